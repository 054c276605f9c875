import CoreGraphics
import Foundation

/// What others bump into of an item: its outline, turned as the item is.
///
/// Source: developer.apple.com/documentation/uikit/uidynamicitem (bounds, and not the frame, with the transform's rotation;
/// a path that is its own has to be convex). Assumed: an ellipse that is no circle has straight edges, too.
struct DynamicShape {
  /// The radius of an item that is a circle.
  let radius: CGFloat?
  /// The corners around the middle; none of a circle.
  private let corners: [CGVector]
  /// Where the edges look, as units; none of a circle.
  fileprivate let normals: [CGVector]

  /// - Parameter angle: How the item is turned, in radians.
  @MainActor
  init(_ item: any UIDynamicItem, angle: CGFloat) {
    let (width, height) = (item.bounds.width / 2, item.bounds.height / 2)
    let (cosine, sine) = (cos(angle), sin(angle))
    func turned(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
      CGVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
    }
    switch item.collisionBoundsType {
    case .rectangle:
      radius = nil
      corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { turned($0.0 * width, $0.1 * height) }
      normals = [(0, 1), (0, -1), (1, 0), (-1, 0)].map { turned($0.0, $0.1) }
    case .ellipse where abs(width - height) < 0.5:
      radius = (width + height) / 2
      (corners, normals) = ([], [])
    case .ellipse:
      radius = nil
      corners = (0..<24).map {
        let part = CGFloat($0) * .pi / 12
        return turned(width * cos(part), height * sin(part))
      }
      normals = Self.normals(around: corners)
    case .path:
      radius = nil
      let curves = item.collisionBoundingPath.cgPath.curves(isClosed: true)
      corners = curves.flatMap { curve in
        (1...8).map { curve.point(at: Double($0) / 8) }.map { turned($0.x, $0.y) }
      }
      normals = Self.normals(around: corners)
    }
  }

  /// Where the edges of a convex outline around the middle look, whichever way round it goes.
  private static func normals(around corners: [CGVector]) -> [CGVector] {
    corners.indices.compactMap { index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      let edge = CGVector(dx: end.dx - start.dx, dy: end.dy - start.dy)
      let length = edge.length
      guard length > 1e-6 else { return nil }
      let normal = CGVector(dx: edge.dy / length, dy: -edge.dx / length)
      let isInward = normal.dx * start.dx + normal.dy * start.dy < 0
      return isInward ? CGVector(dx: -normal.dx, dy: -normal.dy) : normal
    }
  }

  /// Half of the upright rectangle around the item as it is turned.
  var reach: CGSize {
    CGSize(
      width: max(reach(along: CGVector(dx: 1, dy: 0)), reach(along: CGVector(dx: -1, dy: 0))),
      height: max(reach(along: CGVector(dx: 0, dy: 1)), reach(along: CGVector(dx: 0, dy: -1))))
  }

  /// How far the shape reaches from its middle in a direction, which is a unit.
  func reach(along way: CGVector) -> CGFloat {
    if let radius { return radius }
    return corners.map { $0.dx * way.dx + $0.dy * way.dy }.max() ?? 0
  }

  /// The point that is farthest in a direction; the middle of an edge that is square to it.
  func tip(along way: CGVector) -> CGVector {
    if let radius { return CGVector(dx: way.dx * radius, dy: way.dy * radius) }
    let reach = reach(along: way)
    let tips = corners.filter { $0.dx * way.dx + $0.dy * way.dy > reach - 1e-3 }
    guard !tips.isEmpty else { return CGVector(dx: 0, dy: 0) }
    let count = CGFloat(tips.count)
    return CGVector(
      dx: tips.reduce(0) { $0 + $1.dx } / count, dy: tips.reduce(0) { $0 + $1.dy } / count)
  }

  /// Whether one of the edges lies between the shape and a line.
  ///
  /// - Parameter points: The ends of the line, from the middle of the shape.
  func isApart(from points: [CGVector]) -> Bool {
    normals.contains { normal in
      let reach = reach(along: normal)
      return points.allSatisfy { $0.dx * normal.dx + $0.dy * normal.dy >= reach }
    }
  }
}

/// How two shapes overlap.
struct ShapeOverlap {
  /// From the first shape to the second one, the shortest way out, as a unit.
  private(set) var normal = CGVector(dx: 0, dy: 1)
  private(set) var depth = CGFloat.infinity
  /// How far the edge of the first shape is from its middle in this direction.
  private(set) var edge: CGFloat = 0

  /// Nil if they do not overlap.
  ///
  /// - Parameter way: From the middle of the first shape to that of the second one.
  init?(_ first: DynamicShape, _ second: DynamicShape, way: CGVector) {
    for axis in Self.axes(first, second, way: way) {
      let back = CGVector(dx: -axis.dx, dy: -axis.dy)
      let edge = first.reach(along: axis)
      let depth = edge + second.reach(along: back) - (way.dx * axis.dx + way.dy * axis.dy)
      guard depth > 0 else { return nil }
      if depth < self.depth { (self.normal, self.depth, self.edge) = (axis, depth, edge) }
    }
    guard depth < .infinity else { return nil }
  }

  /// The directions among which there is one without overlap, if shapes do not overlap, and else the shortest way out.
  private static func axes(
    _ first: DynamicShape, _ second: DynamicShape, way: CGVector
  ) -> [CGVector] {
    let back = CGVector(dx: -way.dx, dy: -way.dy)
    var axes = first.normals + second.normals.map { CGVector(dx: -$0.dx, dy: -$0.dy) }
    // A circle: also from its middle to what of the other shape is nearest.
    if first.radius != nil, let axis = second.nearestCorner(from: way) {
      axes.append(axis)
    } else if second.radius != nil, first.radius == nil,
      let axis = first.nearestCorner(from: back)
    {
      axes.append(CGVector(dx: -axis.dx, dy: -axis.dy))
    }
    return axes
  }
}

extension DynamicShape {
  /// From the middle of a circle to the corner that is nearest to it, or to the middle of another circle, as a unit.
  ///
  /// - Parameter way: From the middle of the circle to that of this shape.
  fileprivate func nearestCorner(from way: CGVector) -> CGVector? {
    let corner =
      corners.map { CGVector(dx: $0.dx + way.dx, dy: $0.dy + way.dy) }
      .min { $0.length < $1.length } ?? way
    let length = corner.length
    guard length > 0 else { return corners.isEmpty ? CGVector(dx: 0, dy: 1) : nil }
    return CGVector(dx: corner.dx / length, dy: corner.dy / length)
  }
}
