public import Foundation

extension UITextField {
  /// The text with its attributes.
  ///
  /// Differs from UIKit: those of the first character hold for all of it; only font, color and alignment.
  public final var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      adopt(newValue.attributes(at: 0, effectiveRange: nil))
    }
  }

  /// The attributes of text that has none of its own.
  ///
  /// Differs from UIKit: only font, color and alignment.
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set { adopt(newValue) }
  }

  private func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
  }
}
