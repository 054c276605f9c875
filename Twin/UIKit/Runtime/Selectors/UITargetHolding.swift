public import Foundation

/// Has a target whose methods may be performed by their names.
///
/// Objective-C finds a method of any object, so that tests write `item.target?.perform(item.action)` of a target that
/// is declared as `AnyObject`. Here the same name also stands for the target as an `NSObject`, which has the method.
///
/// Differs from UIKit: there is no such protocol.
@preconcurrency @MainActor
public protocol UITargetHolding: AnyObject {}

extension UITargetHolding where Self: UIBarButtonItem {
  /// The target, where only an object of Foundation's does.
  @_disfavoredOverload
  public var target: NSObject? { (self as UIBarButtonItem).ownTarget as? NSObject }
}

extension UIBarButtonItem: UITargetHolding {}
