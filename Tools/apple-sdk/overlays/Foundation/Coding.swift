// JSON.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var prettyPrinted: OutputFormatting { fatalError() }
    public static var sortedKeys: OutputFormatting { fatalError() }
  }
  open var outputFormatting: OutputFormatting = []
  open var userInfo: [CodingUserInfoKey: Any] = [:]
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}
open class JSONDecoder: @unchecked Sendable {
  open var userInfo: [CodingUserInfoKey: Any] = [:]
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
