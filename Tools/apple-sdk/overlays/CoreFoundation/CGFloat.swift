// CGFloat, as a value that converts to and from Double.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init() { native = 0 }
  public init(_ v: Double) { native = v }
  public init(_ v: Float) { native = Double(v) }
  public init(_ v: CGFloat) { native = v.native }
  public init<I: BinaryInteger>(_ v: I) { native = Double(v) }
}
extension Double { public init(_ v: CGFloat) { self = v.native } }
extension Float { public init(_ v: CGFloat) { self = Float(v.native) } }
extension BinaryInteger { public init(_ v: CGFloat) { self.init(v.native) } }

extension CGFloat: BinaryFloatingPoint, Codable, Hashable, CustomStringConvertible {
  public typealias RawSignificand = UInt64
  public typealias Exponent = Int
  public typealias Stride = CGFloat
  public init(floatLiteral v: Double) { native = v }
  public init(integerLiteral v: Int) { native = Double(v) }
  public init?<T: BinaryInteger>(exactly v: T) { fatalError() }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    fatalError()
  }
  public static var exponentBitCount: Int { 11 }
  public static var significandBitCount: Int { 52 }
  public static var nan: CGFloat { fatalError() }
  public static var signalingNaN: CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public static var leastNormalMagnitude: CGFloat { fatalError() }
  public static var leastNonzeroMagnitude: CGFloat { fatalError() }
  public static var ulpOfOne: CGFloat { fatalError() }
  public var ulp: CGFloat { fatalError() }
  public var exponentBitPattern: UInt { fatalError() }
  public var significandBitPattern: UInt64 { fatalError() }
  public var sign: FloatingPointSign { fatalError() }
  public var exponent: Int { fatalError() }
  public var significand: CGFloat { fatalError() }
  public var binade: CGFloat { fatalError() }
  public var significandWidth: Int { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public var nextUp: CGFloat { fatalError() }
  public var isNormal: Bool { fatalError() }
  public var isFinite: Bool { fatalError() }
  public var isZero: Bool { fatalError() }
  public var isSubnormal: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var isSignalingNaN: Bool { fatalError() }
  public var isCanonical: Bool { fatalError() }
  public var description: String { native.description }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func += (a: inout CGFloat, b: CGFloat) {}
  public static func -= (a: inout CGFloat, b: CGFloat) {}
  public static func *= (a: inout CGFloat, b: CGFloat) {}
  public static func /= (a: inout CGFloat, b: CGFloat) {}
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ a: CGFloat, _ b: CGFloat) {}
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public func isEqual(to other: CGFloat) -> Bool { fatalError() }
  public func isLess(than other: CGFloat) -> Bool { fatalError() }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { fatalError() }
  public func distance(to other: CGFloat) -> CGFloat { fatalError() }
  public func advanced(by n: CGFloat) -> CGFloat { fatalError() }
}
