import Foundation

// UIKit's `updates` may be nil and yet does not escape, which Swift can say only of a closure that is
// always there. Without these forms, closures that do not escape cannot be passed on, and changes inside
// need a `self` that Apple's compiler does not ask for.

extension UITableView {
  /// Performs several changes together; `updates` runs before the method returns.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}

extension UICollectionView {
  /// Performs several changes together; `updates` runs before the method returns.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
