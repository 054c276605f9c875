package import CoreGraphics
package import Foundation

/// An area with an outline.
package enum DisplayShape: Hashable, Sendable {
  /// A rectangle, perhaps with rounded corners.
  case rectangle(RoundedRectangle)
  /// Any outline; where it overlaps itself, the rule of the path decides what is inside.
  case path(DisplayPath)

  /// A rectangle with all corners rounded alike.
  package static func rectangle(_ rect: CGRect, cornerRadius: CGFloat = 0) -> DisplayShape {
    .rectangle(RoundedRectangle(rect, cornerRadius: cornerRadius))
  }

  /// The smallest rectangle around the shape.
  package var bounds: CGRect {
    switch self {
    case .rectangle(let rectangle): rectangle.rect
    case .path(let path): path.bounds
    }
  }
}

/// A rectangle of which some corners are round.
package struct RoundedRectangle: Hashable, Sendable {
  /// The rectangle, with its corners.
  package var rect: CGRect
  /// Radius of the round corners. Drawn at most half the shorter side long.
  package var cornerRadius: CGFloat
  /// The corners that are round.
  package var corners: Corners

  /// Corners of a rectangle, seen with y pointing down.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Smallest x, smallest y.
    package static let topLeft = Corners(rawValue: 1 << 0)
    /// Largest x, smallest y.
    package static let topRight = Corners(rawValue: 1 << 1)
    /// Smallest x, largest y.
    package static let bottomLeft = Corners(rawValue: 1 << 2)
    /// Largest x, largest y.
    package static let bottomRight = Corners(rawValue: 1 << 3)
    /// All four.
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// Makes a rectangle with round corners.
  package init(_ rect: CGRect, cornerRadius: CGFloat = 0, corners: Corners = .all) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.corners = corners
  }

  /// The radius that is drawn: never negative, never more than half the shorter side.
  package var effectiveRadius: CGFloat {
    max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
  }

  /// Whether no corner is round.
  var isPlain: Bool { effectiveRadius == 0 || corners.isEmpty }

  /// The same shape, smaller by `distance` on each side, with the same centres of the corners.
  package func inset(by distance: CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      rect.insetBy(dx: distance, dy: distance), cornerRadius: max(0, effectiveRadius - distance),
      corners: corners)
  }
}

/// An outline made of lines and curves: a `CGPath` as a value.
package struct DisplayPath: Hashable, Sendable {
  /// The steps of the pen, in order.
  package var segments: [CGPath.Segment]
  /// What is inside where the outline crosses itself.
  package var fillRule: CGPathFillRule

  /// Makes a path of steps.
  package init(_ segments: [CGPath.Segment] = [], fillRule: CGPathFillRule = .winding) {
    self.segments = segments
    self.fillRule = fillRule
  }

  /// Makes a path with the steps of another.
  package init(_ path: CGPath, fillRule: CGPathFillRule = .winding) {
    self.init(path.segments, fillRule: fillRule)
  }

  /// The smallest rectangle around all points, control points included.
  package var bounds: CGRect {
    var box: (low: CGPoint, high: CGPoint)?
    func add(_ point: CGPoint) {
      guard let (low, high) = box else { return box = (point, point) }
      box = (
        CGPoint(x: min(low.x, point.x), y: min(low.y, point.y)),
        CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      )
    }
    for segment in segments {
      switch segment {
      case .move(let point), .line(let point):
        add(point)
      case .quadCurve(let control, let end):
        add(control)
        add(end)
      case .curve(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close:
        break
      }
    }
    guard let (low, high) = box else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The path with each point moved by a transform.
  package func applying(_ transform: CGAffineTransform) -> DisplayPath {
    DisplayPath(segments.applying(transform), fillRule: fillRule)
  }
}
