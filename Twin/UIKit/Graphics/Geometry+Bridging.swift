public import Foundation

// Geometry in objects and out of them by `as`, as Swift does it on Apple's systems: what a notification of the
// keyboard carries is an object there, too, and apps take it for either.

nonisolated extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// An object with the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  /// Takes the point out of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.cgPointValue
  }

  /// Takes the point out of an object, if it has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    result = source.holds("{CGPoint=dd}") ? source.cgPointValue : nil
    return result != nil
  }

  /// Takes the point out of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.cgPointValue ?? .zero
  }
}

nonisolated extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// An object with the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  /// Takes the size out of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.cgSizeValue
  }

  /// Takes the size out of an object, if it has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    result = source.holds("{CGSize=dd}") ? source.cgSizeValue : nil
    return result != nil
  }

  /// Takes the size out of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.cgSizeValue ?? .zero
  }
}

nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// An object with the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  /// Takes the rectangle out of an object that has one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  /// Takes the rectangle out of an object, if it has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.holds("{CGRect={CGPoint=dd}{CGSize=dd}}") ? source.cgRectValue : nil
    return result != nil
  }

  /// Takes the rectangle out of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}

nonisolated extension NSValue {
  /// Whether the content has this type, as Objective-C spells it.
  fileprivate func holds(_ type: String) -> Bool { String(cString: objCType) == type }
}
