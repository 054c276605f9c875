import Foundation

/// How an app has the texts of bars written: what it does not say is as the system has it.
typealias BarWriting = [NSAttributedString.Key: Any]

extension UILabel {
  /// Shows a text of a bar.
  ///
  /// Writes only what is new, as bars say the same again and again.
  ///
  /// - Parameters:
  ///   - writing: What the app says of it.
  ///   - font: Where the app says none.
  ///   - color: Where the app says none.
  func show(_ text: String?, _ writing: BarWriting, font: UIFont, color: UIColor) {
    guard !writing.isEmpty else {
      dress(in: font, color)
      return self.text = text
    }
    let font = writing[.font] as? UIFont ?? font
    let color = writing[.foregroundColor] as? UIColor ?? color
    dress(in: font, color)
    let isPlain = writing.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
    guard let text, !isPlain else { return self.text = text }
    var all = writing
    (all[.font], all[.foregroundColor]) = (font, color)
    attributedText = NSAttributedString(string: text, attributes: all)
  }

  private func dress(in font: UIFont, _ color: UIColor) {
    if self.font !== font, self.font != font { self.font = font }
    if textColor !== color, textColor != color { textColor = color }
  }

  /// Shows a text of a bar that has attributes of its own, which count for more than all others.
  func show(_ text: NSAttributedString, _ writing: BarWriting, font: UIFont, color: UIColor) {
    show(text.string, writing, font: font, color: color)
    var all = writing
    (all[.font], all[.foregroundColor]) = (self.font, textColor)
    attributedText = text.mapping { $0 = all.merging($0) { $1 } }
  }
}
