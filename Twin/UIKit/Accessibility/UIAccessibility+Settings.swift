public import Foundation

// What people can set in the settings under "Accessibility", and what is posted when they do. On the simulated
// device all is as on a new one. Names of notifications: UIKit documentation.

extension UIAccessibility {
  /// Whether a button on the screen stands for gestures.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether buttons are to have an outline.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether films are to have captions.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether things are to differ by more than color.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the screen has no colors.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the device is kept to one app.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen's colors are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether both ears hear the same.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether switches are to have signs.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether shaking the device offers to undo, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether two fingers from the top have the screen read.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether what is selected can be read aloud.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether films may begin by themselves, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// The ears that hear by a device of the person's; none.
  public static var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar { [] }

  /// Told when it has changed whether a button on the screen stands for gestures.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Told when text is to be bold or not any more.
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Told when it has changed whether buttons are to have an outline.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Told when it has changed whether films are to have captions.
  nonisolated public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Told when colors are to be told apart more easily or not any more.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Told when it has changed whether things are to differ by more than color.
  nonisolated public static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Told when it has changed whether the screen has no colors.
  nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Told when it has changed whether the device is kept to one app.
  nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Told when it has changed whether the screen's colors are inverted.
  nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Told when it has changed whether both ears hear the same.
  nonisolated public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Told when it has changed whether switches are to have signs.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Told when pages are to fade or not any more.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Told when surfaces are to be opaque or not any more.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Told when it has changed whether shaking the device offers to undo.
  nonisolated public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Told when it has changed whether two fingers from the top have the screen read.
  nonisolated public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Told when it has changed whether what is selected can be read aloud.
  nonisolated public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Told when other means than touches control the device or not any more.
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Told when it has changed whether films may begin by themselves.
  nonisolated public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Told when other ears hear by a device.
  nonisolated public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// Told when a text has been spoken.
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Told when an assistive technology has come to an element.
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")

  /// The key of the text that was spoken.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether it was spoken to its end.
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of who has come to the element.
  nonisolated public static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"
  /// The key of the element that was come to.
  nonisolated public static let focusedElementUserInfoKey =
    "UIAccessibilityFocusedElementKey"
  /// The key of the element that was left.
  nonisolated public static let unfocusedElementUserInfoKey =
    "UIAccessibilityUnfocusedElementKey"
}

extension UIAccessibility {
  /// The ears that hear by a device.
  nonisolated public struct HearingDeviceEar: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes ears of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// An assistive technology.
  nonisolated public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a technology of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What reads the screen aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// What controls the device by other means than touches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// What a magnified screen follows.
  nonisolated public enum ZoomType: Int, Sendable {
    /// Where text is put in.
    case insertionPoint = 0
  }

  /// The element that an assistive technology is at; nil, since none runs.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// Wants the device to be kept to this app; it is not, since nobody supervises the device.
  ///
  /// - Parameter completionHandler: Hears in a later turn whether it came to that.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    UISystem.current.loop.post { completionHandler(false) }
  }

  /// Tells a magnified screen where to look; it is not magnified.
  public static func zoomFocusChanged(
    zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Tells the person that the app's gestures of three fingers and magnifying are at odds; they are not.
  public static func registerGestureConflictWithZoom() {}
}
