public import Foundation

/// Follows what a person does with a text field, and may refuse.
///
/// Text that code sets or inserts is not asked about.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; true unless implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing began: the field is first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; true unless implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing ended, maybe although that was refused: when the field leaves its window.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing ended; the method without a reason is called only if this one is not implemented.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether what was typed may take the place of a part of the text; true unless implemented.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The cursor moved.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the button that clears the field may do so; true unless implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it does by itself; true unless implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// The menu for a part of the text; nil for the suggested actions (since iOS 16).
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// The menu comes (since iOS 16).
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

  /// The menu goes (since iOS 16).
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// Agrees: the method is optional.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing: the method is optional.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Agrees: the method is optional.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing: the method is optional.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls the method without a reason: this one is optional.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Agrees: the method is optional.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing: the method is optional.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Agrees: the method is optional.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Agrees: the method is optional.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// Leaves the menu as suggested: the method is optional.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Does nothing: the method is optional.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing: the method is optional.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
