package import Foundation
import QuartzCore

/// Widths and heights of text, without a text engine: the widths of the one typeface that the twin has,
/// and the heights of the system's.
///
/// Every scalar of the composed string has its own advance width; there is no kerning and no
/// ligature, and the renderer draws with both off. A character that the tables lack counts as one
/// em, a combining mark and other invisible scalars as nothing.
nonisolated package enum TextMeasure {
  /// The width of a string on one line, in points.
  package static func width(of string: String, fontSize: CGFloat, weight: FontWeight) -> CGFloat {
    let table = WidthTable.of(weight)
    let isASCII = string.utf8.allSatisfy { $0 < 0x80 }  // Nothing to compose, and most text.
    let composed = isASCII ? string : string.precomposedStringWithCanonicalMapping
    let units = composed.unicodeScalars.reduce(0) { $0 + table.width(of: $1) }
    return CGFloat(units) * fontSize / CGFloat(InterMetrics.unitsPerEm)
  }

  /// From the baseline to the top of a line, in points.
  package static func ascent(fontSize: CGFloat) -> CGFloat {
    points(SystemFontMetrics.ascent, fontSize)
  }

  /// From the baseline to the bottom of a line, in points.
  package static func descent(fontSize: CGFloat) -> CGFloat {
    points(SystemFontMetrics.descent, fontSize)
  }

  /// The height of capital letters, in points.
  package static func capHeight(fontSize: CGFloat) -> CGFloat {
    points(SystemFontMetrics.capHeight, fontSize)
  }

  /// The height of the letter x, in points.
  package static func xHeight(fontSize: CGFloat) -> CGFloat {
    points(SystemFontMetrics.xHeight, fontSize)
  }

  private static func points(_ units: Int, _ fontSize: CGFloat) -> CGFloat {
    CGFloat(units) * fontSize / CGFloat(SystemFontMetrics.unitsPerEm)
  }
}

/// How high the system font's lines and letters are, in its units.
///
/// At 17 points that makes a line of 20.287 points, an ascender of 16.187 and a descender of -4.101, as iOS
/// prints them for `UIFont.systemFont(ofSize: 17)`, so that labels are as high as there.
nonisolated private enum SystemFontMetrics {
  static let unitsPerEm = 2048
  static let ascent = 1950
  static let descent = 494
  static let capHeight = 1443
  static let xHeight = 1078
}

/// The decoded widths of one weight.
nonisolated private struct WidthTable: Sendable {
  private let widths: [UInt32: Int]

  private static let regular = WidthTable(InterMetrics.regular)
  private static let medium = WidthTable(InterMetrics.medium)
  private static let semibold = WidthTable(InterMetrics.semibold)
  private static let bold = WidthTable(InterMetrics.bold)

  /// The table of the nearest weight that there is.
  static func of(_ weight: FontWeight) -> WidthTable {
    switch weight.rawValue {
    case ..<450: regular
    case ..<550: medium
    case ..<650: semibold
    default: bold
    }
  }

  private init(_ text: String) {
    let values = Dictionary(
      uniqueKeysWithValues: InterMetrics.digits.utf8.enumerated().map { ($1, $0) })
    let digits = Array(text.utf8)
    let absent = Array(InterMetrics.absent.utf8)
    var widths: [UInt32: Int] = [:]
    for (index, scalar) in InterMetrics.ranges.joined().enumerated() {
      let pair = digits[index * 2..<index * 2 + 2]
      guard !pair.elementsEqual(absent) else { continue }
      widths[scalar] = pair.reduce(0) { $0 * 64 + (values[$1] ?? 0) }
    }
    self.widths = widths
  }

  /// The width of a scalar, in units of the em.
  func width(of scalar: Unicode.Scalar) -> Int {
    if let width = widths[scalar.value] { return width }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: return InterMetrics.unitsPerEm
    }
  }
}
