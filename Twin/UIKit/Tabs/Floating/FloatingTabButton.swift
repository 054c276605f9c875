import CoreGraphics
import Foundation

/// One tab at the upper end of a tablet.
final class FloatingTabButton: BarItemControl {
  let item: UITabBarItem
  /// The tint that an app gave the bar; nil for that of the views around.
  var ownTint: UIColor?

  private let label = UILabel()
  private let picture = UIImageView()
  private let badge = UILabel()

  /// What is free before and after a title, in points (assumed).
  private static let margin: CGFloat = 16
  /// How high a badge is, in points (assumed).
  private static let badgeHeight: CGFloat = 16

  init(item: UITabBarItem, onTap: @escaping () -> Void) {
    self.item = item
    super.init(showing: item)
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 11)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.clipsToBounds = true
    for view in [label, picture, badge] { addSubview(view) }
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    reload()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the item as it is now.
  func reload() {
    let color: UIColor = isSelected ? ownTint.map(adjustedTint) ?? tintColor : .label
    label.text = hasPicture ? nil : item.title
    label.textColor = color
    picture.image = hasPicture ? item.picture(isSelected: isSelected) : nil
    picture.tintColor = color
    isEnabled = item.isEnabled
    for view in [label, picture] { view.alpha = isEnabled ? 1 : 0.5 }
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    setNeedsLayout()
  }

  private var hasPicture: Bool { item.isForSearching || item.title?.isEmpty ?? true }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  override var usualAccessibilityLabel: String? {
    item.accessibilityLabel ?? item.title
  }

  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(.tabBarItem)
  }

  /// How wide the tab is where there is room, in points.
  var contentWidth: CGFloat {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)
    let content = picture.image?.size.width ?? label.sizeThatFits(room).width
    return content.rounded(.up) + 2 * Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    label.bounds.size = CGSize(width: min(size.width, bounds.width), height: size.height)
    picture.bounds.size = picture.image?.size ?? .zero
    for view in [label, picture] { view.center = CGPoint(x: bounds.midX, y: bounds.midY) }
    let height = Self.badgeHeight
    let width = max(height, badge.sizeThatFits(.zero).width + 8)
    badge.frame = directed(
      CGRect(x: bounds.maxX - width, y: bounds.minY, width: width, height: height), in: bounds)
    badge.layer.cornerRadius = height / 2
  }
}
