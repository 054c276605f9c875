import Foundation

/// The tab bar below the pages of a navigation controller, which can send it away.
///
/// There are two facts, as with the bar above: what the pages want (`isBottomBarHidden`) and where the
/// bar is or is going (`UITabBarController.isBarAway`). While they differ, a transition that begins
/// takes the bar along: it rides on the page that has a bar, and so moves with the lower page when the
/// upper one has none (multiple reports), also under a finger.
///
/// Assumed: the same in all eras. A bug of iOS 14.0, where `popToRoot` leaves the bar away, is left out.
extension UINavigationController {
  /// The tab bar controller that has a tab for these pages.
  private var tabs: UITabBarController? { parent as? UITabBarController }

  /// The tab bar controller that shows these pages now.
  private var showingTabs: UITabBarController? {
    tabs.flatMap { $0.selectedPage === self ? $0 : nil }
  }

  // MARK: Wish

  /// Looks again whether a page of the stack wants the tab bar away: any page, and the root too.
  ///
  /// The root counts: setting its own `hidesBottomBarWhenPushed` around a push, and taking it back
  /// after, is a customary way to send the bar away (multiple sources).
  ///
  /// Tabs at the upper end of a tablet stay (eggswift/ESTabBarController, issue 292).
  func readBottomBarWish() {
    let isUnwanted = stack.contains { $0.hidesBottomBarWhenPushed }
    isBottomBarHidden =
      tabs.map { isUnwanted && $0.floatingBar == nil || $0.isTabBarHidden } ?? false
    toolbarState.isSentAway = tabs == nil && isUnwanted
  }

  /// The height of the tabs that are there at the pages' lower end, in points.
  var tabBarHeight: CGFloat {
    guard let tabs, !isBottomBarHidden, !tabs.bar.isHidden, tabs.floatingBar == nil else {
      return 0
    }
    return tabs.bar.heightAboveEdge
  }

  /// How far tabs at the upper end reach below what the screen's edge takes, in points.
  var floatingTabsOverlap: CGFloat { tabs?.floatingOverlap ?? 0 }

  /// What tab bar and toolbar do to a page that is shown now.
  func bottomBarOverlap(over page: UIViewController) -> BottomBarOverlap {
    var overlap = BottomBarOverlap(covered: tabs?.accessoryRoom ?? 0)
    if let tabs, !isBottomBarHidden { overlap = BottomBarOverlap(of: tabs.bar, over: page) }
    addToolbar(to: &overlap, over: page)
    return overlap
  }

  // MARK: Place

  /// Puts the tab bar where it stays.
  func settleBottomBar() {
    showingTabs?.settleBar(isAway: isBottomBarHidden)
    readContentEdge()
  }

  /// Lets the tab bar ride on the page that it belongs to, if it comes or goes with these pages.
  ///
  /// - Returns: Whether it does.
  func boardBottomBar(in transition: NavigationTransition, from: UIView, to: UIView) -> Bool {
    guard transition.isAnimated, let tabs = showingTabs, tabs.isBarAway != isBottomBarHidden,
      let carrier = (isBottomBarHidden ? from : to) as? UIViewControllerWrapperView
    else { return false }
    tabs.isBarAway = isBottomBarHidden
    UIView.performWithoutAnimation {
      carrier.carry(tabs.bar)
      tabs.bar.frame = tabs.barFrame
    }
    return true
  }

  /// Begins the tab bar's way in a transition of the app's own, which has no page to ride on.
  ///
  /// Assumed: it slides as far as the screen is wide.
  func openBottomBar(for transition: NavigationTransition) -> BarMove? {
    guard transition.isAnimated, let tabs = showingTabs, tabs.isBarAway != isBottomBarHidden
    else { return nil }
    tabs.isBarAway = isBottomBarHidden
    let move = BarMove(isHiding: isBottomBarHidden, in: transition.operation)
    UIView.performWithoutAnimation { tabs.put(move.start) }
    return move
  }

  /// Puts the tab bar in a place of its own view.
  func putBottomBar(_ place: BarPlace) {
    showingTabs?.put(place)
  }

  /// A transition that moves the tab bar goes back: where the bar was is where it counts as being.
  ///
  /// Assumed: whatever the pages want by now.
  func turnBottomBarBack() {
    isBottomBarHidden.toggle()
    showingTabs?.isBarAway = isBottomBarHidden
  }
}
