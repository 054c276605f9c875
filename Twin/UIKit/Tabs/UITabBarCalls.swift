extension UITabBarDelegate {
  /// Lets `delegate.tabBar?(...)` compile, which Objective-C's optional methods need.
  ///
  /// Disfavored, since a tab bar controller, which is a delegate, has a `tabBar` that is the bar.
  @_disfavoredOverload
  public var tabBar: UITabBarDelegateCalls? {
    UITabBarDelegateCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UITabBarDelegateCalls {
  let delegate: any UITabBarDelegate

  /// A person tapped a tab.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }

  /// A person is about to choose the tabs of the bar.
  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, willBeginCustomizing: items)
  }

  /// A person chooses the tabs of the bar.
  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, didBeginCustomizing: items)
  }

  /// A person is about to be done with choosing the tabs.
  public func callAsFunction(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    delegate.tabBar(tabBar, willEndCustomizing: items, changed: changed)
  }

  /// A person is done with choosing the tabs.
  public func callAsFunction(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    delegate.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}
