import Foundation

/// One tab of a tab bar. UIKit's own is called `UITabBarButton`.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let label = UILabel()

  /// Size of the title, in points (Human Interface Guidelines of iOS 7 to 17: 10, medium weight).
  private static let titleSize: CGFloat = 10
  /// How far the title's middle is above the bar's lower edge, in points.
  ///
  /// Assumed: read off published screenshots; Apple gives no number.
  private static let titleHeight: CGFloat = 8

  /// The color of a tab that is not selected; the system's gray unless set.
  var unselectedColor: UIColor? {
    didSet { tintColorDidChange() }
  }

  init(item: UITabBarItem, onTap: @escaping () -> Void) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: Self.titleSize, weight: .medium)
    label.textAlignment = .center
    addSubview(label)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    reload()
    item.onChange = { [weak self] in self?.reload() }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func reload() {
    label.text = item.title
    isEnabled = item.isEnabled
    tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    tintColorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = isSelected ? tintColor : unselectedColor ?? SystemSurface.restingTab
    label.alpha = isEnabled ? 1 : 0.5
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    label.bounds = CGRect(x: 0, y: 0, width: min(size.width, bounds.width), height: size.height)
    label.center = CGPoint(x: bounds.midX, y: bounds.maxY - Self.titleHeight)
  }
}
