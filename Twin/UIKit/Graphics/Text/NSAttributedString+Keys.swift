public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The font of text: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// How lines are placed: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How much farther apart characters are than the font has them: a number of points.
  ///
  /// Differs from UIKit: sizes follow it, and letters are drawn where the font has them.
  public static let kern = NSAttributedString.Key("NSKern")
}
