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
    TextPasting(view, delegate, target).ask(
      of: UIPasteboard.general.copied.map { PastedThing($0) }, in: editor)
    return true
  }

  /// Loads the texts of what was dropped.
  ///
  /// - Parameters:
  ///   - session: What was dropped.
  ///   - editor: The text on which it was.
  ///   - target: The part that it replaces if a delegate decides what becomes of it.
  ///   - completion: Takes the text without such a delegate; it is not called for no text.
  static func load(
    _ session: any UIDropSession, into editor: TextEditor, at target: UITextRange,
    completion: @escaping (NSAttributedString) -> Void
  ) {
    let items = session.items
    session.loadObjects(ofClass: NSString.self) { [weak editor] objects in
      guard let editor else { return }
      let texts = objects.compactMap { $0 as? NSString as String? }
      if let view = editor.view as? any EditedTextView & UITextPasteConfigurationSupporting,
        let delegate = view.pasteDelegate
      {
        var rest = texts[...]
        let things = items.map { item in
          let isText = item.itemProvider.canLoadObject(ofClass: NSString.self)
          return PastedThing(item, text: isText ? rest.popFirst() : nil)
        }
        TextPasting(view, delegate, target).ask(of: things, in: editor)
      } else if !texts.isEmpty {
        let attributes = editor.pastingAttributes
        completion(joined(texts.map { NSAttributedString(string: $0, attributes: attributes) }))
      }
    }
  }

  private func ask(of things: [PastedThing], in editor: TextEditor) {
    results = things.map { _ in nil }
    for (index, thing) in things.enumerated() {
      let item = PastedText(thing, attributes: editor.pastingAttributes) { [self] result in
        take(result, at: index)
      }
      UISystem.current.running(.app("textPasteConfigurationSupporting(_:transform:)")) {
        delegate.textPasteConfigurationSupporting(view, transform: item)
      }
    }
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

/// A thing that was copied, or dropped.
private struct PastedThing {
  let provider: NSItemProvider
  let localObject: Any?
  let text: String?

  init(_ copied: PasteboardItem) {
    if let image = copied.image {
      provider = NSItemProvider(object: image)
    } else if let text = copied.text {
      provider = NSItemProvider(object: text as NSString)
    } else {
      provider = NSItemProvider()
    }
    localObject = nil
    text = copied.text
  }

  init(_ dropped: UIDragItem, text: String?) {
    provider = dropped.itemProvider
    localObject = dropped.localObject
    self.text = text
  }
}

/// A thing on its way from the pasteboard, or from a drag, into a text.
private final class PastedText: NSObject, UITextPasteItem {
  private let thing: PastedThing
  private let finish: (NSAttributedString?) -> Void
  let defaultAttributes: [NSAttributedString.Key: Any]

  init(
    _ thing: PastedThing, attributes: [NSAttributedString.Key: Any],
    finish: @escaping (NSAttributedString?) -> Void
  ) {
    self.thing = thing
    self.finish = finish
    defaultAttributes = attributes
  }

  var localObject: Any? { thing.localObject }

  var itemProvider: NSItemProvider { thing.provider }

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

  /// Puts a text in the place of a part, if a person may edit and the delegate lets it, and says where it is then.
  func paste(_ text: NSAttributedString, in target: UITextRange) -> UITextRange {
    view.takesEdits ? put(text, in: target) : target
  }

  /// Puts a text in the place of a part, if the delegate lets it, and says where it is then.
  func put(_ text: NSAttributedString, in target: UITextRange) -> UITextRange {
    let place = range(target)
    guard view.allowsEdit(place, with: text.string) else { return target }
    kind = .pasting
    if text.isRich || text.containsAttachments(in: NSRange(location: 0, length: text.length)) {
      view.putBack(text, at: place)
    } else {
      view.edit(place, with: text.string)
    }
    return TextSpan(NSRange(location: place.location, length: text.length))
  }
}
