import Foundation

/// Places in the view and in the text.
extension TextEditor {
  /// How wide the cursor is, in points (assumed: as it looks on phones).
  private static let caretWidth: CGFloat = 2

  private func toView(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: view.flowOrigin.x, dy: view.flowOrigin.y)
  }

  private func toFlow(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - view.flowOrigin.x, y: point.y - view.flowOrigin.y)
  }

  /// Where the cursor is drawn at a place: as high as the line, and within its room.
  func caretRect(for position: UITextPosition) -> CGRect {
    var rect = toView(view.flow.caret(at: location(position)))
    rect.size.width = Self.caretWidth
    return rect
  }

  /// The rectangle of the first line of a part; that of the cursor if it is empty.
  func firstRect(for range: UITextRange) -> CGRect {
    rect(of: self.range(range))
  }

  /// The rectangle of the first line of a part, in the view; that of the cursor if the part is empty.
  func rect(of range: NSRange) -> CGRect {
    guard let first = view.flow.rects(of: range).first else {
      return caretRect(for: TextOffset(range.location))
    }
    return toView(first)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = view.flow.rects(of: self.range(range))
    return rects.enumerated().map { index, rect in
      TextSpanRect(
        toView(rect), containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(view.flow.insertionPoint(at: toFlow(point)))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let limits = self.range(range)
    let location = view.flow.insertionPoint(at: toFlow(point))
    return TextOffset(min(max(location, limits.location), NSMaxRange(limits)))
  }

  /// The character at a point; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange? {
    let flow = view.flow
    let point = toFlow(point)
    let range = flow.clusters.isEmpty ? nil : flow.characterRange(at: point)
    return range.map(TextSpan.init)
  }

  /// A place some characters to the side, or some lines up or down.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let location = location(position)
    switch direction {
    case .left: return moved(location, by: -offset)
    case .right: return moved(location, by: offset)
    case .up: return moved(location, byLines: -offset)
    case .down: return moved(location, byLines: offset)
    }
  }

  private func moved(_ location: Int, by count: Int) -> UITextPosition? {
    let flow = view.flow
    let cluster = flow.cluster(at: location) + count
    guard (0...flow.clusters.count).contains(cluster) else { return nil }
    return TextOffset(flow.location(of: cluster))
  }

  private func moved(_ location: Int, byLines count: Int) -> UITextPosition? {
    let flow = view.flow
    guard let index = flow.lineIndex(at: location) else { return nil }
    let target = index + count
    guard flow.lines.indices.contains(target) else {
      return TextOffset(target < 0 ? 0 : flow.length)
    }
    let line = flow.lines[target]
    return TextOffset(
      flow.insertionPoint(at: CGPoint(x: flow.caret(at: location).minX, y: line.top)))
  }
}
