public import Foundation

/// Follows what a navigation controller shows.
///
/// Differs from UIKit: no custom transitions, no orientations.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A page is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController, animated: Bool)

  /// A page is shown, and its transition has ended.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing: the method is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController, animated: Bool
  ) {}

  /// Does nothing: the method is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController, animated: Bool
  ) {}

  /// Lets `delegate.navigationController?(...)` compile, which Objective-C's optional methods need.
  public var navigationController: UINavigationControllerDelegateCalls? {
    UINavigationControllerDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
public struct UINavigationControllerDelegateCalls {
  let delegate: any UINavigationControllerDelegate

  /// A page is about to be shown.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// A page is shown, and its transition has ended.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }
}
