import CoreGraphics
import Foundation

/// What iOS 26 has besides the bar.
extension UITabBarController {
  /// When the bar becomes small.
  nonisolated public enum MinimizeBehavior: Int, Sendable {
    /// When the system thinks it right.
    case automatic = 0
    /// Never.
    case never = 1
    /// When the page is scrolled down, until it is scrolled up.
    case onScrollDown = 2
    /// When the page is scrolled up, until it is scrolled down.
    case onScrollUp = 3
  }

  /// How far the accessory reaches above the bar, in points.
  var accessoryRoom: CGFloat {
    tabList.accessoryView == nil ? 0 : TabAccessoryView.height + TabAccessoryView.gap
  }

  /// Shows another accessory, or none; see `setBottomAccessory(_:animated:)`.
  ///
  /// Assumed: the one fades away and the other in, as long as bars take to slide.
  func showAccessory(_ next: UITabAccessory?, isAnimated: Bool) {
    let former = tabList.accessoryView
    tabList.accessory = next
    tabList.accessoryView =
      UISystem.current.behaviour.hasGlassBars ? next.map(TabAccessoryView.init) : nil
    guard let viewIfLoaded else { return }
    guard isAnimated, viewIfLoaded.window != nil else {
      former?.removeFromSuperview()
      return accessoryDidChange()
    }
    UIView.performWithoutAnimation {
      placeAccessory()
      tabList.accessoryView?.alpha = 0
      tabList.accessoryView?.layoutIfNeeded()
    }
    UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
      former?.alpha = 0
      self.tabList.accessoryView?.alpha = 1
      self.accessoryDidChange()
    } completion: { _ in
      former?.removeFromSuperview()
    }
  }

  private func accessoryDidChange() {
    placeAccessory()
    layOutSelectedPage()
    view.setNeedsLayout()
  }

  /// Puts the accessory above the bar, beside a small one, or, where that is away, at the lower end of the view.
  ///
  /// Source of the places: documentation of `UITabAccessory.Environment`.
  func placeAccessory() {
    guard let accessory = tabList.accessoryView, let viewIfLoaded else { return }
    if accessory.superview !== viewIfLoaded { viewIfLoaded.addSubview(accessory) }
    let bounds = viewIfLoaded.bounds
    accessory.isInline = bar.isSmall && !isBarAway
    if accessory.isInline, let room = bar.roomWhileSmall {
      accessory.frame = room.offsetBy(dx: bar.frame.minX, dy: bar.frame.minY)
      return
    }
    let bottom = bounds.maxY - viewIfLoaded.safeAreaInsets.bottom
    let isLowest = isBarAway || floatingBar != nil
    let y = isLowest ? bottom - TabAccessoryView.height : barFrame.minY - accessoryRoom
    accessory.frame = CGRect(
      x: bounds.minX + TabAccessoryView.margin, y: y,
      width: max(0, bounds.width - 2 * TabAccessoryView.margin), height: TabAccessoryView.height)
  }
}
