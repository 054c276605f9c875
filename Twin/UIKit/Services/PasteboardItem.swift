import Foundation

/// The types of the values that pasteboards know.
///
/// Source: Uniform Type Identifiers; those of pictures and colors are UIKit's own.
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let anyText = "public.text"
  static let texts = [text, "public.plain-text", anyText]
  static let url = "public.url"
  /// A picture that is no file.
  static let imageObject = "com.apple.uikit.image"
  static let (png, jpeg, gif) = ("public.png", "public.jpeg", "com.compuserve.gif")
  static let imageFiles = [png, jpeg, gif, "public.image"]
  static let images = [imageObject] + imageFiles
  static let color = "com.apple.uikit.color"
}

/// One thing that was copied.
///
/// Source of what has which types, and what is made of values of other kinds: github.com/Vercantez/openuikit,
/// `PasteboardTests`, read off iOS 26.
struct PasteboardItem {
  /// The values by their types.
  private(set) var values: [String: Any]

  init(text: String) {
    values = [PasteboardType.text: text]
    if let url = Self.link(text) { values[PasteboardType.url] = url }
  }

  init(url: URL) {
    values = [PasteboardType.url: url, PasteboardType.text: url.absoluteString]
  }

  init(image: UIImage) {
    values = [
      PasteboardType.imageObject: image, PasteboardType.png: image, PasteboardType.jpeg: image,
    ]
  }

  init(color: UIColor) {
    values = [PasteboardType.color: color]
  }

  /// A thing with values as an app has given them.
  init(given: [String: Any]) {
    values = given
    guard let value = values.removeValue(forKey: UIPasteboard.typeAutomatic) else { return }
    let own: PasteboardItem? =
      switch value {
      case let text as String: PasteboardItem(text: text)
      case let text as NSAttributedString: PasteboardItem(text: text.string)
      case let url as URL: PasteboardItem(url: url)
      case let image as UIImage: PasteboardItem(image: image)
      case let color as UIColor: PasteboardItem(color: color)
      default: nil
      }
    values.merge(own?.values ?? [:]) { given, _ in given }
  }

  /// The types, in the order of the alphabet.
  var types: [String] { values.keys.sorted() }

  func has(oneOf types: [String]) -> Bool { types.contains { values[$0] != nil } }

  var text: String? {
    for type in PasteboardType.texts {
      switch values[type] {
      case let text as String: return text
      case let data as Data: return String(data: data, encoding: .utf8)
      default: continue
      }
    }
    return url?.absoluteString
  }

  var url: URL? { values[PasteboardType.url] as? URL }

  /// A picture; data is one only of a type of files.
  var image: UIImage? {
    if let image = values[PasteboardType.imageObject] as? UIImage { return image }
    return PasteboardType.imageFiles.lazy.compactMap { type in
      values[type] as? UIImage ?? (values[type] as? Data).flatMap { UIImage(data: $0) }
    }.first
  }

  var color: UIColor? { values[PasteboardType.color] as? UIColor }

  /// A value as data: a text in UTF-8, a picture as a file. Differs from UIKit: of a link its text.
  func data(ofType type: String) -> Data? {
    switch values[type] {
    case let data as Data: type == PasteboardType.imageObject ? nil : data
    case let text as String: Data(text.utf8)
    case let image as UIImage:
      type == PasteboardType.jpeg ? image.jpegData(compressionQuality: 1) : image.pngData()
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  /// A text that is a link. Assumed: it has a scheme and a host, and no spaces.
  private static func link(_ text: String) -> URL? {
    guard !text.contains(where: \.isWhitespace), let url = URL(string: text), url.scheme != nil,
      url.host?.isEmpty == false
    else { return nil }
    return url
  }
}
