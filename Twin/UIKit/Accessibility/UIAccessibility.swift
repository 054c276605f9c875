public import Foundation

/// Assistive technologies: which run, and what the app tells them.
///
/// Differs from UIKit: none runs on a simulated device, so all answers are no and nobody hears what is
/// posted.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What changed, for assistive technologies.
  nonisolated public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number that stands for the change.
    public let rawValue: UInt32

    /// Makes a change of its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    // Values: UIKit documentation, the constants of `UIAccessibilityNotifications` from 1000 on.

    /// Most of the screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Nothing that is seen: a text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells of a change. The argument is an element, or a text.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether other means than touches control the device.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether motion is to be spared.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether pages are to fade instead of sliding.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether surfaces are to be opaque.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colors are to be told apart more easily.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Told when the screen is read aloud or not any more.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Told when motion is to be spared or not any more.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
