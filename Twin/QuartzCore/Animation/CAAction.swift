public import CoreGraphics

/// Something that happens when a property of a layer changes; usually an animation.
public protocol CAAction: AnyObject {
  /// Reacts to an event of an object, usually a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for another one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
