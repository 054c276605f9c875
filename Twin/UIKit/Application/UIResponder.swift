public import Foundation

/// An object that takes part in handling events.
///
/// Differs from UIKit: no menus.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Objects that the twin attached to this one, by their keys.
  package final var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// What is associated with the object; nil while nothing is.
  ///
  /// Proof of `nonisolated(unsafe)`: `AssociatedValues.of(_:)` alone reads and writes it, inside a lock; it is
  /// destroyed with the object, when nobody can ask any more.
  nonisolated(unsafe) final var associatedValues: AssociatedValues?

  /// What the app says to assistive technologies; nil while it says nothing.
  final var ownAccessibility: AccessibilityFacts?

  /// Makes a responder without a next one.
  public override init() {
    super.init()
    dieOnMainThread()
  }

  // Responders die on the main thread, by `dieOnMainThread()`. That the compiler asks once more, in each class
  // on the way, takes longer than the rest; those of which there are many do without.
  nonisolated deinit {}

  /// The responder that is asked next.
  open var next: UIResponder? { nil }

  /// Fingers went down. Passes the touches to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Passes the touches to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers went up. Passes the touches to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches were taken away. Passes them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys and motion (folder Keys)

  /// Keys went down. Passes the presses to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Presses became harder or softer. Passes them to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were let go. Passes the presses to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The presses were taken away. Passes them to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The device began to move. Passes the motion to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device has moved. Passes the motion to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The motion was none, after all. Passes it to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// The combinations of keys that this object offers; of a page those that were added to it.
  open var keyCommands: [UIKeyCommand]? { addedKeyCommands }

  /// Whether this object performs an action; `false` unless overridden.
  ///
  /// Differs from UIKit: it cannot be seen which methods a class has.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first object from this one outwards that performs an action; `nil` if none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Goes back or dismisses, for the escape gesture of assistive technologies (two fingers that draw a
  /// Z, with VoiceOver).
  ///
  /// Differs from UIKit: declared here, and not for every object: an extension of `NSObject` cannot be
  /// overridden on Linux.
  ///
  /// - Returns: Whether anything came of it; if not, the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Accessibility (folder Accessibility)

  // Differs from UIKit: declared here, and not for every object; see `accessibilityPerformEscape()`.

  /// Whether assistive technologies treat the object as one thing; `false` unless said, but labels,
  /// pictures with a label and controls are.
  open var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? isUsuallyAccessibilityElement }
    set { accessibilityFacts.isElement = newValue }
  }

  /// What the object is called; a label is called as its text says, a button as its title.
  open var accessibilityLabel: String? {
    get { ownAccessibility?.label ?? usualAccessibilityLabel }
    set { accessibilityFacts.label = .some(newValue) }
  }

  /// What comes of using the object.
  open var accessibilityHint: String? {
    get { ownAccessibility?.hint }
    set { accessibilityFacts.hint = newValue }
  }

  /// The value that the object has now.
  open var accessibilityValue: String? {
    get { ownAccessibility?.value }
    set { accessibilityFacts.value = newValue }
  }

  /// What kind of thing the object is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility?.traits ?? usualAccessibilityTraits }
    set { accessibilityFacts.traits = newValue }
  }

  /// The object's rectangle on the screen, in points; a view's own one unless set.
  open var accessibilityFrame: CGRect {
    get { ownAccessibility?.frame ?? (self as? UIView)?.accessibilityFrameOnScreen ?? .zero }
    set { accessibilityFacts.frame = newValue }
  }

  /// The elements inside, in the order in which they are gone through; nil for all there are.
  open var accessibilityElements: [Any]? {
    get { ownAccessibility?.elements }
    set { accessibilityFacts.elements = newValue }
  }

  /// Whether the elements inside are left out.
  open var accessibilityElementsHidden: Bool {
    get { ownAccessibility?.areElementsHidden ?? false }
    set { accessibilityFacts.areElementsHidden = newValue }
  }

  /// Whether all elements beside the object are left out.
  open var accessibilityViewIsModal: Bool {
    get { ownAccessibility?.isModal ?? false }
    set { accessibilityFacts.isModal = newValue }
  }

  /// Whether the elements inside are gone through together, before others that lie between them.
  open var shouldGroupAccessibilityChildren: Bool {
    get { ownAccessibility?.groupsChildren ?? false }
    set { accessibilityFacts.groupsChildren = newValue }
  }

  /// Uses the object, for a double tap with VoiceOver.
  ///
  /// - Returns: Whether anything came of it; if not, the object is tapped.
  open func accessibilityActivate() -> Bool { false }

  /// What holds about the object unless the app says something else.
  var isUsuallyAccessibilityElement: Bool { false }
  /// What the object is called unless the app says something else.
  var usualAccessibilityLabel: String? { nil }
  /// What kind of thing the object is unless the app says something else.
  var usualAccessibilityTraits: UIAccessibilityTraits { .none }

  /// Keeps how to take changes back: that of the next responder unless overridden, in the end the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether this object may become first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may give up being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is its window's first responder.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Makes this object its window's first responder.
  ///
  /// - Returns: Whether it is first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    let keyboard = UIApplication.shared.keyboard
    return keyboard.holding {
      if let former = window.firstResponder, !former.resignFirstResponder() { return false }
      window.firstResponder = self
      keyboard.update()
      return true
    }
  }

  /// Gives up being first responder.
  ///
  /// - Returns: Whether it is given up; also `true` if this object was not first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    UIApplication.shared.keyboard.update()
    return true
  }

  // MARK: The keyboard (folder Keyboard)

  /// What is shown in the keyboard's place while this object is first responder; nil for the keyboard, if
  /// it takes text. Where it says nothing, the responders after it in the chain are asked.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard while this object is first responder, also if it takes no text.
  /// Where it says nothing, the responders after it in the chain are asked.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the input views anew, if this object is first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.keyboard.update() }
  }

  /// The window at the end of the responder chain.
  private var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }
}
