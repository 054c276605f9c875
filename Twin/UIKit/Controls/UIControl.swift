public import Foundation

/// A view that answers touches with events, and events with actions.
///
/// Differs from UIKit: methods of targets are found as `UIApplication.sendAction(_:to:from:for:)` finds them; an
/// override of `sendAction(_:to:for:)` sees them all.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// What happens to a control.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger went down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down again, soon after the last time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus; no state of a control of this twin contains it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the system's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// How far around the bounds a finger may wander without counting as outside, in points.
  ///
  /// Assumed: 70; Apple publishes no number.
  private static let wanderingDistance: CGFloat = 70

  var handlers: [Handler] = []
  private var tracksTouch = false
  private var holdsTouchInside = false
  /// The menu that the finger which is down has opened, and chooses in.
  private weak var touchMenu: MenuView?
  /// The menu that is open beside the control.
  weak var openMenu: MenuView?

  /// Makes a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that runs an action when it does what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}  // As in `UIResponder`.

  // MARK: State

  /// Whether the control takes touches. Disabling it takes the highlight away (tests of `MDCButton`
  /// in material-components-ios). Assumed: of every control.
  open var isEnabled = true {
    didSet {
      if !isEnabled, isHighlighted { isHighlighted = false }
      stateDidChange(isEnabled != oldValue, set: .enabled)
    }
  }

  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { stateDidChange(isSelected != oldValue, set: .selected) }
  }

  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }

  private func stateDidChange(_ isAnother: Bool, set property: PlainProperty? = nil) {
    if isAnother { stateDidChange() }
    tellObservers(set: property)
  }

  /// All of enabled, selected and highlighted in one.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger is followed.
  open var isTracking: Bool { tracksTouch }

  /// Whether the finger that is followed is inside.
  open var isTouchInside: Bool { holdsTouchInside }

  /// Called when `state` changed.
  func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Actions

  /// Runs an action at some events; one of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    add(.action(action), for: controlEvents)
  }

  /// Stops running an action at some events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of an identifier at some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    removeHandlers(for: controlEvents) { $0.uiAction?.identifier == actionIdentifier }
  }

  /// Calls a method at some events; once for each event, however often it was added.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    add(.method(ControlTarget(target, action)), for: controlEvents)
  }

  /// Stops calling a method at some events; nil stands for every target, or for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    removeMethods(of: target, action, for: controlEvents)
  }

  /// The events that have actions.
  open var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs one action.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Runs the actions of some events, in the order in which they were added. Touches do not come here.
  open func sendActions(for controlEvents: UIControl.Event) {
    send(controlEvents, with: nil)
  }

  /// Calls a method of a target, or of the first responder that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Does what the control is there for.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Content

  /// Where content is placed from top to bottom. Differs from UIKit: only buttons follow it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content is placed from side to side. Differs from UIKit: only buttons follow it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content is placed from side to side, with the reading direction told.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(in: effectiveUserInterfaceLayoutDirection)
  }

  // MARK: Tracking

  /// A finger went down. Returns whether it is followed; `true` unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved. Returns whether it is followed further; `true` unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted. Does nothing unless overridden.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away. Does nothing unless overridden.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !tracksTouch, let touch = touches.first else { return }
    tracksTouch = true
    holdsTouchInside = true
    guard beginTracking(touch, with: event) else {
      tracksTouch = false
      holdsTouchInside = false
      return
    }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    guard tracksTouch, isEnabled, showsMenuAsPrimaryAction else { return }
    touchMenu = openOfferedMenu(at: touch.location(in: self))
    if touchMenu != nil { stopTracking() }
  }

  /// Follows a finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touchMenu, let touch = touches.first {
      touchMenu.fingerMoved(to: touch.location(in: touchMenu))
    }
    guard tracksTouch, isEnabled, let touch = touches.first else { return }
    let wasInside = holdsTouchInside
    holdsTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    isHighlighted = holdsTouchInside
    if wasInside != holdsTouchInside {
      send(holdsTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    send(holdsTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Ends following a finger and tells where it was lifted. The control is highlighted until all have been told.
  ///
  /// Source: the answers at e-learn.cn/qa/q-107987, where an action that highlights its button does so in vain, and
  /// has to wait for the next turn.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchMenu?.fingerLifted()
    touchMenu = nil
    guard tracksTouch, let touch = touches.first else { return }
    let isInside = isNear(touch)
    tracksTouch = false
    holdsTouchInside = false
    defer { isHighlighted = false }
    endTracking(touch, with: event)
    guard isEnabled else { return }
    if isInside { touchWasLiftedInside() }
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside, triggersPrimaryActionOnTouchUp { send(.primaryActionTriggered, with: event) }
  }

  /// Ends following a finger that was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchMenu = nil
    guard tracksTouch else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  /// A finger was lifted inside, of which nobody has been told yet.
  func touchWasLiftedInside() {}

  /// All that was added for some events has run; what a control of UIKit's own does by itself follows here.
  func didSend(_ controlEvents: UIControl.Event) {}

  /// Keeps gestures that the control answers itself from recognizers behind it; those of its own get them.
  ///
  /// Source: Apple, "Attaching gesture recognizers to UIKit controls".
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, keeps(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a gesture is one that the control answers itself.
  func keeps(_ recognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Menu

  /// A menu goes with what it belongs to (assumed: once that has left the window).
  override func windowDidChange() {
    super.windowDidChange()
    if let openMenu, window == nil { openMenu.close() }
  }

  var menuInteraction: UIContextMenuInteraction?

  /// Whether a finger that goes down opens the control's menu, instead of what else it would do. The finger may
  /// go on to what it chooses, or be lifted and choose by a tap.
  open var showsMenuAsPrimaryAction = false {
    didSet {
      menuPressIsNeeded(!showsMenuAsPrimaryAction)
      menuTrigger(didChange: showsMenuAsPrimaryAction)
    }
  }

  /// Whether the control has a menu: that which it is asked for when it is pressed for a while.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      if isContextMenuInteractionEnabled != oldValue { menuAbilityDidChange() }
    }
  }

  /// The menu for a point of the control's; nil, for none, unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What is lifted out of its place as the menu comes; nil, for the control, unless overridden.
  ///
  /// Differs from UIKit: asked, and nothing is lifted: the menu comes beside the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Where what was lifted goes back to; nil, for the control, unless overridden.
  ///
  /// Differs from UIKit: asked, and nothing has been lifted.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The menu is about to come. Overrides call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The menu is about to go. Overrides call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Where a menu that the control opens is attached to it, in its own coordinates: the middle of its lower
  /// edge, unless overridden.
  ///
  /// Assumed: the default. Differs from UIKit: menus are placed beside the whole control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// A text about the control that a Mac shows beside it; nothing shows it here.
  open var toolTip: String?

  /// The interaction that asks for the control's menu; nil unless it has one.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  /// The targets of methods; `NSNull` stands for the first responder.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler -> AnyHashable? in
        guard let method = handler.method, !method.isLost else { return nil }
        return method.target as? AnyHashable ?? (method.hasTarget ? nil : NSNull())
      })
  }

  /// Goes through what events lead to: an action, or a target with a method, each once with all its events.
  ///
  /// - Parameter iterator: Called with an action or a target and method, their events, and whether to stop,
  ///   which it may set to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !stops {
      switch handler.work {
      case .action(let action): iterator(action, nil, handler.events, &stops)
      case .method(let method):
        if !method.isLost {
          iterator(nil, (method.target, method.action), handler.events, &stops)
        }
      }
    }
  }

  /// The names of the methods that a target has for one event; nil if there are none.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard let method = handler.method, !handler.events.isDisjoint(with: controlEvent),
        method.target === object, method.hasTarget == (object != nil)
      else { return nil }
      return method.action.description
    }
    return names.isEmpty ? nil : names
  }

  /// What shows ``toolTip``; nil before there is one.
  open var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }

  /// Whether the system may move symbols by itself when the control is used (since iOS 17).
  ///
  /// Differs from UIKit: kept; no symbol moves unless the app says so. Assumed: it may not unless set.
  open var isSymbolAnimationEnabled = false

  /// The order of a menu that the control opens.
  var menuOrder: UIContextMenuConfiguration.ElementOrder { .automatic }

  /// Whether a tap opens the menu has been set.
  func menuTrigger(didChange opensOnTap: Bool) {}

  /// A menu that a long press has opened came, or goes.
  func menuIsHeld(_ isHeld: Bool) {}

  /// Somebody chose an action from a menu; it has not run yet.
  func willChoose(_ action: UIAction, from menu: UIMenu) {}

  /// Whether lifting the finger inside is what the control is there for.
  var triggersPrimaryActionOnTouchUp: Bool { false }

  private func stopTracking() {
    tracksTouch = false
    holdsTouchInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let reach = Self.wanderingDistance
    return bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
  }
}
