import Foundation

/// Paths as straight lines.
enum Outline {
  /// One part of a path, as points.
  struct Part {
    var points: [CGPoint]
    var isClosed = false
  }

  /// The parts as polygons; where one is filled it ends where it began.
  static func polygons(_ path: [CGPath.Segment]) -> [[CGPoint]] {
    parts(path).map(\.points).filter { $0.count > 2 }
  }

  /// The parts of a path.
  static func parts(_ path: [CGPath.Segment]) -> [Part] {
    var parts: [Part] = []
    var current = Part(points: [])
    func finish() {
      if current.points.count > 1 { parts.append(current) }
    }
    for segment in path {
      switch segment {
      case .move(let point):
        finish()
        current = Part(points: [point])
      case .line(let point):
        if current.points.last != point { current.points.append(point) }
      case .quadCurve(let control, let end):
        let start = current.points.last ?? end
        let first = CGPoint(
          x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
        let second = CGPoint(
          x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        current.points += points(
          PathCurve(start: start, control1: first, control2: second, end: end))
      case .curve(let control1, let control2, let end):
        let start = current.points.last ?? end
        current.points += points(
          PathCurve(start: start, control1: control1, control2: control2, end: end))
      case .close:
        guard let start = current.points.first else { continue }
        if current.points.count > 1, current.points.last == start { current.points.removeLast() }
        current.isClosed = true
        finish()
        current = Part(points: [start])
      }
    }
    finish()
    return parts
  }

  /// Points along a curve after its start, the closer the more it bends.
  private static func points(_ curve: PathCurve) -> [CGPoint] {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      abs(a.x - 2 * b.x + c.x) + abs(a.y - 2 * b.y + c.y)
    }
    let size = max(
      bend(curve.start, curve.control1, curve.control2),
      bend(curve.control1, curve.control2, curve.end))
    // Enough for a deviation of a twentieth of a pixel.
    let count = min(100, max(4, Int((size * 10).squareRoot().rounded(.up))))
    return (1...count).map { curve.point(at: Double($0) / Double(count)) }
  }
}
