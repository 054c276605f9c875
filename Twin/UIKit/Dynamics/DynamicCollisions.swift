import CoreGraphics
import Foundation

/// A straight wall, which items cannot pass.
struct DynamicWall {
  private let start: CGPoint
  private let end: CGPoint
  /// Where items may be, as a unit; nil for both sides.
  private let inside: CGVector?

  /// Four walls with items between them.
  static func around(_ rect: CGRect) -> [DynamicWall] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let ways = [(0, 1), (-1, 0), (0, -1), (1, 0)].map { CGVector(dx: $0.0, dy: $0.1) }
    return ways.indices.map {
      DynamicWall(start: corners[$0], end: corners[($0 + 1) % 4], inside: ways[$0])
    }
  }

  /// Walls along a path, with items on both sides.
  static func along(_ path: CGPath) -> [DynamicWall] {
    path.curves().flatMap { curve in
      let points = (0...8).map { curve.point(at: Double($0) / 8) }
      return zip(points, points.dropFirst()).compactMap { start, end in
        start == end ? nil : DynamicWall(start: start, end: end, inside: nil)
      }
    }
  }

  /// Keeps a body on its side.
  ///
  /// - Returns: Where they touch; nil if they do not.
  @MainActor
  func hold(_ body: DynamicBody) -> CGPoint? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return nil }
    let along = CGVector(dx: dx / length, dy: dy / length)
    let across = inside ?? CGVector(dx: -along.dy, dy: along.dx)
    let way = CGVector(dx: body.center.x - start.x, dy: body.center.y - start.y)
    let shape = body.shape
    var distance = way.dx * across.dx + way.dy * across.dy
    var normal = across
    if inside == nil, distance < 0 {
      distance = -distance
      normal = CGVector(dx: -across.dx, dy: -across.dy)
    }
    let depth = shape.reach(along: CGVector(dx: -normal.dx, dy: -normal.dy))
    if inside == nil {
      let place = way.dx * along.dx + way.dy * along.dy
      let back = CGVector(dx: -along.dx, dy: -along.dy)
      guard place > -shape.reach(along: along), place < length + shape.reach(along: back) else {
        return nil
      }
      let ends = [start, end].map {
        CGVector(dx: $0.x - body.center.x, dy: $0.y - body.center.y)
      }
      guard !shape.isApart(from: ends) else { return nil }
    }
    guard distance < depth else { return nil }
    if !body.isAnchored {
      body.center.x += normal.dx * (depth - distance)
      body.center.y += normal.dy * (depth - distance)
    }
    body.bounce(off: normal, elasticity: body.elasticity, friction: body.friction)
    let tip = shape.tip(along: CGVector(dx: -normal.dx, dy: -normal.dy))
    return CGPoint(x: body.center.x + tip.dx, y: body.center.y + tip.dy)
  }
}

extension DynamicBody {
  /// Assumed: what comes more slowly than this does not bounce, in points per second, so that it comes to rest.
  private static let slow: CGFloat = 20

  /// Turns back what goes against a wall, and slows down what goes along it.
  fileprivate func bounce(off normal: CGVector, elasticity: CGFloat, friction: CGFloat) {
    let speed = velocity.dx * normal.dx + velocity.dy * normal.dy
    guard speed < 0 else { return }
    let kept = -speed < Self.slow ? 0 : elasticity
    push(-normal.dx * speed * (1 + kept), -normal.dy * speed * (1 + kept))
    let along = CGVector(dx: -normal.dy, dy: normal.dx)
    let sliding = velocity.dx * along.dx + velocity.dy * along.dy
    let brake = min(abs(sliding), friction * -speed) * (sliding > 0 ? -1 : 1)
    push(along.dx * brake, along.dy * brake)
  }

  /// Keeps two bodies apart, each moving by the mass of the other.
  ///
  /// - Returns: Where they touch; nil if they do not.
  func bump(into other: DynamicBody) -> CGPoint? {
    let way = CGVector(dx: other.center.x - center.x, dy: other.center.y - center.y)
    guard way.length < extent + other.extent else { return nil }
    guard let overlap = ShapeOverlap(shape, other.shape, way: way) else { return nil }
    let (normal, depth) = (overlap.normal, overlap.depth)
    let weights = (isAnchored ? 0 : 1 / mass, other.isAnchored ? 0 : 1 / other.mass)
    let sum = weights.0 + weights.1
    guard sum > 0 else { return nil }
    center.x -= normal.dx * depth * weights.0 / sum
    center.y -= normal.dy * depth * weights.0 / sum
    other.center.x += normal.dx * depth * weights.1 / sum
    other.center.y += normal.dy * depth * weights.1 / sum
    let closing =
      (velocity.dx - other.velocity.dx) * normal.dx + (velocity.dy - other.velocity.dy) * normal.dy
    if closing > 0 {
      let kept = closing < Self.slow ? 0 : max(elasticity, other.elasticity)
      let impulse = closing * (1 + kept) / sum
      push(-normal.dx * impulse * weights.0, -normal.dy * impulse * weights.0)
      other.push(normal.dx * impulse * weights.1, normal.dy * impulse * weights.1)
    }
    return CGPoint(
      x: center.x + normal.dx * overlap.edge, y: center.y + normal.dy * overlap.edge)
  }
}

/// Who touches whom, or which boundary.
struct DynamicContacts {
  struct Contact {
    let body: DynamicBody
    let other: DynamicBody?
    let wall: Int
    let point: CGPoint
  }

  private(set) var list: [Contact] = []

  mutating func add(_ body: DynamicBody, _ other: DynamicBody, at point: CGPoint) {
    list.append(Contact(body: body, other: other, wall: -1, point: point))
  }

  mutating func add(_ body: DynamicBody, wall: Int, at point: CGPoint) {
    list.append(Contact(body: body, other: nil, wall: wall, point: point))
  }

  func has(_ contact: Contact) -> Bool {
    list.contains {
      $0.body === contact.body && $0.other === contact.other && $0.wall == contact.wall
    }
  }
}
