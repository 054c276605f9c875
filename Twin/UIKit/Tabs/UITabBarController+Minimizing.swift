import CoreGraphics
import Foundation

/// The bar that becomes small as the page is scrolled, on phones from iOS 26 on.
extension UITabBarController {
  /// The content of the selected page moved.
  ///
  /// The bar becomes small as content begins to move its way. Once `onScrollDown` made it small it comes back at the
  /// top of the content, not before (software-mansion/react-native-screens issues 3954 and 4312, of the system's own
  /// apps, too; Apollo-Reborn issue 196), though the documentation says "when scrolling in the opposite direction".
  ///
  /// Assumed: `onScrollUp` does as documented; content that moves without a finger, or that fits, changes nothing.
  ///
  /// - Parameter distance: How far it moved; positive if what is farther down comes into sight.
  func contentMoved(by distance: CGFloat, in scrollView: UIScrollView) {
    guard tabList.minimizeBehavior.isActive, distance != 0,
      scrollView.isDragging || scrollView.isDecelerating
    else { return }
    let offset = scrollView.contentOffset.y
    guard offset > -scrollView.adjustedContentInset.top else {
      if tabList.minimizeBehavior == .onScrollDown { makeBarSmall(false) }
      return
    }
    let visibleEnd = scrollView.bounds.maxY - scrollView.adjustedContentInset.bottom
    guard visibleEnd <= scrollView.contentSize.height else { return }
    switch tabList.minimizeBehavior {
    case .onScrollDown: if distance > 0 { makeBarSmall(true) }
    case .onScrollUp: makeBarSmall(distance < 0)
    case .automatic, .never: break
    }
  }

  /// Lets the bar shrink to the selected tab, or show all tabs again.
  ///
  /// Only phones' bars do (documentation of SwiftUI's `TabBarMinimizeBehavior`). Assumed: as long as bars take to
  /// slide, and pages keep their safe area, so that what is read does not jump; a page that is selected by code
  /// changes nothing, but where the tab for searching is selected the bar is never small.
  func makeBarSmall(_ isSmall: Bool) {
    guard isSmall != bar.isSmall, let viewIfLoaded else { return }
    if isSmall {
      guard traitCollection.userInterfaceIdiom == .phone, !isBarAway, bar.roomWhileSmall != nil
      else { return }
    }
    let change = {
      self.bar.isSmall = isSmall
      self.bar.layoutIfNeeded()
      self.placeAccessory()
      self.tabList.accessoryView?.layoutIfNeeded()
    }
    guard viewIfLoaded.window != nil else { return change() }
    UIView.animate(
      withDuration: TimeInterval(UINavigationController.hideShowBarDuration), delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
  }
}

extension UITabBarController.MinimizeBehavior {
  /// Whether the bar becomes small at all.
  ///
  /// What the system thinks right is a bar that stays (water-rs/waterui, pull request 801, of iOS 26).
  var isActive: Bool { self == .onScrollDown || self == .onScrollUp }
}
