import Foundation

/// One tab of a tab bar.
final class UITabBarButton: BarItemControl {
  let item: UITabBarItem
  private let label = UILabel()
  private let picture = UIImageView()
  private let badge = UILabel()

  /// Below the picture: 10 points, medium weight (Human Interface Guidelines of iOS 7 to 17). Beside it: 13 points
  /// (flutter/flutter, pull request 39258, measured in iOS 13); assumed: of regular weight, and 12 in a low bar.
  private static func titleFont(_ style: UITabBarItemAppearance.Style) -> UIFont {
    switch style {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12)
    }
  }
  /// How far the title's middle is above the bar's lower edge, in points.
  ///
  /// Assumed: read off published screenshots; Apple gives no number.
  private static let titleHeight: CGFloat = 8
  /// How far the picture's middle is below the bar's upper edge, in points (assumed).
  private static let pictureDepth: CGFloat = 19
  /// The height of a badge, in points (assumed).
  private static let badgeHeight: CGFloat = 18
  /// What is free between a picture and the title beside it, and before and after both, in points (assumed).
  private static let gap: CGFloat = 8

  /// How picture and title are placed.
  var arrangement = UITabBarItemAppearance.Style.stacked {
    didSet { if arrangement != oldValue { tintColorDidChange() } }
  }

  /// The color of a tab that is not selected; the system's gray unless set.
  var unselectedColor: UIColor? {
    didSet { tintColorDidChange() }
  }

  /// Whether the tab lies on glass, where its picture and its title are together in the middle.
  var isOnGlass = false {
    didSet { tintColorDidChange() }
  }

  /// Whether the tab lies on glass of its own, and shows its picture alone.
  var isApart = false {
    didSet { showParts() }
  }

  /// Whether no other tab shows, and this one its picture alone.
  var isAlone = false {
    didSet { if isAlone != oldValue { showParts() } }
  }

  private var hasPictureAlone: Bool { isApart || isAlone }

  private func showParts() {
    label.isHidden = hasPictureAlone
    setNeedsLayout()
  }

  /// How the app wants tabs to look.
  var look: UITabBarItemAppearance? {
    didSet { reload() }
  }

  private var stateLook: UITabBarItemStateAppearance? {
    look?.look(isSelected: isSelected, isEnabled: isEnabled)
  }

  init(item: UITabBarItem, onTap: @escaping () -> Void) {
    self.item = item
    super.init(showing: item)
    label.textAlignment = .center
    addSubview(label)
    picture.contentMode = .center
    addSubview(picture)
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.clipsToBounds = true
    addSubview(badge)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    reload()
    item.shownView = self
    item.onChange = { [weak self] in
      self?.reload()
      (self?.superview as? UITabBar)?.paint()
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func reload() {
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? stateLook?.badgeBackgroundColor ?? .systemRed
    isEnabled = item.isEnabled
    tintColorDidChange()
    setNeedsLayout()
  }

  override var usualAccessibilityLabel: String? {
    item.accessibilityLabel ?? (isApart ? item.title : nil)
  }

  /// A button and a tab (AccessibilitySnapshot's description of accessible objects, where the one hides the other).
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(.tabBarItem)
  }

  override func stateDidChange() {
    super.stateDidChange()
    tintColorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let color: UIColor = isSelected ? tintColor : restingColor
    label.show(item.title, writing, font: Self.titleFont(arrangement), color: color)
    setNeedsLayout()
    label.alpha = isEnabled ? 1 : 0.5
    picture.tintColor = stateLook?.iconColor ?? color
    picture.image = shownPicture
    picture.alpha = label.alpha
    writeBadge()
  }

  /// How the app has the title written: as the item says, or else the bar's look.
  private var writing: BarWriting {
    var own = item.writing(in: [.normal], shownBy: self)
    if isSelected || !isEnabled {
      // The color of a tab that is not selected is no other's.
      own[.foregroundColor] = nil
      own.merge(item.writing(in: [isEnabled ? .selected : .disabled], shownBy: self)) { $1 }
    }
    return look?.writing(isSelected: isSelected, isEnabled: isEnabled).merging(own) { $1 } ?? own
  }

  /// On glass a color for all tabs that are not selected is ignored (code-payments/code-ios-app, pull request 572).
  private var restingColor: UIColor {
    isOnGlass ? .label : unselectedColor ?? SystemSurface.restingTab
  }

  /// What the item says counts for more than the bar's look.
  private func writeBadge() {
    let state: UIControl.State = isEnabled ? (isSelected ? .selected : .normal) : .disabled
    let own = item.badgeTextAttributes(for: state) ?? item.badgeTextAttributes(for: .normal) ?? [:]
    let all = (stateLook?.badgeTextAttributes ?? [:]).merging(own) { $1 }
    badge.font = all[.font] as? UIFont ?? .systemFont(ofSize: 13)
    badge.textColor = all[.foregroundColor] as? UIColor ?? .white
  }

  /// A low bar shows the picture for phones on their side, if there is one.
  ///
  /// Source: Apple, WWDC17 session 204, "Updating Your App for iOS 11". Assumed: selected or not.
  private var shownPicture: UIImage? { lowPicture ?? item.picture(isSelected: isSelected) }

  private var lowPicture: UIImage? {
    arrangement == .compactInline && item.image != nil ? item.landscapeImagePhone : nil
  }

  // MARK: Layout

  /// How wide picture and title are side by side, with what is free around them, in points.
  var contentWidth: CGFloat {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)
    return rowWidth(label.sizeThatFits(room).width) + 2 * Self.gap
  }

  private func rowWidth(_ titleWidth: CGFloat) -> CGFloat {
    let pictureWidth = picture.image?.size.width ?? 0
    return pictureWidth > 0 && titleWidth > 0
      ? pictureWidth + Self.gap + titleWidth : pictureWidth + titleWidth
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.bounds.size = picture.image?.size ?? .zero
    let size = label.sizeThatFits(bounds.size)
    label.bounds = CGRect(x: 0, y: 0, width: min(size.width, bounds.width), height: size.height)
    if arrangement == .stacked { placeStacked() } else { placeInRow() }
    let insets = lowPicture == nil ? item.imageInsets : item.landscapeImagePhoneInsets
    picture.contentMode = insets == .zero ? .center : .scaleToFill
    picture.frame = picture.frame.inset(by: insets)
    let own = item.titlePositionAdjustment
    let shift = own == .zero ? stateLook?.titlePositionAdjustment ?? own : own
    label.center.x += shift.horizontal
    label.center.y += shift.vertical
    placeBadge()
  }

  /// On glass: a picture of at most 28 points above a line of text (FabBar; the room between them assumed).
  private func placeStacked() {
    let titleY = isOnGlass ? bounds.midY + 14.5 : bounds.maxY - Self.titleHeight
    let glassY = hasPictureAlone ? bounds.midY : bounds.midY - 6.5
    let pictureY = isOnGlass ? glassY : Self.pictureDepth - UITabBar.rowGap
    label.center = CGPoint(x: bounds.midX, y: titleY)
    picture.center = CGPoint(x: bounds.midX, y: pictureY)
  }

  private func placeInRow() {
    let width = rowWidth(label.bounds.width)
    let excess = max(0, width - bounds.width)
    label.bounds.size.width = max(0, label.bounds.width - excess)
    let row = CGRect(
      x: bounds.midX - (width - excess) / 2, y: 0, width: width - excess, height: bounds.height)
    let size = picture.bounds.size
    let pictureRow = CGRect(x: row.minX, y: 0, width: size.width, height: bounds.height)
    let titleRow = CGRect(
      x: row.maxX - label.bounds.width, y: 0, width: label.bounds.width, height: bounds.height)
    picture.center = CGPoint(x: directed(pictureRow, in: bounds).midX, y: bounds.midY)
    label.center = CGPoint(x: directed(titleRow, in: bounds).midX, y: bounds.midY)
  }

  /// At the picture's upper corner (assumed).
  private func placeBadge() {
    let height = Self.badgeHeight
    let width = max(height, badge.sizeThatFits(.zero).width + 8)
    let shift = stateLook?.badgePositionAdjustment ?? .zero
    let isHigher = isOnGlass || arrangement != .stacked
    let y = isHigher ? picture.center.y - 17 : 2 - UITabBar.rowGap
    badge.frame = CGRect(
      x: picture.center.x + 6 + shift.horizontal,
      y: (isOnGlass ? y : max(0, y)) + shift.vertical, width: width, height: height)
    badge.layer.cornerRadius = height / 2
  }
}
