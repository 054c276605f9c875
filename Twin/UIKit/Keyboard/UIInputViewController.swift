import Foundation

/// What a keyboard sees of the text into which it types.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the cursor; nil if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text after the cursor; nil if there is none.
  var documentContextAfterInput: String? { get }
  /// What is selected; nil if nothing is.
  var selectedText: String? { get }
  /// Moves the cursor by some letters; negative ones to the front.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// The keyboard with which the text is written; nil if nothing is.
  var documentInputMode: UITextInputMode? { get }
  /// Puts text at the cursor that may still change.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Lets such text stay.
  func unmarkText()
}

/// A controller of a keyboard of the app's own, or of what is above the keys.
///
/// An object returns one as its `inputViewController` or `inputAccessoryViewController`.
/// Differs from UIKit: there are no keyboards for other apps, and no dictionaries.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = DocumentProxy()

  /// The controller's view, if it is one for keys.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// Makes a view that looks as the keyboard.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  /// The text into which the person types.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The language of the keyboard.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation.
  open var hasDictationKey = false
  /// Whether the keyboard of an extension may do all; no, since this is none.
  open var hasFullAccess: Bool { false }
  /// Whether the keyboard must have a key for other ones; no, since it is the app's own.
  open var needsInputModeSwitchKey: Bool { false }

  /// Takes the keyboard away: the first responder gives up being it.
  open func dismissKeyboard() { proxy.responder?.resignFirstResponder() }
  /// Goes over to the person's next keyboard. Does nothing for a keyboard of the app's own.
  open func advanceToNextInputMode() {}

  /// Says later which words the system knows besides those of dictionaries. Differs from UIKit: it knows none, as of a person
  /// without contacts and abbreviations.
  open func requestSupplementaryLexicon(
    completion completionHandler: @escaping (UILexicon) -> Void
  ) {
    UISystem.current.loop.post { completionHandler(UILexicon([])) }
  }

  // MARK: What it hears. Differs from UIKit: nobody calls these.

  /// What is selected is about to change. Does nothing unless overridden.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// What is selected has changed. Does nothing unless overridden.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// The text is about to change. Does nothing unless overridden.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text has changed. Does nothing unless overridden.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text of the first responder.
private final class DocumentProxy: NSObject, UITextDocumentProxy {
  var responder: UIResponder? { UIApplication.shared.keyWindow?.firstResponder }
  private var input: (any UITextInput)? { responder as? any UITextInput }
  private var keys: (any UIKeyInput)? { responder as? any UIKeyInput }

  var hasText: Bool { keys?.hasText ?? false }
  func insertText(_ text: String) { keys?.insertText(text) }
  func deleteBackward() { keys?.deleteBackward() }

  private func text(_ range: (any UITextInput, UITextRange) -> UITextRange?) -> String? {
    guard let input, let selection = input.selectedTextRange, let range = range(input, selection),
      let text = input.text(in: range), !text.isEmpty
    else { return nil }
    return text
  }

  var documentContextBeforeInput: String? {
    text { $0.textRange(from: $0.beginningOfDocument, to: $1.start) }
  }
  var documentContextAfterInput: String? {
    text { $0.textRange(from: $1.end, to: $0.endOfDocument) }
  }
  var selectedText: String? { text { $1 } }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let selection = input.selectedTextRange,
      let place = input.position(from: selection.start, offset: offset)
    else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  var documentInputMode: UITextInputMode? { responder?.textInputMode }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    input?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { input?.unmarkText() }
}
