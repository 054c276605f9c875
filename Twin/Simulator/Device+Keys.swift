public import UIKit

/// Keys of a keyboard that is connected to the device, and motions of the device.
///
/// Nothing happens once the app has crashed.
extension Device {
  /// How long a person shakes the device, in seconds (assumed).
  private static let shakeDuration: Double = 0.5

  /// Presses a key of a connected keyboard while others are held down, and lets it go. No time passes.
  ///
  /// The app hears of this key, and not of the ones that are held down.
  ///
  /// - Returns: Whether a key command or a text took it.
  @discardableResult
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) -> Bool {
    guard crash == nil else { return false }
    var isTaken = false
    turn(.uikit("-[UIApplication sendEvent:]")) {
      let key = UIKey(key, modifierFlags: modifiers)
      isTaken = system.application.press(key, at: now)
    }
    return isTaken
  }

  /// Shakes the device; 0.5 s pass.
  public func shake() {
    for isOver in [false, true] {
      guard crash == nil else { return }
      turn(.uikit("-[UIApplication sendEvent:]")) {
        system.application.shake(isOver: isOver, at: now)
      }
      if !isOver { advance(by: Self.shakeDuration) }
    }
  }
}
