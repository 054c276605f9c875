// The Swift part of the Objective-C runtime.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ObjectiveC

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  @usableFromInline var value: Bool
  public init(_ value: Bool) { self.value = value }
  public init(booleanLiteral value: Bool) { self.value = value }
  public var boolValue: Bool { value }
}
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }

@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  var pointer: OpaquePointer
  public init(_ name: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}
@frozen public struct NSZone { var pointer: OpaquePointer }

extension NSObject: Equatable, Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
  @nonobjc public var hashValue: Int { hash }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
extension NSObject: CVarArg { public var _cVarArgEncoding: [Int] { fatalError() } }

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
