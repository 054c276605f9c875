public import Foundation

/// A list of things that a person can choose.
///
/// A menu inside opens over its parent, from a row with its title, or shows in line. A command shows where somebody
/// performs it. Differs from UIKit: not one that is made when the menu shows, by a ``UIDeferredMenuElement``.
open class UIMenu: UIMenuElement {
  /// Tells a menu from others.
  nonisolated public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier of its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu shows.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Inside its parent, not behind an entry.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// In the color of what destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element is chosen.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As pictures in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are.
  nonisolated public enum ElementSize: Int, Sendable {
    /// A small picture.
    case small = 0
    /// A picture above its title.
    case medium = 1
    /// A title beside its picture.
    case large = 2
    /// As the system thinks right.
    case automatic = -1
  }

  private let ownIdentifier: Identifier
  private let ownOptions: Options
  private let ownChildren: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - subtitle: A second, smaller text.
  ///   - image: The picture.
  ///   - identifier: Tells it from others; a unique one if none is given.
  ///   - options: How it shows.
  ///   - preferredElementSize: How large elements are to be.
  ///   - children: What can be chosen.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    ownIdentifier =
      identifier ?? Identifier(UISystem.current.makeIdentifier("com.apple.menu.dynamic"))
    ownOptions = options
    ownChildren = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  /// Tells the menu from others.
  open var identifier: UIMenu.Identifier { ownIdentifier }

  /// How the menu shows.
  open var options: UIMenu.Options { ownOptions }

  /// What can be chosen.
  open var children: [UIMenuElement] { ownChildren }

  /// How large elements are to be.
  open var preferredElementSize = ElementSize.automatic

  /// How the menu is displayed (since iOS 17.4). A copy is kept.
  open var displayPreferences: UIMenuDisplayPreferences? {
    get { ownDisplayPreferences }
    set { ownDisplayPreferences = newValue?.copy() as? UIMenuDisplayPreferences }
  }

  private var ownDisplayPreferences: UIMenuDisplayPreferences?

  /// The actions and commands that are on, in this menu and in those in it.
  ///
  /// Source: UIKit documentation, `selectedElements`: in the menu and its sub-menus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      default: []
      }
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any { replacingChildren(children) }

  /// A menu that is the same but for what can be chosen.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
    menu.preferredElementSize = preferredElementSize
    menu.subtitle = subtitle
    menu.displayPreferences = displayPreferences
    return menu
  }
}

/// How a menu is displayed (since iOS 17.4).
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, NSCopying {
  /// How many lines the title of an element may have; as the system thinks right (`NSNotFound`) unless set.
  ///
  /// Differs from UIKit: subtitles have one line, and titles have one unless this says more.
  open var maximumNumberOfTitleLines = NSNotFound

  /// Preferences of their own that are the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
