package import Foundation

/// One curve of a path by four points; a line has its thirds in the middle.
package struct PathCurve {
  package let start: CGPoint
  package let control1: CGPoint
  package let control2: CGPoint
  package let end: CGPoint

  /// The point at a parameter from 0 to 1.
  package func point(at fraction: Double) -> CGPoint {
    let t = CGFloat(fraction)
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The parameters strictly between 0 and 1 where a coordinate turns round, in ascending order.
  func turningPoints(of coordinate: (CGPoint) -> CGFloat) -> [Double] {
    let (p0, p1) = (Double(coordinate(start)), Double(coordinate(control1)))
    let (p2, p3) = (Double(coordinate(control2)), Double(coordinate(end)))
    // A third of the derivative: a t² + 2 b t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = p2 - 2 * p1 + p0
    let c = p1 - p0
    let roots: [Double]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / (2 * b)]
    } else {
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b - root) / a, (-b + root) / a]
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

extension CGPath {
  /// The path's lines and curves in order; moves draw nothing.
  ///
  /// - Parameter isClosed: Whether every part ends where it began, as where an area is filled.
  package func curves(isClosed: Bool = false) -> [PathCurve] {
    var curves: [PathCurve] = []
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    func addLine(to end: CGPoint) {
      let third = CGPoint(x: (end.x - current.x) / 3, y: (end.y - current.y) / 3)
      curves.append(
        PathCurve(
          start: current, control1: CGPoint(x: current.x + third.x, y: current.y + third.y),
          control2: CGPoint(x: end.x - third.x, y: end.y - third.y), end: end))
    }
    for segment in segments {
      switch segment {
      case .move(let point):
        if isClosed, current != first { addLine(to: first) }
        (first, current) = (point, point)
      case .line(let end):
        addLine(to: end)
        current = end
      case .quadCurve(let control, let end):
        curves.append(
          PathCurve(
            start: current,
            control1: CGPoint(
              x: current.x + (control.x - current.x) * 2 / 3,
              y: current.y + (control.y - current.y) * 2 / 3),
            control2: CGPoint(
              x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
            end: end))
        current = end
      case .curve(let control1, let control2, let end):
        curves.append(
          PathCurve(start: current, control1: control1, control2: control2, end: end))
        current = end
      case .close:
        if current != first { addLine(to: first) }
        current = first
      }
    }
    if isClosed, current != first { addLine(to: first) }
    return curves
  }
}
