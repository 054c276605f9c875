public import Foundation

extension UIEditMenuInteractionDelegate {
  /// Lets `delegate.editMenuInteraction?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var editMenuInteraction: UIEditMenuInteractionDelegateCalls? {
    UIEditMenuInteractionDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIEditMenuInteractionDelegateCalls {
  let delegate: any UIEditMenuInteractionDelegate

  /// The menu; nil for the suggested actions.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.editMenuInteraction(
      interaction, menuFor: configuration, suggestedActions: suggestedActions)
  }

  /// What the menu must not cover, in the view of the interaction; null for the configuration's point.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    delegate.editMenuInteraction(interaction, targetRectFor: configuration)
  }

  /// The menu comes.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
  }

  /// The menu goes.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator)
  }
}
