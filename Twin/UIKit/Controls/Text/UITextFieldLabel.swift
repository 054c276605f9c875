import Foundation

/// What a field shows, drawn by the field's own methods: its placeholder, and its text while nobody edits it.
///
/// Assumed: the rectangles that the methods get are those of the label, from its upper left corner.
final class UITextFieldLabel: TypesetLabel {
  /// Whether the text is being edited: the field's methods do not draw it then.
  var isEdited = false { didSet { if isEdited != oldValue { setNeedsDisplay() } } }

  private var field: UITextField? { (superview ?? canvas?.superview) as? UITextField }

  override func drawText(in rect: CGRect) {
    if let field, field.ownText.isEmpty {
      field.drawPlaceholder(in: rect)
    } else if let field, !isEdited {
      field.drawText(in: rect)
    } else {
      drawLines(in: rect)
    }
  }

  /// Draws one of the field's two texts, be it the one that the label shows or not.
  func draw(_ text: NSAttributedString?, isShown: Bool, in rect: CGRect) {
    if isShown { drawLines(in: rect) } else { text?.draw(in: rect) }
  }
}
