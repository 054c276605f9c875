/// What a tag of a type says: the end of a file's name, or a name of the internet's for data.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The class's own name.
  public let rawValue: String

  /// Makes a class of tags with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Ends of file names, without the point.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types, such as "image/png".
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible {
  /// The class's own name.
  public var description: String { rawValue }
}
