import Foundation

/// The area that a pen covers: polygons that all turn the same way, so that together they are one area by
/// the winding rule.
struct StrokeOutline {
  private let pen: DrawingPen
  private let half: CGFloat

  init(_ pen: DrawingPen) {
    self.pen = pen
    half = pen.width / 2
  }

  /// The polygons, in the coordinates of the path.
  func polygons(along path: [CGPath.Segment]) -> [[CGPoint]] {
    guard half > 0 else { return [] }
    return dashes(along: path).flatMap(polygons)
  }

  /// The dashes along a path; the whole path for a solid line.
  func dashes(along path: [CGPath.Segment]) -> [Outline.Part] {
    Outline.parts(path).flatMap(dashed)
  }

  private func polygons(_ part: Outline.Part) -> [[CGPoint]] {
    var points = part.points
    guard points.count > 1 else { return [] }
    if part.isClosed { points.append(points[0]) }
    var shapes: [[CGPoint]] = []
    for (start, end) in zip(points, points.dropFirst()) {
      let (side, _) = directions(start, end)
      shapes.append([
        start.moved(side, half), end.moved(side, half), end.moved(side, -half),
        start.moved(side, -half),
      ])
    }
    for index in 1..<points.count - 1 {
      shapes += join(points[index - 1], points[index], points[index + 1])
    }
    if part.isClosed {
      shapes += join(points[points.count - 2], points[0], points[1])
    } else {
      shapes += cap(at: points[0], from: points[1])
      shapes += cap(at: points[points.count - 1], from: points[points.count - 2])
    }
    return shapes.map(turned)
  }

  /// A unit vector across a line, and one along it.
  private func directions(_ start: CGPoint, _ end: CGPoint) -> (across: CGVector, along: CGVector) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1e-12)
    let along = CGVector(dx: dx / length, dy: dy / length)
    return (CGVector(dx: -along.dy, dy: along.dx), along)
  }

  private func join(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) -> [[CGPoint]] {
    let (first, second) = (directions(before, corner), directions(corner, after))
    let turn = first.along.dx * second.along.dy - first.along.dy * second.along.dx
    let cosine = first.along.dx * second.along.dx + first.along.dy * second.along.dy
    if pen.join == .round { return [circle(around: corner)] }
    guard abs(turn) > 1e-9 else { return [] }
    let side: CGFloat = turn > 0 ? -half : half
    let (start, end) = (corner.moved(first.across, side), corner.moved(second.across, side))
    // The length of the point is half the width divided by the cosine of half the turn.
    let ratio = 1 / max(1e-9, ((1 + cosine) / 2).squareRoot())
    guard pen.join == .miter, ratio <= pen.miterLimit else { return [[corner, start, end]] }
    let middle = CGVector(
      dx: first.across.dx + second.across.dx, dy: first.across.dy + second.across.dy)
    let length = max((middle.dx * middle.dx + middle.dy * middle.dy).squareRoot(), 1e-12)
    let tip = corner.moved(middle, side * ratio / length)
    return [[corner, start, tip, end]]
  }

  private func cap(at end: CGPoint, from inside: CGPoint) -> [[CGPoint]] {
    let (across, along) = directions(inside, end)
    switch pen.cap {
    case .butt: return []
    case .round: return [circle(around: end)]
    case .square:
      let far = end.moved(along, half)
      return [
        [
          end.moved(across, half), far.moved(across, half), far.moved(across, -half),
          end.moved(across, -half),
        ]
      ]
    }
  }

  private func circle(around center: CGPoint) -> [CGPoint] {
    (0..<24).map { index in
      let angle = CGFloat(index) / 24 * 2 * .pi
      return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
    }
  }

  /// The polygon in the direction in which all turn.
  private func turned(_ polygon: [CGPoint]) -> [CGPoint] {
    var area: CGFloat = 0
    for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      area += start.x * end.y - end.x * start.y
    }
    return area < 0 ? polygon.reversed() : polygon
  }

  // MARK: Dashes

  private func dashed(_ part: Outline.Part) -> [Outline.Part] {
    let total = pen.dashes.reduce(0, +)
    guard total > 0, pen.dashes.allSatisfy({ $0 >= 0 }) else { return [part] }
    // An odd number of lengths is taken twice, so that lines and gaps change places.
    let lengths = pen.dashes.count % 2 == 0 ? pen.dashes : pen.dashes + pen.dashes
    var index = 0
    var rest = pen.dashPhase.truncatingRemainder(dividingBy: lengths.reduce(0, +))
    if rest < 0 { rest += lengths.reduce(0, +) }
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    rest = lengths[index] - rest
    var points = part.points
    if part.isClosed { points.append(points[0]) }
    var dashes: [Outline.Part] = []
    var current = Outline.Part(points: [points[0]])
    for (start, end) in zip(points, points.dropFirst()) {
      let along = directions(start, end).along
      let length = ((end.x - start.x) * along.dx) + ((end.y - start.y) * along.dy)
      var gone: CGFloat = 0
      while length - gone > rest {
        gone += rest
        let point = start.moved(along, gone)
        current.points.append(point)
        if index % 2 == 0 { dashes.append(current) }
        current = Outline.Part(points: [point])
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - gone
      current.points.append(end)
    }
    if index % 2 == 0, current.points.count > 1 { dashes.append(current) }
    return dashes
  }
}

extension CGPoint {
  fileprivate func moved(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
