public import Foundation

extension UIToolTipInteractionDelegate {
  /// Lets `delegate.toolTipInteraction?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var toolTipInteraction: UIToolTipInteractionDelegateCalls? {
    UIToolTipInteractionDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIToolTipInteractionDelegateCalls {
  let delegate: any UIToolTipInteractionDelegate

  /// The text for a place; nil for none.
  public func callAsFunction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
  {
    delegate.toolTipInteraction(interaction, configurationAt: point)
  }
}
