import CoreGraphics

/// A transform of the plane taken apart, so that each part can be animated by itself.
///
/// Interpolating the numbers of a matrix shrinks what rotates; interpolating these parts does not.
struct TransformParts: Hashable, Sendable {
  var translation = CGPoint.zero
  var rotation: CGFloat = 0
  var scale = CGSize(width: 1, height: 1)
  var shear: CGFloat = 0

  /// The parts of the transform that changes nothing.
  static let identity = TransformParts()

  private init() {}

  /// Takes a transform apart; nil unless it is one of the plane and keeps an area.
  init?(_ transform: CATransform3D) {
    guard CATransform3DIsAffine(transform) else { return nil }
    self.init(CATransform3DGetAffineTransform(transform))
  }

  private init?(_ t: CGAffineTransform) {
    let width = (t.a * t.a + t.b * t.b).squareRoot()
    let determinant = t.a * t.d - t.b * t.c
    guard width > 0, determinant != 0 else { return nil }
    translation = CGPoint(x: t.tx, y: t.ty)
    // A mirrored layer without rotation has a negative width; it has not turned by half a circle.
    let mirrored = determinant < 0 && t.a < 0 && t.b == 0
    scale = CGSize(
      width: mirrored ? -width : width, height: determinant / (mirrored ? -width : width))
    rotation = mirrored ? 0 : atan2(t.b, t.a)
    shear = (t.a * t.c + t.b * t.d) / determinant
  }

  var transform: CATransform3D {
    let sheared = CGAffineTransform(
      a: scale.width, b: 0, c: shear * scale.height, d: scale.height, tx: 0, ty: 0)
    let turned = sheared.concatenating(CGAffineTransform(rotationAngle: rotation))
    let moved = CGAffineTransform(translationX: translation.x, y: translation.y)
    return CATransform3DMakeAffineTransform(turned.concatenating(moved))
  }

  /// The parts between these and others; rotations take the shorter way.
  func interpolated(to other: TransformParts, fraction: CGFloat) -> TransformParts {
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    var result = self
    result.translation = CGPoint(
      x: between(translation.x, other.translation.x),
      y: between(translation.y, other.translation.y))
    result.scale = CGSize(
      width: between(scale.width, other.scale.width),
      height: between(scale.height, other.scale.height))
    result.shear = between(shear, other.shear)
    let turn = (other.rotation - rotation).remainder(dividingBy: 2 * .pi)
    result.rotation = rotation + turn * fraction
    return result
  }
}
