public import Foundation

/// A text of which what is selected can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Decides what is dragged, and follows it.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that lets text be dragged. Set its `isEnabled` to false to let none.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text of the view is dragged.
  var isTextDragActive: Bool { get }
  /// How what is dragged looks.
  var textDragOptions: UITextDragOptions { get set }
}

/// How text looks that is dragged.
nonisolated public struct UITextDragOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: Int

  /// Makes options of their number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Without the text's own colors. Differs from UIKit: the text keeps them.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// Text that is about to be dragged.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The text's part.
  var dragRange: UITextRange { get }
  /// What is dragged unless the delegate says otherwise.
  var suggestedItems: [UIDragItem] { get }
  /// What the drag has already.
  var existingItems: [UIDragItem] { get }
  /// Whether the part is selected. Differs from UIKit: it always is, since nothing else is dragged.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Decides what of a text is dragged, and follows it. All of it is optional.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// What is dragged: the suggested items unless implemented, and nothing if there are none.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]

  /// How an item looks that is lifted; nil for its text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// The text is about to be lifted.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)

  /// The finger begins to move with the text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession)

  /// The drag is over, and this has come of it.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// The suggested items: the method is optional.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }

  /// The text: the method is optional.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }

  /// Does nothing: the method is optional.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}

  /// Does nothing: the method is optional.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) {}

  /// Does nothing: the method is optional.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
  ) {}
}
