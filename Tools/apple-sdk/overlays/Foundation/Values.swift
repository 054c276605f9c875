// The value types: dates, addresses, data, index paths.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Date: _Bridged, Hashable, Comparable, Codable, Sendable {
  public typealias _ObjectiveCType = NSDate
  public init() { fatalError() }
  public init(timeIntervalSinceNow: TimeInterval) { fatalError() }
  public init(timeIntervalSince1970: TimeInterval) { fatalError() }
  public static var now: Date { fatalError() }
  public static var distantPast: Date { fatalError() }
  public static var distantFuture: Date { fatalError() }
  public var timeIntervalSince1970: TimeInterval { fatalError() }
  public var timeIntervalSinceNow: TimeInterval { fatalError() }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { fatalError() }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { fatalError() }
  public static func < (a: Date, b: Date) -> Bool { fatalError() }
}
public struct Calendar: _Bridged, Hashable, Sendable {
  public typealias _ObjectiveCType = NSCalendar
  public static var current: Calendar { fatalError() }
}
public struct DateComponents: _Bridged, Hashable, Sendable {
  public typealias _ObjectiveCType = NSDateComponents
}
public struct DateInterval: _Bridged, Hashable, Sendable {
  public typealias _ObjectiveCType = NSDateInterval
  public init(start: Date, end: Date) { fatalError() }
}
public struct Locale: _Bridged, Hashable, Sendable {
  public typealias _ObjectiveCType = NSLocale
  public init(identifier: String) { fatalError() }
  public struct Language: Hashable, Sendable {
    public init(identifier: String) { fatalError() }
  }
  public static var current: Locale { fatalError() }
}
public struct TimeZone: _Bridged, Hashable, Sendable {
  public typealias _ObjectiveCType = NSTimeZone
  public init?(identifier: String) { fatalError() }
  public static var current: TimeZone { fatalError() }
}
public struct UUID: _Bridged, Hashable, Codable, Sendable, CustomStringConvertible {
  public typealias _ObjectiveCType = NSUUID
  public init() { fatalError() }
  public init?(uuidString: String) { fatalError() }
  public var uuidString: String { fatalError() }
  public var description: String { fatalError() }
}
public struct Data: _Bridged, Hashable, Codable, Sendable, RandomAccessCollection,
  RangeReplaceableCollection
{
  public typealias _ObjectiveCType = NSData
  public typealias SubSequence = Data
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var atomic: WritingOptions { fatalError() }
  }
  public init() { fatalError() }
  public init<S: Sequence>(_ bytes: S) where S.Element == UInt8 { fatalError() }
  public init(contentsOf url: URL) throws { fatalError() }
  public init?(base64Encoded: String) { fatalError() }
  public var count: Int { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public func base64EncodedString() -> String { fatalError() }
  public func write(to url: URL, options: WritingOptions = []) throws { fatalError() }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(position: Int) -> UInt8 { fatalError() }
  public subscript(bounds: Range<Int>) -> Data { fatalError() }
  public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with bytes: C)
  where C.Element == UInt8 { fatalError() }
}
public struct URLResourceKey: Hashable, Sendable {
  public static var fileSizeKey: URLResourceKey { fatalError() }
}
public struct URLResourceValues {
  public var fileSize: Int? { fatalError() }
}
public struct URL: _Bridged, Hashable, Codable, Sendable, CustomStringConvertible {
  public typealias _ObjectiveCType = NSURL
  public init?(string: String) { fatalError() }
  public init?(string: String, relativeTo url: URL?) { fatalError() }
  public init(fileURLWithPath: String) { fatalError() }
  public var absoluteString: String { fatalError() }
  public var scheme: String? { fatalError() }
  public var host: String? { fatalError() }
  public var port: Int? { fatalError() }
  public var path: String { fatalError() }
  public var query: String? { fatalError() }
  public var fragment: String? { fatalError() }
  public var pathComponents: [String] { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var pathExtension: String { fatalError() }
  public func appendingPathComponent(_ component: String) -> URL { fatalError() }
  public func deletingLastPathComponent() -> URL { fatalError() }
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    fatalError()
  }
  public var description: String { fatalError() }
}
public struct URLQueryItem: Hashable, Sendable {
  public var name: String
  public var value: String?
  public init(name: String, value: String?) { fatalError() }
}
public struct URLComponents: Hashable, Sendable {
  public init() { fatalError() }
  public init?(string: String) { fatalError() }
  public init?(url: URL, resolvingAgainstBaseURL: Bool) { fatalError() }
  public var scheme: String?
  public var host: String?
  public var path: String
  public var query: String?
  public var fragment: String?
  public var queryItems: [URLQueryItem]?
  public var url: URL? { fatalError() }
  public var string: String? { fatalError() }
}
public struct IndexPath: _Bridged, Hashable, Comparable, Codable, Sendable,
  ExpressibleByArrayLiteral
{
  public typealias _ObjectiveCType = NSIndexPath
  public init() { fatalError() }
  public init(index: Int) { fatalError() }
  public init(indexes: [Int]) { fatalError() }
  public init(arrayLiteral elements: Int...) { fatalError() }
  public var count: Int { fatalError() }
  public subscript(i: Int) -> Int { fatalError() }
  public static func < (a: IndexPath, b: IndexPath) -> Bool { fatalError() }
}
public struct IndexSet: _Bridged, Hashable, Sendable {
  public typealias _ObjectiveCType = NSIndexSet
  public init() { fatalError() }
  public init(integer: Int) { fatalError() }
  public init(integersIn range: Range<Int>) { fatalError() }
}
