import Foundation

/// Pasting as a delegate says.
///
/// Assumed: the things are asked about in their order, and put in when the last one is known; those that become nothing
/// are left out, and nothing happens if all do.
final class TextPasting {
  private let view: any EditedTextView & UITextPasteConfigurationSupporting
  private let delegate: any UITextPasteDelegate
  private let target: UITextRange
  private var results: [NSAttributedString??] = []

  private init(
    _ view: any EditedTextView & UITextPasteConfigurationSupporting,
    _ delegate: any UITextPasteDelegate, _ target: UITextRange
  ) {
    self.view = view
    self.delegate = delegate
    self.target = target
  }

  /// Pastes what was copied.
  ///
  /// - Returns: Whether there is a delegate.
  static func begin(in editor: TextEditor) -> Bool {
    guard let view = editor.view as? any EditedTextView & UITextPasteConfigurationSupporting,
      let delegate = view.pasteDelegate, let target = editor.selectedTextRange
    else { return false }
    let pasting = TextPasting(view, delegate, target)
    let copied = UIPasteboard.general.copied
    pasting.results = copied.map { _ in nil }
    for (index, thing) in copied.enumerated() {
      let item = PastedText(thing, attributes: editor.pastingAttributes) { result in
        pasting.take(result, at: index)
      }
      UISystem.current.running(.app("textPasteConfigurationSupporting(_:transform:)")) {
        delegate.textPasteConfigurationSupporting(view, transform: item)
      }
    }
    return true
  }

  private func take(_ result: NSAttributedString?, at index: Int) {
    guard results[index] == nil else { return }
    results[index] = .some(result)
    let known = results.compactMap { $0 }
    guard known.count == results.count else { return }
    let texts = known.compactMap { $0 }
    guard !texts.isEmpty else { return }
    UISystem.current.running(.app("textPasteConfigurationSupporting(_:performPasteOf:to:)")) {
      let text =
        texts.count == 1
        ? texts[0]
        : delegate.textPasteConfigurationSupporting(
          view, combineItemAttributedStrings: texts, for: target)
      let range = delegate.textPasteConfigurationSupporting(
        view, performPasteOf: text, to: target)
      view.selectedTextRange = view.textRange(from: range.end, to: range.end)
    }
  }

  static func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
    let all = NSMutableAttributedString(string: "")
    for text in texts { all.append(text) }
    return all
  }
}

/// A thing on its way from the pasteboard into a text.
private final class PastedText: NSObject, UITextPasteItem {
  private let thing: PasteboardItem
  private let finish: (NSAttributedString?) -> Void
  let defaultAttributes: [NSAttributedString.Key: Any]

  init(
    _ thing: PasteboardItem, attributes: [NSAttributedString.Key: Any],
    finish: @escaping (NSAttributedString?) -> Void
  ) {
    self.thing = thing
    self.finish = finish
    defaultAttributes = attributes
  }

  var localObject: Any? { nil }

  var itemProvider: NSItemProvider {
    if let image = thing.image { return NSItemProvider(object: image) }
    if let text = thing.text { return NSItemProvider(object: text as NSString) }
    return NSItemProvider()
  }

  func setResult(string: String) {
    finish(NSAttributedString(string: string, attributes: defaultAttributes))
  }

  func setResult(attributedString string: NSAttributedString) { finish(string) }

  func setResult(attachment textAttachment: NSTextAttachment) {
    finish(NSAttributedString(attachment: textAttachment, attributes: defaultAttributes))
  }

  func setNoResult() { finish(nil) }

  func setDefaultResult() {
    if let text = thing.text { setResult(string: text) } else { setNoResult() }
  }
}

extension TextEditor {
  /// How text looks that is pasted where the cursor is.
  var pastingAttributes: [NSAttributedString.Key: Any] {
    switch view {
    case let view as UITextView: view.typingAttributes
    case let field as UITextField: field.defaultTextAttributes
    default: [:]
    }
  }

  /// Puts a text in the place of a part, if the delegate lets it, and says where it is then.
  func paste(_ text: NSAttributedString, in target: UITextRange) -> UITextRange {
    let place = range(target)
    guard view.takesEdits, view.allowsEdit(place, with: text.string) else { return target }
    kind = .pasting
    if text.isRich || text.containsAttachments(in: NSRange(location: 0, length: text.length)) {
      view.putBack(text, at: place)
    } else {
      view.edit(place, with: text.string)
    }
    return TextSpan(NSRange(location: place.location, length: text.length))
  }
}
