import CoreGraphics
import Foundation

/// The parts of a path, each with its points and whether it is closed.
nonisolated struct PathParts {
  private struct Part {
    var start: CGPoint
    var steps: [CGPath.Segment] = []
    var isClosed = false

    /// The same from end to beginning.
    var reversed: [CGPath.Segment] {
      var points = [start]
      for step in steps { points.append(step.end) }
      var result: [CGPath.Segment] = [.move(points[points.count - 1])]
      for (index, step) in steps.enumerated().reversed() {
        let end = points[index]
        switch step {
        case .quadCurve(let control, _): result.append(.quadCurve(control: control, end: end))
        case .curve(let control1, let control2, _):
          result.append(.curve(control1: control2, control2: control1, end: end))
        case .move, .line, .close: result.append(.line(end))
        }
      }
      if isClosed { result.append(.close) }
      return result
    }
  }

  private var parts: [Part] = []

  init(_ segments: [CGPath.Segment]) {
    for segment in segments {
      switch segment {
      case .move(let point): parts.append(Part(start: point))
      case .close:
        if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line, .quadCurve, .curve:
        // A step after the end of a part begins where that began.
        if let last = parts.last, last.isClosed { parts.append(Part(start: last.start)) }
        if !parts.isEmpty { parts[parts.count - 1].steps.append(segment) }
      }
    }
  }

  var reversed: [CGPath.Segment] { parts.reversed().flatMap(\.reversed) }
}

extension CGPath.Segment {
  nonisolated fileprivate var end: CGPoint {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(_, let end): end
    case .curve(_, _, let end): end
    case .close: .zero
    }
  }
}
