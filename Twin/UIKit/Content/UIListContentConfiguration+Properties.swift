public import CoreGraphics
import Foundation

/// Axes, horizontal and vertical.
nonisolated public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

nonisolated extension UIListContentConfiguration {
  /// How a picture shows.
  public struct ImageProperties: Hashable {
    /// The weight and size of a symbol; the size of the text if nil.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Stands for a length that is the same for all pictures of a list.
    public static var standardDimension: CGFloat { CGFloat.greatestFiniteMagnitude }

    /// The color of symbols and templates; the tint color of the view unless set.
    public var tintColor: UIColor?
    /// Makes the color that shows of the tint color.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for no limit along an axis.
    public var maximumSize = CGSize.zero
    /// The room that the picture takes at least, in points; zero for that of the picture itself.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the colors stay when the person inverts all others. Differs from UIKit: nobody does.
    public var accessibilityIgnoresInvertColors = false

    /// The color of symbols in a view with a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// How a text shows.
  public struct TextProperties: Hashable {
    /// Where lines are that are shorter than the room.
    public enum TextAlignment: Int, Sendable {
      /// Where lines of the language begin.
      case natural = 0
      /// In the middle.
      case center = 1
      /// Both ends are even. Differs from UIKit: as `natural`.
      case justified = 2
    }

    /// What is done to the letters.
    public enum TextTransform: Int, Sendable {
      /// Nothing.
      case none = 0
      /// All are large.
      case uppercase = 1
      /// All are small.
      case lowercase = 2
      /// The first of each word is large.
      case capitalized = 3
    }

    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color: UIColor {
      get { ownColor ?? .label }
      set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// Makes the color that shows of `color`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines are that are shorter than the room.
    public var alignment = TextAlignment.natural
    /// How lines end that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
    /// Whether letters are smaller where the text is too long.
    public var adjustsFontSizeToFitWidth = false
    /// How small letters may get, as a part of their size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size of text that the person wants.
    public var adjustsFontForContentSizeCategory = true
    /// What is done to the letters.
    public var transform = TextTransform.none

    /// The color that shows.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Whether somebody has chosen the color.
    var hasOwnColor: Bool { ownColor != nil || colorTransformer != nil }

    /// The text with what is done to its letters.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
