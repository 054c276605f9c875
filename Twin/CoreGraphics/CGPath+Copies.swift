public import Foundation

/// Paths made of paths.
extension CGPath {
  /// The path with every point transformed; nothing changes for nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(segments: segments.applying(transform?.pointee ?? .identity))
  }

  /// The path with every point transformed, to be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(segments: segments.applying(transform?.pointee ?? .identity))
  }

  /// The dashes of a line along the path.
  ///
  /// Differs from Core Graphics: curves have become straight lines, near to them by a twentieth of a point.
  ///
  /// - Parameters:
  ///   - phase: Where in the pattern the line begins, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points.
  ///   - transform: What happens to the path before.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    var pen = DrawingPen()
    pen.dashes = lengths
    pen.dashPhase = phase
    let dashes = CGMutablePath()
    for dash in StrokeOutline(pen).dashes(along: segments.applying(transform)) {
      dashes.addLines(between: dash.points)
      if dash.isClosed { dashes.closeSubpath() }
    }
    return dashes
  }

  /// The outline of a line along the path: filled, it looks as the line does.
  ///
  /// Differs from Core Graphics: it is made of straight pieces that overlap.
  ///
  /// - Parameters:
  ///   - lineWidth: How wide the line is, in points.
  ///   - lineCap: How it ends.
  ///   - lineJoin: How its parts meet.
  ///   - miterLimit: How far pointed joins may reach, in half widths.
  ///   - transform: What happens to the path before.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var pen = DrawingPen()
    pen.width = lineWidth
    pen.cap = lineCap
    pen.join = lineJoin
    pen.miterLimit = miterLimit
    return CGPath(outlining: segments.applying(transform), pen)
  }

  /// The area that a pen covers along a path.
  convenience init(outlining path: [Segment], _ pen: DrawingPen) {
    let outline = CGMutablePath()
    for polygon in StrokeOutline(pen).polygons(along: path) {
      outline.addLines(between: polygon)
      outline.closeSubpath()
    }
    self.init(segments: outline.segments)
  }

  /// Whether the path is an upright rectangle, which is put where the pointer says.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where index == segments.count - 1: break
      case .move, .quadCurve, .curve, .close: return false
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let box = CGRect(around: corners)
    let (first, second, third, last) = (corners[0], corners[1], corners[2], corners[3])
    let beginsAcross =
      first.y == second.y && second.x == third.x && third.y == last.y && last.x == first.x
    let beginsDown =
      first.x == second.x && second.y == third.y && third.x == last.x && last.y == first.y
    guard beginsAcross || beginsDown else { return false }
    rect?.pointee = box
    return true
  }
}

extension CGMutablePath {
  /// Adds a part of a circle, after a straight line to its start if the path has begun.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius, in points.
  ///   - startAngle: Where the part begins, in radians from the x axis.
  ///   - delta: How far it goes, in radians; below 0 the other way round.
  ///   - transform: What happens to the part before it is added.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Rounds a corner off: adds a straight line to a circle that touches both sides of the corner, and the
  /// part of the circle between them.
  ///
  /// Where the sides lie on one line, or the radius is 0, a straight line to the corner is added.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner; the first side comes to it from where the pen is.
  ///   - tangent2End: A point on the second side.
  ///   - radius: The radius of the circle, in points.
  ///   - transform: What happens to both points before.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let arc = TangentArc(currentPoint, tangent1End, tangent2End, radius: radius) else {
      return addLine(to: tangent1End, transform: transform)
    }
    addArc(
      center: arc.center, radius: radius, startAngle: arc.start, endAngle: arc.end,
      clockwise: arc.isClockwise, transform: transform)
  }
}

extension CGContext {
  /// Rounds a corner off; see `CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:)`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let start = path?.currentPoint ?? .zero
    guard let arc = TangentArc(start, tangent1End, tangent2End, radius: radius) else {
      return addLine(to: tangent1End)
    }
    addArc(
      center: arc.center, radius: radius, startAngle: arc.start, endAngle: arc.end,
      clockwise: arc.isClockwise)
  }
}

/// The part of a circle that rounds a corner off.
private struct TangentArc {
  var center: CGPoint
  var start: CGFloat
  var end: CGFloat
  /// In a world whose y axis points up.
  var isClockwise: Bool

  /// Nil for a corner that is none.
  init?(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, radius: CGFloat) {
    let first = CGVector(dx: before.x - corner.x, dy: before.y - corner.y)
    let second = CGVector(dx: after.x - corner.x, dy: after.y - corner.y)
    let lengths = (
      (first.dx * first.dx + first.dy * first.dy).squareRoot(),
      (second.dx * second.dx + second.dy * second.dy).squareRoot()
    )
    guard radius > 0, lengths.0 > 0, lengths.1 > 0 else { return nil }
    let (a, b) = (
      CGVector(dx: first.dx / lengths.0, dy: first.dy / lengths.0),
      CGVector(dx: second.dx / lengths.1, dy: second.dy / lengths.1)
    )
    let cross = a.dx * b.dy - a.dy * b.dx
    guard abs(cross) > 1e-9 else { return nil }
    let half = acos(min(1, max(-1, a.dx * b.dx + a.dy * b.dy))) / 2
    let reach = radius / tan(half)
    let far = radius / sin(half)
    let middle = CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
    let length = (middle.dx * middle.dx + middle.dy * middle.dy).squareRoot()
    let center = CGPoint(
      x: corner.x + middle.dx / length * far, y: corner.y + middle.dy / length * far)
    self.center = center
    start = atan2(corner.y + a.dy * reach - center.y, corner.x + a.dx * reach - center.x)
    end = atan2(corner.y + b.dy * reach - center.y, corner.x + b.dx * reach - center.x)
    isClockwise = cross > 0
  }
}
