public import Foundation

extension UICollisionBehaviorDelegate {
  /// Lets `delegate.collisionBehavior?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var collisionBehavior: UICollisionBehaviorDelegateCalls? {
    UICollisionBehaviorDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UICollisionBehaviorDelegateCalls {
  let delegate: any UICollisionBehaviorDelegate

  /// Two items have bumped.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    delegate.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
  }

  /// Two items do not touch any more.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    delegate.collisionBehavior(behavior, endedContactFor: item1, with: item2)
  }

  /// An item has bumped into a boundary; that of the reference view has no identifier.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    delegate.collisionBehavior(
      behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
  }

  /// An item does not touch a boundary any more.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
  }
}
