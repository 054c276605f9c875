import CoreGraphics
import Foundation

/// The tabs at the upper end, on tablets from iOS 18 on.
///
/// They are there where the width is regular. An app has them at the lower end by another size class: the compact one,
/// or none (developer.apple.com/forums/thread/763429; wix/react-native-navigation, pull request 7947).
extension UITabBarController {
  /// Whether there may be tabs at the upper end.
  static var mayFloat: Bool {
    let system = UISystem.current
    return system.behaviour.floatsTabBarsOnTablets && system.description.idiom == .pad
  }

  /// What shows the tabs: the bar, or the capsule at the upper end.
  var shownBar: UIView { floatingBar ?? bar }

  /// Looks again at which end the tabs are.
  func readBarPlace() {
    let floats = Self.mayFloat && traitCollection.horizontalSizeClass == .regular
    guard isViewLoaded else { return }
    guard floats != (floatingBar != nil) else { return readRoomForTabs() }
    shownBar.removeFromSuperview()
    floatingBar = floats ? FloatingTabBar(of: self) : nil
    readRoomForTabs()
    sidebarDidChange()
    for page in pages { (page as? UINavigationController)?.readBottomBarWish() }
    let navigation = selectedPage as? UINavigationController
    UIView.performWithoutAnimation {
      settleBar(isAway: isTabBarHidden || navigation?.isBottomBarHidden ?? false)
      layOutSelectedPage()
    }
    view.setNeedsLayout()
  }

  /// The tabs at the upper end may need another width.
  func floatingTabsDidChange() {
    guard let floatingBar, floatingBar.superview != nil, !isBarAway else { return }
    put(.rest)
    (selectedPage as? UINavigationController)?.bar.placeContentAnew()
  }

  /// The row of the tabs, which is that of a navigation bar, in the controller's view.
  private var floatingRow: CGRect {
    guard let viewIfLoaded else { return .zero }
    let hasGlass = UISystem.current.behaviour.hasGlassBars
    return CGRect(
      x: viewIfLoaded.bounds.minX,
      y: max(viewIfLoaded.safeAreaInsets.top, hasGlass ? BarGlass.leastTop : 0),
      width: viewIfLoaded.bounds.width,
      height: hasGlass ? BarGlass.barHeight : UIView.tabletBarHeight)
  }

  /// How far the tabs at the upper end reach below what the screen's edge takes, in points.
  ///
  /// The safe area of a page without a navigation bar begins there (assumed: as below a navigation bar).
  var floatingOverlap: CGFloat {
    guard floatingBar != nil, !isBarAway, !showsSidebar, let viewIfLoaded else { return 0 }
    return floatingRow.maxY - viewIfLoaded.safeAreaInsets.top
  }

  /// Where tabs at the upper end rest: in the middle of the row, on glass at its top, as buttons are there.
  ///
  /// Source: a log of constraints in a bar 834 points wide: the room of two tabs begins at 338 and is 158 wide
  /// (stackoverflow.com/questions/79625345).
  var floatingFrame: CGRect {
    guard let floatingBar else { return .zero }
    let row = floatingRow
    let size = floatingBar.sizeThatFits(row.insetBy(dx: BarGlass.margin, dy: 0).size)
    let hasGlass = UISystem.current.behaviour.hasGlassBars
    return CGRect(
      x: (row.midX - size.width / 2).rounded(),
      y: hasGlass ? row.minY : (row.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
  }
}

extension UINavigationBar {
  /// Where the tabs begin that are in the bar's row, in points from its left; nil if there are none.
  var startOfTabs: CGFloat? {
    guard let tabs = navigationController?.parent as? UITabBarController,
      let floatingBar = tabs.floatingBar, !tabs.isBarAway, !tabs.showsSidebar
    else { return nil }
    return floatingBar.frame.minX
  }
}
