import Foundation

/// Where lines are, in points from the top left of the container.
nonisolated extension NSLayoutManager {
  func fragment(_ line: TextFlow.Line) -> CGRect {
    let size = textContainers.first?.size.width ?? 0
    let width = size > 0 ? size : line.left + line.width + 2 * padding
    return CGRect(x: 0, y: line.top, width: width, height: line.height)
  }

  func used(_ line: TextFlow.Line) -> CGRect {
    CGRect(x: line.left, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  func line(at glyph: Int, _ range: NSRangePointer?) -> TextFlow.Line? {
    let flow = flow
    guard isValidGlyphIndex(glyph), let index = flow.lineIndex(at: glyph) else { return nil }
    range?.pointee = flow.range(of: flow.lines[index])
    return flow.lines[index]
  }
}
