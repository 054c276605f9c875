public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The font of text: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}
