import CoreGraphics
import Foundation

nonisolated extension UIBezierPath {
  /// The same path from its end to its beginning, part by part; a stroke of it looks as this one's.
  public final func reversing() -> UIBezierPath {
    let reversed = CGMutablePath()
    for part in cgPath.parts.reversed() { reversed.addPath(CGPath(segments: part.backwards)) }
    let result = (copy() as? UIBezierPath) ?? UIBezierPath()
    result.cgPath = reversed
    return result
  }
}

/// One part of a path: a move and what follows.
nonisolated private struct PathPart {
  var steps: [CGPath.Segment]

  /// The same part from its end to its beginning.
  var backwards: [CGPath.Segment] {
    var isClosed = false
    var points: [CGPoint] = []
    var backwards: [CGPath.Segment] = []
    for step in steps {
      let former = points.last ?? .zero
      switch step {
      case .move(let point): points.append(point)
      case .line(let point):
        backwards.append(.line(former))
        points.append(point)
      case .quadCurve(let control, let end):
        backwards.append(.quadCurve(control: control, end: former))
        points.append(end)
      case .curve(let control1, let control2, let end):
        backwards.append(.curve(control1: control2, control2: control1, end: former))
        points.append(end)
      case .close: isClosed = true
      }
    }
    return [.move(points.last ?? .zero)] + backwards.reversed() + (isClosed ? [.close] : [])
  }
}

nonisolated extension CGPath {
  fileprivate var parts: [PathPart] {
    var parts: [PathPart] = []
    for step in segments {
      if case .move = step { parts.append(PathPart(steps: [])) }
      if parts.isEmpty { parts.append(PathPart(steps: [.move(.zero)])) }
      parts[parts.count - 1].steps.append(step)
    }
    return parts
  }
}
