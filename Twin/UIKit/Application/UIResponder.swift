import CUIKit
public import Foundation

/// An object that takes part in handling events.
///
/// - `Menus`: what the main menu has.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Objects that the twin attached to this one, by their keys.
  package final var attachments = AttachmentList()

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

  /// The class and the address; of a view also its frame and what is unusual about it.
  nonisolated open override var description: String {
    ObjectText.text(of: self) { ($0 as? UIView).map(ViewText.describe) ?? ObjectText.name($0) }
  }

  // MARK: Keys (KeyValueCoding.swift)

  /// Hears of a change of a property that this object observes by its name.
  ///
  /// The default raises an exception: overrides call `super` for what they do not know only.
  ///
  /// Differs from UIKit: declared here and for presentation controllers and recognizers, and not for every object.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    raiseUnhandledChange(keyPath)
  }

  /// The part with a key, for which there is no property or none that can be set.
  ///
  /// Differs from UIKit: `tabBar`, `navigationBar` and `toolbar` of controllers, `hidesShadow` of a navigation bar,
  /// `searchField` of a search bar, `attributedTitle` and `attributedMessage` of an alert, `textColor` and
  /// `highlightsToday` of pickers are known, and the public properties whose changes can be observed are read. Of other
  /// keys, those of other public properties too, the class does not know.
  open func value(forKey key: String) -> Any? {
    if let part = keyedPart(key) { return part.value() }
    guard let read = PropertyNames.reader(of: key, in: self) else {
      return value(forUndefinedKey: key)
    }
    return read(self)
  }

  /// Replaces the part with a key.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let replace = keyedPart(key)?.replace else {
      return setValue(value, forUndefinedKey: key)
    }
    replace(value)
  }

  /// The value for a key that is not known; raises unless overridden.
  open func value(forUndefinedKey key: String) -> Any? {
    raiseUndefined(key, in: "valueForUndefinedKey:")
    return nil
  }

  /// Takes a value for a key that is not known; raises unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    raiseUndefined(key, in: "setValue:forUndefinedKey:")
  }

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

  /// Whether this object performs an action: whether its class has the method, unless overridden.
  ///
  /// Differs from UIKit: methods are seen in debug builds only, and none of this class.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    MethodTable.method(action, of: self, below: UIResponder.self) != nil
  }

  // MARK: Standard edit actions (UIResponderStandardEditActions.swift): nothing happens unless overridden.

  /// Copies what is selected and takes it away.
  open func cut(_ sender: Any?) {}
  /// Copies what is selected.
  open func copy(_ sender: Any?) {}
  /// Puts what was copied in the place of what is selected.
  open func paste(_ sender: Any?) {}
  /// Pastes and goes there.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes without its look.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes and searches for it.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Takes away what is selected.
  open func delete(_ sender: Any?) {}
  /// Selects what is at the cursor.
  open func select(_ sender: Any?) {}
  /// Selects all there is.
  open func selectAll(_ sender: Any?) {}
  /// Makes what is selected bold, or not any more.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes what is selected slanted, or not any more.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines what is selected, or does not any more.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes what is selected larger.
  open func increaseSize(_ sender: Any?) {}
  /// Makes what is selected smaller.
  open func decreaseSize(_ sender: Any?) {}
  /// Gives what is selected other attributes.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Lets text run from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Lets text run from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Looks for a text.
  open func find(_ sender: Any?) {}
  /// Looks for a text to replace it.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next place that was found.
  open func findNext(_ sender: Any?) {}
  /// Goes to the place that was found before it.
  open func findPrevious(_ sender: Any?) {}
  /// Looks for what is selected.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Makes a document that is the same.
  open func duplicate(_ sender: Any?) {}
  /// Puts the document elsewhere.
  open func move(_ sender: Any?) {}
  /// Gives the document another name.
  open func rename(_ sender: Any?) {}
  /// Makes a file of another kind.
  open func export(_ sender: Any?) {}
  /// Prints.
  open func printContent(_ sender: Any?) {}

  /// The first object from this one outwards that performs an action; `nil` if none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    performsActionsNow && canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Whether this object is asked at all when somebody is searched who performs an action.
  var performsActionsNow: Bool { true }

  /// Goes back or dismisses, for the escape gesture of assistive technologies (two fingers that draw a
  /// Z, with VoiceOver).
  ///
  /// Differs from UIKit: of other objects it cannot be overridden, since an extension of `NSObject` cannot be on Linux.
  ///
  /// - Returns: Whether anything came of it; if not, the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { told(\.escape, else: false) }

  // MARK: Activities, menus and archives

  /// What the person does here, for another device to continue. Differs from UIKit: nobody is told.
  open var userActivity: NSUserActivity?
  /// Puts what is needed to continue it into an activity. Does nothing unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with an activity. Does nothing unless overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Changes a menu that is being built; see ``UIMenuSystem``. Does nothing unless overridden.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Says how a command looks that this object performs. Does nothing unless overridden.
  open func validate(_ command: UICommand) {}
  /// A remote control, or headphones, have a wish. Passes it to the next responder.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// More is known of a pencil's touches. Passes them to the next responder.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }
  // Differs from UIKit: the next two are declared here, and not for every object.
  /// The object has come out of an archive. Does nothing unless overridden.
  open func awakeFromNib() {}
  /// The object shows in Interface Builder. Does nothing unless overridden.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility (folder Accessibility)

  // For other objects: NSObject+Accessibility.swift.

  /// Whether assistive technologies treat the object as one thing; `false` unless said, but labels,
  /// pictures with a label and controls are.
  open var isAccessibilityElement: Bool {
    get { told(\.isElement, else: ownAccessibility?.isElement ?? isUsuallyAccessibilityElement) }
    set { accessibilityFacts.isElement = newValue }
  }

  /// What the object is called; a label is called as its text says, a button as its title.
  open var accessibilityLabel: String? {
    get { told(\.label, else: ownAccessibility?.label ?? usualAccessibilityLabel) }
    set { accessibilityFacts.label = .some(newValue) }
  }

  /// What comes of using the object.
  open var accessibilityHint: String? {
    get { told(\.hint, else: ownAccessibility?.hint ?? usualAccessibilityHint) }
    set { accessibilityFacts.hint = newValue }
  }

  /// The value that the object has now; a switch, a slider, a field and the like have one unless it is set.
  ///
  /// Differs from UIKit: controls say what they are whether or not an assistive technology runs.
  open var accessibilityValue: String? {
    get { told(\.value, else: ownAccessibility?.value ?? usualAccessibilityValue) }
    set { accessibilityFacts.value = newValue }
  }

  /// What kind of thing the object is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { told(\.traits, else: ownAccessibility?.traits ?? usualAccessibilityTraits) }
    set { accessibilityFacts.traits = newValue }
  }

  /// The object's rectangle on the screen, in points; a view's own one unless set.
  open var accessibilityFrame: CGRect {
    get { told(\.frame, else: ownAccessibility?.frame ?? usualAccessibilityFrame) }
    set { accessibilityFacts.frame = newValue }
  }

  /// The elements inside, in the order in which they are gone through; nil for all there are.
  open var accessibilityElements: [Any]? {
    get { told(\.elements, else: ownAccessibility?.elements ?? usualAccessibilityElements) }
    set { accessibilityFacts.elements = newValue }
  }

  /// Whether the elements inside are left out.
  open var accessibilityElementsHidden: Bool {
    get { told(\.areElementsHidden, else: ownAccessibility?.areElementsHidden ?? false) }
    set { accessibilityFacts.areElementsHidden = newValue }
  }

  /// Whether all elements beside the object are left out.
  open var accessibilityViewIsModal: Bool {
    get { told(\.isModal, else: ownAccessibility?.isModal ?? false) }
    set { accessibilityFacts.isModal = newValue }
  }

  /// Whether the elements inside are gone through together, before others that lie between them.
  open var shouldGroupAccessibilityChildren: Bool {
    get { told(\.groupsChildren, else: ownAccessibility?.groupsChildren ?? false) }
    set { accessibilityFacts.groupsChildren = newValue }
  }

  /// Uses the object, for a double tap with VoiceOver.
  ///
  /// - Returns: Whether anything came of it; if not, the object is tapped.
  open func accessibilityActivate() -> Bool { told(\.activate, else: false) }

  /// Makes the value greater, for a swipe upwards: that of a slider or a page control, and no other's.
  open func accessibilityIncrement() { told(\.increment, else: usuallyStep(by: 1)) }
  /// Makes the value less, for a swipe downwards: that of a slider or a page control, and no other's.
  open func accessibilityDecrement() { told(\.decrement, else: usuallyStep(by: -1)) }
  /// Scrolls by a page, for a swipe of three fingers; says whether anything came of it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Does what matters most, for a double tap of two fingers; says whether anything came of it.
  open func accessibilityPerformMagicTap() -> Bool { told(\.magicTap, else: false) }
  /// An assistive technology has come to the object. Does nothing unless overridden.
  open func accessibilityElementDidBecomeFocused() {}
  /// An assistive technology has left the object. Does nothing unless overridden.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology is at the object. Differs from UIKit: none runs, so never.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// How many elements are inside, of those that the app has named.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at an index of those that the app has named.
  open func accessibilityElement(at index: Int) -> Any? { namedElement(at: index) }
  /// The place of an element among those that the app has named; `NSNotFound` if it is none of them.
  open func index(ofAccessibilityElement element: Any) -> Int { placeOfNamedElement(element) }

  /// What else can be done with the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { told(\.actions, else: ownAccessibility?.more.actions) }
    set { accessibilityFacts.more.actions = newValue }
  }
  /// How one goes from thing to thing of a kind inside the object.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { ownAccessibility?.more.rotors }
    set { accessibilityFacts.more.rotors = newValue }
  }
  /// Where the object is tapped, on the screen; the middle of its frame, or a slider's knob,
  /// unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      told(
        \.activationPoint,
        else: ownAccessibility?.more.activationPoint ?? usualAccessibilityActivationPoint)
    }
    set { accessibilityFacts.more.activationPoint = newValue }
  }
  /// The outline of the object, on the screen; nil for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { told(\.path, else: ownAccessibility?.more.path) }
    set { accessibilityFacts.more.path = newValue }
  }
  /// The language in which the object's texts are spoken.
  open var accessibilityLanguage: String? {
    get { told(\.language, else: ownAccessibility?.more.language) }
    set { accessibilityFacts.more.language = newValue }
  }
  /// What a person may say to name the object; the label unless set.
  ///
  /// Source: Apple, "accessibilityUserInputLabels", for when `accessibilityLabel` is not how people say it.
  open var accessibilityUserInputLabels: [String]? {
    get {
      told(
        \.inputLabels, else: ownAccessibility?.more.inputLabels ?? accessibilityLabel.map { [$0] })
        as? [String]
    }
    set { accessibilityFacts.more.inputLabels = newValue }
  }
  /// What the object is called, with attributes; the label and this one are the same text.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { ownAccessibility?.more.label ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
    set { setAttributedLabel(newValue) }
  }
  /// What elements inside are to each other.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { ownAccessibility?.more.containerType ?? .none }
    set { accessibilityFacts.more.containerType = newValue }
  }
  /// How one goes through the elements inside.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { told(\.navigationStyle, else: ownAccessibility?.more.navigationStyle ?? .automatic) }
    set { accessibilityFacts.more.navigationStyle = newValue }
  }
  /// Whether the object answers to a person; as touches reach a view, unless set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { told(\.responds, else: ownAccessibility?.more.responds ?? usuallyResponds) }
    set { accessibilityFacts.more.responds = newValue }
  }

  /// What holds about the object unless the app says something else.
  var isUsuallyAccessibilityElement: Bool { false }
  /// What the object is called unless the app says something else.
  var usualAccessibilityLabel: String? { nil }
  /// What comes of using the object unless the app says something else.
  var usualAccessibilityHint: String? { nil }
  /// What kind of thing the object is unless the app says something else.
  var usualAccessibilityTraits: UIAccessibilityTraits { .none }
  /// The value that the object has unless the app says something else.
  var usualAccessibilityValue: String? { nil }
  /// The elements inside unless the app says something else; nil for all views inside.
  var usualAccessibilityElements: [Any]? { nil }
  /// Makes the value greater (1) or less (-1) unless the app does something else.
  func usuallyStep(by direction: Int) {}
  /// Where the object is tapped unless the app says something else.
  var usualAccessibilityActivationPoint: CGPoint { middleOfAccessibilityFrame }

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
    let keyboard = UIApplication.shared.keyboard
    guard let window = responderWindow else {
      if canBecomeFirstResponder, let view = self as? UIView { keyboard.candidate = view }
      return false
    }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
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
    guard isFirstResponder else {
      let keyboard = UIApplication.shared.keyboard
      if keyboard.candidate === self { keyboard.candidate = nil }
      return true
    }
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

  /// The controller of what is shown in the keyboard's place; nil for ``inputView``.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of what is shown above the keyboard; nil for ``inputAccessoryView``.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The keyboard with which the object is to be edited first; the person's own unless overridden.
  ///
  /// Differs from UIKit: asked for nothing; keys are those that a test types.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// The name by which the object's own keyboard is found again; nil unless overridden.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the keyboard of a name. Differs from UIKit: none is kept.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Begins to take text from the camera (since iOS 15). Differs from UIKit: there is no camera, so nothing comes of it.
  open func captureTextFromCamera(_ sender: Any?) {}
  /// Buttons in the bar above the keys of an iPad.
  open var inputAssistantItem: UITextInputAssistantItem { .of(self) }
  /// Which gestures of three fingers edit; those of the system unless overridden. Differs from UIKit: none do.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: What is pasted and dropped. Differs from UIKit: nobody calls these but the app.

  /// What the object takes; nil for nothing.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { attachments[ObjectIdentifier(UIPasteConfiguration.self)] as? UIPasteConfiguration }
    set { attachments[ObjectIdentifier(UIPasteConfiguration.self)] = newValue }
  }
  /// Takes what is pasted. Does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether the object takes it: one of the providers has a type of ``pasteConfiguration``, unless overridden.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let pasteConfiguration else { return false }
    return itemProviders.contains(where: pasteConfiguration.accepts)
  }

  /// What the object offers to be shared; nil for nothing. Differs from UIKit: nobody asks for it but the app.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get {
      attachments[ObjectIdentifier(UIActivityItemsConfiguration.self)]
        as? any UIActivityItemsConfigurationReading
    }
    set { attachments[ObjectIdentifier(UIActivityItemsConfiguration.self)] = newValue }
  }

  /// Asks for the input views anew, if this object is first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.keyboard.update() }
  }

  /// The window at the end of the responder chain. What another page covers has none, though the chain leads to one.
  private var responderWindow: UIWindow? {
    var inner: UIResponder?
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let page = current as? UIViewController, page.isCovered, !(inner is UIViewController) {
        return nil
      }
      (inner, responder) = (current, current.next)
    }
    return nil
  }
}
