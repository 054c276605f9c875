public import Foundation

/// What a step of a path does.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// The pen is put down at the first point.
  case moveToPoint = 0
  /// A straight line to the first point.
  case addLineToPoint = 1
  /// A parabola to the second point, pulled by the first.
  case addQuadCurveToPoint = 2
  /// A cubic curve to the third point, pulled by the first two.
  case addCurveToPoint = 3
  /// A straight line to where this part of the path began; no points.
  case closeSubpath = 4
}

/// One step of a path.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// Its points, as many as the type has; valid only while the step is looked at.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a step of points that somebody else keeps.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Is shown each step of a path, with a pointer of whoever asked for it.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Shows each step of the path to a function, from first to last.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Shows each step of the path to a block, from first to last.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    // A step has three points at most, and one that closes has none but needs a place to point to.
    let points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
    points.initialize(repeating: .zero, count: 3)
    defer { points.deallocate() }
    for segment in segments {
      for (index, point) in segment.points.enumerated() { points[index] = point }
      var element = CGPathElement(type: segment.elementType, points: points)
      block(&element)
    }
  }
}

extension CGPath.Segment {
  fileprivate var elementType: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
