import CoreGraphics
import Foundation

/// What others bump into of an item.
///
/// Differs from UIKit: a circle is one; anything else is the upright rectangle around it.
struct DynamicShape {
  /// The radius of an item that is a circle.
  let radius: CGFloat?
  /// Half of the rectangle around the item as it is turned.
  let reach: CGSize

  /// - Parameter angle: How the item is turned, in radians.
  @MainActor
  init(_ item: any UIDynamicItem, angle: CGFloat) {
    let (width, height) = (item.bounds.width / 2, item.bounds.height / 2)
    let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
    switch item.collisionBoundsType {
    case .rectangle:
      radius = nil
      reach = CGSize(width: width * cosine + height * sine, height: width * sine + height * cosine)
    case .ellipse:
      radius = abs(width - height) < 0.5 ? (width + height) / 2 : nil
      reach = CGSize(
        width: hypot(width * cosine, height * sine), height: hypot(width * sine, height * cosine))
    case .path:
      radius = nil
      let turned = UIBezierPath(cgPath: item.collisionBoundingPath.cgPath)
      turned.apply(CGAffineTransform(rotationAngle: angle))
      let box = turned.cgPath.boundingBoxOfPath
      reach =
        box.isNull
        ? .zero
        : CGSize(
          width: max(abs(box.minX), abs(box.maxX)), height: max(abs(box.minY), abs(box.maxY)))
    }
  }
}

/// How two shapes overlap.
struct ShapeOverlap {
  /// From the first shape to the second one, the shorter way out, as a unit.
  let normal: CGVector
  let depth: CGFloat
  /// How far the edge of the first shape is from its middle in this direction.
  let edge: CGFloat

  /// Nil if they do not overlap.
  ///
  /// - Parameter way: From the middle of the first shape to that of the second one.
  init?(_ first: DynamicShape, _ second: DynamicShape, way: CGVector) {
    switch (first.radius, second.radius) {
    case (nil, nil): self.init(rectangles: first.reach, second.reach, way: way)
    case (let radius?, let other?):
      let distance = way.length
      guard distance < radius + other else { return nil }
      let normal =
        distance > 0
        ? CGVector(dx: way.dx / distance, dy: way.dy / distance) : CGVector(dx: 0, dy: 1)
      self.init(normal: normal, depth: radius + other - distance, edge: radius)
    case (let radius?, nil):
      self.init(circle: radius, rectangle: second, way: way)
    case (nil, let radius?):
      let back = CGVector(dx: -way.dx, dy: -way.dy)
      guard let other = ShapeOverlap(circle: radius, rectangle: first, way: back) else {
        return nil
      }
      let normal = CGVector(dx: -other.normal.dx, dy: -other.normal.dy)
      self.init(
        normal: normal, depth: other.depth,
        edge: way.dx * normal.dx + way.dy * normal.dy - radius + other.depth)
    }
  }

  private init(normal: CGVector, depth: CGFloat, edge: CGFloat) {
    self.normal = normal
    self.depth = depth
    self.edge = edge
  }

  private init?(rectangles first: CGSize, _ second: CGSize, way: CGVector) {
    let overlap = CGSize(
      width: first.width + second.width - abs(way.dx),
      height: first.height + second.height - abs(way.dy))
    guard overlap.width > 0, overlap.height > 0 else { return nil }
    let isSideways = overlap.width < overlap.height
    self.init(
      normal: isSideways
        ? CGVector(dx: way.dx < 0 ? -1 : 1, dy: 0) : CGVector(dx: 0, dy: way.dy < 0 ? -1 : 1),
      depth: min(overlap.width, overlap.height),
      edge: isSideways ? first.width : first.height)
  }

  private init?(circle radius: CGFloat, rectangle: DynamicShape, way: CGVector) {
    let reach = rectangle.reach
    // The point of the rectangle that is nearest to the middle of the circle, from there.
    let nearest = CGVector(
      dx: way.dx + min(max(-way.dx, -reach.width), reach.width),
      dy: way.dy + min(max(-way.dy, -reach.height), reach.height))
    let distance = nearest.length
    guard distance < radius else { return nil }
    guard distance > 0 else {
      // The middle of the circle is inside: out as a square would go.
      self.init(
        rectangles: CGSize(width: radius, height: radius), reach, way: way)
      return
    }
    self.init(
      normal: CGVector(dx: nearest.dx / distance, dy: nearest.dy / distance),
      depth: radius - distance, edge: radius)
  }
}
