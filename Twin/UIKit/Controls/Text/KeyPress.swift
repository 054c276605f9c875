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
  /// Gives a press of a key to the first responder.
  ///
  /// - Returns: Whether that takes text.
  package func press(_ key: KeyPress) -> Bool {
    switch textResponder {
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
    keyboard.textDidChange()
    return true
  }
}
