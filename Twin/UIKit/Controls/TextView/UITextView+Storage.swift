import CoreGraphics
import Foundation

/// The text of a text view is in its storage; a label shows it.
extension UITextView {
  /// Where the lines begin.
  var flowOrigin: CGPoint { CGPoint(x: lineInsets.left, y: lineInsets.top) }

  /// How text looks that is set or typed where there is none.
  private var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: label.font as Any, .foregroundColor: label.textColor as Any,
    ]
    if label.textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = label.textAlignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// How the first selected character looks, or else the one before the cursor; at the beginning, how the first one does.
  ///
  /// Source: tests of a library that run on iOS give attributes to what is selected, by the storage, and find them here
  /// (https://github.com/danielsaidi/RichTextKit, `RichTextViewComponent_AttributesTests`).
  var attributesToType: [NSAttributedString.Key: Any] {
    guard storage.length > 0 else { return plainAttributes }
    let selected = editor.selection
    let index = min(max(0, selected.location - (selected.length > 0 ? 0 : 1)), storage.length - 1)
    var attributes = storage.attributes(at: index, effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    return attributes
  }

  // MARK: Changes by code

  /// Source: a test of SZMentionsSwift that runs on iOS (`insertExistingMentions`): a text that is set after
  /// `typingAttributes` has their color. Assumed: it has all of them.
  func setText(_ newText: String) {
    let attributes = plainAttributes.merging(ownTyping ?? [:]) { _, own in own }
    let text = NSAttributedString(string: newText, attributes: attributes)
    changeText { storage.setAttributedString(text) }
    if !newText.isEmpty, ownFont == nil { ownFont = label.font }
    ownTyping = nil
    editor.textWasSet()
  }

  func setAttributedText(_ newText: NSAttributedString) {
    changeText { storage.setAttributedString(newText) }
    if newText.length > 0 { ownFont = label.font }
    ownTyping = nil
    editor.textWasSet()
  }

  /// Gives all of the text another attribute.
  func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    ownTyping?[key] = value
    let all = NSRange(location: 0, length: storage.length)
    changeText { storage.addAttribute(key, value: value, range: all) }
  }

  func overwriteAlignment(_ alignment: NSTextAlignment) {
    let text = storage.mapping { attributes in
      let style = NSMutableParagraphStyle()
      if let former = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(former)
      }
      style.alignment = alignment
      attributes[.paragraphStyle] = style
    }
    changeText { storage.setAttributedString(text) }
  }

  /// Gives fonts that follow the text size the size of now.
  func adjustFonts() {
    let traits = traitCollection
    let text = storage.mapping { attributes in
      guard let font = attributes[.font] as? UIFont else { return }
      attributes[.font] = font.adjusted(for: traits)
    }
    ownFont = ownFont?.adjusted(for: traits)
    changeText { storage.setAttributedString(text) }
  }

  // MARK: Changes by a person

  /// Puts a text in the place of a part.
  func replaceInStorage(_ range: NSRange, with replacement: NSAttributedString) {
    changeText { storage.replaceCharacters(in: range, with: replacement) }
  }

  // MARK: Showing

  private func changeText(_ change: () -> Void) {
    isChangingText = true
    change()
    isChangingText = false
    showStorage()
  }

  /// Somebody else has changed the text: the selection stays where it is, as far as there is text.
  func storageDidChange() {
    guard !isChangingText else { return }
    showStorage()
    editor.textDidChangeElsewhere()
  }

  func showStorage() {
    showByTypesetterIfNeeded()
    if storage.length > 0 {
      let text = storage.mapping { attributes in
        guard attributes[.link] != nil else { return }
        attributes.merge(linkTextAttributes ?? [:]) { $1 }
      }
      let shown = showing(findLinks(), in: text)
      typesetter.shownText = shown
      label.attributedText = shown
    } else {
      typesetter.shownText = nil
      label.text = ""
    }
    contentDidChange()
  }

  /// A text in which parts that were found look like links.
  private func showing(_ links: [NSRange], in text: NSAttributedString) -> NSAttributedString {
    guard !links.isEmpty else { return text }
    let text = NSMutableAttributedString(attributedString: text)
    for range in links { text.addAttributes(linkTextAttributes ?? [:], range: range) }
    return text
  }
}
