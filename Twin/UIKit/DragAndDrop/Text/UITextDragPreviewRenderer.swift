import CoreGraphics
public import Foundation

/// Draws a part of a text as it looks under a finger that drags it.
///
/// Differs from UIKit: text from right to left is drawn as it stands, without anything else in its lines.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
  private let manager: NSLayoutManager
  private let range: NSRange
  private let rects: (first: CGRect, body: CGRect, last: CGRect)

  /// Makes a renderer of a part.
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: true)
  }

  /// Makes a renderer of a part.
  ///
  /// - Parameters:
  ///   - layoutManager: Where the text is laid out.
  ///   - range: The part.
  ///   - unifyRects: Whether all lines together have one rectangle if there are several, which is ``bodyRect`` then
  ///     (assumed: Apple says only that it is about "rectangle detection").
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    manager = layoutManager
    self.range = range
    rects = Self.rects(of: range, in: layoutManager, unified: unifyRects)
    super.init()
  }

  private static func rects(
    of range: NSRange, in manager: NSLayoutManager, unified: Bool
  ) -> (first: CGRect, body: CGRect, last: CGRect) {
    guard let container = manager.textContainers.first else { return (.null, .null, .null) }
    var lines: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: range, withinSelectedGlyphRange: range, in: container
    ) { rect, _ in lines.append(rect) }
    let union = { (rects: ArraySlice<CGRect>) in rects.reduce(CGRect.null) { $0.union($1) } }
    guard lines.count > 1 else { return (lines.first ?? .null, .null, .null) }
    if unified { return (.null, union(lines[...]), .null) }
    return (lines[0], union(lines.dropFirst().dropLast()), lines[lines.count - 1])
  }

  /// Where the text is laid out.
  open var layoutManager: NSLayoutManager { manager }

  /// The part's picture.
  open var image: UIImage {
    let rects = adjusted
    let frame = [rects.first, rects.body, rects.last].reduce(CGRect.null) { $0.union($1) }
    guard !frame.isNull else { return UIImage() }
    return UIGraphicsImageRenderer(size: frame.size).image { [manager, range] _ in
      manager.drawGlyphs(
        forGlyphRange: range, at: CGPoint(x: -frame.minX, y: -frame.minY))
    }
  }

  /// The first line's rectangle, in the container's coordinates; null if all is in ``bodyRect``.
  open var firstLineRect: CGRect { adjusted.first }

  /// What is between the first and the last line, or all; null if there is nothing.
  open var bodyRect: CGRect { adjusted.body }

  /// The last line's rectangle; null if there is only one.
  open var lastLineRect: CGRect { adjusted.last }

  private var adjusted: (first: CGRect, body: CGRect, last: CGRect) {
    var result = rects
    adjust(
      firstLineRect: &result.first, bodyRect: &result.body, lastLineRect: &result.last,
      textOrigin: .zero)
    return result
  }

  /// Makes the rectangles larger or smaller. Does nothing unless overridden.
  open func adjust(
    firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin: CGPoint
  ) {}
}
