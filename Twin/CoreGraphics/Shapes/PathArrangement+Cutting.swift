import Foundation

/// Where edges meet.
extension PathArrangement {
  /// A point in the middle of an edge, and how far along the edge it is.
  private struct Cut {
    var point: Int
    var fraction: Double
  }

  /// Cuts until nothing crosses any more: a cut that is not exactly on its edge bends it.
  mutating func cut() {
    for _ in 0..<16 {
      let cuts = findCuts()
      guard cuts.contains(where: { !$0.isEmpty }) else { return }
      edges = zip(edges, cuts).flatMap { Self.parts(of: $0, $1) }
    }
  }

  private static func parts(of edge: Edge, _ cuts: [Cut]) -> [Edge] {
    guard !cuts.isEmpty else { return [edge] }
    var parts: [Edge] = []
    var rest = edge
    for cut in cuts.sorted(by: { $0.fraction < $1.fraction }) where cut.point != rest.start {
      var part = rest
      part.end = cut.point
      part.to = edge.from + (edge.to - edge.from) * cut.fraction
      parts.append(part)
      rest.start = cut.point
      rest.from = part.to
    }
    if rest.start != rest.end { parts.append(rest) }
    return parts
  }

  /// The cuts of each edge; edges come from left to right, and only those are compared that overlap.
  private mutating func findCuts() -> [[Cut]] {
    var cuts: [[Cut]] = Array(repeating: [], count: edges.count)
    let boxes = edges.map { box(of: $0) }
    let order = edges.indices.sorted { boxes[$0].minX < boxes[$1].minX }
    var open: [Int] = []
    for index in order {
      let box = boxes[index]
      open.removeAll { boxes[$0].maxX < box.minX }
      for other in open where boxes[other].minY <= box.maxY && box.minY <= boxes[other].maxY {
        meet(index, other, &cuts)
      }
      open.append(index)
    }
    return cuts
  }

  private func box(of edge: Edge) -> CGRect {
    let (start, end) = (points[edge.start], points[edge.end])
    return CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    ).insetBy(dx: -points.nearness, dy: -points.nearness)
  }

  private mutating func meet(_ first: Int, _ second: Int, _ cuts: inout [[Cut]]) {
    let (a, b) = (edges[first], edges[second])
    var touches = false
    for point in [b.start, b.end] where point != a.start && point != a.end {
      guard let fraction = fraction(of: point, on: a) else { continue }
      cuts[first].append(Cut(point: point, fraction: fraction))
      touches = true
    }
    for point in [a.start, a.end] where point != b.start && point != b.end {
      guard let fraction = fraction(of: point, on: b) else { continue }
      cuts[second].append(Cut(point: point, fraction: fraction))
      touches = true
    }
    let shares = a.start == b.start || a.start == b.end || a.end == b.start || a.end == b.end
    guard !touches, !shares, let fractions = crossing(a, b) else { return }
    let found = refined(a, fractions.0, b, fractions.1)
    let point = points.number(of: found.point)
    if point != a.start, point != a.end {
      cuts[first].append(Cut(point: point, fraction: found.first))
    }
    if point != b.start, point != b.end {
      cuts[second].append(Cut(point: point, fraction: found.second))
    }
  }

  /// How far along an edge a point is, if it is on it and at neither end.
  private func fraction(of number: Int, on edge: Edge) -> Double? {
    let (start, end, point) = (points[edge.start], points[edge.end], points[number])
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return nil }
    let fraction = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    guard fraction > 0, fraction < 1 else { return nil }
    let distance = abs((point.x - start.x) * dy - (point.y - start.y) * dx) / square.squareRoot()
    return distance <= points.nearness ? Double(fraction) : nil
  }

  /// How far along two edges their crossing is, if they have one.
  private func crossing(_ a: Edge, _ b: Edge) -> (Double, Double)? {
    let (p, q) = (points[a.start], points[b.start])
    let along = CGVector(dx: points[a.end].x - p.x, dy: points[a.end].y - p.y)
    let across = CGVector(dx: points[b.end].x - q.x, dy: points[b.end].y - q.y)
    let area = along.dx * across.dy - along.dy * across.dx
    guard area != 0 else { return nil }
    let first = ((q.x - p.x) * across.dy - (q.y - p.y) * across.dx) / area
    let second = ((q.x - p.x) * along.dy - (q.y - p.y) * along.dx) / area
    guard first > 0, first < 1, second > 0, second < 1 else { return nil }
    return (Double(first), Double(second))
  }

  /// Where the curves themselves cross, by Newton's method from where their edges do; the crossing of the edges
  /// if that leads away from it.
  private func refined(
    _ a: Edge, _ first: Double, _ b: Edge, _ second: Double
  ) -> (point: CGPoint, first: Double, second: Double) {
    let (start, end) = (points[a.start], points[a.end])
    let rough = CGPoint(
      x: start.x + (end.x - start.x) * CGFloat(first),
      y: start.y + (end.y - start.y) * CGFloat(first))
    let (own, other) = (pieces[a.piece], pieces[b.piece])
    guard own.kind != .line || other.kind != .line else { return (rough, first, second) }
    var t = a.from + (a.to - a.from) * first
    var u = b.from + (b.to - b.from) * second
    for _ in 0..<8 {
      let (p, q) = (own.curve.point(at: t), other.curve.point(at: u))
      let (v, w) = (own.curve.velocity(at: t), other.curve.velocity(at: u))
      let area = v.dx * w.dy - v.dy * w.dx
      guard area != 0 else { return (rough, first, second) }
      t += Double(((q.x - p.x) * w.dy - (q.y - p.y) * w.dx) / area)
      u += Double(((q.x - p.x) * v.dy - (q.y - p.y) * v.dx) / area)
    }
    let point = own.curve.point(at: t)
    let fine = ((t - a.from) / (a.to - a.from), (u - b.from) / (b.to - b.from))
    let reach = 10 * max(own.tolerance, other.tolerance)
    let isNear = hypot(point.x - rough.x, point.y - rough.y) <= reach
    guard isNear, fine.0 > 0, fine.0 < 1, fine.1 > 0, fine.1 < 1 else {
      return (rough, first, second)
    }
    return (point, fine.0, fine.1)
  }
}
