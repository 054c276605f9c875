package import CoreGraphics

/// How heavy the strokes of text are.
package typealias FontWeight = TextLine.FontWeight

nonisolated extension TextLine.FontWeight {
  /// The weight of words that stand out in running text.
  package static let medium = FontWeight(rawValue: 500)
}
