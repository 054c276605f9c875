public import Foundation

/// Glyphs, of which there is one for each UTF-16 code unit, and what is settled of them.
nonisolated extension NSLayoutManager {
  /// Settles glyphs; they always are.
  public final func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Settles glyphs; they always are.
  public final func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Settles the lines in a rectangle.
  public final func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    ensureLayout(for: container)
  }
  /// Has glyphs settled anew, and lines with them.
  public final func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLines()
    onChange()
  }

  /// The glyphs of the lines that a rectangle of the container touches.
  ///
  /// Source: Apple, "glyphRange(forBoundingRect:in:)": at least those that lie in it.
  public final func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    guard container === textContainers.first else { return NSRange(location: 0, length: 0) }
    let flow = flow
    let ranges = flow.lines
      .filter { $0.top < bounds.maxY && bounds.minY < $0.top + $0.height }
      .map(flow.range(of:))
    guard let first = ranges.first else { return NSRange(location: 0, length: 0) }
    return ranges.reduce(first, NSUnionRange)
  }

  /// How far along a glyph a point is, from 0 to 1.
  public final func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    guard numberOfGlyphs > 0 else { return 0 }
    let glyph = glyphIndex(for: point, in: container)
    let place = boundingRect(
      forGlyphRange: NSRange(location: glyph, length: 1), in: container)
    guard place.width > 0 else { return 0 }
    return min(max((point.x - place.minX) / place.width, 0), 1)
  }

  /// The part of the empty line after a line feed at the end that the cursor takes; zero if there is none.
  ///
  /// Assumed: as wide as the padding on both sides.
  public final var extraLineFragmentUsedRect: CGRect {
    var rect = extraLineFragmentRect
    guard rect != .zero else { return .zero }
    rect.size.width = 2 * padding
    return rect
  }

  /// The container of the empty line after a line feed at the end; nil if there is none.
  public final var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect == .zero ? nil : textContainers.first
  }

  /// Lays out the text of another storage; all layout managers of the former one go there.
  ///
  /// Source: Apple, "replaceTextStorage(_:)".
  public final func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let old = textStorage, old !== newTextStorage else { return }
    for manager in old.layoutManagers {
      old.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }
}
