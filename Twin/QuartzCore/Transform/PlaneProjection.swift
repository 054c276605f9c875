import CoreGraphics

/// What a transform of space does to the points of the plane z = 0, as seen from the front.
struct PlaneProjection {
  /// Three rows of three numbers; a point is the row vector (x, y, 1).
  private var rows: [[CGFloat]]

  private init(rows: [[CGFloat]]) {
    self.rows = rows
  }

  /// Makes the projection of a transform of space.
  init(_ t: CATransform3D) {
    rows = [[t.m11, t.m12, t.m14], [t.m21, t.m22, t.m24], [t.m41, t.m42, t.m44]]
  }

  func apply(to point: CGPoint) -> CGPoint {
    let result = (0..<3).map { point.x * rows[0][$0] + point.y * rows[1][$0] + rows[2][$0] }
    guard result[2] != 0 else { return point }
    return CGPoint(x: result[0] / result[2], y: result[1] / result[2])
  }

  /// The projection back, or nil if the plane is seen from its edge.
  var inverse: PlaneProjection? {
    func cofactor(_ row: Int, _ column: Int) -> CGFloat {
      let (r1, r2) = ((row + 1) % 3, (row + 2) % 3)
      let (c1, c2) = ((column + 1) % 3, (column + 2) % 3)
      return rows[r1][c1] * rows[r2][c2] - rows[r1][c2] * rows[r2][c1]
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * cofactor(0, $1) }
    guard determinant != 0, determinant.isFinite else { return nil }
    return PlaneProjection(
      rows: (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } })
  }
}
