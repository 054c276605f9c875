public import Foundation

/// Lines and curves that describe a shape.
open class CGPath: Hashable {
  /// One step of the pen.
  package enum Segment: Hashable, Sendable {
    /// Lift the pen and put it down at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A parabola to a point, pulled by one other point.
    case quadCurve(control: CGPoint, end: CGPoint)
    /// A cubic curve to a point, pulled by two other points.
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// A straight line to where this part of the path began.
    case close
  }

  /// The path's steps from first to last.
  package fileprivate(set) var segments: [Segment]

  /// Makes a path from its steps.
  package init(segments: [Segment]) {
    self.segments = segments
  }

  /// Makes a path around a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect)
    self.init(segments: path.segments.applying(transform?.pointee ?? .identity))
  }

  /// Makes the ellipse that fits into a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    self.init(segments: path.segments.applying(transform?.pointee ?? .identity))
  }

  /// Makes a rectangle with quarters of ellipses for corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(segments: path.segments.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no step.
  public var isEmpty: Bool { segments.isEmpty }

  /// Where the pen is; the origin if the path is empty.
  public var currentPoint: CGPoint {
    switch segments.last {
    case nil: .zero
    case .move(let point), .line(let point): point
    case .quadCurve(_, let end), .curve(_, _, let end): end
    case .close: subpathStart
    }
  }

  /// The smallest rectangle around all points of the path, control points included.
  public var boundingBox: CGRect {
    CGRect(around: segments.flatMap(\.points))
  }

  /// A path of its own with the same steps.
  public func copy() -> CGPath? {
    CGPath(segments: segments)
  }

  /// A path with the same steps that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(segments: segments)
  }

  /// Whether two paths have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.segments == right.segments
  }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(segments)
  }

  private var subpathStart: CGPoint {
    for case .move(let point) in segments.reversed() { return point }
    return .zero
  }
}

extension CGPath.Segment {
  /// The step's end point and control points.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The step after each of its points was mapped.
  package func mapPoints(_ map: (CGPoint) -> CGPoint) -> CGPath.Segment {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .quadCurve(let control, let end): .quadCurve(control: map(control), end: map(end))
    case .curve(let control1, let control2, let end):
      .curve(control1: map(control1), control2: map(control2), end: map(end))
    case .close: .close
    }
  }
}

extension [CGPath.Segment] {
  /// The steps from the first on that puts down the pen.
  fileprivate var startingWithMove: [CGPath.Segment] {
    Array(drop { if case .move = $0 { false } else { true } })
  }

  /// The steps with every point transformed.
  package func applying(_ transform: CGAffineTransform) -> [CGPath.Segment] {
    transform.isIdentity ? self : map { $0.mapPoints { $0.applying(transform) } }
  }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() {
    super.init(segments: [])
  }

  package override init(segments: [Segment]) {
    super.init(segments: segments)
  }

  /// Appends steps; what the public methods come down to.
  ///
  /// A path without a point has nowhere to go on from, so steps before its first move are none.
  ///
  /// Source: tests that run on iOS (honghaoz/ChouTi, `CGPath+ExtensionsTests`).
  func append(_ steps: [Segment], transform: CGAffineTransform) {
    segments += (isEmpty ? steps.startingWithMove : steps).applying(transform)
  }
}
