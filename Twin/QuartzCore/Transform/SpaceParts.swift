import CoreGraphics

/// A transform of space taken apart, so that each part can be read and animated by itself.
///
/// A layer is scaled, then slanted, then turned about the x, the y and the z axis, then moved, then
/// seen in perspective.
///
/// Assumed: the order of the rotations; for a rotation about one axis it does not matter.
struct SpaceParts: Hashable, Sendable {
  var translation = Triple(0, 0, 0)
  /// The angles about the axes, in radians.
  var rotation = Triple(0, 0, 0)
  var scale = Triple(1, 1, 1)
  /// How much the y axis leans to the x axis, and the z axis to both.
  private var slant = Triple(0, 0, 0)
  /// The last column of the matrix, before all else is undone.
  private var perspective = Triple(0, 0, 0)
  private var depth: CGFloat = 1

  /// The parts of the transform that changes nothing.
  static let identity = SpaceParts()

  private init() {}

  /// Takes a transform apart; nil for one that keeps no volume.
  init?(_ t: CATransform3D) {
    var solid = t
    (solid.m14, solid.m24, solid.m34, solid.m44) = (0, 0, 0, 1)
    var rows = [
      Triple(t.m11, t.m12, t.m13), Triple(t.m21, t.m22, t.m23), Triple(t.m31, t.m32, t.m33),
    ]
    let volume = rows[0].cross(rows[1]).dot(rows[2])
    guard volume != 0 else { return nil }
    let seen = CATransform3DInvert(solid).column(t.m14, t.m24, t.m34, t.m44)
    (perspective, depth) = (Triple(seen.0, seen.1, seen.2), seen.3)
    translation = Triple(t.m41, t.m42, t.m43)

    scale.x = rows[0].length
    rows[0] = rows[0] * (1 / scale.x)
    let lean = rows[0].dot(rows[1])
    rows[1] = rows[1] + rows[0] * -lean
    scale.y = rows[1].length
    rows[1] = rows[1] * (1 / scale.y)
    let (leanX, leanY) = (rows[0].dot(rows[2]), rows[1].dot(rows[2]))
    rows[2] = rows[2] + rows[0] * -leanX + rows[1] * -leanY
    scale.z = rows[2].length
    rows[2] = rows[2] * (1 / scale.z)
    slant = Triple(lean / scale.y, leanX / scale.z, leanY / scale.z)
    if volume < 0 { unmirror(&rows) }
    rotation = Self.angles(of: rows)
  }

  /// A mirrored layer has a negative scale along one axis: the one that points back most.
  private mutating func unmirror(_ rows: inout [Triple]) {
    if rows[0].x <= rows[1].y, rows[0].x <= rows[2].z {
      (scale.x, rows[0]) = (-scale.x, rows[0] * -1)
      (slant.x, slant.y) = (-slant.x, -slant.y)
    } else if rows[1].y <= rows[2].z {
      (scale.y, rows[1]) = (-scale.y, rows[1] * -1)
      (slant.x, slant.z) = (-slant.x, -slant.z)
    } else {
      (scale.z, rows[2]) = (-scale.z, rows[2] * -1)
      (slant.y, slant.z) = (-slant.y, -slant.z)
    }
  }

  private static func angles(of rows: [Triple]) -> Triple {
    let (first, second, third) = (rows[0], rows[1], rows[2])
    let isAboutYOnly =
      abs(first.y) < 1e-12 && abs(second.x) < 1e-12 && abs(second.z) < 1e-12
      && abs(third.y) < 1e-12 && second.y > 0
    if isAboutYOnly { return Triple(0, atan2(-first.z, first.x), 0) }
    guard abs(first.z) < 1 - 1e-12 else {
      return Triple(0, first.z < 0 ? .pi / 2 : -.pi / 2, atan2(-second.x, second.y))
    }
    return Triple(atan2(second.z, third.z), asin(-first.z), atan2(first.y, first.x))
  }

  var transform: CATransform3D {
    composed(
      turning: [(rotation.x, 1, 0, 0), (rotation.y, 0, 1, 0), (rotation.z, 0, 0, 1)]
        .map { CATransform3DMakeRotation($0.0, $0.1, $0.2, $0.3) }
        .reduce(CATransform3DIdentity, CATransform3DConcat))
  }

  private func composed(turning: CATransform3D) -> CATransform3D {
    var shape = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    shape.m21 = slant.x * scale.y
    (shape.m31, shape.m32) = (slant.y * scale.z, slant.z * scale.z)
    var placed = CATransform3DConcat(shape, turning)
    (placed.m41, placed.m42, placed.m43) = (translation.x, translation.y, translation.z)
    var view = CATransform3DIdentity
    (view.m14, view.m24, view.m34, view.m44) = (perspective.x, perspective.y, perspective.z, depth)
    return CATransform3DConcat(placed, view)
  }

  /// The transform between this one and another one; it turns the shorter way about one axis.
  func interpolated(to other: SpaceParts, fraction: CGFloat) -> CATransform3D {
    func between(_ from: Triple, _ to: Triple) -> Triple { from + (to + from * -1) * fraction }
    var result = self
    result.translation = between(translation, other.translation)
    result.scale = between(scale, other.scale)
    result.slant = between(slant, other.slant)
    result.perspective = between(perspective, other.perspective)
    result.depth = depth + (other.depth - depth) * fraction
    let turn = Turn(rotation).interpolated(to: Turn(other.rotation), fraction: fraction)
    return result.composed(turning: turn.transform)
  }
}

/// Three numbers, one for each axis.
struct Triple: Hashable, Sendable {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  var length: CGFloat { dot(self).squareRoot() }

  func dot(_ other: Triple) -> CGFloat { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Triple) -> Triple {
    Triple(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  static func + (first: Triple, second: Triple) -> Triple {
    Triple(first.x + second.x, first.y + second.y, first.z + second.z)
  }

  static func * (triple: Triple, factor: CGFloat) -> Triple {
    Triple(triple.x * factor, triple.y * factor, triple.z * factor)
  }
}

/// A rotation in space, as a quaternion of length 1.
private struct Turn {
  private var real: CGFloat
  private var axis: Triple

  /// The rotation about the x, then the y, then the z axis.
  init(_ angles: Triple) {
    self = Turn(angles.x, Triple(1, 0, 0))
      .then(Turn(angles.y, Triple(0, 1, 0))).then(Turn(angles.z, Triple(0, 0, 1)))
  }

  private init(real: CGFloat, axis: Triple) {
    (self.real, self.axis) = (real, axis)
  }

  private init(_ angle: CGFloat, _ axis: Triple) {
    self.init(real: cos(angle / 2), axis: axis * sin(angle / 2))
  }

  private func then(_ other: Turn) -> Turn {
    Turn(
      real: other.real * real - other.axis.dot(axis),
      axis: axis * other.real + other.axis * real + other.axis.cross(axis))
  }

  func interpolated(to other: Turn, fraction: CGFloat) -> Turn {
    let product = real * other.real + axis.dot(other.axis)
    let sign: CGFloat = product < 0 ? -1 : 1
    let angle = acos(min(1, abs(product)))
    guard angle > 1e-9 else { return self }
    let first = sin((1 - fraction) * angle) / sin(angle)
    let second = sign * sin(fraction * angle) / sin(angle)
    return Turn(real: real * first + other.real * second, axis: axis * first + other.axis * second)
  }

  var transform: CATransform3D {
    let length = axis.length
    guard length > 0 else { return CATransform3DIdentity }
    return CATransform3DMakeRotation(2 * atan2(length, real), axis.x, axis.y, axis.z)
  }
}

extension CATransform3D {
  /// The product with a column of four numbers.
  fileprivate func column(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      m11 * x + m12 * y + m13 * z + m14 * w, m21 * x + m22 * y + m23 * z + m24 * w,
      m31 * x + m32 * y + m33 * z + m34 * w, m41 * x + m42 * y + m43 * z + m44 * w
    )
  }
}
