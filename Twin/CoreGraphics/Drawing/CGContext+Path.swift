public import Foundation

extension CGContext {
  /// Begins a path.
  public func beginPath() {
    segments = []
  }

  /// Lifts the pen and puts it down at a point.
  public func move(to point: CGPoint) {
    add([.move(point)])
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    add([.line(point)])
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add([.curve(control1: control1, control2: control2, end: end)])
  }

  /// Adds a parabola.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add([.quadCurve(control: control, end: end)])
  }

  /// Adds straight lines through all points, as a part of its own.
  public func addLines(between points: [CGPoint]) {
    addShape { $0.addLines(between: points) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    addShape { $0.addRect(rect) }
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) {
    addShape { $0.addEllipse(in: rect) }
  }

  /// Adds a part of a circle, after a straight line to its start if the path has begun.
  ///
  /// `clockwise` is meant for a y axis that points up, so here it looks the other way round, as at Apple.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CGMutablePath()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    guard !segments.isEmpty, case .move(let start) = arc.segments.first else {
      return add(arc.segments)
    }
    add([.line(start)] + arc.segments.dropFirst())
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) {
    add(path.segments)
  }

  /// Adds a straight line to where this part of the path began.
  public func closePath() {
    if !segments.isEmpty { segments.append(.close) }
  }

  /// The path under way.
  public var path: CGPath? {
    guard !segments.isEmpty else { return nil }
    return CGPath(segments: segments.applying(state.transform.inverted()))
  }

  /// Whether there is no path under way.
  public var isPathEmpty: Bool { segments.isEmpty }

  private func addShape(_ draw: (CGMutablePath) -> Void) {
    let shape = CGMutablePath()
    draw(shape)
    add(shape.segments)
  }

  private func add(_ steps: [CGPath.Segment]) {
    segments += steps.applying(state.transform)
  }

  func takePath() -> [CGPath.Segment] {
    defer { segments = [] }
    return segments
  }
}
