// Text with attributes as a value, as far as UIKit needs it. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol AttributedStringKey {
  associatedtype Value: Hashable
  static var name: String { get }
}
public protocol AttributeScope {}
public enum AttributeScopes {
  public struct FoundationAttributes: AttributeScope {}
  public var foundation: FoundationAttributes.Type { fatalError() }
}
@dynamicMemberLookup
public enum AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(_: T.Type) -> T { fatalError() }
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>
  ) -> T { fatalError() }
}
public struct AttributeContainer: Hashable, Sendable {
  public init() {}
  public init(_ dictionary: [NSAttributedString.Key: Any]) { fatalError() }
  public subscript<T: AttributedStringKey>(_: T.Type) -> T.Value? {
    get { fatalError() }
    set {}
  }
}
public struct AttributedString: Hashable, Sendable {
  public init() {}
  public init(_ string: String, attributes: AttributeContainer = .init()) { fatalError() }
  public init(_ nsStr: NSAttributedString) { fatalError() }
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { fatalError() }
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    fatalError()
  }
}
extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) { fatalError() }
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { fatalError() }
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: S.Type
  ) throws { fatalError() }
}
extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  public init(_ container: AttributeContainer) { fatalError() }
}
