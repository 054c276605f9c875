public import CoreGraphics

/// A mapping of space, as a matrix of four rows; a point is a row vector on the left.
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row, which holds the shift.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Makes a matrix of zeros.
  public init() {
    self.init(rows: [[CGFloat]](repeating: [0, 0, 0, 0], count: 4))
  }

  /// Makes a matrix from its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Makes a matrix from four rows of four numbers.
  init(rows: [[CGFloat]]) {
    let (r1, r2, r3, r4) = (rows[0], rows[1], rows[2], rows[3])
    self.init(
      m11: r1[0], m12: r1[1], m13: r1[2], m14: r1[3],
      m21: r2[0], m22: r2[1], m23: r2[2], m24: r2[3],
      m31: r3[0], m32: r3[1], m33: r3[2], m34: r3[3],
      m41: r4[0], m42: r4[1], m43: r4[2], m44: r4[3])
  }

  /// The four rows.
  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0,
  m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)
