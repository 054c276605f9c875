import CoreGraphics
import Foundation

/// What is drawn behind a text, below it and through it.
nonisolated struct TextMarks {
  /// A line below or through a text.
  struct Line {
    let style: NSUnderlineStyle
    /// The text's own color if nil.
    let color: UIColor?
  }

  /// What is drawn of a text.
  struct Parts: OptionSet {
    let rawValue: Int

    static let ground = Parts(rawValue: 1 << 0)
    static let underlines = Parts(rawValue: 1 << 1)
    static let letters = Parts(rawValue: 1 << 2)
    static let strikethroughs = Parts(rawValue: 1 << 3)
    static let all: Parts = [.ground, .underlines, .letters, .strikethroughs]
  }

  var underline: Line?
  var strikethrough: Line?
  var background: UIColor?
  var shadow: DrawingShadow?

  /// Nothing.
  init() {}

  /// Reads the marks from attributes.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    underline = Self.line(attributes[.underlineStyle], attributes[.underlineColor])
    strikethrough = Self.line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    background = attributes[.backgroundColor] as? UIColor
    shadow = (attributes[.shadow] as? NSShadow)?.drawn
  }

  private static func line(_ style: Any?, _ color: Any?) -> Line? {
    let bits = (style as? NSUnderlineStyle)?.rawValue ?? Int(TextLook.number(style))
    // The low bits are the lines themselves; the others say how these look.
    guard bits & 0x0F != 0 else { return nil }
    return Line(style: NSUnderlineStyle(rawValue: bits), color: color as? UIColor)
  }
}

nonisolated extension TextLook {
  /// How thick the line below a text is, and how far its middle is below the baseline, as parts of the
  /// font's size (assumed: Inter's own table has 0.049 and 0.12).
  private static let thickness: CGFloat = 0.05
  private static let depth: CGFloat = 0.12

  /// How far letters lean.
  var slant: CGFloat { obliqueness + (font.face.isItalic ? FontFace.italicSlant : 0) }

  /// What draws a line of the text, back to front.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - origin: Where its baseline begins.
  ///   - color: The color of the text.
  ///   - parts: What of it is drawn.
  func commands(
    for line: TextParagraph.Line, at origin: CGPoint, color: UIColor,
    parts: TextMarks.Parts = .all
  ) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    if parts.contains(.ground), let background = marks.background {
      let path = CGPath(rect: self.background(of: line.width, at: origin), transform: nil)
      commands.append(.fill(path.segments, .winding, background.cgColor.rgba))
    }
    let origin = CGPoint(x: origin.x, y: origin.y - baselineOffset)
    if parts.contains(.underlines), let underline = marks.underline {
      let y = origin.y + Self.depth * font.pointSize
      commands += strokes(underline, below: line, at: CGPoint(x: origin.x, y: y), color)
    }
    if parts.contains(.letters) {
      commands.append(
        .text(
          TextLine(
            string: line.text, fontSize: font.pointSize, weight: font.fontWeight,
            color: color.cgColor.rgba, origin: origin, width: line.width, kern: spacing,
            slant: slant))
      )
    }
    if parts.contains(.strikethroughs), let strikethrough = marks.strikethrough {
      let y = origin.y - font.xHeight / 2
      commands += strokes(strikethrough, below: line, at: CGPoint(x: origin.x, y: y), color)
    }
    guard let shadow = marks.shadow, !commands.isEmpty else { return commands }
    var group = DrawingGroup(commands)
    group.shadow = shadow
    return [.group(group)]
  }

  /// The box behind text of a width whose baseline begins at a point.
  func background(of width: CGFloat, at origin: CGPoint) -> CGRect {
    CGRect(
      x: origin.x, y: origin.y - baselineOffset - font.ascender, width: width,
      height: font.lineHeight)
  }

  private func strokes(
    _ mark: TextMarks.Line, below line: TextParagraph.Line, at start: CGPoint, _ color: UIColor
  ) -> [DrawingCommand] {
    let isDouble = mark.style.contains(.double)
    let isThick = !isDouble && mark.style.contains(.thick)
    var pen = DrawingPen()
    pen.width = Self.thickness * font.pointSize * (isThick ? 2 : 1)
    pen.dashes = mark.style.dashes.map { $0 * pen.width }
    let shifts: [CGFloat] = isDouble ? [-pen.width, pen.width] : [0]
    return shifts.map { shift in
      let from = CGPoint(x: start.x, y: start.y + shift)
      let to = CGPoint(x: start.x + line.width, y: start.y + shift)
      return .stroke([.move(from), .line(to)], pen, (mark.color ?? color).cgColor.rgba)
    }
  }
}

nonisolated extension NSUnderlineStyle {
  /// The lengths of dashes and gaps in turn, as multiples of the thickness (assumed).
  fileprivate var dashes: [CGFloat] {
    switch rawValue & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: [1, 1]
    case NSUnderlineStyle.patternDash.rawValue: [4, 2]
    case NSUnderlineStyle.patternDashDot.rawValue: [4, 2, 1, 2]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [4, 2, 1, 2, 1, 2]
    default: []
    }
  }
}
