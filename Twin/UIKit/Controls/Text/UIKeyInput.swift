/// An object that takes simple text from a keyboard while it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts a text where the cursor is.
  func insertText(_ text: String)
  /// Takes away the character before the cursor.
  func deleteBackward()
}
