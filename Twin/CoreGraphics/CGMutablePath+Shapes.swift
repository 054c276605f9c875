public import Foundation

extension CGMutablePath {
  /// Lifts the pen and puts it down at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform: transform)
  }

  /// Draws a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.line(point)], transform: transform)
  }

  /// Draws straight lines through all points, starting a new part of the path at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) }, transform: transform)
  }

  /// Draws a parabola to a point, pulled by another point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([.quadCurve(control: control, end: end)], transform: transform)
  }

  /// Draws a cubic curve to a point, pulled by two other points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append([.curve(control1: control1, control2: control2, end: end)], transform: transform)
  }

  /// Draws a straight line to where this part of the path began.
  public func closeSubpath() {
    append([.close], transform: .identity)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = rect.corners
    append(
      [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close], transform: transform)
  }

  /// Adds rectangles, one after the other.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    let toRect = CGAffineTransform(
      a: radii.width, b: 0, c: 0, d: radii.height, tx: rect.midX, ty: rect.midY)
    let circle = Arc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
    append(
      [.move(circle.startPoint)] + circle.curves + [.close],
      transform: toRect.concatenating(transform))
  }

  /// Adds a rectangle with quarters of ellipses for corners, from the middle of its right side on.
  ///
  /// Source: tests that run on iOS (honghaoz/ChouTi, `CGPath+ExtensionsTests`).
  /// Differs from Core Graphics: corners that do not fit are made smaller; Apple's raises.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(max(0, cornerWidth), rect.width / 2)
    let height = min(max(0, cornerHeight), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let (left, right) = (rect.minX + width, rect.maxX - width)
    let (top, bottom) = (rect.minY + height, rect.maxY - height)
    let corners = [
      (CGPoint(x: right, y: bottom), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: left, y: bottom), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: left, y: top), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: right, y: top), CGVector(dx: 0, dy: -1)),
    ]
    var steps: [Segment] = [.move(CGPoint(x: rect.maxX, y: rect.midY))]
    for (center, direction) in corners {
      let toCorner = CGAffineTransform(
        a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
      let start = CGPoint(x: direction.dx, y: direction.dy)
      steps += [.line(start), Arc.quarter(from: direction)].applying(toCorner)
    }
    append(steps + [.close], transform: transform)
  }

  /// Adds a part of a circle, after a straight line to its start if the path has begun.
  ///
  /// Angles are in radians from the x axis. `clockwise` is meant for a y axis that points up, so
  /// with y pointing down the result looks the other way round, as at Apple.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Arc.sweep(from: startAngle, to: endAngle, decreasing: clockwise)
    let arc = Arc(center: center, radius: radius, start: startAngle, sweep: sweep)
    let first: Segment = isEmpty ? .move(arc.startPoint) : .line(arc.startPoint)
    append([first] + arc.curves, transform: transform)
  }

  /// Adds all steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.segments, transform: transform)
  }
}

/// A part of a circle as cubic curves of at most a quarter each.
private struct Arc {
  var center: CGPoint
  var radius: CGFloat
  var start: CGFloat
  var sweep: CGFloat

  var startPoint: CGPoint { point(at: start) }

  /// Whole quarters, and what is left of the arc.
  ///
  /// Source: the quarters are those of tests that run on iOS (honghaoz/ChouTi,
  /// `NSBezierPath+ExtensionsTests`). Assumed: what is left comes last.
  var curves: [CGPath.Segment] {
    let side: CGFloat = sweep < 0 ? -1 : 1
    // A hair is added, so that a full circle of rounded numbers has four quarters and no rest.
    let count = (abs(sweep) / (.pi / 2) + 1e-9).rounded(.down)
    var direction = CGVector(dx: cos(start), dy: sin(start))
    let toArc = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    var result: [CGPath.Segment] = []
    for _ in 0..<Int(count) {
      result.append(Arc.quarter(from: direction, side: side))
      direction = Arc.turned(direction, side)
    }
    let rest = sweep - side * count * .pi / 2
    if abs(rest) > 1e-9 || result.isEmpty {
      let end = CGVector(dx: cos(start + sweep), dy: sin(start + sweep))
      result.append(
        Arc.curve(from: direction, to: end, side: side, pull: 4 / 3 * tan(abs(rest) / 4)))
    }
    return result.applying(toArc)
  }

  /// A quarter of a circle with a radius of 1.
  ///
  /// - Parameters:
  ///   - direction: From the center to where it begins.
  ///   - side: 1 for growing angles, -1 for smaller ones.
  static func quarter(from direction: CGVector, side: CGFloat = 1) -> CGPath.Segment {
    curve(from: direction, to: turned(direction, side), side: side, pull: 0.5522847498)
  }

  private static func curve(
    from start: CGVector, to end: CGVector, side: CGFloat, pull: CGFloat
  ) -> CGPath.Segment {
    let (ahead, back) = (turned(start, side), turned(end, -side))
    return .curve(
      control1: CGPoint(x: start.dx + pull * ahead.dx, y: start.dy + pull * ahead.dy),
      control2: CGPoint(x: end.dx + pull * back.dx, y: end.dy + pull * back.dy),
      end: CGPoint(x: end.dx, y: end.dy))
  }

  /// A direction after a quarter of a turn. The sums keep zeros from becoming negative, which prints.
  private static func turned(_ direction: CGVector, _ side: CGFloat) -> CGVector {
    CGVector(dx: 0 - side * direction.dy, dy: 0 + side * direction.dx)
  }

  /// How far to turn from one angle to another, in the direction asked for.
  static func sweep(from start: CGFloat, to end: CGFloat, decreasing: Bool) -> CGFloat {
    let fullTurn = 2 * CGFloat.pi
    let difference = decreasing ? start - end : end - start
    guard abs(difference) < fullTurn else { return decreasing ? -fullTurn : fullTurn }
    let turn = difference < 0 ? difference + fullTurn : difference
    return decreasing ? -turn : turn
  }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
