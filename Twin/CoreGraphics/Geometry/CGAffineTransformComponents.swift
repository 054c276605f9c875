public import Foundation

/// What a transform is made of: it scales, then shears, turns and moves.
///
/// Source of the order: Core Graphics documentation, "CGAffineTransformComponents".
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// How much larger it makes things, in both directions.
  public var scale: CGSize
  /// How far it moves things along x for each point of their y.
  public var horizontalShear: CGFloat
  /// How far it turns things, in radians.
  public var rotation: CGFloat
  /// How far it moves things, in points.
  public var translation: CGVector

  /// Makes the parts of a transform that does nothing but what is said.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  /// Makes the parts of a transform that changes nothing.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0,
      translation: CGVector(dx: 0, dy: 0))
  }
}

extension CGAffineTransform {
  /// Makes a transform of its parts.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// What the transform is made of.
  ///
  /// Assumed: a transform that turns things over has a height below zero.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let rotation = width > 0 ? atan2(b, a) : 0
    let (cosine, sine) = (cos(rotation), sin(rotation))
    // What is left of the second column without the rotation.
    let along = c * cosine + d * sine
    let height = -c * sine + d * cosine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : along / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
