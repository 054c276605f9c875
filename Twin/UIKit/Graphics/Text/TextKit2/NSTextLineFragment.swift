public import CoreGraphics
public import Foundation

/// A line of a text that is laid out (since iOS 15).
///
/// Places in it are points from its top left; characters are counted in its whole text, which is that of the paragraph.
nonisolated open class NSTextLineFragment: NSObject {
  /// A line where it was laid out.
  struct Source {
    let flow: TextFlow
    let index: Int
    /// The place of the text's first character in the flow.
    let start: Int
    weak var manager: NSTextLayoutManager?

    var line: TextFlow.Line { flow.lines[index] }
  }

  private let source: Source
  private let text: NSAttributedString
  private let range: NSRange
  private let origin: CGPoint

  /// Makes a line of a part of a text, as wide as it takes.
  public init(attributedString: NSAttributedString, range: NSRange) {
    text = attributedString
    self.range = range
    let room = TextFlow.Room(width: .greatestFiniteMagnitude)
    let part = attributedString.attributedSubstring(from: range)
    let flow = TextFlow(part, look: TextLook([:]), room: room)
    source = Source(flow: flow, index: 0, start: -range.location, manager: nil)
    origin = .zero
    super.init()
  }

  /// Makes a line of a part of a text that looks the same throughout.
  public convenience init(
    string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    let text = NSAttributedString(string: string, attributes: attributes)
    self.init(attributedString: text, range: range)
  }

  init(_ source: Source, of text: NSAttributedString, range: NSRange, origin: CGPoint) {
    (self.source, self.text, self.range, self.origin) = (source, text, range, origin)
    super.init()
  }

  /// The text of which it is a part: that of the paragraph.
  open var attributedString: NSAttributedString { text }

  /// Which part of that it is, with the spaces and what ends the paragraph.
  open var characterRange: NSRange { range }

  /// Where it is, in points from the top left of the layout fragment: as wide as its text.
  open var typographicBounds: CGRect {
    let line = source.line
    return CGRect(x: origin.x, y: origin.y, width: line.width, height: line.height)
  }

  /// Where its baseline begins, in points from its top left.
  open var glyphOrigin: CGPoint { CGPoint(x: 0, y: source.line.ascent) }

  /// Draws it with its top left at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    let line = source.line
    let shown = source.manager?.shownFlow ?? source.flow
    guard shown.lines.indices.contains(source.index) else { return }
    let commands = shown.commands(
      of: shown.lines[source.index],
      at: CGPoint(x: point.x - line.left, y: point.y - shown.lines[source.index].top),
      color: .black)
    for command in commands { context.record(command) }
  }

  /// Where a character begins: on the baseline.
  ///
  /// Source: what apps make of it, which add its height to the top of the line for the baseline.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let line = source.line
    let cluster = source.flow.cluster(at: source.start + index)
    let inside = min(max(cluster, line.clusters.lowerBound), line.clusters.upperBound)
    return CGPoint(x: source.flow.x(of: inside, in: line) - line.left, y: line.ascent)
  }

  /// The character at a point, or the nearest one of the line.
  open func characterIndex(for point: CGPoint) -> Int { character(at: point).location }

  /// How far through the character at a point that is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    character(at: point).fraction
  }

  private func character(at point: CGPoint) -> (location: Int, fraction: CGFloat) {
    let line = source.line
    let found = source.flow.character(atX: point.x + line.left, of: line)
    return (found.location - source.start, found.fraction)
  }
}
