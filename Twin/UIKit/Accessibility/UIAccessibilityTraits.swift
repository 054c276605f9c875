/// What kind of thing an element is for assistive technologies.
nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Makes a set of traits from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  // Values: the order of the constants in UIKit's documentation. Differs from UIKit: Apple does not
  // publish the numbers.

  /// Nothing in particular.
  public static let none = UIAccessibilityTraits([])
  /// Something that is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Something that leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something that is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of how things are when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Something that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts media, which must not be talked over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something with a value that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Text whose page turns when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The heading of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Something that is on or off. Assumed: that the number is that of the trait of switches.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  // Traits of UIKit's own controls. Source of these and of the one above: the source code of
  // AccessibilitySnapshot.

  /// Something that text is typed into.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// Something that text is being typed into.
  static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  /// The button that leads back.
  static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// One of the tabs of a tab bar.
  static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// Something that text is typed into, and that scrolls.
  static let scrollable = UIAccessibilityTraits(rawValue: 1 << 47)
}
