package import CoreGraphics
public import Foundation

/// Transforms as objects.
extension NSValue {
  /// What objects of three-dimensional transforms say of their content: 16 numbers.
  static let transformType = "[16d]"
  /// What objects of transforms of the plane say of their content: 6 numbers.
  static let affineTransformType = "[6d]"

  /// Makes an object of a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    var transform = t
    self.init(bytes: &transform, objCType: Self.transformType)
  }

  /// The transform in the object; the one that changes nothing if there is something else in it.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    if String(cString: objCType) == Self.transformType { getValue(&transform) }
    return transform
  }

  /// Makes an object of a transform of the plane, for UIKit.
  package convenience init(affineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: Self.affineTransformType)
  }

  /// The transform of the plane in the object; the one that changes nothing if there is something else.
  package var affineTransform: CGAffineTransform {
    var transform = CGAffineTransform.identity
    if String(cString: objCType) == Self.affineTransformType { getValue(&transform) }
    return transform
  }
}
