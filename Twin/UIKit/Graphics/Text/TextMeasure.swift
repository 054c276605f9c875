package import Foundation
import QuartzCore

/// Widths and heights of text, without a text engine: the widths of the one typeface that the twin has,
/// and the heights of the system's.
///
/// Every scalar of the composed string has its own advance width; there is no kerning and no
/// ligature, and the renderer draws with both off. A combining mark and other invisible scalars count as nothing, an
/// emoji as one, however many scalars make it up, and what the tables lack as the mean of its script, or one em.
nonisolated package enum TextMeasure {
  /// The width of an emoji in ems (assumed: as in Apple's font for them).
  package static let emojiWidth: CGFloat = 1.25

  /// The width of a string on one line, in points.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - fontSize: The size of the letters, in points.
  ///   - weight: Their weight.
  ///   - spacing: How much farther apart characters are than the typeface has them, in points.
  package static func width(
    of string: String, fontSize: CGFloat, weight: FontWeight, spacing: CGFloat = 0
  ) -> CGFloat {
    let table = WidthTable.of(weight)
    let isASCII = string.utf8.allSatisfy { $0 < 0x80 }  // Nothing to compose, and most text.
    let composed = isASCII ? string : string.precomposedStringWithCanonicalMapping
    // No emoji is made of scalars below, but for digits in keys, which end with one above.
    let hasEmoji = !isASCII && composed.unicodeScalars.contains { $0.value >= 0x2000 }
    let units =
      hasEmoji
      ? composed.reduce(0) { $0 + table.width(of: $1) }
      : composed.unicodeScalars.reduce(0) { $0 + table.width(of: $1) }
    let width = CGFloat(units) * fontSize / CGFloat(InterMetrics.unitsPerEm)
    guard spacing != 0 else { return width }
    return width + spacing * CGFloat(isASCII ? string.utf8.count : string.count)
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
  private static let unknown = UInt16.max

  /// By the scalar's value.
  private let widths: [UInt16]

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
      uniqueKeysWithValues: InterMetrics.digits.utf8.enumerated().map { ($1, UInt16($0)) })
    let digits = Array(text.utf8)
    let absent = Array(InterMetrics.absent.utf8)
    let count = InterMetrics.ranges.last.map { Int($0.upperBound) + 1 } ?? 0
    var widths = [UInt16](repeating: Self.unknown, count: count)
    for (index, scalar) in InterMetrics.ranges.joined().enumerated() {
      let pair = digits[index * 2..<index * 2 + 2]
      guard !pair.elementsEqual(absent) else { continue }
      widths[Int(scalar)] = pair.reduce(0) { $0 * 64 + (values[$1] ?? 0) }
    }
    self.widths = widths
  }

  /// The width of a character, in units of the em.
  func width(of character: Character) -> Int {
    guard !character.isEmoji else {
      return Int(TextMeasure.emojiWidth * CGFloat(InterMetrics.unitsPerEm))
    }
    return character.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// The width of a scalar, in units of the em.
  func width(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    if value < widths.count, widths[value] != Self.unknown { return Int(widths[value]) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: return InterMetrics.unitsPerEm * Self.meanPercent(of: scalar.value) / 100
    }
  }

  /// How wide letters of a script are that the typeface lacks, in hundredths of the em: means over the letters of Noto
  /// Sans, in which the renderer draws them; of Arabic less, as joined letters are narrower than single ones (assumed).
  /// Those of East Asia fill a square.
  private static func meanPercent(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x0530...0x058F: 65  // Armenian
    case 0x0590...0x05FF: 55  // Hebrew
    case 0x0600...0x06FF, 0x0750...0x077F: 50  // Arabic
    case 0x0900...0x097F: 68  // Devanagari
    case 0x0E00...0x0E7F: 58  // Thai
    case 0x10A0...0x10FF: 65  // Georgian
    case 0xAC00...0xD7AF: 94  // Hangul
    default: 100
    }
  }
}

nonisolated extension Character {
  /// Whether the character shows as an emoji: one that is by itself, or that a selector makes one (Unicode Technical
  /// Standard 51, "Emoji Presentation"), or one of the older signs, as the sun and the heart, that the system shows as
  /// emoji (general knowledge). Check marks and crosses are in the typeface.
  package var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.value >= 0x23 else { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji else { return false }
    let rest = unicodeScalars.dropFirst()
    if (0x2600...0x2712).contains(first.value) || (0x2718...0x27BF).contains(first.value) {
      return !rest.contains { $0.value == 0xFE0E }
    }
    return rest.contains { $0.value == 0xFE0F }
  }
}
