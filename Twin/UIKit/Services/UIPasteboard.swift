public import Foundation

/// What was copied, for this app and others.
///
/// Each thing that was copied has values by their types, such as `public.utf8-plain-text`.
///
/// - `UIPasteboard+Types`: the types of the system's own.
/// - `UIPasteboard+ItemSets`: questions about some of the things.
/// - `UIPasteboard+Providers`: objects, and things that are asked for their values.
/// - `UIPasteboard+Detection`: what the first text seems to be.
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
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether they stay on this device. Differs from UIKit: there is no other.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  private let contents: PasteboardContents
  private let ownName: Name

  init(name: Name = .general) {
    ownName = name
    contents = PasteboardContents()
    super.init()
  }

  private init(name: Name, _ contents: PasteboardContents) {
    ownName = name
    self.contents = contents
    super.init()
  }

  /// Finds an app's own pasteboard, or makes it; nil if there is none and it is not to be made.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard pasteboardName != .general else {
      self.init(name: .general, Self.general.contents)
      return
    }
    let known = NamedPasteboards.known
    guard create || known.contents[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName, known.contents[pasteboardName] ?? PasteboardContents())
    known.contents[pasteboardName] = contents
  }

  /// Makes a pasteboard with a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    let known = NamedPasteboards.known
    var number = known.contents.count
    while known.contents[Name("pasteboard-\(number)")] != nil { number += 1 }
    return UIPasteboard(name: Name("pasteboard-\(number)"), create: true) ?? UIPasteboard()
  }

  /// Forgets what a pasteboard has, and an app's own one itself, until somebody who has it copies again.
  ///
  /// Source: github.com/Vercantez/openuikit, `PasteboardTests`.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard pasteboardName != .general else { return general.copy([]) }
    NamedPasteboards.known.contents.removeValue(forKey: pasteboardName)?.items = []
  }

  /// The pasteboard of the device, on which apps copy.
  open class var general: UIPasteboard { UISystem.current.pasteboard }

  /// Told when an app copied something; its object is the pasteboard.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// The name of the pasteboard.
  open var name: UIPasteboard.Name { ownName }

  /// How often something was copied.
  open var changeCount: Int { contents.changeCount }

  /// How many things there are.
  open var numberOfItems: Int { contents.items.count }

  private func copy(_ items: [[String: Any]]) {
    contents.items = items.map { PasteboardItem(given: $0) }
    contents.changeCount += 1
    if ownName != .general { NamedPasteboards.known.contents[ownName] = contents }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  // MARK: Values by their types

  /// What was copied, in the order in which it was.
  var copied: [PasteboardItem] { contents.items }

  /// All that was copied: of each thing its values by their types.
  open var items: [[String: Any]] {
    get { copied.map(\.values) }
    set { copy(newValue) }
  }

  /// Copies things. A value of the type ``typeAutomatic`` gets the types that belong to it.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    copy(items)
  }

  /// Copies more things.
  open func addItems(_ items: [[String: Any]]) {
    copy(copied.map(\.values) + items)
  }

  /// The types of the first thing.
  open var types: [String] { copied.first?.types ?? [] }

  /// Whether the first thing has a value of one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    copied.first?.has(oneOf: pasteboardTypes) ?? false
  }

  /// The first thing's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    copied.first?.values[pasteboardType]
  }

  /// Copies one value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    copy([[pasteboardType: value]])
  }

  /// The first thing's value of a type, as data: a text in UTF-8, a picture as a file.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    copied.first?.data(ofType: pasteboardType)
  }

  /// Copies data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    copy([[pasteboardType: data]])
  }

  // MARK: Values by their kinds

  /// The first text; a link is a text, too.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts; empty if there are none.
  open var strings: [String]? {
    get { copied.compactMap(\.text) }
    set { copy((newValue ?? []).map { PasteboardItem(text: $0).values }) }
  }

  /// The first link.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All links; empty if there are none. A text that is one counts.
  open var urls: [URL]? {
    get { copied.compactMap(\.url) }
    set { copy((newValue ?? []).map { PasteboardItem(url: $0).values }) }
  }

  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// All pictures; empty if there are none.
  open var images: [UIImage]? {
    get { copied.compactMap(\.image) }
    set { copy((newValue ?? []).map { PasteboardItem(image: $0).values }) }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// All colors; empty if there are none.
  open var colors: [UIColor]? {
    get { copied.compactMap(\.color) }
    set { copy((newValue ?? []).map { PasteboardItem(color: $0).values }) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { has(PasteboardType.texts + [PasteboardType.url]) }
  /// Whether there is a link.
  open var hasURLs: Bool { has([PasteboardType.url]) }
  /// Whether there is a picture.
  open var hasImages: Bool { has(PasteboardType.images) }
  /// Whether there is a color.
  open var hasColors: Bool { has([PasteboardType.color]) }

  private func has(_ types: [String]) -> Bool { copied.contains { $0.has(oneOf: types) } }
}

/// What a pasteboard has; all that have found it by its name share it.
final class PasteboardContents {
  var items: [PasteboardItem] = []
  var changeCount = 0
}

/// What an app's own pasteboards have, of one device.
private final class NamedPasteboards {
  var contents: [UIPasteboard.Name: PasteboardContents] = [:]

  static var known: NamedPasteboards {
    let key = ObjectIdentifier(NamedPasteboards.self)
    let application = UIApplication.shared
    if let known = application.attachments[key] as? NamedPasteboards { return known }
    let names = NamedPasteboards()
    application.attachments[key] = names
    return names
  }
}
