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

extension CGFloat {
  /// Makes the number that an object holds, as exactly as can be.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }
}
