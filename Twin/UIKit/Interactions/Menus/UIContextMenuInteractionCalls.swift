public import Foundation

extension UIContextMenuInteractionDelegate {
  /// Lets `delegate.contextMenuInteraction?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var contextMenuInteraction: UIContextMenuInteractionDelegateCalls? {
    UIContextMenuInteractionDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIContextMenuInteractionDelegateCalls {
  let delegate: any UIContextMenuInteractionDelegate

  /// What is lifted out of its place as the menu comes (since iOS 16); the view unless implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
  }

  /// Where the preview goes back to (since iOS 16); where it came from unless implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
  }

  /// What is lifted out of its place as the menu comes; asked if the newer method says nothing.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Where the preview goes back to; asked if the newer method says nothing.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// A person tapped the preview.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// The menu is about to come.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  /// The menu is about to go.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}
