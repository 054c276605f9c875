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
      toldDelegate?.textFieldShouldBeginEditing(self) ?? true
    }
  }

  var agreesToEnd: Bool {
    UISystem.current.running(.app("textFieldShouldEndEditing(_:)")) {
      toldDelegate?.textFieldShouldEndEditing(self) ?? true
    }
  }

  func editingDidBegin() {
    setNeedsLayout()
    tellBarsOfKeyboard()
    if clearsOnBeginEditing, hasText, agreesToClear { clear() }
    UISystem.current.running(.app("textFieldDidBeginEditing(_:)")) {
      toldDelegate?.textFieldDidBeginEditing(self)
    }
    tell(.editingDidBegin, Self.textDidBeginEditingNotification)
    // The cursor goes to its place (tests of MAUI's search bars see it there). Assumed: last, and at once.
    if isFirstResponder { tellOfSelection() }
  }

  func editingDidEnd() {
    setNeedsLayout()
    UISystem.current.running(.app("textFieldDidEndEditing(_:reason:)")) {
      toldDelegate?.textFieldDidEndEditing(self, reason: .committed)
    }
    tell(.editingDidEnd, Self.textDidEndEditingNotification)
  }

  /// A field that is disabled while it is edited gives up.
  ///
  /// Source: davidsansome/tsurukame, pull request 898, with pictures of 2026. Assumed: in all eras (by
  /// facebook/react-native issue 2274 of 2015 editing went on), and by `resignFirstResponder()`, so that the
  /// delegate can refuse.
  func endEditingIfDisabled() {
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  private func tell(_ event: UIControl.Event, _ notification: NSNotification.Name) {
    onEvent(event)
    sendActions(for: event)
    NotificationCenter.default.post(name: notification, object: self)
  }

  // MARK: Changes

  /// What is typed comes in the place of this.
  var insertionRange: NSRange {
    clearsOnInsertion ? NSRange(location: 0, length: editedText.length) : editor.selection
  }

  /// Replaces a part of the text without asking anybody, puts the cursor behind what is new, and tells.
  func edit(_ range: NSRange, with replacement: String) {
    clearsOnInsertion = false
    editor.change(range, with: replacement) {
      show(editedText.replacingCharacters(in: range, with: replacement))
    }
    tellOfSelection()
    tell(.editingChanged, Self.textDidChangeNotification)
  }

  private func tellOfSelection() {
    UISystem.current.running(.app("textFieldDidChangeSelection(_:)")) {
      toldDelegate?.textFieldDidChangeSelection(self)
    }
  }

  private func clear() {
    edit(NSRange(location: 0, length: editedText.length), with: "")
  }

  /// Whether the delegate lets a part of the text be replaced.
  func allowsEdit(_ range: NSRange, with replacement: String) -> Bool {
    UISystem.current.running(.app("textField(_:shouldChangeCharactersIn:replacementString:)")) {
      toldDelegate?.textField(
        self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }
  }

  private var agreesToClear: Bool {
    UISystem.current.running(.app("textFieldShouldClear(_:)")) {
      toldDelegate?.textFieldShouldClear(self) ?? true
    }
  }

  /// The button was tapped that empties the field.
  ///
  /// Assumed: editing begins with that.
  func clearByButton() {
    guard agreesToClear else { return }
    clear()
    becomeFirstResponder()
  }

  /// The return key: the delegate is asked; then the control's events, and if anybody has an action for
  /// `editingDidEndOnExit`, editing ends.
  ///
  /// Source: UIKit documentation, `UIControl.Event.editingDidEndOnExit`, and common use: an action for it,
  /// even an empty one, puts the keyboard away.
  private func pressReturn() {
    let isDefault = UISystem.current.running(.app("textFieldShouldReturn(_:)")) {
      toldDelegate?.textFieldShouldReturn(self) ?? true
    }
    guard isDefault else { return }
    let isExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if isExit { resignFirstResponder() }
    onReturn()
  }
}

extension UITextField: UITextInput {}

extension UITextField: EditedTextView {
  var editedText: NSString { (text ?? "") as NSString }

  var takesEdits: Bool { isEnabled }

  /// Assumed: the delegate hears of what code selects while the text is edited only.
  func selectionDidChange() {
    clearsOnInsertion = false
    tellObservers()
    if isEditing { tellOfSelection() }
  }

  private var lineRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  private var look: TextLook { TextLook(font: font ?? .systemFont(ofSize: UIFont.labelFontSize)) }

  var flow: TextFlow {
    TextFlow(
      text ?? "", look: look, mask: isSecureTextEntry ? "•" : nil,
      room: TextFlow.Room(
        width: lineRect.width, maximumLines: 1, mode: .byClipping, alignment: textAlignment,
        isRightToLeft: isRightToLeft))
  }

  /// The line is in the middle from top to bottom.
  var flowOrigin: CGPoint {
    let rect = lineRect
    return CGPoint(x: rect.minX, y: rect.midY - look.lineHeight / 2)
  }

  func styling(at location: Int) -> [NSAttributedString.Key: Any] { defaultTextAttributes }
}

extension UITextField: KeyPressReceiver {
  func receive(_ key: KeyPress) {
    switch key {
    case .character(let character):
      guard allowsEdit(insertionRange, with: String(character)) else { return }
      insertText(String(character))
    case .delete:
      guard let range = editor.rangeBeforeCursor else { return deleteBackward() }
      if allowsEdit(range, with: "") { deleteBackward() }
    case .return:
      if !enablesReturnKeyAutomatically || hasText { pressReturn() }
    }
  }
}
