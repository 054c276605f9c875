public import Foundation

/// What kind of data something is: a picture, a text, a folder; also what of these it is more closely.
///
/// Source: Apple's documentation of "Uniform Type Identifiers" and its list of the system's types (`TypeTable`).
/// Differs from Apple's: types that apps declare in their property lists are known once `init(exportedAs:conformingTo:)` or
/// `init(importedAs:conformingTo:)` has named them, and have no tags.
public struct UTType: Hashable, Sendable {
  /// The name, such as "public.png".
  public let identifier: String

  init(known identifier: String) {
    self.identifier = identifier
  }

  /// Finds a type by its name, whatever its capitals; nil if neither the system nor the app declares it.
  public init?(_ identifier: String) {
    guard let found = TypeTable.current.name(like: identifier) else {
      guard DynamicType(identifier: identifier) != nil else { return nil }
      self.init(known: identifier)
      return
    }
    self.init(known: found)
  }

  /// Finds the type of files whose names end so, or makes one that is as good as nothing known of it.
  ///
  /// - Parameters:
  ///   - filenameExtension: The end of a name, without the point.
  ///   - supertype: What the type has to be a kind of.
  /// - Returns: Nil for an empty end.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(
      tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Finds the type of data that are called so on the internet; see ``init(filenameExtension:conformingTo:)``.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Finds the first type with a tag, or makes one; nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    else { return nil }
    self = first
  }

  /// A type that the app declares.
  ///
  /// - Parameters:
  ///   - identifier: The type's name.
  ///   - parentType: What it is a kind of; nil if the property list says it.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: TypeTable.current.declare(identifier, in: parentType?.identifier))
  }

  /// A type that another app declares, with which this one works; see ``init(exportedAs:conformingTo:)``.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// All types with a tag that are kinds of a type, the usual one first; where there is none, one that is made.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    guard !tag.isEmpty else { return [] }
    let found = TypeTable.current.names(tagged: tag.lowercased(), tagClass)
      .map { UTType(known: $0) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    guard found.isEmpty else { return found }
    let made = DynamicType(
      tag: tag.lowercased(), tagClass: tagClass, supertype: supertype?.identifier)
    return [UTType(known: made.identifier)]
  }

  // MARK: Names

  /// The usual end of such a file's name, without the point.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The usual name on the internet.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// All tags, the usual ones first.
  public var tags: [UTTagClass: [String]] {
    if let dynamic = DynamicType(identifier: identifier) {
      return [dynamic.tagClass: [dynamic.tag]]
    }
    return TypeTable.current.tags(of: identifier)
  }

  /// What people call it. Differs from Apple's: nobody says.
  public var localizedDescription: String? { nil }

  /// Which version of the declaration this is. Differs from Apple's: nobody declares one.
  public var version: Int? { nil }

  /// Where to read about the type. Differs from Apple's: nobody says.
  public var referenceURL: URL? { nil }

  /// Whether it was made for a tag that no declared type has.
  public var isDynamic: Bool { DynamicType(identifier: identifier) != nil }

  /// Whether the system or an app declares it.
  public var isDeclared: Bool { !isDynamic }

  /// Whether it belongs to nobody: its name begins with "public.".
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: Kinds

  /// All that it is a kind of, itself aside.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var left = parents
    while let type = left.popLast() {
      if found.insert(type).inserted { left += type.parents }
    }
    return found
  }

  /// Whether it is a type, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it is a kind of another type.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Whether another type is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether what one name stands for is what another one does, or a kind of it: also for names that nobody declares.
  package static func conforms(_ identifier: String, to other: String) -> Bool {
    guard identifier != other else { return true }
    guard let type = UTType(identifier), let kind = UTType(other) else { return false }
    return type.conforms(to: kind)
  }

  private var parents: [UTType] {
    let names =
      DynamicType(identifier: identifier)?.supertypes ?? TypeTable.current.parents(of: identifier)
    return names.map { UTType(known: $0) }
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name.
  public var description: String { identifier }

  /// The name, and where it is from.
  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "dynamic, not declared" : "not dynamic, declared"))"
  }
}

/// Assumed: one text, the name.
extension UTType: Codable {
  /// Finds a type by the name that was kept; throws if it is not known here.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = UTType(name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(name)\" is no type that the system or the app declares.")
    }
    self = type
  }

  /// Keeps the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
