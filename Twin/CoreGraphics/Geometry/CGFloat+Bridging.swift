public import Foundation

/// A number in an object and out of it by `as?`, as Swift does it on Apple's systems, so that `value(forKeyPath:)`, `fromValue` and
/// dictionaries give a `CGFloat` to whoever asks for one.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// An object with the number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Takes the number out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Takes the number out of an object.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Takes the number out of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

/// Equal to other numbers of the same value where types are erased, as it is on Apple's systems: as a key, and where Swift
/// takes the other side of a comparison for an `Int`, as in `#expect(view.frame.maxY == 844 - 34)`.
///
/// Differs from Apple's systems: out of an `AnyHashable` it comes as a `Double`.
extension CGFloat: @retroactive _HasCustomAnyHashableRepresentation {
  /// The number as the standard library knows it.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(native) }
}

extension CGFloat {
  /// Makes the number that an object holds, as exactly as can be.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }
}
