public import Foundation

extension UILargeContentViewerInteractionDelegate {
  /// Lets `delegate.largeContentViewerInteraction?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var largeContentViewerInteraction: UILargeContentViewerInteractionDelegateCalls? {
    UILargeContentViewerInteractionDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UILargeContentViewerInteractionDelegateCalls {
  let delegate: any UILargeContentViewerInteractionDelegate

  /// The finger was lifted, from an item or from none.
  public func callAsFunction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {
    delegate.largeContentViewerInteraction(interaction, didEndOn: item, at: point)
  }

  /// The item at a point of the interaction's view.
  public func callAsFunction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    delegate.largeContentViewerInteraction(interaction, itemAt: point)
  }
}
