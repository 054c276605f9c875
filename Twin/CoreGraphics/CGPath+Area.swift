public import Foundation

/// What a path encloses.
extension CGPath {
  /// Whether a point is in the area that filling the path would paint.
  ///
  /// Parts of the path that are open count as closed by a straight line, as when they are filled.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What is inside where the path crosses itself.
  ///   - transform: Applied to the point before it is looked for.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let winding = curves(isClosed: true).reduce(0) { $0 + $1.winding(around: point) }
    return switch rule {
    case .winding: winding != 0
    case .evenOdd: winding % 2 != 0
    }
  }

  /// The smallest rectangle around the path itself, without control points beside it.
  ///
  /// Differs from Core Graphics: moves to which nothing is drawn do not count.
  public var boundingBoxOfPath: CGRect {
    let points = curves().flatMap { curve in
      [curve.start, curve.end]
        + (curve.turningPoints(of: \.x) + curve.turningPoints(of: \.y)).map(curve.point)
    }
    return points.isEmpty ? boundingBox : CGRect(around: points)
  }
}

extension PathCurve {
  /// How often the curve crosses the ray from a point to the right: +1 for each time downwards, -1 for
  /// each time upwards.
  ///
  /// Two ends at the height of the point count once, for the piece that goes on below it.
  fileprivate func winding(around point: CGPoint) -> Int {
    let ends = [0] + turningPoints(of: \.y) + [1]
    return zip(ends, ends.dropFirst()).reduce(0) { sum, piece in
      let from = self.point(at: piece.0).y
      let to = self.point(at: piece.1).y
      let isDownwards = from <= point.y && point.y < to
      let isUpwards = to <= point.y && point.y < from
      guard isDownwards || isUpwards else { return sum }
      let crossing = x(at: point.y, from: piece.0, to: piece.1, isDownwards: isDownwards)
      guard crossing > point.x else { return sum }
      return sum + (isDownwards ? 1 : -1)
    }
  }

  /// Where a piece on which y never turns round has a height: by halving it until numbers of this
  /// precision cannot be told apart.
  private func x(
    at height: CGFloat, from start: Double, to end: Double, isDownwards: Bool
  ) -> CGFloat {
    var (low, high) = (start, end)
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= height) == isDownwards { low = middle } else { high = middle }
    }
    return point(at: low).x
  }
}
