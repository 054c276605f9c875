/// An object that takes simple text from a keyboard while it is first responder.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts a text where the cursor is.
  func insertText(_ text: String)
  /// Takes away the character before the cursor.
  func deleteBackward()
}

/// What one press of a key does.
package enum KeyPress {
  /// Types a character.
  case character(Character)
  /// Takes away the character before the cursor.
  case delete
  /// Ends a line, or the input.
  case `return`
}

/// An object that does more with keys than taking text.
protocol KeyPressReceiver: UIResponder {
  func receive(_ key: KeyPress)
}

extension UIApplication {
  /// Who takes text at present: the first responder of the key window, or else of another one.
  private var textReceiver: UIResponder? {
    let all = [keyWindow].compactMap { $0 } + windows
    return all.lazy.compactMap(\.firstResponder).first
  }

  /// Gives a press of a key to the first responder.
  ///
  /// - Returns: Whether that takes text.
  package func press(_ key: KeyPress) -> Bool {
    switch textReceiver {
    case let receiver as any KeyPressReceiver:
      receiver.receive(key)
    case let receiver as any UIKeyInput:
      switch key {
      case .character(let character): receiver.insertText(String(character))
      case .delete: receiver.deleteBackward()
      case .return: receiver.insertText("\n")
      }
    default: return false
    }
    return true
  }
}

extension UIView {
  /// Takes the first responder's part away from the view, or from one inside it.
  ///
  /// - Parameter force: Whether a text field ends although its delegate would not let it.
  /// - Returns: Whether nobody inside is first responder any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder else { return true }
    let chain = sequence(first: responder, next: \.next)
    guard chain.contains(where: { $0 === self }) else { return true }
    if force, let field = responder as? UITextField {
      field.endEditing()
      return true
    }
    return responder.resignFirstResponder()
  }
}
