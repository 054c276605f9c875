public import Foundation
public import UniformTypeIdentifiers

/// The same as with names, with types (since iOS 16).
///
/// Source: Apple's documentation of `NSItemProvider`, "Uniform Type Identifiers". Differs from Apple's: names that
/// nobody declares are no types, and left out.
nonisolated extension NSItemProvider {
  /// Makes a provider of what is in a file, of the type that the end of its name says; nil if there is no file.
  ///
  /// It is read when its data are asked for. Its name is the suggested one.
  ///
  /// Source: developer.apple.com/documentation/foundation/nsitemprovider/init(contentsof:). Assumed: nil without a file,
  /// and the name with its end.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    registerDataRepresentation(
      for: UTType(filenameExtension: fileURL.pathExtension) ?? .data, visibility: .all
    ) { handler in
      do {
        handler(try Data(contentsOf: fileURL), nil)
      } catch {
        handler(nil, error)
      }
      return nil
    }
  }

  /// The types of the item, in the order in which they were registered.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// The types of files that can be opened where they are. Differs from Apple's: there are no files.
  public var registeredContentTypesForOpenInPlace: [UTType] { [] }

  /// Those of the types that are a type, or a kind of it.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Adds a type whose data are made when they are asked for.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Gets the data of the first type that is a type, or a kind of it.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping DataHandler
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}
