import CoreGraphics

/// A path as a keyframe animation follows it, segment by segment.
struct PathMotion {
  /// How many straight pieces measure a curve; with 64 the length of a quarter of a circle is right to
  /// three hundredths of a thousandth.
  fileprivate static let steps = 64

  private let curves: [PathCurve]

  init(_ path: CGPath) {
    curves = path.curves()
  }

  var count: Int { curves.count }

  /// A place on the path: a segment and the curve's own parameter.
  struct Spot {
    var segment: Int
    var fraction: Double
  }

  /// The end of the path.
  var end: Spot { Spot(segment: count - 1, fraction: 1) }

  func point(at spot: Spot) -> CGPoint {
    curves[spot.segment].point(at: spot.fraction)
  }

  /// Where the path leads, in radians from the x axis.
  func angle(at spot: Spot) -> CGFloat {
    curves[spot.segment].angle(at: spot.fraction)
  }

  /// The place that is a fraction of the path's length away from its beginning.
  func spot(atLength fraction: Double) -> Spot {
    let measures = curves.map(\.lengths)
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
      return Spot(segment: segment, fraction: (Double(step) + Double(part)) / Double(Self.steps))
    }
    return end
  }
}

extension PathCurve {
  /// The length from the start to a number of evenly spread parameters.
  fileprivate var lengths: [CGFloat] {
    var result: [CGFloat] = [0]
    var former = start
    for step in 1...PathMotion.steps {
      let next = point(at: Double(step) / Double(PathMotion.steps))
      result.append((result.last ?? 0) + hypot(next.x - former.x, next.y - former.y))
      former = next
    }
    return result
  }

  /// Where the curve leads at a parameter; where it stands still there, where it leads right beside that.
  fileprivate func angle(at fraction: Double) -> CGFloat {
    let (t, u) = (CGFloat(fraction), CGFloat(1 - fraction))
    func speed(_ coordinate: (CGPoint) -> CGFloat) -> CGFloat {
      let (a, b) = (coordinate(start), coordinate(control1))
      let (c, d) = (coordinate(control2), coordinate(end))
      return u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c)
    }
    let (dx, dy) = (speed(\.x), speed(\.y))
    if abs(dx) > 1e-9 || abs(dy) > 1e-9 { return atan2(dy, dx) }
    let beside = fraction < 0.5 ? fraction + 1e-3 : fraction - 1e-3
    let (here, there) = (point(at: fraction), point(at: beside))
    let sign: CGFloat = fraction < 0.5 ? 1 : -1
    return atan2((there.y - here.y) * sign, (there.x - here.x) * sign)
  }
}
