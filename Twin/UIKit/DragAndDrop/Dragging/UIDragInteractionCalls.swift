public import Foundation

extension UIDragInteractionDelegate {
  /// Lets `delegate.dragInteraction?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var dragInteraction: UIDragInteractionDelegateCalls? {
    UIDragInteractionDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIDragInteractionDelegateCalls {
  let delegate: any UIDragInteractionDelegate

  /// What is seen of a thing as it is lifted; the view unless implemented, and nothing for nil.
  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    delegate.dragInteraction(interaction, previewForLifting: item, session: session)
  }

  /// The things are about to be lifted.
  public func callAsFunction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
  }

  /// The finger begins to move with the things.
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, sessionWillBegin: session)
  }

  /// Whether the things may be moved; they may unless implemented.
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
  }

  /// Whether no other app may have them; all may unless implemented.
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
  }

  /// Whether what is under the finger keeps its size; it does not unless implemented.
  public func callAsFunction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool {
    delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
  }

  /// The finger has moved.
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, sessionDidMove: session)
  }

  /// The finger has been lifted, and this will come of it.
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    delegate.dragInteraction(interaction, session: session, willEndWith: operation)
  }

  /// The things have come down, or back.
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    delegate.dragInteraction(interaction, session: session, didEndWith: operation)
  }

  /// Whoever took the things has their data.
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, sessionDidTransferItems: session)
  }

  /// What another finger's tap adds to a drag; nothing unless implemented.
  public func callAsFunction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
  }

  /// Things are about to be added to a drag that the interaction has begun.
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    delegate.dragInteraction(interaction, session: session, willAdd: items, for: addingInteraction)
  }

  /// Where a thing goes back to; nil lets it fade away.
  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    delegate.dragInteraction(interaction, previewForCancelling: item, withDefault: defaultPreview)
  }

  /// A thing is about to go back.
  public func callAsFunction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
  }
}
