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
      editingDelegate?.textViewShouldBeginEditing(self) ?? true
    }
  }

  var agreesToEnd: Bool {
    UISystem.current.running(.app("textViewShouldEndEditing(_:)")) {
      editingDelegate?.textViewShouldEndEditing(self) ?? true
    }
  }

  func editingDidBegin() {
    setNeedsLayout()
    tellBarsOfKeyboard()
    UISystem.current.running(.app("textViewDidBeginEditing(_:)")) {
      editingDelegate?.textViewDidBeginEditing(self)
    }
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func editingDidEnd() {
    setNeedsLayout()
    UISystem.current.running(.app("textViewDidEndEditing(_:)")) {
      editingDelegate?.textViewDidEndEditing(self)
    }
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// What is typed comes in the place of this.
  var insertionRange: NSRange {
    clearsOnInsertion ? NSRange(location: 0, length: editedText.length) : selectedRange
  }

  /// Replaces a part of the text without asking anybody, puts the cursor behind what is new, and tells.
  func edit(_ range: NSRange, with replacement: String) {
    change(range, with: NSAttributedString(string: replacement, attributes: typingAttributes))
  }

  func formerText(in range: NSRange) -> NSAttributedString {
    storage.attributedSubstring(from: range)
  }

  func putBack(_ former: NSAttributedString, at range: NSRange) {
    change(range, with: former)
  }

  private func change(_ range: NSRange, with replacement: NSAttributedString) {
    clearsOnInsertion = false
    editor.change(range, with: replacement.string) {
      replaceInStorage(range, with: replacement)
    }
    hasMovedCursor = true
    tellOfSelection()
    UISystem.current.running(.app("textViewDidChange(_:)")) {
      editingDelegate?.textViewDidChange(self)
    }
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Scrolls as far as it needs for the cursor to be in sight, after an edit.
  ///
  /// Source: general knowledge of text that is higher than its view. Assumed: in the next layout pass, so that a view
  /// that grows with its text has its new size, and without an animation.
  func showMovedCursor() {
    guard hasMovedCursor else { return }
    hasMovedCursor = false
    if isFirstResponder, isScrollEnabled { show(NSMaxRange(selectedRange)) }
  }

  /// Scrolls until a place in the text shows.
  func show(_ location: Int) {
    var rect = flow.caret(at: location)
    rect.size.width = 1
    scrollRectToVisible(rect.offsetBy(dx: 0, dy: canvas.frame.minY), animated: false)
  }

  /// Shows the cursor, what is selected and what was found.
  func showMarks() {
    if isFirstResponder || showsMarks {
      editor.marks.show(in: self, around: canvas)
      showsMarks = isFirstResponder
    }
    finding?.showMarks()
  }

  private func tellOfSelection() {
    UISystem.current.running(.app("textViewDidChangeSelection(_:)")) {
      editingDelegate?.textViewDidChangeSelection(self)
    }
  }

  func allowsEdit(_ range: NSRange, with replacement: String) -> Bool {
    UISystem.current.running(.app("textView(_:shouldChangeTextIn:replacementText:)")) {
      editingDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
        ?? true
    }
  }
}

extension UITextView: UITextInput {}

extension UITextView: EditedTextView {
  var editedText: NSString { text as NSString }

  var takesEdits: Bool { isEditable }

  func selectionDidChange() {
    clearsOnInsertion = false
    ownTyping = nil
    tellObservers()
    tellOfSelection()
  }

  func styling(at location: Int) -> [NSAttributedString.Key: Any] {
    let index = min(location, storage.length - 1)
    return index >= 0 ? storage.attributes(at: index, effectiveRange: nil) : typingAttributes
  }
}

extension UITextView: KeyPressReceiver {
  func receive(_ key: KeyPress) {
    guard isEditable else { return }
    switch key {
    case .character(let character): type(String(character))
    case .return: type("\n")
    case .delete:
      guard let range = editor.rangeBeforeCursor else { return deleteBackward() }
      if allowsEdit(range, with: "") { deleteBackward() }
    }
  }

  private func type(_ text: String) {
    if allowsEdit(insertionRange, with: text) { insertText(text) }
  }
}
