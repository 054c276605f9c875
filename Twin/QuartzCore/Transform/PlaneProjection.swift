package import CoreGraphics

/// What a transform of space does to the points of the plane z = 0, as seen from the front.
///
/// A point is the row (x, y, 1); what comes out of it is divided by its third part.
package struct PlaneProjection: Hashable, Sendable {
  private var x: Triple
  private var y: Triple
  private var origin: Triple

  private init(x: Triple, y: Triple, origin: Triple) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  /// Makes the projection of a transform of space.
  package init(_ t: CATransform3D) {
    x = Triple(t.m11, t.m12, t.m14)
    y = Triple(t.m21, t.m22, t.m24)
    origin = Triple(t.m41, t.m42, t.m44)
  }

  /// Makes a projection that is a transform of the plane.
  private init(_ t: CGAffineTransform) {
    x = Triple(t.a, t.b, 0)
    y = Triple(t.c, t.d, 0)
    origin = Triple(t.tx, t.ty, 1)
  }

  /// Where a point is seen; where it was if that is nowhere.
  package func apply(to point: CGPoint) -> CGPoint {
    let place = place(of: point)
    guard place.z != 0 else { return point }
    return CGPoint(x: place.x / place.z, y: place.y / place.z)
  }

  private func place(of point: CGPoint) -> Triple { x * point.x + y * point.y + origin }

  /// The projection back, or nil if the plane is seen from its edge.
  package var inverse: PlaneProjection? {
    let determinant = x.dot(y.cross(origin))
    guard determinant != 0, determinant.isFinite else { return nil }
    let columns = [y.cross(origin), origin.cross(x), x.cross(y)].map { $0 * (1 / determinant) }
    return PlaneProjection(
      x: Triple(columns[0].x, columns[1].x, columns[2].x),
      y: Triple(columns[0].y, columns[1].y, columns[2].y),
      origin: Triple(columns[0].z, columns[1].z, columns[2].z))
  }

  /// What the projection is without perspective; nil if parts of the plane are farther away than others.
  package var flat: CGAffineTransform? {
    guard x.z == 0, y.z == 0, origin.z > 0 else { return nil }
    let (x, y, origin) = (x * (1 / origin.z), y * (1 / origin.z), origin * (1 / origin.z))
    return CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }

  /// The projection, followed by a transform of the plane.
  package func concatenating(_ transform: CGAffineTransform) -> PlaneProjection {
    let next = PlaneProjection(transform)
    func applied(_ row: Triple) -> Triple {
      next.x * row.x + next.y * row.y + next.origin * row.z
    }
    return PlaneProjection(x: applied(x), y: applied(y), origin: applied(origin))
  }

  /// The projection, after a transform of the plane.
  package func after(_ transform: CGAffineTransform) -> PlaneProjection {
    PlaneProjection(
      x: x * transform.a + y * transform.b, y: x * transform.c + y * transform.d,
      origin: x * transform.tx + y * transform.ty + origin)
  }

  /// Whether a point is before who looks, and not behind.
  package func isInFront(_ point: CGPoint) -> Bool { place(of: point).z > 0 }

  /// The corners of what is seen of a rectangle, in order; none if all of it is behind who looks.
  package func corners(of rect: CGRect) -> [CGPoint] {
    let corners = rect.corners.map(place(of:))
    let farthest = corners.map(\.z).max() ?? 0
    // What is as near as that is some hundred times as large as the rest.
    let nearest = farthest / 256
    guard farthest > 0 else { return [] }
    var seen: [Triple] = []
    for (corner, next) in zip(corners, corners[1...] + corners[..<1]) {
      if corner.z >= nearest { seen.append(corner) }
      if (corner.z >= nearest) != (next.z >= nearest) {
        let part = (nearest - corner.z) / (next.z - corner.z)
        seen.append(corner + (next + corner * -1) * part)
      }
    }
    return seen.map { CGPoint(x: $0.x / $0.z, y: $0.y / $0.z) }
  }

  /// Whether the back of a rectangle is seen.
  package func turnsAway(_ rect: CGRect) -> Bool {
    let corners = corners(of: rect)
    guard let first = corners.first else { return false }
    // Twice the area, by triangles from the first corner.
    let area = zip(corners.dropFirst(), corners.dropFirst(2)).reduce(0) { sum, edge in
      let (dx, dy) = (edge.0.x - first.x, edge.0.y - first.y)
      return sum + dx * (edge.1.y - first.y) - dy * (edge.1.x - first.x)
    }
    return area < 0
  }
}
