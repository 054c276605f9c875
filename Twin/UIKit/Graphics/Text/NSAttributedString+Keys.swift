public import Foundation

nonisolated extension NSAttributedString.Key {
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
}
