public import Foundation

/// What was copied, for this app and others.
///
/// Each thing that was copied has values by their types, such as `public.utf8-plain-text`.
///
/// Differs from UIKit: apps are never asked whether they may paste, and values stay the objects that they are.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  nonisolated public struct Name: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a name of its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name of its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// That of the device's pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What is said of things that are copied.
  nonisolated public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a key of its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// When they are forgotten, a `Date`. Differs from UIKit: ignored.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on this device. Differs from UIKit: there is no other.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  // Source of the types: Uniform Type Identifiers; that of a color is UIKit's own.
  private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  private static let urlType = "public.url"
  private static let imageTypes = ["public.png", "public.image", "public.jpeg"]
  private static let colorType = "com.apple.uikit.color"

  private var copied: [[String: Any]] = []
  private var count = 0
  private let ownName: Name

  init(name: Name = .general) {
    ownName = name
    super.init()
  }

  /// Finds an app's own pasteboard, or makes it; nil if there is none and it is not to be made.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let names = NamedPasteboards.known
    guard create || names.contents[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName)
    copied = names.contents[pasteboardName] ?? []
    names.contents[pasteboardName] = copied
  }

  /// Makes a pasteboard with a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    let number = NamedPasteboards.known.contents.count
    return UIPasteboard(name: Name("pasteboard-\(number)"), create: true) ?? UIPasteboard()
  }

  /// Forgets what an app's own pasteboard has.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    NamedPasteboards.known.contents[pasteboardName] = nil
  }

  /// The pasteboard of the device, on which apps copy.
  open class var general: UIPasteboard { UISystem.current.pasteboard }

  /// Told when an app copied something; its object is the pasteboard.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// The name of the pasteboard.
  open var name: UIPasteboard.Name { ownName }

  /// How often something was copied.
  open var changeCount: Int { count }

  /// How many things there are.
  open var numberOfItems: Int { copied.count }

  private func copy(_ items: [[String: Any]]) {
    copied = items
    count += 1
    if ownName != .general { NamedPasteboards.known.contents[ownName] = items }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  // MARK: Values by their types

  /// All that was copied: of each thing its values by their types.
  open var items: [[String: Any]] {
    get { copied }
    set { copy(newValue) }
  }

  /// Copies things.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    copy(items)
  }

  /// Copies more things.
  open func addItems(_ items: [[String: Any]]) {
    copy(copied + items)
  }

  /// The types of the first thing.
  open var types: [String] { copied.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first thing has a value of one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { copied.first?[$0] != nil }
  }

  /// The first thing's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    copied.first?[pasteboardType]
  }

  /// Copies one value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    copy([[pasteboardType: value]])
  }

  /// The first thing's value of a type, as data: a text in UTF-8, a picture as a PNG file.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch copied.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let image as UIImage: image.pngData()
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  /// Copies data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    copy([[pasteboardType: data]])
  }

  // MARK: Values by their kinds

  /// The first text; a link is a text, too.
  open var string: String? {
    get { strings?.first }
    set { copy(newValue.map { [[Self.textTypes[0]: $0]] } ?? []) }
  }

  /// All texts; nil if there are none.
  open var strings: [String]? {
    get {
      all { item in
        Self.textTypes.lazy.compactMap { item[$0] as? String }.first
          ?? (item[Self.urlType] as? URL)?.absoluteString
      }
    }
    set { copy((newValue ?? []).map { [Self.textTypes[0]: $0] }) }
  }

  /// The first link.
  open var url: URL? {
    get { urls?.first }
    set { copy(newValue.map { [[Self.urlType: $0]] } ?? []) }
  }

  /// All links; nil if there are none.
  open var urls: [URL]? {
    get { all { $0[Self.urlType] as? URL } }
    set { copy((newValue ?? []).map { [Self.urlType: $0] }) }
  }

  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { copy(newValue.map { [[Self.imageTypes[0]: $0]] } ?? []) }
  }

  /// All pictures; nil if there are none.
  open var images: [UIImage]? {
    get {
      all { item in
        Self.imageTypes.lazy.compactMap { type in
          item[type] as? UIImage ?? (item[type] as? Data).flatMap { UIImage(data: $0) }
        }.first
      }
    }
    set { copy((newValue ?? []).map { [Self.imageTypes[0]: $0] }) }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { copy(newValue.map { [[Self.colorType: $0]] } ?? []) }
  }

  /// All colors; nil if there are none.
  open var colors: [UIColor]? {
    get { all { $0[Self.colorType] as? UIColor } }
    set { copy((newValue ?? []).map { [Self.colorType: $0] }) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a link.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a color.
  open var hasColors: Bool { colors != nil }

  private func all<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let found = copied.compactMap(value)
    return found.isEmpty ? nil : found
  }
}

/// What an app's own pasteboards have, of one device.
private final class NamedPasteboards {
  var contents: [UIPasteboard.Name: [[String: Any]]] = [:]

  static var known: NamedPasteboards {
    let key = ObjectIdentifier(NamedPasteboards.self)
    let application = UIApplication.shared
    if let known = application.attachments[key] as? NamedPasteboards { return known }
    let names = NamedPasteboards()
    application.attachments[key] = names
    return names
  }
}
