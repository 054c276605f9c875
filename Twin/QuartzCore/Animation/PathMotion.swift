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
}
