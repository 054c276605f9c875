package import Foundation

/// One line of text and where it stands.
package struct TextLine: Hashable, Sendable {
  /// How heavy the strokes are: 100 is the lightest, 400 regular, 900 the heaviest.
  package struct FontWeight: RawRepresentable, Hashable, Sendable {
    /// The number that font files use.
    package var rawValue: Int

    /// Makes a weight from the number that font files use.
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The weight of running text.
    package static let regular = FontWeight(rawValue: 400)
    /// The weight of titles.
    package static let semibold = FontWeight(rawValue: 600)
    /// The weight of large titles.
    package static let bold = FontWeight(rawValue: 700)
  }

  /// The text.
  package var string: String
  /// The size of the font, in points.
  package var fontSize: CGFloat
  /// How heavy the strokes are.
  package var weight: FontWeight
  /// The color of the text.
  package var color: CGColor.Components
  /// Where the baseline begins, in the layer's coordinates.
  package var origin: CGPoint
  /// How wide the line is, in points.
  package var width: CGFloat
  /// How much farther apart letters are than the font has them, in points.
  package var kern: CGFloat
  /// How far to the right letters lean for each point above the baseline, in points.
  package var slant: CGFloat

  /// Makes a line of text.
  package init(
    string: String, fontSize: CGFloat, weight: FontWeight, color: CGColor.Components,
    origin: CGPoint, width: CGFloat, kern: CGFloat = 0, slant: CGFloat = 0
  ) {
    self.string = string
    self.fontSize = fontSize
    self.weight = weight
    self.color = color
    self.origin = origin
    self.width = width
    self.kern = kern
    self.slant = slant
  }
}
