public import Foundation

/// Follows what a person does with the tabs, and may refuse.
///
/// Nothing is asked or told when code selects a tab (documentation of `selectedIndex`).
///
/// Differs from UIKit: no custom transitions, customizing or `UITab`.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select a page; true unless implemented. Also asked about the page that is
  /// selected already.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// A tap selected a page, or was on the tab of the page that is selected already.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Agrees: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
