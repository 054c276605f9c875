extension NavigationInterlock {
  /// Whether the tab bar is away below the root of a tab; true at first.
  ///
  /// It goes with the root page when something is pushed on it, and comes back with it: by push, pop,
  /// swipe and cancelled swipe, for whole stacks and deep links, and for a stack that was there before
  /// the tabs. A page may want something else: ``PageWishes/hidesTabBar``. What a page's own
  /// `hidesBottomBarWhenPushed` says stays as the app has set it. Holds from the next change of the
  /// stack on.
  ///
  /// UIKit hides the controller's toolbar too. In a controller without tabs nothing happens.
  ///
  /// Article: hidesBottomBarWhenPushed, set when the controller has one child
  public var hidesTabBarBelowRoot: Bool {
    get { tabBar.hidesBelowRoot }
    set { tabBar.hidesBelowRoot = newValue }
  }
}
