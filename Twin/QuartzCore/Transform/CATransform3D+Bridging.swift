public import Foundation

/// A transform in an object and out of it by `as?`, as Swift does it on Apple's systems.
extension CATransform3D: _ObjectiveCBridgeable {
  /// An object with the transform.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  /// Takes the transform out of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    result = source.caTransform3DValue
  }

  /// Takes the transform out of an object, if it has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CATransform3D?
  ) -> Bool {
    let isTransform = String(cString: source.objCType) == NSValue.transformType
    result = isTransform ? source.caTransform3DValue : nil
    return isTransform
  }

  /// Takes the transform out of an object; the one that changes nothing without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.caTransform3DValue ?? CATransform3DIdentity
  }
}
