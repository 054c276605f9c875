import CoreGraphics

/// A path as a keyframe animation follows it, segment by segment.
struct PathMotion {
  /// A curve by four points; a line has its thirds in the middle.
  private struct Curve {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    func point(at fraction: Double) -> CGPoint {
      let t = CGFloat(fraction)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The length from the start to a number of evenly spread parameters.
    var lengths: [CGFloat] {
      var result: [CGFloat] = [0]
      var former = start
      for step in 1...PathMotion.steps {
        let next = point(at: Double(step) / Double(PathMotion.steps))
        result.append((result.last ?? 0) + hypot(next.x - former.x, next.y - former.y))
        former = next
      }
      return result
    }
  }

  /// How many straight pieces measure a curve; with 64 the length of a quarter of a circle is right to
  /// three hundredths of a thousandth.
  private static let steps = 64

  private let curves: [Curve]

  init(_ path: CGPath) {
    var curves: [Curve] = []
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) -> Curve {
      let third = CGPoint(x: (end.x - current.x) / 3, y: (end.y - current.y) / 3)
      return Curve(
        start: current, control1: CGPoint(x: current.x + third.x, y: current.y + third.y),
        control2: CGPoint(x: end.x - third.x, y: end.y - third.y), end: end)
    }
    for segment in path.segments {
      switch segment {
      case .move(let point):
        (first, current) = (point, point)
      case .line(let end):
        curves.append(line(to: end))
        current = end
      case .quadCurve(let control, let end):
        curves.append(
          Curve(
            start: current,
            control1: CGPoint(
              x: current.x + (control.x - current.x) * 2 / 3,
              y: current.y + (control.y - current.y) * 2 / 3),
            control2: CGPoint(
              x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
            end: end))
        current = end
      case .curve(let control1, let control2, let end):
        curves.append(Curve(start: current, control1: control1, control2: control2, end: end))
        current = end
      case .close:
        if current != first { curves.append(line(to: first)) }
        current = first
      }
    }
    self.curves = curves
  }

  var count: Int { curves.count }

  /// The end of the path.
  var end: CGPoint? { curves.last?.end }

  /// The beginning of a segment.
  func start(ofSegment index: Int) -> CGPoint { curves[index].start }

  /// A point of a segment.
  func point(ofSegment index: Int, at fraction: Double) -> CGPoint {
    curves[index].point(at: fraction)
  }

  /// The point that is a fraction of the path's length away from its beginning.
  func point(atLength fraction: Double) -> CGPoint? {
    let measures = curves.map(\.lengths)
    let total = measures.reduce(0) { $0 + ($1.last ?? 0) }
    var rest = CGFloat(fraction) * total
    for (curve, lengths) in zip(curves, measures) {
      let length = lengths.last ?? 0
      guard rest < length else {
        rest -= length
        continue
      }
      let step = lengths.lastIndex { $0 <= rest } ?? 0
      let piece = lengths[step + 1] - lengths[step]
      let part = piece > 0 ? (rest - lengths[step]) / piece : 0
      return curve.point(at: (Double(step) + Double(part)) / Double(Self.steps))
    }
    return end
  }
}
