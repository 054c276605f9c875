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

extension UIAccessibility {
  public static var isAssistiveTouchRunning: Bool { fatalError() }
  public static var buttonShapesEnabled: Bool { fatalError() }
  public static var isClosedCaptioningEnabled: Bool { fatalError() }
  public static var shouldDifferentiateWithoutColor: Bool { fatalError() }
  public static var isGrayscaleEnabled: Bool { fatalError() }
  public static var isGuidedAccessEnabled: Bool { fatalError() }
  public static var isInvertColorsEnabled: Bool { fatalError() }
  public static var isMonoAudioEnabled: Bool { fatalError() }
  public static var isOnOffSwitchLabelsEnabled: Bool { fatalError() }
  public static var isShakeToUndoEnabled: Bool { fatalError() }
  public static var isSpeakScreenEnabled: Bool { fatalError() }
  public static var isSpeakSelectionEnabled: Bool { fatalError() }
  public static var isVideoAutoplayEnabled: Bool { fatalError() }
  public static var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar { fatalError() }
  nonisolated public static let assistiveTouchStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let boldTextStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification:
    NSNotification.Name = { fatalError() }()
  nonisolated public static let closedCaptioningStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification: NSNotification.Name =
    { fatalError() }()
  nonisolated public static let differentiateWithoutColorDidChangeNotification:
    NSNotification.Name = { fatalError() }()
  nonisolated public static let grayscaleStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let guidedAccessStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let invertColorsStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let monoAudioStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let onOffSwitchLabelsDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let reduceTransparencyStatusDidChangeNotification: NSNotification.Name =
    { fatalError() }()
  nonisolated public static let shakeToUndoDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let speakScreenStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let speakSelectionStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let switchControlStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let videoAutoplayStatusDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let hearingDevicePairedEarDidChangeNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let announcementDidFinishNotification: NSNotification.Name = {
    fatalError()
  }()
  nonisolated public static let elementFocusedNotification: NSNotification.Name = { fatalError() }()
  nonisolated public static let announcementStringValueUserInfoKey: String = { fatalError() }()
  nonisolated public static let announcementWasSuccessfulUserInfoKey: String = { fatalError() }()
  nonisolated public static let assistiveTechnologyUserInfoKey: String = { fatalError() }()
  nonisolated public static let focusedElementUserInfoKey: String = { fatalError() }()
  nonisolated public static let unfocusedElementUserInfoKey: String = { fatalError() }()

  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var left: HearingDeviceEar { fatalError() }
    public static var right: HearingDeviceEar { fatalError() }
    public static var both: HearingDeviceEar { fatalError() }
  }
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let notificationVoiceOver: AssistiveTechnologyIdentifier = { fatalError() }()
    public static let notificationSwitchControl: AssistiveTechnologyIdentifier = { fatalError() }()
  }
  public enum ZoomType: Int, Sendable {
    case insertionPoint = 0
  }
  public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? { fatalError() }
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { fatalError() }
  public static func zoomFocusChanged(
    zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView
  ) { fatalError() }
  public static func registerGestureConflictWithZoom() { fatalError() }
}
