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

  /// From line to line, which is what other fonts and lengths follow.
  ///
  /// Source: github.com/Vercantez/openuikit, `dynamic_type_ios.json`, read off `UIFontMetrics` of iOS 26.1, for
  /// all styles and categories. Most are those of the guidelines' tables.
  private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
    .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
  ]

  /// The size of a style; a style that is not known counts as running text.
  static func size(of style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    entry(of: style, category, in: table) ?? UIFont.labelFontSize
  }

  /// How much larger a length is that follows a style than at the usual text size.
  static func factor(of style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    guard let own = entry(of: style, category, in: leadings),
      let usual = entry(of: style, .large, in: leadings)
    else { return 1 }
    return own / usual
  }

  private static func entry(
    of style: UIFont.TextStyle, _ category: UIContentSizeCategory,
    in table: [UIFont.TextStyle: [CGFloat]]
  ) -> CGFloat? {
    let rank = category.rank < 0 ? UIContentSizeCategory.large.rank : category.rank
    return (table[style] ?? table[.body])?[rank]
  }
}

/// How a font follows the size of text that the person wants.
nonisolated struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size at the standard text size, in points; nil for the style's own.
  var base: CGFloat?
  /// The largest size that it may get, in points.
  var maximum: CGFloat?

  /// The size at a text size, in points: that of the style, or whole points for a font of another size
  /// (`dynamic_type_ios.json`, see above).
  func size(_ category: UIContentSizeCategory) -> CGFloat {
    guard let base else { return TextSizes.size(of: style, category) }
    let scaled = (base * TextSizes.factor(of: style, category)).rounded()
    return min(scaled, maximum ?? scaled)
  }
}
