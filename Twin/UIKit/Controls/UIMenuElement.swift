public import Foundation

/// Something that a person can choose: the common part of actions and menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
  /// What an element allows, and how it looks.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It does not show.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is chosen.
  nonisolated public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  var storedTitle: String

  var storedImage: UIImage?

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }

  /// The text.
  open var title: String { storedTitle }

  /// A second, smaller text.
  open var subtitle: String?

  /// The picture.
  open var image: UIImage? { storedImage }

  /// An element of its own that is the same: what an app changes in one of an action and its copy, the other does
  /// not have. An element that cannot change is its own copy (assumed).
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
