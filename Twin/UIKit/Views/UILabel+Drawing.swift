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
    var kern: CGFloat
    var width: CGFloat
    var numberOfLines: Int
    var mode: NSLineBreakMode
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
      text: text, size: look.font.pointSize, weight: look.font.fontWeight, kern: look.kern,
      width: width, numberOfLines: numberOfLines, mode: lineBreakMode)
    if let lastParagraph, lastParagraph.key == key {
      return TextBlock(lastParagraph.paragraph, look: look)
    }
    let paragraph = TextParagraph(
      text, font: look.font, kern: look.kern, width: width, numberOfLines: numberOfLines,
      mode: lineBreakMode)
    lastParagraph = (key, paragraph)
    return TextBlock(paragraph, look: look)
  }

  // MARK: Drawing

  /// What the label shows: what `drawText(in:)` draws, also an app's.
  func recordedLines() -> [DrawingCommand] {
    guard text?.isEmpty == false, bounds.width > 0 else { return [] }
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
    let commands = flows ? flowCommands(in: rect) : blockCommands(text, in: rect)
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
      at: CGPoint(x: rect.minX, y: top), color: shownColor, isForced: isForced,
      rounded: roundedToPixels)
  }

  private func blockCommands(_ text: String, in rect: CGRect) -> [DrawingCommand] {
    let (look, shift) = fittingLook(text, width: rect.width)
    let block = block(text, width: rect.width, numberOfLines: numberOfLines, look: look)
    let top = rect.midY - block.height / 2 + shift
    return block.lines.enumerated().flatMap { index, line in
      let origin = CGPoint(
        x: roundedToPixels(left(of: line, in: rect)),
        y: roundedToPixels(top + block.tops[index] + block.ascent))
      return look.commands(for: line, at: origin, color: shownColor)
    }
  }

  /// The look in which one line fits, if it may shrink, and how far below the middle it stands then.
  private func fittingLook(_ text: String, width: CGFloat) -> (TextLook, CGFloat) {
    let look = look
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return (look, 0) }
    let needed = look.width(of: text)
    guard needed > width + 0.01 else { return (look, 0) }
    let scale = max(width / needed, minimumScaleFactor)
    var small = look
    small.font = look.font.withSize(look.font.pointSize * scale)
    small.kern = look.kern * scale
    let difference = look.lineHeight - small.lineHeight
    switch baselineAdjustment {
    case .alignCenters: return (small, 0)
    case .none: return (small, -difference / 2)
    case .alignBaselines:
      let ascents = look.font.ascender - small.font.ascender
      return (small, ascents - difference / 2)
    }
  }

  private func left(of line: TextParagraph.Line, in rect: CGRect) -> CGFloat {
    switch textAlignment {
    case .left: rect.minX
    case .center: rect.midX - line.width / 2
    case .right: rect.maxX - line.width
    case .natural, .justified: isRightToLeft ? rect.maxX - line.width : rect.minX
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
