public import Foundation

/// Texts of a field that were set with attributes.
struct FieldTexts {
  var placeholder: NSAttributedString?
  /// What was set, and what was set for all of the text then, which later settings change.
  var text: (own: NSAttributedString, font: UIFont?, color: UIColor?)?
  /// Whether one of them shows.
  var isShown = false
}

extension UITextField {
  /// The text with its attributes; where it has none, those of all of the text.
  ///
  /// The font, the color and the alignment of its first character become those of the field. Differs from UIKit: when
  /// a character is typed or deleted, all of the text looks like its first character.
  public final var attributedText: NSAttributedString? {
    get {
      text.map { texts.text(that: $0, font, textColor, defaultTextAttributes) }
    }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      adopt(newValue.attributes(at: 0, effectiveRange: nil))
      texts.text = (newValue, font, textColor)
      showText()
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

  /// Shows the text, or what stands in its place, with the attributes that it was set with.
  ///
  /// - Returns: False if it was set without, or is secret.
  func showAttributes(isEmpty: Bool) -> Bool {
    var shown: NSAttributedString?
    if isEmpty {
      var usual = defaultTextAttributes
      usual[.foregroundColor] = UIColor.placeholderText
      shown = texts.placeholder.map { usual.completing($0) }
    } else if !isSecureTextEntry, let kept = texts.text, kept.own.string == text {
      shown = attributedText
    }
    if texts.isShown {
      // The label has taken over the look of what it showed.
      label.attributedText = nil
      label.font = font
    }
    texts.isShown = shown != nil
    if let shown {
      let alignment = textAlignment
      label.attributedText = shown
      label.textAlignment = alignment
    }
    return texts.isShown
  }
}

extension FieldTexts {
  /// The text with the attributes that were set, if it still is the one that they were set for.
  fileprivate func text(
    that now: String, _ font: UIFont?, _ color: UIColor?, _ usual: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    guard let text, text.own.string == now else {
      return NSAttributedString(string: now, attributes: usual)
    }
    let result = NSMutableAttributedString(attributedString: usual.completing(text.own))
    let all = NSRange(location: 0, length: result.length)
    if let font, font != text.font { result.addAttribute(.font, value: font, range: all) }
    if let color, color != text.color {
      result.addAttribute(.foregroundColor, value: color, range: all)
    }
    return result
  }
}

extension [NSAttributedString.Key: Any] {
  /// A text with these attributes where it has none of its own.
  fileprivate func completing(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text.string, attributes: self)
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { own, range, _ in result.addAttributes(own, range: range) }
    return result
  }
}

extension UITextField {
  /// Shows the text, or the placeholder.
  func showText() {
    let isEmpty = ownText.isEmpty
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if showAttributes(isEmpty: isEmpty) { return }
    label.text =
      isEmpty
      ? placeholder : isSecureTextEntry ? String(repeating: "•", count: ownText.count) : ownText
    label.textColor = isEmpty ? .placeholderText : textColor
  }
}
