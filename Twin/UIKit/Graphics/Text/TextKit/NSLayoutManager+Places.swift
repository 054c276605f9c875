public import Foundation

/// Where lines and characters are, in points from the top left of the container.
nonisolated extension NSLayoutManager {
  private func fragment(_ line: TextFlow.Line) -> CGRect {
    let size = textContainers.first?.size.width ?? 0
    let width = size > 0 ? size : line.left + line.width + 2 * padding
    return CGRect(x: 0, y: line.top, width: width, height: line.height)
  }

  private func used(_ line: TextFlow.Line) -> CGRect {
    CGRect(x: line.left, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  private func line(at glyph: Int, _ range: NSRangePointer?) -> TextFlow.Line? {
    let flow = flow
    guard isValidGlyphIndex(glyph), let index = flow.lineIndex(at: glyph) else { return nil }
    range?.pointee = flow.range(of: flow.lines[index])
    return flow.lines[index]
  }

  /// The rectangle around all lines, with the padding beside them.
  public final func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first, numberOfGlyphs > 0 else { return .zero }
    return flow.lines.map(used).reduce(CGRect.null) { $0.union($1) }
  }

  /// The rectangle that a line has from side to side.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    line(at: glyphIndex, effectiveGlyphRange).map(fragment) ?? .zero
  }

  /// The rectangle of a line that has text in it, with the padding beside it.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    line(at: glyphIndex, effectiveGlyphRange).map(used) ?? .zero
  }

  /// The empty line after a line feed at the end of the text; zero if there is none.
  public final var extraLineFragmentRect: CGRect {
    let flow = flow
    guard let last = flow.lines.last, last.clusters.isEmpty else { return .zero }
    return fragment(last)
  }

  /// Where the baseline of a glyph begins, from the top left of its line.
  public final func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex, nil) else { return .zero }
    let flow = flow
    return CGPoint(
      x: flow.x(of: flow.cluster(at: glyphIndex), in: line) + padding, y: line.ascent)
  }

  /// The smallest rectangle around glyphs, from the top of the first line to the bottom of the last one.
  public final func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let rects = flow.rects(of: glyphRange)
    guard !rects.isEmpty else { return .zero }
    return rects.reduce(CGRect.null) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
  }

  /// The rectangles of glyphs, line by line.
  public final func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in flow.rects(of: glyphRange) {
      block(rect.offsetBy(dx: padding, dy: 0), &stop)
      if stop.boolValue { return }
    }
  }

  /// The lines in which glyphs are: the line's rectangle, its used rectangle, the room and the line's glyphs.
  public final func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let flow = flow
    var stop: ObjCBool = false
    for line in flow.lines {
      let range = flow.range(of: line)
      guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
      block(fragment(line), used(line), container, range, &stop)
      if stop.boolValue { return }
    }
  }

  /// The glyph at a point, or the nearest one.
  public final func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The glyph at a point, or the nearest one, and how far through it the point is, from 0 to 1.
  public final func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// The character at a point, or the nearest one, and how far through it the point is, from 0 to 1.
  public final func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = flow.character(at: CGPoint(x: point.x - padding, y: point.y))
    partialFraction?.pointee = found.fraction
    return found.location
  }
}
