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
    guard !isEmpty else { return }
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

  /// Adds a rectangle with quarters of ellipses for corners.
  ///
  /// Differs from Core Graphics: corners that do not fit are made smaller; Apple's raises.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(max(0, cornerWidth), rect.width / 2)
    let height = min(max(0, cornerHeight), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let corners: [(center: CGPoint, start: CGFloat)] = [
      (CGPoint(x: rect.maxX - width, y: rect.minY + height), -.pi / 2),
      (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
      (CGPoint(x: rect.minX + width, y: rect.maxY - height), .pi / 2),
      (CGPoint(x: rect.minX + width, y: rect.minY + height), .pi),
    ]
    var steps: [Segment] = [.move(CGPoint(x: rect.minX + width, y: rect.minY))]
    for corner in corners {
      let quarter = Arc(center: .zero, radius: 1, start: corner.start, sweep: .pi / 2)
      let toCorner = CGAffineTransform(
        a: width, b: 0, c: 0, d: height, tx: corner.center.x, ty: corner.center.y)
      steps += ([.line(quarter.startPoint)] + quarter.curves).applying(toCorner)
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

  var curves: [CGPath.Segment] {
    // A hair is taken off, so that a full circle of rounded numbers does not get a fifth part.
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let pull = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (first, last) = (point(at: from), point(at: to))
      return .curve(
        control1: CGPoint(x: first.x - pull * sin(from), y: first.y + pull * cos(from)),
        control2: CGPoint(x: last.x + pull * sin(to), y: last.y - pull * cos(to)),
        end: last)
    }
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
