public import Foundation

/// Hears of taps on a tab bar without a controller.
///
/// The methods about choosing tabs are called for ``UITabBar/beginCustomizingItems(_:)``.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person tapped a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  /// A person is about to choose the tabs of the bar.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

  /// A person chooses the tabs of the bar.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

  /// A person is about to be done with choosing the tabs.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

  /// A person is done with choosing the tabs.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing: the method is optional.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Does nothing: the method is optional.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Does nothing: the method is optional.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Does nothing: the method is optional.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// Does nothing: the method is optional.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
