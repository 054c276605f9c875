import Foundation

extension UITextView: UITextDraggable, UITextDroppable {
  /// Decides what is dragged of the text, and follows it.
  public final weak var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragging.of(self).dragDelegate }
    set { TextDragging.of(self).dragDelegate = newValue }
  }

  /// The interaction that lets the selected text be dragged. Set its `isEnabled` to false to let none.
  public final var textDragInteraction: UIDragInteraction? { TextDragging.of(self).attachDrag() }

  /// Whether text of the view is dragged.
  public final var isTextDragActive: Bool { TextDragging.of(self).hasDrag }

  /// How what is dragged looks.
  public final var textDragOptions: UITextDragOptions {
    get { TextDragging.of(self).options }
    set { TextDragging.of(self).options = newValue }
  }

  /// Decides what becomes of a drop, and follows it.
  public final weak var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragging.of(self).dropDelegate }
    set { TextDragging.of(self).dropDelegate = newValue }
  }

  /// The interaction that takes text which is dropped.
  public final var textDropInteraction: UIDropInteraction? { TextDragging.of(self).attachDrop() }

  /// Whether something is dragged over the view.
  public final var isTextDropActive: Bool { TextDragging.of(self).hasDrop }
}

extension UITextField: UITextDraggable, UITextDroppable {
  /// Decides what is dragged of the text, and follows it.
  public final weak var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragging.of(self).dragDelegate }
    set { TextDragging.of(self).dragDelegate = newValue }
  }

  /// The interaction that lets the selected text be dragged. Set its `isEnabled` to false to let none.
  public final var textDragInteraction: UIDragInteraction? { TextDragging.of(self).attachDrag() }

  /// Whether text of the field is dragged.
  public final var isTextDragActive: Bool { TextDragging.of(self).hasDrag }

  /// How what is dragged looks.
  public final var textDragOptions: UITextDragOptions {
    get { TextDragging.of(self).options }
    set { TextDragging.of(self).options = newValue }
  }

  /// Decides what becomes of a drop, and follows it.
  public final weak var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragging.of(self).dropDelegate }
    set { TextDragging.of(self).dropDelegate = newValue }
  }

  /// The interaction that takes text which is dropped.
  public final var textDropInteraction: UIDropInteraction? { TextDragging.of(self).attachDrop() }

  /// Whether something is dragged over the field.
  public final var isTextDropActive: Bool { TextDragging.of(self).hasDrop }
}
