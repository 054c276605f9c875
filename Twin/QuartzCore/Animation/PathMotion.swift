import CoreGraphics

/// A path as a keyframe animation follows it, segment by segment.
struct PathMotion {
  private let curves: [PathCurve]

  init(_ path: CGPath) {
    curves = path.curves()
  }

  var count: Int { curves.count }

  /// The end of the path.
  var end: PathSpot { PathSpot(segment: count - 1, fraction: 1) }

  func point(at spot: PathSpot) -> CGPoint {
    curves[spot.segment].point(at: spot.fraction)
  }

  /// Where the path leads, in radians from the x axis.
  func angle(at spot: PathSpot) -> CGFloat {
    curves[spot.segment].angle(at: spot.fraction)
  }

  /// The place that is a fraction of the path's length away from its beginning.
  func spot(atLength fraction: Double) -> PathSpot { curves.spot(atLength: fraction) ?? end }
}

extension PathCurve {
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
