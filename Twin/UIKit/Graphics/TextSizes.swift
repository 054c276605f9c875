import Foundation

/// The sizes of the system's text styles.
///
/// Source: Apple's Human Interface Guidelines, "Typography", tables "Dynamic Type sizes" and "Larger
/// accessibility type sizes", read 2026; in points.
nonisolated enum TextSizes {
  /// From the smallest content size category to the largest.
  private static let table: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size of a style; a style that is not known counts as running text.
  static func size(of style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    let rank = category.rank < 0 ? UIContentSizeCategory.large.rank : category.rank
    return (table[style] ?? table[.body])?[rank] ?? UIFont.labelFontSize
  }
}

/// How a font follows the size of text that the person wants.
nonisolated struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size at the standard text size, in points.
  let size: CGFloat
  /// The largest size that it may get, in points.
  var maximum: CGFloat?

  /// The size at a text size, in points.
  ///
  /// Assumed: in proportion to the style's own size, rounded to half points.
  func size(_ category: UIContentSizeCategory) -> CGFloat {
    let standard = TextSizes.size(of: style, .large)
    let own = TextSizes.size(of: style, category)
    let scaled = size == standard ? own : (size * own / standard * 2).rounded() / 2
    return min(scaled, maximum ?? scaled)
  }
}
