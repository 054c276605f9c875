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
}
