public import Foundation

/// From the first tap to the last key: whom a text field asks and tells, and in which order.
///
/// Source: documentation of `UITextFieldDelegate` (the flow of the editing process). Assumed: a control
/// event follows the delegate's method, and the notification comes last.
extension UITextField {
  /// Told when a field begins editing; its object is the field.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  /// Told when a person changed the text; its object is the field.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Told when a field ended editing; its object is the field.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  var agreesToBegin: Bool {
    UISystem.current.running(.app("textFieldShouldBeginEditing(_:)")) {
      delegate?.textFieldShouldBeginEditing(self) ?? true
    }
  }

  var agreesToEnd: Bool {
    UISystem.current.running(.app("textFieldShouldEndEditing(_:)")) {
      delegate?.textFieldShouldEndEditing(self) ?? true
    }
  }

  func editingDidBegin() {
    setNeedsLayout()
    tellBarsOfKeyboard()
    if clearsOnBeginEditing, hasText, agreesToClear { replaceText(with: "") }
    UISystem.current.running(.app("textFieldDidBeginEditing(_:)")) {
      delegate?.textFieldDidBeginEditing(self)
    }
    tell(.editingDidBegin, Self.textDidBeginEditingNotification)
  }

  func editingDidEnd() {
    setNeedsLayout()
    UISystem.current.running(.app("textFieldDidEndEditing(_:reason:)")) {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
    tell(.editingDidEnd, Self.textDidEndEditingNotification)
  }

  private func tell(_ event: UIControl.Event, _ notification: NSNotification.Name) {
    onEvent(event)
    sendActions(for: event)
    NotificationCenter.default.post(name: notification, object: self)
  }

  // MARK: Changes

  /// Takes over a changed text, and tells.
  func replaceText(with newText: String) {
    text = newText
    UISystem.current.running(.app("textFieldDidChangeSelection(_:)")) {
      delegate?.textFieldDidChangeSelection(self)
    }
    tell(.editingChanged, Self.textDidChangeNotification)
  }

  /// Changes a part of the text as a key does: if the delegate lets it.
  private func type(
    _ replacement: String, over range: Range<String.Index>, of former: String,
    _ change: () -> Void
  ) {
    let isAllowed = UISystem.current.running(
      .app("textField(_:shouldChangeCharactersIn:replacementString:)")
    ) {
      delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(range, in: former),
        replacementString: replacement) ?? true
    }
    if isAllowed { change() }
  }

  private var agreesToClear: Bool {
    UISystem.current.running(.app("textFieldShouldClear(_:)")) {
      delegate?.textFieldShouldClear(self) ?? true
    }
  }

  /// The button was tapped that empties the field.
  ///
  /// Assumed: editing begins with that.
  func clearByButton() {
    guard agreesToClear else { return }
    replaceText(with: "")
    becomeFirstResponder()
  }

  /// The return key: the delegate is asked; then the control's events, and if anybody has an action for
  /// `editingDidEndOnExit`, editing ends.
  ///
  /// Source: UIKit documentation, `UIControl.Event.editingDidEndOnExit`, and common use: an action for it,
  /// even an empty one, puts the keyboard away.
  private func pressReturn() {
    let isDefault = UISystem.current.running(.app("textFieldShouldReturn(_:)")) {
      delegate?.textFieldShouldReturn(self) ?? true
    }
    guard isDefault else { return }
    let isExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if isExit { resignFirstResponder() }
    onReturn()
  }
}

extension UITextField: UIKeyInput {}

extension UITextField: KeyPressReceiver {
  func receive(_ key: KeyPress) {
    let former = text ?? ""
    switch key {
    case .character(let character):
      type(String(character), over: former.endIndex..<former.endIndex, of: former) {
        insertText(String(character))
      }
    case .delete:
      guard !former.isEmpty else { return deleteBackward() }
      let last = former.index(before: former.endIndex)
      type("", over: last..<former.endIndex, of: former) { deleteBackward() }
    case .return:
      if !enablesReturnKeyAutomatically || hasText { pressReturn() }
    }
  }
}
