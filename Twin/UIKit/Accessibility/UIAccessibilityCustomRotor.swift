public import Foundation

/// A way to go from one thing of a kind to the next, for assistive technologies: links, headings, or what the app says.
///
/// Differs from UIKit: nobody turns a rotor on the simulated device; tests may search by ``itemSearchBlock``.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next or the previous thing; nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// Which way is searched.
  nonisolated public enum Direction: Int, Sendable {
    /// To the thing before.
    case previous = 0
    /// To the thing after.
    case next = 1
  }

  /// Kinds of things for which the system has a name.
  nonisolated public enum SystemRotorType: Int, Sendable {
    /// None of those: the app's own kind.
    case none = 0
    /// Links.
    case link
    /// Links that have been followed.
    case visitedLink
    /// Headings.
    case heading
    /// Headings of the first rank.
    case headingLevel1
    /// Headings of the second rank.
    case headingLevel2
    /// Headings of the third rank.
    case headingLevel3
    /// Headings of the fourth rank.
    case headingLevel4
    /// Headings of the fifth rank.
    case headingLevel5
    /// Headings of the sixth rank.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Slanted text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Words that are not spelled right.
    case misspelledWord
    /// Pictures.
    case image
    /// Text fields.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }

  private let ownType: SystemRotorType

  /// Finds the next or the previous thing.
  open var itemSearchBlock: UIAccessibilityCustomRotor.Search

  /// What the kind is called, with attributes.
  open var attributedName: NSAttributedString

  /// What the kind is called; empty for a kind of the system's.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The kind, if it is one of the system's.
  open var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType { ownType }

  private init(
    _ name: NSAttributedString, _ type: SystemRotorType, _ search: @escaping Search
  ) {
    attributedName = name
    ownType = type
    itemSearchBlock = search
    super.init()
  }

  /// Makes a rotor for the app's own kind of things.
  public convenience init(
    name: String, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
  ) {
    self.init(NSAttributedString(string: name), .none, itemSearchBlock)
  }

  /// Makes a rotor for the app's own kind of things, with a name that has attributes.
  public convenience init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
  ) {
    self.init(attributedName, .none, itemSearchBlock)
  }

  /// Makes a rotor for one of the system's kinds of things.
  public convenience init(
    systemType type: UIAccessibilityCustomRotor.SystemRotorType,
    itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
  ) {
    self.init(NSAttributedString(string: ""), type, itemSearchBlock)
  }
}

/// A thing that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The thing; not kept.
  open weak var targetElement: (any NSObjectProtocol)?

  /// The part of its text; nil for all of it.
  open var targetRange: UITextRange?

  /// Makes a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  /// Makes a result without a thing.
  public override init() {
    super.init()
  }
}

/// From where, and which way, a rotor searches.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The thing that was found last; without an element at first.
  open var currentItem = UIAccessibilityCustomRotorItemResult()

  /// Which way; to the thing after unless set (assumed).
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Makes a predicate without a thing to begin with.
  public override init() {
    super.init()
  }
}
