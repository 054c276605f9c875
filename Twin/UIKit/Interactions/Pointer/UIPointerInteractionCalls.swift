extension UIPointerInteractionDelegate {
  /// Lets `delegate.pointerInteraction?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var pointerInteraction: UIPointerInteractionCalls? {
    UIPointerInteractionCalls(delegate: self)
  }
}

/// The optional methods of a pointer's delegate, called through `?`.
@preconcurrency @MainActor
public struct UIPointerInteractionCalls {
  let delegate: any UIPointerInteractionDelegate

  /// The region around a place of the pointer.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
  }

  /// What the pointer looks like in a region.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    delegate.pointerInteraction(interaction, styleFor: region)
  }

  /// The pointer comes into a region.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    delegate.pointerInteraction(interaction, willEnter: region, animator: animator)
  }

  /// The pointer leaves a region.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    delegate.pointerInteraction(interaction, willExit: region, animator: animator)
  }
}
