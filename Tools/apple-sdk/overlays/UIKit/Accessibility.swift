// The accessibility namespace.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { fatalError() }
  public static var isVoiceOverRunning: Bool { fatalError() }
  public static var isSwitchControlRunning: Bool { fatalError() }
  public static var isReduceTransparencyEnabled: Bool { fatalError() }
  public static var isBoldTextEnabled: Bool { fatalError() }
  public static var isDarkerSystemColorsEnabled: Bool { fatalError() }
  @available(iOS 14.0, *)
  public static var prefersCrossFadeTransitions: Bool { fatalError() }
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    fatalError()
  }
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    fatalError()
  }
  public struct Notification: Sendable {
    public static var screenChanged: Notification { fatalError() }
    public static var layoutChanged: Notification { fatalError() }
    public static var announcement: Notification { fatalError() }
    public static var pageScrolled: Notification { fatalError() }
  }
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    fatalError()
  }
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  { fatalError() }
  public static func post(notification: Notification, argument: Any?) {}
}
extension UIAccessibilityTraits: OptionSet {}
