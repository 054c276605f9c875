public import Foundation

/// Where parts of the text are.
nonisolated extension NSTextLayoutManager {
  /// Goes through the rectangles of a part, one for each line that it touches, until the closure says `false`.
  ///
  /// An empty part has one without width, where the cursor is.
  ///
  /// Source: UIKit documentation, "enumerateTextSegments(in:type:options:using:)", and what apps make of it.
  ///
  /// - Parameters:
  ///   - textRange: The part.
  ///   - type: What they are for.
  ///   - options: Which of them.
  ///   - block: Gets the part in the line, its rectangle in points from the top left of the container, how far the baseline
  ///     is below the top of that, and the container.
  public func enumerateTextSegments(
    in textRange: NSTextRange, type: NSTextLayoutManager.SegmentType,
    options: NSTextLayoutManager.SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let container = textContainer else { return }
    let all = segments(of: textRange, type, options)
    for (index, segment) in all.enumerated() {
      let isMiddle = index > 0 && index < all.count - 1
      if isMiddle, options.contains(.middleFragmentsExcluded) { continue }
      let range =
        options.contains(.rangeNotRequired) ? nil : range(ofFlow: segment.range)
      let rect = segment.rect.offsetBy(dx: padding, dy: 0)
      guard block(range, rect, segment.ascent, container) else { return }
    }
  }

  private struct Segment {
    let range: NSRange
    var rect: CGRect
    let ascent: CGFloat
  }

  private func segments(
    of textRange: NSTextRange, _ type: SegmentType, _ options: SegmentOptions
  ) -> [Segment] {
    let flow = arrangedFlow
    let start = flowOffset(of: textRange.location)
    let end = max(start, flowOffset(of: textRange.endLocation))
    guard start < end else { return caret(at: start, options, in: flow).map { [$0] } ?? [] }
    var segments: [Segment] = []
    for line in flow.lines {
      let all = flow.range(of: line)
      let first = max(start, all.location)
      let last = min(end, NSMaxRange(all))
      guard first < last else { continue }
      let goesOn = end > NSMaxRange(all)
      var left = flow.x(of: flow.cluster(at: first), in: line)
      var right = flow.x(of: flow.cluster(at: last), in: line)
      if type == .selection, goesOn { right = max(left, line.span.upperBound) }
      if segments.isEmpty, options.contains(.headSegmentExtended) { left = line.span.lowerBound }
      if !goesOn, options.contains(.tailSegmentExtended) { right = line.span.upperBound }
      segments.append(
        Segment(
          range: NSRange(location: first, length: last - first),
          rect: CGRect(x: left, y: line.top, width: max(0, right - left), height: line.height),
          ascent: line.ascent))
    }
    return segments
  }

  private func caret(at place: Int, _ options: SegmentOptions, in flow: TextFlow) -> Segment? {
    guard var index = flow.lineIndex(at: place) else { return nil }
    if options.contains(.upstreamAffinity), index > 0,
      NSMaxRange(flow.range(of: flow.lines[index - 1])) == place, place > 0,
      flow.clusters[flow.cluster(at: place - 1)].kind != .newline
    {
      index -= 1
    }
    let line = flow.lines[index]
    var left = flow.x(of: flow.cluster(at: place), in: line)
    var right = left
    if options.contains(.headSegmentExtended) { left = line.span.lowerBound }
    if options.contains(.tailSegmentExtended) { right = line.span.upperBound }
    return Segment(
      range: NSRange(location: place, length: 0),
      rect: CGRect(x: left, y: line.top, width: max(0, right - left), height: line.height),
      ascent: line.ascent)
  }

  /// The lines where fragments have them.
  var arrangedFlow: TextFlow {
    _ = fragments
    return layout?.flow ?? flow
  }
}
