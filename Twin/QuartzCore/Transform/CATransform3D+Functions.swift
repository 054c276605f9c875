public import CoreGraphics

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Makes a shift.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Makes a change of size.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// Makes a rotation by an angle in radians about an axis; the identity if the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (exactly(sin(angle)), exactly(cos(angle)))
  let r = 1 - c
  return CATransform3D(rows: [
    [c + x * x * r, x * y * r + z * s, x * z * r - y * s, 0],
    [x * y * r - z * s, c + y * y * r, y * z * r + x * s, 0],
    [x * z * r + y * s, y * z * r - x * s, c + z * z * r, 0],
    [0, 0, 0, 1],
  ])
}

/// A sine or cosine that would be zero, were the angle exact.
///
/// Source: Blueprint's tests, which pass on iOS: half a turn takes a point exactly to the other side. Assumed: how
/// near to zero is zero; that the sign is kept.
private func exactly(_ value: CGFloat) -> CGFloat {
  abs(value) < 1e-15 ? CGFloat(sign: value.sign, exponent: 0, significand: 0) : value
}

/// Shifts, then does what a transform does.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Scales, then does what a transform does.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Rotates, then does what a transform does.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Does what the first transform does, then what the second does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  // Written out: every layer of every frame passes here, and rows in arrays cost ten times as much.
  typealias Row = (CGFloat, CGFloat, CGFloat, CGFloat)
  func product(_ row: Row) -> Row {
    (
      row.0 * b.m11 + row.1 * b.m21 + row.2 * b.m31 + row.3 * b.m41,
      row.0 * b.m12 + row.1 * b.m22 + row.2 * b.m32 + row.3 * b.m42,
      row.0 * b.m13 + row.1 * b.m23 + row.2 * b.m33 + row.3 * b.m43,
      row.0 * b.m14 + row.1 * b.m24 + row.2 * b.m34 + row.3 * b.m44
    )
  }
  var t = a
  (t.m11, t.m12, t.m13, t.m14) = product((a.m11, a.m12, a.m13, a.m14))
  (t.m21, t.m22, t.m23, t.m24) = product((a.m21, a.m22, a.m23, a.m24))
  (t.m31, t.m32, t.m33, t.m34) = product((a.m31, a.m32, a.m33, a.m34))
  (t.m41, t.m42, t.m43, t.m44) = product((a.m41, a.m42, a.m43, a.m44))
  return t
}

/// The transform that undoes another one; the same one if nothing can undo it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let divisor = left[column][column]
    left[column] = left[column].map { $0 / divisor }
    right[column] = right[column].map { $0 / divisor }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
      right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(rows: right)
}

/// The transform of space that does to the plane what a transform of the plane does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Whether a transform of space only does what a transform of the plane can do.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// What a transform of space does to the plane; meaningless unless it is affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
