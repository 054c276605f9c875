import CoreGraphics
package import Foundation

/// The tabs of a controller at the upper end of a tablet, from iOS 18 on: titles on a capsule that floats.
///
/// The controller's `tabBar` is in no window meanwhile; it still has the items, and says which one is selected.
///
/// Source: Apple, "Elevating your iPad app with a tab bar and sidebar" (it floats over the content at the top, and
/// shares space with the navigation bar); tidev/titanium-sdk, pull requests 14337 (no pictures) and 14295 (no looks of
/// an app); eggswift/ESTabBarController, issue 292 (an app has to add `tabBar` to the view itself, to have it there).
/// Assumed: sizes and colors, pictures of tabs without a title and of those for searching, badges, and that the tint of
/// `tabBar` counts.
package final class FloatingTabBar: UIView {
  /// How high the capsule is, in points: on glass as high as its other pieces, else assumed.
  private let height: CGFloat
  /// What is free between the edge of the capsule and its tabs, in points (assumed).
  private static let padding: CGFloat = 4

  private weak var controller: UITabBarController?
  private let capsule: UIVisualEffectView
  private let spot = UIView()
  private var buttons: [FloatingTabButton] = []
  private var dropping: TabDropping?
  /// Shows the sidebar in place of the tabs.
  private let sidebarButton = UIButton(type: .system)
  private static let sidebarButtonWidth: CGFloat = 44

  init(of controller: UITabBarController) {
    self.controller = controller
    let hasGlass = UISystem.current.behaviour.hasGlassBars
    height = hasGlass ? BarGlass.side : 36
    capsule =
      hasGlass
      ? BarGlassView() : UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    super.init(frame: .zero)
    spot.backgroundColor = .tertiarySystemFill
    for view in [capsule, spot] {
      view.isUserInteractionEnabled = false
      view.clipsToBounds = true
      addSubview(view)
    }
    sidebarButton.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    sidebarButton.accessibilityLabel = "Show Sidebar"
    sidebarButton.addAction(
      UIAction { [weak self] _ in self?.controller?.sidebar.hide(false, isAnimated: true) },
      for: .touchUpInside)
    addSubview(sidebarButton)
    reload()
    dropping = TabDropping(controller, view: self) { [weak self] point in
      self?.buttons.first { $0.frame.contains(point) }?.item
    }
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// Shows the items of the controller's bar as they are now.
  func reload() {
    guard let bar = controller?.bar else { return }
    let items = bar.items ?? []
    if !items.elementsEqual(buttons.map(\.item), by: ===) { makeButtons(for: items) }
    sidebarButton.isHidden = controller?.hasSidebar != true
    let selected = bar.selectedItem
    for button in buttons {
      button.isSelected = button.item === selected
      button.ownTint = bar.ownTintColor
      button.reload()
    }
    controller?.floatingTabsDidChange()
    setNeedsLayout()
  }

  private func makeButtons(for items: [UITabBarItem]) {
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { item in
      let button = FloatingTabButton(item: item) { [weak self] in
        self?.controller?.bar.tapped(item)
      }
      addSubview(button)
      return button
    }
  }

  /// As wide as the tabs are, if there is so much room.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = tabsWidth + buttonWidth + 2 * Self.padding
    return CGSize(width: min(size.width, width).rounded(.up), height: height)
  }

  private var buttonWidth: CGFloat { sidebarButton.isHidden ? 0 : Self.sidebarButtonWidth }

  private var tabsWidth: CGFloat { buttons.reduce(0) { $0 + $1.contentWidth } }

  /// Places the tabs one after the other; where there is too little room all of them are narrower.
  package override func layoutSubviews() {
    super.layoutSubviews()
    capsule.frame = bounds
    capsule.layer.cornerRadius = bounds.height / 2
    let inner = bounds.within(rim: Self.padding)
    let part = max(0, inner.width - buttonWidth) / max(1, tabsWidth)
    sidebarButton.frame = directed(
      CGRect(x: inner.minX, y: inner.minY, width: buttonWidth, height: inner.height), in: bounds)
    var x = inner.minX + buttonWidth
    for button in buttons {
      let width = button.contentWidth * part
      button.frame = directed(
        CGRect(x: x, y: inner.minY, width: width, height: inner.height), in: bounds)
      x += width
    }
    placeSpot()
  }

  private func placeSpot() {
    let selected = buttons.first(where: \.isSelected)
    spot.isHidden = selected == nil
    guard let selected else { return }
    spot.frame = selected.frame
    spot.layer.cornerRadius = selected.bounds.height / 2
  }
}
