import Foundation
import QuartzCore

/// Where a text stands from top to bottom that has shrunk to fit.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have had.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

extension UILabel {
  /// What a paragraph depends on.
  struct ParagraphKey: Equatable {
    var text: String
    var size: CGFloat
    var weight: FontWeight
    var spacing: CGFloat
    var width: CGFloat
    var numberOfLines: Int
    var mode: NSLineBreakMode

    init(text: String, look: TextLook, width: CGFloat, numberOfLines: Int, mode: NSLineBreakMode) {
      self.text = text
      size = look.font.pointSize
      weight = look.font.fontWeight
      spacing = look.spacing
      self.width = width
      self.numberOfLines = numberOfLines
      self.mode = mode
    }

    /// The text in lines: the same as last time if nothing is another.
    func broken(_ look: TextLook, _ last: BrokenText?) -> BrokenText {
      if let last, last.key == self { return last }
      return BrokenText(self, look)
    }
  }

  /// A text that has been broken into lines.
  final class BrokenText {
    let key: ParagraphKey
    let paragraph: TextParagraph

    init(_ key: ParagraphKey, _ look: TextLook) {
      self.key = key
      paragraph = TextParagraph(
        key.text, look: look, width: key.width, numberOfLines: key.numberOfLines, mode: key.mode)
    }

    nonisolated deinit {}  // As in `ViewAnimation`.
  }

  /// The room that lines may take.
  struct ParagraphRoom: Equatable {
    var width: CGFloat
    var numberOfLines: Int
  }

  // MARK: Lines

  /// How the text looks: by its attributes, but the font is always the label's.
  private var look: TextLook {
    guard let ownAttributedText, ownAttributedText.length > 0 else { return TextLook(font: font) }
    var look = TextLook(ownAttributedText.attributes(at: 0, effectiveRange: nil))
    look.font = font
    return look
  }

  /// Whether the text is laid out character by character.
  private var flows: Bool { isRich || textAlignment == .justified }

  private func flow(width: CGFloat, numberOfLines: Int) -> TextFlow {
    let text = attributedText ?? NSAttributedString(string: "")
    let hasStyle =
      text.length > 0 && text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil
    let room = TextFlow.Room(
      width: width, maximumLines: numberOfLines, mode: lineBreakMode,
      alignment: hasStyle ? nil : textAlignment, isRightToLeft: isRightToLeft)
    return TextFlow(text, look: TextLook(font: plainFont ?? font), room: room)
  }

  /// The size of the lines, in points; not rounded.
  func linesSize(_ text: String, width: CGFloat, numberOfLines: Int) -> CGSize {
    if flows {
      let flow = flow(width: width, numberOfLines: numberOfLines)
      let right = flow.lines.map { $0.span.lowerBound + $0.width }.max() ?? 0
      return CGSize(width: right, height: flow.height)
    }
    let room = ParagraphRoom(width: width, numberOfLines: numberOfLines)
    if let lastSize, lastSize.room == room { return lastSize.size }
    let block = block(text, width: width, numberOfLines: numberOfLines, look: look)
    let size = CGSize(width: block.width, height: block.height)
    lastSize = (room, size)
    return size
  }

  private func block(
    _ text: String, width: CGFloat, numberOfLines: Int, look: TextLook
  ) -> TextBlock {
    let key = ParagraphKey(
      text: text, look: look, width: width, numberOfLines: numberOfLines, mode: lineBreakMode)
    let broken = key.broken(look, lastParagraph)
    lastParagraph = broken
    return TextBlock(broken.paragraph, look: look)
  }

  // MARK: Drawing

  /// What the label shows: what `drawText(in:)` draws, also an app's.
  func recordedLines() -> [DrawingCommand] {
    collectedLines = []
    defer { collectedLines = nil }
    let drawn = GraphicsStack.record(size: bounds.size, scale: layer.contentsScale) {
      drawText(in: bounds)
    }
    return (collectedLines ?? []) + (drawn.map { [.image($0, bounds)] } ?? [])
  }

  /// Draws the lines in the middle of a rectangle, from top to bottom.
  func drawLines(in rect: CGRect) {
    let commands = commands(in: rect)
    // What the label itself draws before an app has drawn anything needs no picture.
    if collectedLines != nil, GraphicsStack.top?.isUsed != true {
      collectedLines? += commands
    } else if let context = UIGraphicsGetCurrentContext() {
      for command in commands { context.record(command) }
    }
  }

  private var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  private func commands(in rect: CGRect) -> [DrawingCommand] {
    guard let text, !text.isEmpty, rect.width > 0 else { return [] }
    let commands = flows ? flowCommands(in: rect) : lines(text, in: rect).commands
    guard let shadowColor else { return commands }
    var group = DrawingGroup(commands)
    group.shadow = DrawingShadow(color: shadowColor.cgColor.rgba, offset: shadowOffset, radius: 0)
    return [.group(group)]
  }

  private func flowCommands(in rect: CGRect) -> [DrawingCommand] {
    let flow = flow(width: rect.width, numberOfLines: numberOfLines)
    let top = rect.midY - flow.height / 2
    let isForced = !isEnabled || (isHighlighted && highlightedTextColor != nil)
    return flow.commands(
      at: CGPoint(x: rect.minX, y: top), color: isForced ? shownColor : colorOfPlainParts,
      isForced: isForced,
      rounded: roundedToPixels)
  }

  /// The lines of a text that looks the same everywhere by what the label itself has; nil if it does not.
  func plainLines(in rect: CGRect) -> LabelLines? {
    guard let text, ownAttributedText == nil, shadowColor == nil, !flows else { return nil }
    return lines(text, in: rect)
  }

  private func lines(_ text: String, in rect: CGRect) -> LabelLines {
    let (look, shift) = fittingLook(text, in: rect)
    return LabelLines(
      key: ParagraphKey(
        text: text, look: look, width: rect.width, numberOfLines: numberOfLines,
        mode: lineBreakMode),
      look: look, color: shownColor.cgColor, last: lastParagraph, rect: rect, shift: shift,
      alignment: shownAlignment, scale: layer.contentsScale)
  }

  /// The look in which the text fits, if it may shrink, and how far below the middle a line stands then.
  private func fittingLook(_ text: String, in rect: CGRect) -> (TextLook, CGFloat) {
    let look = look
    guard adjustsFontSizeToFitWidth else { return (look, 0) }
    guard numberOfLines == 1 else { return (lookOfLines(text, in: rect), 0) }
    let small = look.shrunk(for: text, toWidth: rect.width, atLeast: minimumScaleFactor)
    guard small.font !== look.font else { return (look, 0) }
    let difference = look.lineHeight - small.lineHeight
    switch baselineAdjustment {
    case .alignCenters: return (small, 0)
    case .none: return (small, -difference / 2)
    case .alignBaselines:
      let ascents = look.font.ascender - small.font.ascender
      return (small, ascents - difference / 2)
    }
  }

  /// The look in which several lines fit, by steps of half a point.
  ///
  /// Source: documentation of `adjustsFontSizeToFitWidth`: until the text fits the label's bounds; with one line only
  /// "in iOS 6 and earlier" (so Becky Hansmeyer, "Autoshrinking Text in a Multiline UILabel"). Assumed: the steps, and
  /// that words stay whole where they can.
  private func lookOfLines(_ text: String, in rect: CGRect) -> TextLook {
    let look = look
    guard UISystem.current.behaviour.shrinksLines else { return look }
    let size = look.font.pointSize
    let least = max(size * minimumScaleFactor, 1)
    var small = look
    while !fits(text, in: rect, look: small), small.font.pointSize > least {
      small = look.scaled(by: max(small.font.pointSize - 0.5, least) / size)
    }
    return small
  }

  private func fits(_ text: String, in rect: CGRect, look: TextLook) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.contains(where: { look.width(of: String($0)) > rect.width + 0.01 }) else {
      return false
    }
    let all = TextParagraph(
      text, look: look, width: rect.width, numberOfLines: 0, mode: .byWordWrapping)
    let hasLines = numberOfLines == 0 || all.lines.count <= numberOfLines
    return hasLines && TextBlock(all, look: look).height <= rect.height + 0.01
  }

  /// How lines stand: on the side on which the text begins, unless it is said.
  private var shownAlignment: NSTextAlignment {
    switch textAlignment {
    case .left, .center, .right: textAlignment
    case .natural, .justified: isRightToLeft ? .right : .left
    }
  }
}

nonisolated extension NSAttributedString {
  /// The text with other attributes, part by part.
  func mapping(
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: "")
    let all = string as NSString
    enumerateAttributes(
      in: NSRange(location: 0, length: length), options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      result.append(
        NSAttributedString(string: all.substring(with: range), attributes: attributes))
    }
    return result
  }
}
