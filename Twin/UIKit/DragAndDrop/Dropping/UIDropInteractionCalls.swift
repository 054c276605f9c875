extension UIDropInteractionDelegate {
  /// Lets `delegate.dropInteraction?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var dropInteraction: UIDropInteractionDelegateCalls? {
    UIDropInteractionDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIDropInteractionDelegateCalls {
  let delegate: any UIDropInteractionDelegate

  /// Whether the view may want a drag at all; it does unless implemented.
  public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    delegate.dropInteraction(interaction, canHandle: session)
  }

  /// The finger has come over the view.
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, sessionDidEnter: session)
  }

  /// The finger is over the view, or has moved there: what would a drop be? Nothing unless implemented.
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    delegate.dropInteraction(interaction, sessionDidUpdate: session)
  }

  /// The finger has left the view.
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, sessionDidExit: session)
  }

  /// The finger has been lifted over the view: the place to load the data.
  public func callAsFunction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, performDrop: session)
  }

  /// What was dropped is in its place.
  public func callAsFunction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, concludeDrop: session)
  }

  /// The drag has ended, here or elsewhere.
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, sessionDidEnd: session)
  }

  /// Where a thing comes down; nil lets it fade away.
  public func callAsFunction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    delegate.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
  }

  /// A thing is about to come down.
  public func callAsFunction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
  }
}
