public import Foundation

/// Says where in a view a person may write with a pencil instead of typing, and hears of it. Optional methods all.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Whether writing may begin at a point of the interaction's view; it may unless implemented.
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  /// Whether the view is to become first responder only after the pencil has paused; no unless implemented.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// The person begins to write.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// The person has written.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Agrees: the method is optional.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }

  /// No: the method is optional.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }

  /// Does nothing: the method is optional.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}

  /// Does nothing: the method is optional.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Lets an app have a say in writing with a pencil in a view of text. A phone has no pencil, so nobody writes.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  private weak var ownDelegate: (any UIScribbleInteractionDelegate)?
  private weak var ownView: UIView?

  /// Makes an interaction that asks a delegate; keeps it weakly.
  public init(delegate: any UIScribbleInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }

  /// Whether a person is likely to write: one has used a pencil before; no, as on every device without one.
  open class var isPencilInputExpected: Bool { false }

  /// Who has a say.
  open weak var delegate: (any UIScribbleInteractionDelegate)? { ownDelegate }
  /// Whether a person is writing in the view.
  open var isHandlingWriting: Bool { false }

  /// The view that it was added to.
  open weak var view: UIView? { ownView }
  /// Tells that it is about to be added to a view, or taken away. Does nothing unless overridden.
  open func willMove(to view: UIView?) {}
  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) {
    ownView = view
  }
}
