public import Foundation

/// From the first tap to the last key: whom a text view asks and tells, and in which order.
///
/// Source: documentation of `UITextViewDelegate`. Assumed: the notification follows the delegate's method.
extension UITextView {
  /// Told when editing begins; its object is the view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// Told when a person changed the text; its object is the view.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  /// Told when editing ended; its object is the view.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  var agreesToBegin: Bool {
    UISystem.current.running(.app("textViewShouldBeginEditing(_:)")) {
      delegate?.textViewShouldBeginEditing(self) ?? true
    }
  }

  var agreesToEnd: Bool {
    UISystem.current.running(.app("textViewShouldEndEditing(_:)")) {
      delegate?.textViewShouldEndEditing(self) ?? true
    }
  }

  func editingDidBegin() {
    tellBarsOfKeyboard()
    UISystem.current.running(.app("textViewDidBeginEditing(_:)")) {
      delegate?.textViewDidBeginEditing(self)
    }
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func editingDidEnd() {
    UISystem.current.running(.app("textViewDidEndEditing(_:)")) {
      delegate?.textViewDidEndEditing(self)
    }
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// What the delete key takes away: what is selected, or else the character before the cursor; nil if
  /// there is neither.
  var rangeBeforeCursor: NSRange? {
    let range = selectedRange
    if range.length > 0 { return range }
    guard range.location > 0 else { return nil }
    return (text as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
  }

  /// Replaces a part of the text, puts the cursor behind what is new, and tells.
  func replace(_ range: NSRange, with replacement: String) {
    showText((text as NSString).replacingCharacters(in: range, with: replacement))
    selectedRange = NSRange(
      location: range.location + (replacement as NSString).length, length: 0)
    UISystem.current.running(.app("textViewDidChangeSelection(_:)")) {
      delegate?.textViewDidChangeSelection(self)
    }
    UISystem.current.running(.app("textViewDidChange(_:)")) {
      delegate?.textViewDidChange(self)
    }
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func type(_ replacement: String, over range: NSRange) {
    let isAllowed = UISystem.current.running(
      .app("textView(_:shouldChangeTextIn:replacementText:)")
    ) {
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }
    if isAllowed { replace(range, with: replacement) }
  }
}

extension UITextView: UIKeyInput {}

extension UITextView: KeyPressReceiver {
  func receive(_ key: KeyPress) {
    guard isEditable else { return }
    switch key {
    case .character(let character): type(String(character), over: selectedRange)
    case .return: type("\n", over: selectedRange)
    case .delete:
      guard let range = rangeBeforeCursor else { return }
      type("", over: range)
    }
  }
}
