public import Foundation

/// A place to which a tab leads.
///
/// Differs from UIKit: text begins at the tab, whatever its alignment.
// Sendable although a class: all that it holds are constants.
nonisolated open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// What else may be said about a tab.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters that end a column: a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  private let place: (alignment: NSTextAlignment, location: CGFloat)
  private let others: [OptionKey: Any]

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - alignment: Where the text after it is.
  ///   - loc: How far it is from the side, in points.
  ///   - options: What else is said about it.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    place = (alignment, loc)
    others = options
    super.init()
  }

  /// Where the text after it is.
  open var alignment: NSTextAlignment { place.alignment }

  /// How far it is from the side, in points.
  open var location: CGFloat { place.location }

  /// What else is said about it.
  open var options: [NSTextTab.OptionKey: Any] { others }

  /// The tab itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a tab at the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.place == place
  }

  /// A hash of the place.
  open override var hash: Int { place.location.hashValue }
}

/// In which direction text is written.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// As the text itself says.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
