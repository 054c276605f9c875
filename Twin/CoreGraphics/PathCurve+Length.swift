package import Foundation

/// A place on a path: a curve and the curve's own parameter.
package struct PathSpot {
  package var segment: Int
  package var fraction: Double

  package init(segment: Int, fraction: Double) {
    self.segment = segment
    self.fraction = fraction
  }
}

extension [PathCurve] {
  /// The place that is a fraction of the curves' length away from their beginning; nil without curves.
  package func spot(atLength fraction: Double) -> PathSpot? {
    let measures = map(\.lengths)
    let total = measures.reduce(0) { $0 + ($1.last ?? 0) }
    var rest = CGFloat(fraction) * total
    for (segment, lengths) in measures.enumerated() {
      let length = lengths.last ?? 0
      guard rest < length else {
        rest -= length
        continue
      }
      let step = lengths.lastIndex { $0 <= rest } ?? 0
      let piece = lengths[step + 1] - lengths[step]
      let part = piece > 0 ? (rest - lengths[step]) / piece : 0
      return PathSpot(
        segment: segment, fraction: (Double(step) + Double(part)) / Double(PathCurve.pieces))
    }
    return isEmpty ? nil : PathSpot(segment: count - 1, fraction: 1)
  }
}

extension PathCurve {
  /// How many straight pieces measure a curve; with 64 the length of a quarter of a circle is right to
  /// three hundredths of a thousandth.
  fileprivate static let pieces = 64

  /// The length from the start to a number of evenly spread parameters.
  fileprivate var lengths: [CGFloat] {
    var result: [CGFloat] = [0]
    var former = start
    for step in 1...Self.pieces {
      let next = point(at: Double(step) / Double(Self.pieces))
      result.append((result.last ?? 0) + hypot(next.x - former.x, next.y - former.y))
      former = next
    }
    return result
  }

  /// What lies between two parameters of the curve.
  func part(from first: Double, to last: Double) -> PathCurve {
    /// The point of the curve's blossom: as if each third were at a parameter of its own.
    func point(_ a: Double, _ b: Double, _ c: Double) -> CGPoint {
      func between(_ p: CGPoint, _ q: CGPoint, _ t: Double) -> CGPoint {
        CGPoint(x: p.x + (q.x - p.x) * CGFloat(t), y: p.y + (q.y - p.y) * CGFloat(t))
      }
      let (p, q, r) = (
        between(start, control1, a), between(control1, control2, a), between(control2, end, a)
      )
      return between(between(p, q, b), between(q, r, b), c)
    }
    return PathCurve(
      start: point(first, first, first), control1: point(first, first, last),
      control2: point(first, last, last), end: point(last, last, last))
  }
}

extension CGPath {
  /// The part of the path between two parts of its length, as the stroke of a shape layer has it; a part that
  /// goes on where another one ended is joined to it.
  package func trimmed(from first: CGFloat, to last: CGFloat) -> CGPath {
    let curves = curves()
    let (first, last) = (Double(min(max(first, 0), 1)), Double(min(max(last, 0), 1)))
    guard first < last, let begin = curves.spot(atLength: first),
      let end = curves.spot(atLength: last)
    else { return CGPath(segments: []) }
    var segments: [Segment] = []
    var pen: CGPoint?
    for index in begin.segment...end.segment {
      let part = curves[index].part(
        from: index == begin.segment ? begin.fraction : 0,
        to: index == end.segment ? end.fraction : 1)
      if pen != part.start { segments.append(.move(part.start)) }
      segments.append(
        .curve(control1: part.control1, control2: part.control2, end: part.end))
      pen = part.end
    }
    return CGPath(segments: segments)
  }
}
