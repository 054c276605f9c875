public import Foundation

/// How a screen reader says text. Differs from UIKit: kept; none runs on a simulated device.
///
/// Source: developer.apple.com/documentation/uikit/speech-attributes-for-attributed-strings. Assumed: the texts of the
/// names are those of Objective-C's constants.
nonisolated extension NSAttributedString.Key {
  /// Whether punctuation is spoken: a truth value.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// In which language text is spoken: a tag such as "en-US".
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// How high the voice is: a number from 0 to 2, 1 for the usual one.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for what is being said: a truth value (since iOS 11).
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How text is pronounced, in the signs of the International Phonetic Association (since iOS 11).
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether each letter is spoken: a truth value (since iOS 13).
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// How much an announcement matters: a ``UIAccessibilityPriority`` (since iOS 17).
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// Of which level text is a heading: a number from 1 to 6, or 0 for none (since iOS 11).
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Names of the app's own for what text is like: an array of texts (since iOS 11).
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}

/// How much an announcement matters beside others (since iOS 17).
///
/// Source: developer.apple.com/documentation/uikit/uiaccessibilitypriority.
nonisolated public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a priority of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It interrupts others and is not interrupted.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// It interrupts others, and others interrupt it.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// It waits for others, and is left out if something else comes.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
