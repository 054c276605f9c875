import Foundation

/// A line or a curve of a path, with what it was before it became a cubic curve.
struct PathPiece {
  enum Kind {
    case line
    case quadCurve
    case curve
  }

  var curve: PathCurve
  var kind: Kind
  /// Which of the paths that are put together it is of.
  var owner: Int
  /// In which part of its path it is.
  var part: Int

  /// How far from it edges may be that stand for it: one five-thousandth of its size, so that small pieces beside
  /// large ones keep their shape.
  var tolerance: CGFloat {
    let box = CGRect(around: [curve.start, curve.control1, curve.control2, curve.end])
    return max(box.width, box.height) * 2e-4
  }

  /// How many straight edges are as near to it as a tolerance asks for.
  ///
  /// The distance of a chord is at most an eighth of the second derivative, which of a cubic curve is greatest at
  /// one of its ends.
  func edgeCount(tolerance: CGFloat) -> Int {
    guard kind != .line, tolerance > 0 else { return 1 }
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    let size = max(
      bend(curve.start, curve.control1, curve.control2),
      bend(curve.control1, curve.control2, curve.end))
    let count = (0.75 * size / tolerance).squareRoot().rounded(.up)
    return max(1, Int(min(count, 500)))
  }

  /// The step of a path that draws it from one parameter to another.
  ///
  /// - Parameters:
  ///   - from: Where it begins, 0 to 1; more than `to` for the other way round.
  ///   - to: Where it ends.
  ///   - end: The end as it is, to the last digit.
  func step(from: Double, to: Double, end: CGPoint) -> CGPath.Segment {
    let drawn = curve.part(from: from, to: to)
    switch kind {
    case .line: return .line(end)
    case .curve: return .curve(control1: drawn.control1, control2: drawn.control2, end: end)
    case .quadCurve:
      let control = CGPoint(
        x: drawn.start.x + (drawn.control1.x - drawn.start.x) * 1.5,
        y: drawn.start.y + (drawn.control1.y - drawn.start.y) * 1.5)
      return .quadCurve(control: control, end: end)
    }
  }
}

extension CGPath {
  /// The path's lines and curves in order.
  ///
  /// - Parameters:
  ///   - isClosed: Whether every part ends where it began, as where an area is filled.
  ///   - owner: A number for the path.
  func pieces(isClosed: Bool, owner: Int) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var part = 0
    for subpath in subpaths {
      let curves = CGPath(segments: subpath).curves(isClosed: isClosed)
      var kinds = subpath.compactMap(\.kind)
      // What closes a part is a line that no step, or the last one, stands for.
      while kinds.count < curves.count { kinds.append(.line) }
      for (curve, kind) in zip(curves, kinds) where curve.isFinite {
        pieces.append(PathPiece(curve: curve, kind: kind, owner: owner, part: part))
      }
      part += 1
    }
    return pieces
  }

  /// The parts of the path, each of which begins with a move.
  var subpaths: [[Segment]] {
    var parts: [[Segment]] = []
    var first = CGPoint.zero
    for segment in segments {
      if case .move(let point) = segment {
        first = point
        parts.append([segment])
      } else if case .close? = parts.last?.last {
        // After a part was closed, the pen is where it began.
        parts.append([.move(first), segment])
      } else if parts.isEmpty {
        parts.append([.move(first), segment])
      } else {
        parts[parts.count - 1].append(segment)
      }
    }
    return parts
  }
}

extension CGPath.Segment {
  fileprivate var kind: PathPiece.Kind? {
    switch self {
    case .line: .line
    case .quadCurve: .quadCurve
    case .curve: .curve
    case .move, .close: nil
    }
  }
}

extension PathCurve {
  fileprivate var isFinite: Bool {
    [start, control1, control2, end].allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  /// How the point moves with the parameter.
  func velocity(at fraction: Double) -> CGVector {
    let t = CGFloat(fraction)
    let u = 1 - t
    let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
    return CGVector(
      dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
  }
}
