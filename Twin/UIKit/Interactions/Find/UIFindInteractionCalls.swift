extension UIFindInteractionDelegate {
  /// Lets `delegate.findInteraction?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var findInteraction: UIFindInteractionDelegateCalls? {
    UIFindInteractionDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIFindInteractionDelegateCalls {
  let delegate: any UIFindInteractionDelegate

  /// A session has begun.
  public func callAsFunction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    delegate.findInteraction(interaction, didBegin: session)
  }

  /// A session has ended.
  public func callAsFunction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    delegate.findInteraction(interaction, didEnd: session)
  }
}
