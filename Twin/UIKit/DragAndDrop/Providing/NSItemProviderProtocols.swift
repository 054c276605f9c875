public import Foundation

/// Who may see a representation of an item.
nonisolated public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// The apps of the same team.
  case team = 1
  /// The apps of the same group.
  case group = 2
  /// This app alone.
  case ownProcess = 3
}

/// A class whose objects can be written for an item provider.
///
/// Source: Apple's documentation of `NSItemProviderWriting`; declared here, because Foundation for Linux has none.
nonisolated public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types in which objects can be written, the most faithful one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Who may see a representation; everybody unless implemented.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Writes the object; the handler gets the data, or why there are none.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

nonisolated extension NSItemProviderWriting {
  /// Everybody: the method is optional.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// A class whose objects can be read from an item provider.
///
/// Source: Apple's documentation of `NSItemProviderReading`; declared here, because Foundation for Linux has none.
nonisolated public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that can be read, the most wanted one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
