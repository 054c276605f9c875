public import Foundation

extension URL {
  /// An address in this one, of something of a type: with the usual end of its name, unless it has one of the type's.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(
      contentType.fileName(partialName), isDirectory: contentType.conforms(to: .directory))
  }

  /// Goes on with something of a type; see `appendingPathComponent(_:conformingTo:)`.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType)
  {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// This address with the usual end of a type's names, unless it has one of the type's.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = contentType.fileName(lastPathComponent)
    return name == lastPathComponent
      ? self : deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Adds the usual end of a type's names; see `appendingPathExtension(for:)`.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// A file's name, with the usual end unless it has one of the type's.
  fileprivate func fileName(_ partialName: String) -> String {
    let end = (partialName as NSString).pathExtension.lowercased()
    guard let usual = preferredFilenameExtension,
      tags[.filenameExtension]?.contains(end) != true
    else { return partialName }
    return "\(partialName).\(usual)"
  }
}
