import UIKit

/// Keys of the keyboard.
///
/// What is typed goes to the app's first responder; nothing happens if that takes no text, or once the
/// app has crashed. No time passes.
extension Device {
  /// Types a text, one key in each turn; `\n` is the return key.
  ///
  /// - Returns: Whether somebody took all of it.
  @discardableResult
  public func type(_ text: String) -> Bool {
    text.allSatisfy { press($0 == "\n" ? .return : .character($0)) }
  }

  /// Presses the return key.
  ///
  /// - Returns: Whether somebody took it.
  @discardableResult
  public func pressReturn() -> Bool {
    press(.return)
  }

  /// Presses the key that takes away the last character.
  ///
  /// - Returns: Whether somebody took it.
  @discardableResult
  public func pressDelete() -> Bool {
    press(.delete)
  }

  private func press(_ key: KeyPress) -> Bool {
    guard crash == nil else { return false }
    var isTaken = false
    turn(.uikit("keyboard")) {
      isTaken = system.application.press(key)
    }
    return isTaken
  }
}
