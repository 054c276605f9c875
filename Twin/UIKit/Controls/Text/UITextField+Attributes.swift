import Foundation

/// Texts of a field that were set with attributes.
struct FieldTexts {
  var placeholder: (plain: String?, rich: NSAttributedString?) = (nil, nil)
  /// What was set, and what was set for all of the text then, which later settings change.
  var text: (own: NSAttributedString, font: UIFont?, color: UIColor?)?
  /// Whether one of them shows.
  var isShown = false
}

extension UITextField {
  /// Shows another text with attributes. Overrides of the properties for plain text and its look are not called.
  func show(_ newText: NSAttributedString?) {
    show(newText?.string ?? "")
    editor.textWasSet()
    if let newText, newText.length > 0 {
      adopt(newText.attributes(at: 0, effectiveRange: nil))
      texts.text = (newText, font, textColor)
      showText()
    }
    tellObservers()
  }

  /// The text with the attributes that it was set with.
  func attributed(_ text: String) -> NSAttributedString {
    texts.text(that: text, font, textColor, defaultTextAttributes)
  }

  /// The attributes of all of the text.
  var usualAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  /// Gives all of the text the look of these attributes.
  func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont {
      ownFont = font
      label.font = font
    }
    if let color = attributes[.foregroundColor] as? UIColor { ownTextColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      label.textAlignment = style.alignment
    }
    showText()
  }

  /// Shows something else while there is no text.
  func show(placeholder: (plain: String?, rich: NSAttributedString?)) {
    texts.placeholder = placeholder
    showText()
  }

  /// Shows the text, or what stands in its place, with the attributes that it was set with.
  ///
  /// - Returns: False if it was set without, or is secret.
  func showAttributes(isEmpty: Bool) -> Bool {
    var shown: NSAttributedString?
    if isEmpty {
      var usual = defaultTextAttributes
      usual[.foregroundColor] = UIColor.placeholderText
      shown = texts.placeholder.rich.map { usual.completing($0) }
    } else if !isSecureTextEntry, let kept = texts.text, kept.own.string == ownText {
      shown = attributed(ownText)
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
    defer { seatLabel(showsPlaceholder: isEmpty && label.text?.isEmpty == false) }
    if showAttributes(isEmpty: isEmpty) { return }
    label.text =
      isEmpty
      ? placeholder : isSecureTextEntry ? String(repeating: "•", count: ownText.count) : ownText
    label.textColor = isEmpty ? .placeholderText : textColor
  }

  /// A placeholder is a label among the field's subviews, the text is not.
  ///
  /// Source: apps that look for a label there to change how the placeholder looks; `TextCanvas` for the text.
  private func seatLabel(showsPlaceholder: Bool) {
    guard showsPlaceholder != (label.superview === self) else { return }
    if showsPlaceholder {
      label.leaveCanvas()
      insertSubview(label, aboveSubview: canvas)
      label.frame = canvas.frame
    } else {
      label.removeFromSuperview()
      canvas.show(label)
    }
  }
}
