import Foundation

/// How a text looks, by its attributes.
nonisolated struct TextLook {
  /// The font where none is said: Helvetica of 12 points at Apple (documentation of the key `font`).
  static let usualFontSize: CGFloat = 12

  var font: UIFont
  /// How much farther apart the app wants characters, in points.
  var kern: CGFloat = 0
  /// How far letters lean besides what the font has.
  var obliqueness: CGFloat = 0
  /// How far above the baseline the text stands, in points.
  var baselineOffset: CGFloat = 0
  var marks = TextMarks()
  var style = NSParagraphStyle.default

  /// Makes the look of a font and nothing else.
  init(font: UIFont) {
    self.font = font
  }

  /// Reads the look from attributes; without a font among them the text has the usual one.
  init(
    _ attributes: [NSAttributedString.Key: Any],
    usually usualFont: UIFont = .systemFont(ofSize: usualFontSize)
  ) {
    font = attributes[.font] as? UIFont ?? usualFont
    style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    kern = Self.number(attributes[.kern] ?? attributes[.tracking])
    obliqueness = Self.number(attributes[.obliqueness])
    baselineOffset = Self.number(attributes[.baselineOffset])
    marks = TextMarks(attributes)
  }

  /// How much farther apart characters are than the typeface has them, in points.
  var spacing: CGFloat { font.tracking + kern }

  /// The same with another size of the font.
  func scaled(by scale: CGFloat) -> TextLook {
    var result = self
    result.font = font.withSize(font.pointSize * scale)
    result.kern = kern * scale
    return result
  }

  static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  /// The height of a line, in points: the font's, times the multiple, within the limits; more where the text is raised or
  /// lowered.
  ///
  /// Source of the growth: github.com/Vercantez/openuikit, `AttributedStringTests`, read off iOS 26.1.
  var lineHeight: CGFloat { style.height(ofLine: font.lineHeight + abs(baselineOffset)) }
}

/// Lines of text and where they are.
nonisolated struct TextBlock {
  /// The lines, top to bottom.
  let lines: [TextParagraph.Line]
  /// The top of each line, in points from that of the first.
  let tops: [CGFloat]
  /// The height of all, in points.
  let height: CGFloat
  /// The width of the widest line, in points.
  let width: CGFloat
  private let look: TextLook

  /// Breaks a text and places its lines; see `TextParagraph`.
  init(
    _ text: String, look: TextLook, width: CGFloat, numberOfLines: Int, mode: NSLineBreakMode
  ) {
    let paragraph = TextParagraph(
      text, look: look, width: width, numberOfLines: numberOfLines, mode: mode)
    self.init(paragraph, look: look)
  }

  /// Places lines.
  init(_ paragraph: TextParagraph, look: TextLook) {
    self.look = look
    lines = paragraph.lines
    width = paragraph.width
    var tops: [CGFloat] = []
    var spaces: CGFloat = 0
    for index in paragraph.lines.indices {
      if index > 0 {
        spaces +=
          paragraph.lines[index - 1].endsParagraph
          ? look.style.lineSpacing + look.style.paragraphSpacing + look.style.paragraphSpacingBefore
          : look.style.lineSpacing
      }
      tops.append(look.lineHeight * CGFloat(index) + spaces)
    }
    self.tops = tops
    height = look.lineHeight * CGFloat(lines.count) + spaces
  }

  /// How far the baseline of a line is below its top, in points.
  ///
  /// Assumed: a line that is higher than its font has the room above its text.
  var ascent: CGFloat {
    look.lineHeight - look.font.lineHeight + look.font.ascender - max(0, -look.baselineOffset)
  }

  /// How many lines begin within a height.
  func lineCount(within height: CGFloat) -> Int {
    tops.count { $0 < height }
  }
}
