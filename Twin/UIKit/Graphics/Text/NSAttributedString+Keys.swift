public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The language of text, a tag such as "en-US" (since iOS 15; Apple's is in Foundation, which lacks it on Linux).
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// The font of text: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// How lines are placed: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How much farther apart characters are than the font has them: a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A line below the text: a number, the bits of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below the text, a `UIColor`; the text's unless set.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A line through the text: a number, the bits of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text, a `UIColor`; the text's unless set.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How far above the baseline the text stands: a number of points.
  ///
  /// Differs from UIKit: lines do not become higher by it.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// How far letters lean to the right for each point of their height: a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How much farther apart characters are, whatever the font: a number of points, as for `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// What is shown in the place of a character: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Where text leads to: a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The shadow of text: an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Whether letters are joined where the font can: a number. Differs from UIKit: they never are.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The color of letters' outlines, a `UIColor`. Differs from UIKit: kept, outlines are not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How thick outlines of letters are: a number. Differs from UIKit: kept, outlines are not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// How much wider letters are than the font has them: a number. Differs from UIKit: kept and without effect.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// How letters are embossed: an `NSAttributedString.TextEffectStyle`. Differs from UIKit: without effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// In which directions text is written, numbers. Differs from UIKit: kept and without effect.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether text is written from top to bottom: 0, as phones have nothing else.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

nonisolated extension NSAttributedString {
  /// How letters are embossed.
  public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a style of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// As if pressed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
