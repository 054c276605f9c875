import QuartzCore

/// The lines of a text that looks the same everywhere, and where they stand.
///
/// These are all the values that it takes to draw them, so that it can be done later, when somebody looks.
struct LabelLines {
  let key: UILabel.ParagraphKey
  let look: TextLook
  let color: CGColor
  /// The lines of the last text, which may be this one.
  let last: UILabel.BrokenText?
  let rect: CGRect
  /// How far below the middle of the rectangle the lines have theirs, in points.
  let shift: CGFloat
  /// At which side the lines are, or in the middle.
  let alignment: NSTextAlignment
  /// How many pixels a point has.
  let scale: CGFloat

  /// What draws the lines in the middle of the rectangle, from top to bottom.
  var commands: [DrawingCommand] {
    let block = TextBlock(key.broken(look, last).paragraph, look: look)
    let top = rect.midY - block.height / 2 + shift
    let color = UIColor(cgColor: color)
    return block.lines.enumerated().flatMap { index, line in
      let origin = CGPoint(
        x: roundedToPixels(left(of: line)),
        y: roundedToPixels(top + block.tops[index] + block.ascent))
      return look.commands(for: line, at: origin, color: color)
    }
  }

  private func left(of line: TextParagraph.Line) -> CGFloat {
    switch alignment {
    case .center: rect.midX - line.width / 2
    case .right: rect.maxX - line.width
    case .left, .natural, .justified: rect.minX
    }
  }

  private func roundedToPixels(_ length: CGFloat) -> CGFloat {
    (length * scale).rounded() / scale
  }
}
