public import Foundation

/// An object whose state is kept for the app's next start. All of it is optional.
///
/// Differs from UIKit: the system keeps no states by itself; apps and tests may call the methods with a coder.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// What the object belongs to; nil unless implemented.
  var restorationParent: (any UIStateRestoring)? { get }

  /// Who makes the object anew; nil unless implemented.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

  /// Puts the object's state into an archive.
  func encodeRestorableState(with coder: NSCoder)

  /// Takes the object's state out of an archive.
  func decodeRestorableState(with coder: NSCoder)

  /// All objects have their states.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// None: the property is optional.
  public var restorationParent: (any UIStateRestoring)? { nil }

  /// None: the property is optional.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }

  /// Does nothing: the method is optional.
  public func encodeRestorableState(with coder: NSCoder) {}

  /// Does nothing: the method is optional.
  public func decodeRestorableState(with coder: NSCoder) {}

  /// Does nothing: the method is optional.
  public func applicationFinishedRestoringState() {}
}

/// A class that makes objects anew whose state was kept.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// Makes the object; nil for none.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A class that makes pages anew whose state was kept; see `UIViewController.restorationClass`.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Makes the page; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController: UIStateRestoring {}

extension UIApplication {
  /// Lets restoration go on after the app has started. Differs from UIKit: the system keeps no states.
  public final func extendStateRestoration() {}

  /// Ends what was begun by ``extendStateRestoration()``.
  public final func completeStateRestoration() {}
}
