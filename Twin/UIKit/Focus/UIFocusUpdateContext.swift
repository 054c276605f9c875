public import Foundation

/// From where to where the focus moves.
///
/// Since none moves on the simulated phone, these come from tests only, and know of nothing.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What had the focus.
  open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// What gets it.
  open weak var nextFocusedItem: (any UIFocusItem)? { nil }
  /// What had the focus, if that is a view.
  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// What gets it, if that is a view.
  open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// The sides to which it moves.
  open var focusHeading: UIFocusHeading { [] }
}

/// From which row to which the focus moves.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; nil if it was outside of the table.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets it; nil if that is outside of the table.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// From which item to which the focus moves.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; nil if it was outside of the collection.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets it; nil if that is outside of the collection.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// How long an animation of the focus takes.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The time, in seconds.
  var duration: TimeInterval { get }
}

/// Animates together with the focus.
///
/// Assumed: one that no move of the focus brought, as a test makes it, makes the changes at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private final class Still: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { 0 }
  }

  /// Makes changes together with the focus.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }

  /// Makes changes together with what gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(Still())
    completion?()
  }

  /// Makes changes together with what loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(Still())
    completion?()
  }
}
