public import Foundation

/// Texts that are read from documents, and written into them.
nonisolated extension NSAttributedString {
  /// What a document is written in.
  public struct DocumentType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text; see `RTFReader` and `RTFWriter`.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments. Differs from UIKit: it is neither read nor written.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML. Differs from UIKit: it is read and not written.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// Says how a document is read.
  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What it is written in, a ``DocumentType``; found out unless said.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The attributes of text without any.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The encoding of characters, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// Says something of a whole document.
  public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What it is written in, a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of characters, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The attributes of text without any.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document.
  ///
  /// Throws an error of Cocoa's if it is in none of the types that are read.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try ReadDocument(data, options)
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// Reads a document from a file.
  public convenience init(
    url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Writes a part as a document. Differs from UIKit: as rich text or text without attributes, and in no other type.
  public func data(
    from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any]
  ) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    let number = dict[.characterEncoding] as? UInt ?? String.Encoding.utf8.rawValue
    let part = attributedSubstring(from: range)
    if type == .rtf { return RTFWriter.write(part) }
    guard type == .plain, let data = part.string.data(using: String.Encoding(rawValue: number))
    else {
      // NSTextWriteInapplicableDocumentTypeError
      throw CocoaError(CocoaError.Code(rawValue: 66062))
    }
    return data
  }
}

/// What was read of a document.
nonisolated private struct ReadDocument {
  let text: NSAttributedString
  let attributes: NSDictionary

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let given = options[.documentType]
    let wanted =
      given as? NSAttributedString.DocumentType
      ?? (given as? String).map(NSAttributedString.DocumentType.init(rawValue:))
    let type = wanted ?? Self.type(of: data)
    let usual = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    var encoding = Self.encoding(of: data, as: type, wanted: options[.characterEncoding])
    switch type {
    case .rtf:
      guard let read = RTFReader.read(data) else { throw Self.inapplicable }
      text = read
      encoding = .windowsCP1252
    case .html, .plain:
      guard let string = String(data: data, encoding: encoding) else { throw Self.inapplicable }
      text =
        type == .html
        ? HTMLReader.read(string) : NSAttributedString(string: string, attributes: usual)
    default: throw Self.inapplicable
    }
    attributes = NSDictionary(dictionary: [
      NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ])
  }

  /// NSTextReadInapplicableDocumentTypeError
  private static var inapplicable: CocoaError { CocoaError(CocoaError.Code(rawValue: 65806)) }

  private static func type(of data: Data) -> NSAttributedString.DocumentType {
    let start = (String(data: data.prefix(64), encoding: .isoLatin1) ?? "").lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  /// The encoding that is wanted, or that the document names; Western Europe's for other HTML.
  ///
  /// Source: samwize.com, "NSAttributedString HTML in iOS", 2016: UTF-8 has to be said, UTF-16 is found out.
  private static func encoding(
    of data: Data, as type: NSAttributedString.DocumentType, wanted: Any?
  ) -> String.Encoding {
    if let number = wanted as? UInt ?? (wanted as? Int).map({ UInt($0) }) {
      return String.Encoding(rawValue: number)
    }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return .utf16 }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) || type == .plain { return .utf8 }
    let start = (String(data: data.prefix(1024), encoding: .isoLatin1) ?? "").lowercased()
    let namesUTF8 = ["charset=utf-8", "charset=\"utf-8", "charset='utf-8"].contains {
      start.contains($0)
    }
    return namesUTF8 ? .utf8 : .windowsCP1252
  }
}
