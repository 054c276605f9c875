import Foundation

/// A combination of keys, and the method it calls.
///
/// Whoever is in the responder chain offers some in `keyCommands`; the method is then searched in the
/// chain from its beginning.
///
/// Differs from UIKit: a method is found by its name only in objects that are `SelectorPerforming`.
open class UIKeyCommand: UICommand {
  private let ownInput: String?
  private let flags: UIKeyModifierFlags

  /// The escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The arrow up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// A page up.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// A page down.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// To the beginning.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// To the end.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// Takes away what is after the cursor.
  nonisolated public static let inputDelete = "UIKeyInputDelete"

  private init(
    input: String?, modifierFlags: UIKeyModifierFlags, title: String, image: UIImage?,
    action: Selector, propertyList: Any?, alternates: [UICommandAlternate],
    discoverabilityTitle: String?, attributes: UIMenuElement.Attributes,
    state: UIMenuElement.State
  ) {
    ownInput = input
    flags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - image: The picture.
  ///   - action: The method.
  ///   - input: What the key types alone, or one of the names above.
  ///   - modifierFlags: The keys that must be held down besides, and no others.
  ///   - propertyList: Anything that tells the command from others with the same action.
  ///   - alternates: What it is with other keys held down.
  ///   - discoverabilityTitle: A text that explains it.
  ///   - attributes: What it allows, and how it looks.
  ///   - state: Whether it is chosen.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      input: input, modifierFlags: modifierFlags, title: title, image: image, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a command without a title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command with a text that explains it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIKeyCommand(
      input: input, modifierFlags: modifierFlags, title: title, image: image, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.subtitle = subtitle
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    return copy
  }

  /// What the key types alone, or one of the names above.
  open var input: String? { ownInput }

  /// The keys that must be held down besides.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// Whether the command comes before text that is typed.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the system may take another key on keyboards where this one is hard to reach (since iOS 15). Differs from
  /// UIKit: kept; the keyboard is the American one.
  open var allowsAutomaticLocalization = true

  /// Whether keys that point to a side, like brackets and arrows, point to the other one in an interface that runs from
  /// right to left (since iOS 15). Differs from UIKit: kept; keys are not mirrored.
  open var allowsAutomaticMirroring = true

  /// Whether a press of a key is the combination.
  ///
  /// Assumed: an upper-case input is the same as a lower-case one, and caps lock does not count.
  func matches(_ key: UIKey) -> Bool {
    guard let ownInput, !attributes.contains(.disabled) else { return false }
    return ownInput.lowercased() == key.charactersIgnoringModifiers.lowercased()
      && flags.intersection(.changing) == key.modifierFlags.intersection(.changing)
  }
}

/// The commands that an app has given to a page by `addKeyCommand(_:)`.
private final class AddedKeyCommands {
  var commands: [UIKeyCommand] = []
}

extension UIResponder {
  /// The commands that were added.
  var addedKeyCommands: [UIKeyCommand]? {
    let added = attachments[ObjectIdentifier(AddedKeyCommands.self)] as? AddedKeyCommands
    return added.flatMap { $0.commands.isEmpty ? nil : $0.commands }
  }
}

extension UIViewController {
  func offer(_ keyCommand: UIKeyCommand) {
    let key = ObjectIdentifier(AddedKeyCommands.self)
    let added = attachments[key] as? AddedKeyCommands ?? AddedKeyCommands()
    added.commands.append(keyCommand)
    attachments[key] = added
  }

  func takeBack(_ keyCommand: UIKeyCommand) {
    let added = attachments[ObjectIdentifier(AddedKeyCommands.self)] as? AddedKeyCommands
    added?.commands.removeAll { $0 === keyCommand }
  }
}
