import Foundation

/// What runs when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// A title and a closure, for controls.
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// Tells an action from others, so that it can be replaced or removed.
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

  private let ownIdentifier: Identifier
  private let handler: UIActionHandler
  private var currentSender: Any?

  /// A text that explains the action.
  open var discoverabilityTitle: String?
  /// What the action allows, and how it looks.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is chosen.
  open var state: UIMenuElement.State

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - subtitle: A second, smaller text.
  ///   - image: The picture.
  ///   - identifier: Tells it from others; a unique one if none is given.
  ///   - discoverabilityTitle: A text that explains it.
  ///   - attributes: What it allows, and how it looks.
  ///   - state: Whether it is chosen.
  ///   - handler: Runs when it is chosen.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    ownIdentifier =
      identifier ?? Identifier(UISystem.current.makeIdentifier("com.apple.action.dynamic"))
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
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

  /// Tells the action from others.
  open var identifier: Identifier { ownIdentifier }

  /// The control that runs the action, while it runs.
  open var sender: Any? { currentSender }

  /// Makes an action that has a responder take text from the camera, for a field's menu (since iOS 15).
  ///
  /// Differs from UIKit: nothing comes of it, as there is no camera, and a subclass cannot be asked for it. Assumed: it is
  /// disabled for a responder that takes no text.
  open class func captureTextFromCameraAction(
    for responder: UIResponder, identifier: UIAction.Identifier?
  ) -> Self {
    let action = UIAction(
      title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier,
      attributes: responder is any UIKeyInput ? [] : .disabled
    ) { [weak responder] action in responder?.captureTextFromCamera(action.sender) }
    guard let own = action as? Self else {
      preconditionFailure("Such actions are made by UIAction itself, not by \(Self.self).")
    }
    return own
  }

  /// Runs the handler for a sender (since iOS 16); the target is of no use to a handler.
  ///
  /// Assumed: an action that is disabled runs its handler here, too, because the app asks for it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    currentSender = sender
    UISystem.current.running(.app("UIAction handler")) { handler(self) }
    currentSender = nil
  }

  /// Runs the handler for a control that was used, unless the action is disabled.
  func perform(sender: AnyObject) {
    guard !attributes.contains(.disabled) else { return }
    performWithSender(sender, target: nil)
  }
}
