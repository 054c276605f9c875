public import Foundation

/// What was copied, for this app and others.
///
/// Differs from UIKit: texts, links, pictures and colors only; apps are never asked whether they may paste.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// One thing that was copied.
  private enum Item {
    case string(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)
  }

  private var copied: [Item] = []
  private var count = 0

  override init() {
    super.init()
  }

  /// The pasteboard of the device, on which apps copy.
  open class var general: UIPasteboard { UISystem.current.pasteboard }

  /// Told when an app copied something; its object is the pasteboard.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// How often something was copied.
  open var changeCount: Int { count }

  /// How many things there are.
  open var numberOfItems: Int { copied.count }

  private func copy(_ items: [Item]) {
    copied = items
    count += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// The first text; a link is a text, too.
  open var string: String? {
    get { strings?.first }
    set { copy(newValue.map { [.string($0)] } ?? []) }
  }

  /// All texts; nil if there are none.
  open var strings: [String]? {
    get {
      all { item in
        switch item {
        case .string(let string): string
        case .url(let url): url.absoluteString
        case .image, .color: nil
        }
      }
    }
    set { copy((newValue ?? []).map(Item.string)) }
  }

  /// The first link.
  open var url: URL? {
    get { urls?.first }
    set { copy(newValue.map { [.url($0)] } ?? []) }
  }

  /// All links; nil if there are none.
  open var urls: [URL]? {
    get { all { if case .url(let url) = $0 { url } else { nil } } }
    set { copy((newValue ?? []).map(Item.url)) }
  }

  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { copy(newValue.map { [.image($0)] } ?? []) }
  }

  /// All pictures; nil if there are none.
  open var images: [UIImage]? {
    get { all { if case .image(let image) = $0 { image } else { nil } } }
    set { copy((newValue ?? []).map(Item.image)) }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { copy(newValue.map { [.color($0)] } ?? []) }
  }

  /// All colors; nil if there are none.
  open var colors: [UIColor]? {
    get { all { if case .color(let color) = $0 { color } else { nil } } }
    set { copy((newValue ?? []).map(Item.color)) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a link.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a color.
  open var hasColors: Bool { colors != nil }

  private func all<Value>(_ value: (Item) -> Value?) -> [Value]? {
    let found = copied.compactMap(value)
    return found.isEmpty ? nil : found
  }
}
