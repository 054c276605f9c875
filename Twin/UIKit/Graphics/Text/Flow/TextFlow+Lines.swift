import CoreGraphics
import Foundation

nonisolated extension TextFlow {
  /// What a line may be too wide before it counts: sums of widths round differently.
  private static let tolerance: CGFloat = 0.01
  private static let ellipsis = "…"

  /// Breaks the text and places the lines.
  func brokenLines() -> [Line] {
    var setter = LineSetter(flow: self)
    var start = 0
    while true {
      let end = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
      setter.add(paragraph: start..<end, endsWithNewline: end < clusters.count)
      guard end < clusters.count, !setter.isFull else { break }
      start = end + 1
    }
    return setter.lines
  }

  /// Puts one line after the other.
  private struct LineSetter {
    let flow: TextFlow
    var lines: [Line] = []
    /// Where the next line begins, from the top.
    private var y: CGFloat = 0
    private var isNewParagraph = true
    private var lists = ListNumbers()
    private var marker: ListMarker?

    init(flow: TextFlow) {
      self.flow = flow
    }

    private var clusters: [Cluster] { flow.clusters }
    private var room: Room { flow.room }
    var isFull: Bool { room.maximumLines > 0 && lines.count >= room.maximumLines }
    private var isLast: Bool { room.maximumLines > 0 && lines.count == room.maximumLines - 1 }

    private func mode(_ style: NSParagraphStyle) -> NSLineBreakMode {
      room.mode ?? style.lineBreakMode
    }

    mutating func add(paragraph: Range<Int>, endsWithNewline: Bool) {
      let style = flow.look(of: paragraph.lowerBound).style
      if !lines.isEmpty { y += spacing(above: paragraph.lowerBound, style) }
      isNewParagraph = true
      marker = room.showsListMarkers ? lists.next(style) : nil
      let close = paragraph.upperBound + (endsWithNewline ? 1 : 0)
      var rest = paragraph
      while true {
        if isLast, takeRest(of: rest, style) { return }
        let end = lineEnd(in: rest, style)
        let isEnd = end == rest.upperBound
        emit(rest.lowerBound..<(isEnd ? close : end), style, isEnd: isEnd)
        if isEnd { break }
        if isFull { return }
        rest = end..<rest.upperBound
      }
      let spacing = spacing(belowParagraph: close - 1, style)
      lines[lines.count - 1].spacing += spacing
      y += spacing
    }

    /// The last line that there may be takes what is left of its paragraph, and loses what does not fit.
    ///
    /// - Returns: Whether it did; if not, it ends as any other line.
    private mutating func takeRest(of paragraph: Range<Int>, _ style: NSParagraphStyle) -> Bool {
      let mode = mode(style)
      guard mode != .byWordWrapping, mode != .byCharWrapping else { return false }
      let span = span(from: paragraph.lowerBound, style)
      let width = span.upperBound - span.lowerBound
      let shown = flow.trimmed(paragraph)
      let goesOn = mode == .byTruncatingTail && paragraph.upperBound + 1 < clusters.count
      if !goesOn, flow.width(of: shown) <= width + TextFlow.tolerance { return false }
      let segments = flow.cut(shown, to: width, mode)
      emit(paragraph.lowerBound..<clusters.count, style, segments: segments, isEnd: true)
      return true
    }

    /// The end of the line that begins a range: all that fits, to the last place where it may break.
    private func lineEnd(in range: Range<Int>, _ style: NSParagraphStyle) -> Int {
      let look = flow.look(of: range.lowerBound)
      let span = span(from: range.lowerBound, style)
      let limit = span.upperBound - span.lowerBound + TextFlow.tolerance
      let mode = mode(style)
      var width: CGFloat = 0
      var end = range.lowerBound
      // All places that there are, where somebody is asked about them, last one first.
      var places: [Int] = []
      for index in range {
        if index > range.lowerBound, mayBreak(before: index, mode) {
          end = index
          if asksAboutBreaks { places.append(end) }
        }
        let cluster = clusters[index]
        width += cluster.kind == .tab ? flow.tabWidth(at: width, look.style) : cluster.width
        // Spaces at the end of a line do not count.
        guard cluster.kind != .space, width > limit else { continue }
        if asksAboutBreaks {
          end = places.last { agrees(toBreakBefore: flow.location(of: $0)) } ?? range.lowerBound
        }
        if end > range.lowerBound { return end }
        return max(index, range.lowerBound + 1)
      }
      return range.upperBound
    }

    private var asksAboutBreaks: Bool { room.director != nil || room.mayBreak != nil }

    private func agrees(toBreakBefore location: Int) -> Bool {
      room.director?.mayBreak(before: location) ?? room.mayBreak?(location) ?? true
    }

    private func mayBreak(before index: Int, _ mode: NSLineBreakMode) -> Bool {
      if mode == .byCharWrapping { return true }
      return BreakClass.mayBreak(between: clusters[index - 1].kind, and: clusters[index].kind)
    }

    /// The room between the sides for the next line, which begins with a cluster.
    private func span(from start: Int, _ style: NSParagraphStyle) -> ClosedRange<CGFloat> {
      let look = flow.look(of: start)
      let usual = isNewParagraph ? style.firstLineHeadIndent : style.headIndent
      let head = room.showsListMarkers ? style.listColumn ?? usual : usual
      let tail = style.tailIndent
      let sides = sides(from: start, height: look.lineHeight)
      let width = sides.upperBound - sides.lowerBound
      let end = tail > 0 ? min(tail, width) : width + tail
      let whole = sides.lowerBound + head...max(head, end) + sides.lowerBound
      let line = CGRect(
        x: whole.lowerBound, y: y, width: whole.upperBound - whole.lowerBound,
        height: look.lineHeight)
      guard !room.obstacles.isEmpty else { return whole }
      return room.obstacles.reduce(whole) { span, obstacle in
        guard obstacle.intersects(line) else { return span }
        let before = max(span.lowerBound, min(span.upperBound, obstacle.minX))
        let after = min(span.upperBound, max(span.lowerBound, obstacle.maxX))
        return before - span.lowerBound >= span.upperBound - after
          ? span.lowerBound...before : after...span.upperBound
      }
    }

    private func sides(from start: Int, height: CGFloat) -> ClosedRange<CGFloat> {
      guard let sides = room.sides else { return 0...room.width }
      let place = clusters.indices.contains(start) ? clusters[start].range.location : flow.length
      return sides(CGRect(x: 0, y: y, width: room.width, height: height), place)
    }

    private mutating func emit(
      _ range: Range<Int>, _ style: NSParagraphStyle, segments: [Segment]? = nil, isEnd: Bool
    ) {
      let span = span(from: range.lowerBound, style)
      let shown = segments ?? [.clusters(flow.trimmed(range))]
      let width = shown.reduce(0) { $0 + flow.width(of: $1, after: $0) }
      let metrics = flow.metrics(of: range, style)
      if let last = lines.indices.last {
        let own = isNewParagraph ? flow.look(of: lines[last].clusters.lowerBound).style : style
        let spacing = spacing(below: lines[last], own)
        lines[last].spacing += spacing
        y += spacing
      }
      var line = Line(
        clusters: range, segments: shown, left: 0, width: width, span: span, top: y,
        height: metrics.height, ascent: metrics.ascent)
      flow.align(&line, style, isEnd: isEnd)
      if isNewParagraph { line.marker = marker }
      if isEnd, segments == nil { flow.takeSpaces(&line) }
      room.director?.place(&line, glyphs: flow.range(of: line))
      lines.append(line)
      y = line.top + line.height
      isNewParagraph = false
    }

    // MARK: Room between lines, in points

    private func spacing(below line: Line, _ style: NSParagraphStyle) -> CGFloat {
      guard let director = room.director else { return style.lineSpacing }
      let last = flow.location(of: line.clusters.upperBound) - 1
      return director.lineSpacing(
        after: last, in: director.rect(top: line.top, height: line.height))
    }

    private func spacing(above first: Int, _ style: NSParagraphStyle) -> CGFloat {
      guard let director = room.director else { return style.paragraphSpacingBefore }
      let height = flow.look(of: first).lineHeight
      return director.paragraphSpacing(
        before: flow.location(of: first), in: director.rect(top: y, height: height))
    }

    private func spacing(belowParagraph last: Int, _ style: NSParagraphStyle) -> CGFloat {
      guard let director = room.director, let line = lines.last else {
        return style.paragraphSpacing
      }
      return director.paragraphSpacing(
        after: flow.location(of: max(0, last)),
        in: director.rect(top: line.top, height: line.height))
    }
  }

  // MARK: Widths

  /// A range without the spaces and the line feed at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].kind == .newline { end -= 1 }
    while end > range.lowerBound, clusters[end - 1].kind == .space { end -= 1 }
    return range.lowerBound..<end
  }

  /// How wide clusters are that begin at a place of the line, in points.
  func width(of range: Range<Int>, after start: CGFloat = 0) -> CGFloat {
    range.reduce(0) { sum, index in
      let cluster = clusters[index]
      guard cluster.kind == .tab else { return sum + cluster.width }
      return sum + tabWidth(at: start + sum, look(of: index).style)
    }
  }

  func width(of segment: Segment, after start: CGFloat) -> CGFloat {
    switch segment {
    case .clusters(let range): width(of: range, after: start)
    case .ellipsis(let run): runs[run].look.width(of: Self.ellipsis)
    }
  }

  /// How far a tab goes from a place in the line: to the next stop.
  func tabWidth(at x: CGFloat, _ style: NSParagraphStyle) -> CGFloat {
    if let stop = style.tabStops.first(where: { $0.location > x + Self.tolerance }) {
      return stop.location - x
    }
    let interval = style.defaultTabInterval
    guard interval > 0 else { return 0 }
    return ((x / interval + Self.tolerance).rounded(.down) + 1) * interval - x
  }

  private func metrics(
    of range: Range<Int>, _ style: NSParagraphStyle
  ) -> (height: CGFloat, ascent: CGFloat) {
    // A line feed alone has the height of its font, and so has the line after the last one.
    let visible = range.count > 1 ? trimmed(range) : range
    let used = Set((visible.isEmpty ? range : visible).map { clusters[$0].run })
    let all = used.isEmpty ? [Run(look: endLook, color: nil)] : used.map { runs[$0] }
    let ascent = all.map(\.ascent).max() ?? 0
    let descent = all.map(\.descent).max() ?? 0
    let height = style.height(ofLine: ascent + descent)
    return (height, height - descent)
  }

  // MARK: Sides

  private func align(_ line: inout Line, _ style: NSParagraphStyle, isEnd: Bool) {
    let rest = line.span.upperBound - line.span.lowerBound - line.width
    // In a room without an end there is no other side.
    let isEndless = room.width == .greatestFiniteMagnitude
    let alignment = isEndless ? .left : room.alignment ?? style.alignment
    switch alignment {
    case .left: line.left = line.span.lowerBound
    case .center: line.left = line.span.lowerBound + rest / 2
    case .right: line.left = line.span.upperBound - line.width
    case .natural, .justified:
      let isRight = room.isRightToLeft || style.baseWritingDirection == .rightToLeft
      line.left = isRight ? line.span.upperBound - line.width : line.span.lowerBound
    }
    guard alignment == .justified, !isEnd, rest > 0 else { return }
    let spaces = trimmed(line.clusters).count { clusters[$0].kind == .space }
    guard spaces > 0 else { return }
    line.left = line.span.lowerBound
    line.stretch = rest / CGFloat(spaces)
  }

  /// The end of a paragraph is as wide as with the spaces behind it, as far as there is room.
  private func takeSpaces(_ line: inout Line) {
    var range = line.clusters
    while let last = range.last, clusters[last].kind == .newline { range.removeLast() }
    let room = line.span.upperBound - line.left
    line.width = max(line.width, min(width(of: range), room))
  }

  // MARK: Cutting

  /// What of a range shows where it is too wide.
  private func cut(_ range: Range<Int>, to width: CGFloat, _ mode: NSLineBreakMode) -> [Segment] {
    guard !range.isEmpty, mode != .byClipping else { return [.clusters(range)] }
    func isTooWide(_ segments: [Segment]) -> Bool {
      segments.reduce(0) { $0 + self.width(of: $1, after: $0) } > width
    }
    // Each character more makes it wider; the ellipsis may become narrower, for it looks as the character beside it.
    let tooMany = (1..<range.count + 1).firstOfSorted { count in
      isTooWide(form(of: range, keeping: count, mode).filter(\.isText))
    }
    for count in stride(from: tooMany - 1, through: 1, by: -1) {
      let form = form(of: range, keeping: count, mode)
      if !isTooWide(form) { return form }
    }
    return form(of: range, keeping: 0, mode)
  }

  private func form(
    of range: Range<Int>, keeping count: Int, _ mode: NSLineBreakMode
  ) -> [Segment] {
    let head = range.prefix(count)
    switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return [.clusters(head)]
    case .byTruncatingHead:
      let tail = range.suffix(count)
      let run = clusters[min(tail.lowerBound, range.upperBound - 1)].run
      return [.ellipsis(run: run), .clusters(tail)]
    case .byTruncatingTail:
      let kept = trimmed(head)
      let run = clusters[max(range.lowerBound, kept.upperBound - 1)].run
      return [.clusters(kept), .ellipsis(run: run)]
    case .byTruncatingMiddle:
      let start = range.prefix((count + 1) / 2)
      let run = clusters[max(range.lowerBound, start.upperBound - 1)].run
      return [.clusters(start), .ellipsis(run: run), .clusters(range.suffix(count / 2))]
    }
  }
}

nonisolated extension TextFlow.Run {
  /// How far it reaches above the baseline, in points.
  fileprivate var ascent: CGFloat {
    (attachment?.bounds.maxY ?? look.font.ascender) + max(0, look.baselineOffset)
  }
  /// How far it reaches below the baseline, in points.
  fileprivate var descent: CGFloat {
    (attachment.map { -$0.bounds.minY } ?? -look.font.descender) + max(0, -look.baselineOffset)
  }
}

nonisolated extension NSParagraphStyle {
  /// The height of a line whose text is so high: times the multiple, within the limits.
  func height(ofLine height: CGFloat) -> CGFloat {
    let multiple = lineHeightMultiple > 0 ? lineHeightMultiple : 1
    let height = max(height * multiple, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
