import Foundation

/// A title and a method that somebody in the responder chain has.
///
/// Differs from UIKit: no menu of the system shows it.
open class UICommand: UIMenuElement, UIMenuLeaf {
  private let ownAction: Selector
  private let ownPropertyList: Any?
  private let ownAlternates: [UICommandAlternate]
  private var currentSender: Any?

  /// A text that explains the command.
  open var discoverabilityTitle: String?
  /// What the command allows, and how it looks.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command is chosen.
  open var state: UIMenuElement.State

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - image: The picture.
  ///   - action: The method.
  ///   - propertyList: Anything that tells the command from others with the same action.
  ///   - alternates: What it is with other keys held down.
  ///   - discoverabilityTitle: A text that explains it.
  ///   - attributes: What it allows, and how it looks.
  ///   - state: Whether it is chosen.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    ownAction = action
    ownPropertyList = propertyList
    ownAlternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICommand(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
    copy.subtitle = subtitle
    return copy
  }

  /// The text.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The picture.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The method.
  open var action: Selector { ownAction }

  /// Anything that tells the command from others with the same action.
  open var propertyList: Any? { ownPropertyList }

  /// Who the command is performed for, while it is (since iOS 16).
  open var sender: Any? { currentSender }

  /// Calls the method of a target (since iOS 16); without one, of the first in the responder chain that
  /// has it.
  ///
  /// Assumed: the method gets the command as its sender, as it does from menus, and the command knows whom it
  /// is performed for.
  open func performWithSender(_ sender: Any?, target: Any?) {
    currentSender = sender
    UISystem.current.running(.app("UICommand")) {
      _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
    currentSender = nil
  }

  /// What the command is with other keys held down. Differs from UIKit: kept and otherwise ignored.
  open var alternates: [UICommandAlternate] { ownAlternates }
}

/// What a command is while other keys are held down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  private let ownTitle: String
  private let ownAction: Selector
  private let flags: UIKeyModifierFlags

  /// Says what a command is with keys held down.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    ownTitle = title
    ownAction = action
    flags = modifierFlags
    super.init()
  }

  /// The text.
  open var title: String { ownTitle }
  /// The method.
  open var action: Selector { ownAction }
  /// The keys that are held down.
  open var modifierFlags: UIKeyModifierFlags { flags }
}
