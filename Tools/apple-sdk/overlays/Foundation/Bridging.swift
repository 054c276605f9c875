// How Swift values become Objective-C objects, and the other way round.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Every bridged type gets its four entry points from here; only the Objective-C class differs.
public protocol _Bridged: _ObjectiveCBridgeable {}
extension _Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: _ObjectiveCType, result: inout Self?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: _ObjectiveCType, result: inout Self?)
    -> Bool
  { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ x: _ObjectiveCType?) -> Self {
    fatalError()
  }
}
extension String: _Bridged { public typealias _ObjectiveCType = NSString }
extension Array: _Bridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Dictionary: _Bridged, _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDictionary
}
extension Set: _Bridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
extension Bool: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Int: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension UInt: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Float: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Double: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension CGFloat: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension CGPoint: _Bridged { public typealias _ObjectiveCType = NSValue }
extension CGSize: _Bridged { public typealias _ObjectiveCType = NSValue }
extension CGRect: _Bridged { public typealias _ObjectiveCType = NSValue }
extension CGAffineTransform: _Bridged { public typealias _ObjectiveCType = NSValue }
extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  public required convenience init(integerLiteral value: Int) { fatalError() }
  public required convenience init(floatLiteral value: Double) { fatalError() }
  public required convenience init(booleanLiteral value: Bool) { fatalError() }
}
extension NSString: ExpressibleByStringLiteral {
  public required convenience init(stringLiteral value: StaticString) { fatalError() }
}
extension NSValue {
  public convenience init(cgPoint: CGPoint) { fatalError() }
  public convenience init(cgRect: CGRect) { fatalError() }
}

extension NSError: Error {}
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}
extension LocalizedError { public var errorDescription: String? { nil } }
extension Error { public var localizedDescription: String { fatalError() } }
