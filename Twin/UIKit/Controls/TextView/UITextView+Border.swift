import Foundation

/// What is around a text view.
extension UITextView {
  /// What is drawn around the text (since iOS 17).
  nonisolated public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line with round corners.
    case roundedRect = 1
  }

  private final class Border {
    var style = BorderStyle.none
  }

  private var border: Border? { attachments[ObjectIdentifier(Border.self)] as? Border }

  /// What is drawn around the text: nothing unless set (since iOS 17).
  ///
  /// Assumed: it looks as that of a text field, and the text stays where it is.
  public var borderStyle: BorderStyle {
    get { border?.style ?? .none }
    set {
      let border = border ?? Border()
      border.style = newValue
      attachments[ObjectIdentifier(Border.self)] = border
      showBorder()
    }
  }

  /// Shows the border, if there ever was one: else the layer is the app's.
  func showBorder() {
    guard let style = border?.style else { return }
    layer.cornerRadius = style == .roundedRect ? Self.cornerRadius : 0
    layer.borderWidth = style == .roundedRect ? UIScreen.main.pixel : 0
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  /// As of a text field, in points.
  private static let cornerRadius: CGFloat = 5
}
