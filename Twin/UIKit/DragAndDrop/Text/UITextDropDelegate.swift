public import Foundation

/// A text that takes text which is dropped on it.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// Decides what becomes of a drop, and follows it.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that takes drops.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something is dragged over the view.
  var isTextDropActive: Bool { get }
}

/// Something that is dragged over a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The place in the text under the finger.
  var dropPosition: UITextPosition { get }
  /// What would be done without a delegate: text of the view's own is moved, other text copied.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the text comes from the same view.
  var isSameView: Bool { get }
  /// The drag.
  var dropSession: any UIDropSession { get }
}

/// Decides what becomes of a drop on a text, and follows it. All of it is optional.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Whether a text that cannot be edited takes a drop; it does not unless implemented.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop request: any UITextDropRequest
  ) -> UITextDropEditability

  /// What would become of a drop; what is suggested unless implemented.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal

  /// The drop is about to be taken.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)

  /// How all that is dropped looks as it comes down; it fades away for nil.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// The finger has come over the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession)

  /// The finger is over the text, or has moved there.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession)

  /// The finger has left the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession)

  /// The drag has ended, here or elsewhere.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// It does not: the method is optional.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop request: any UITextDropRequest
  ) -> UITextDropEditability { .no }

  /// What is suggested: the method is optional.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }

  /// Does nothing: the method is optional.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}

  /// As the system has it: the method is optional.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }

  /// Does nothing: the method is optional.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Does nothing: the method is optional.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) {}

  /// Does nothing: the method is optional.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing: the method is optional.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}
