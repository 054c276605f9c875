public import Foundation

/// Watches touches on a view and its subviews for one gesture.
///
/// What recognizers do to each other is in `GestureArbiter.swift`.
///
/// Differs from UIKit: a method is found by its name only as `UIApplication.sendAction(_:to:from:for:)`
/// finds it, because there is no Objective-C on Linux; a view
/// that learns of a touch late sees it where it is by then; no action follows from presses.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far the gesture is.
  nonisolated public enum State: Int, Sendable {
    /// Not recognized yet.
    case possible = 0
    /// A gesture that goes on was recognized.
    case began = 1
    /// The gesture goes on and changed.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// The gesture was taken away.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// The state of a gesture that is recognized as a whole, such as a tap.
    public static let recognized = State.ended
  }

  struct Handler {
    let frame: Frame
    let action: (UIGestureRecognizer) -> Void
  }

  /// A method that is called, and whose it is.
  struct TargetAction {
    weak var target: AnyObject?
    let action: Selector
  }

  var handlers: [Handler] = []
  var targetActions: [TargetAction] = []
  @Loose var attachedView: UIView?
  weak var arbiter: GestureArbiter?
  /// The touches that are watched, oldest first; those that are over stay until the reset.
  var touches: [UITouch] = []
  /// The state to take once all recognizers that must fail first have failed.
  var waitingState: State?
  var storedState = State.possible
  /// Whether the actions for a state that was set without a touch are still to come.
  var owesUntouchedActions = false
  private var requiredFailures: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Makes a recognizer that calls a method of a target, which it does not retain.
  public init(target: Any?, action: Selector?) {
    super.init()
    dieOnMainThread()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without an action.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Calls another method whenever the state changes to anything but failed. A pair of target and method that was
  /// added already is not added again.
  ///
  /// Source: developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targetActions.contains(where: { $0.target === target && $0.action == action }) else {
      return
    }
    targetActions.append(TargetAction(target: target, action: action))
  }

  /// Stops calling a method; nil stands for every target, or for every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targetActions.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
    }
  }

  /// Adds an action, which runs whenever the state changes to anything but failed.
  ///
  /// - Parameters:
  ///   - frame: Who runs the action, for crash records.
  ///   - action: Gets the recognizer.
  package func addHandler(
    frame: Frame = .app("gesture action"), _ action: @escaping (UIGestureRecognizer) -> Void
  ) {
    handlers.append(Handler(frame: frame, action: action))
  }

  func sendActions() {
    for handler in handlers where !UISystem.current.hasCrashed {
      UISystem.current.running(handler.frame) { handler.action(self) }
    }
    for entry in targetActions where !UISystem.current.hasCrashed {
      guard let target = entry.target else { continue }
      UIApplication.shared.sendAction(entry.action, to: target, from: self, for: nil)
    }
  }

  /// The methods that are called, and whose they are.
  var namedTargets: [(target: AnyObject, action: Selector)] {
    targetActions.compactMap { entry in entry.target.map { ($0, entry.action) } }
  }

  /// The class and the address, how far the gesture is, where, and what is unusual about it.
  nonisolated open override var description: String {
    ObjectText.text(of: self, GestureText.describe)
  }

  // MARK: Properties

  /// The view whose touches are watched.
  open var view: UIView? { attachedView }

  /// Who is asked before the gesture begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for logs.
  open var name: String?

  /// The object has come out of an archive. Does nothing unless overridden.
  open func awakeFromNib() {}

  /// Whether touches are watched. Switching it off cancels a gesture under way.
  open var isEnabled = true {
    didSet {
      guard !isEnabled else { return }
      if let arbiter { arbiter.stop(self) } else { storedState = .possible }
    }
  }

  /// Whether the views lose their touches when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the views learn that a touch began only once this gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether the views learn that a touch ended only once this gesture has failed.
  open var delaysTouchesEnded = true

  /// The kinds of touches that are watched, as numbers of `UITouch.TouchType`; all unless set.
  open var allowedTouchTypes = (0...3).map { NSNumber(value: $0) }

  /// Whether touches of one kind only are watched at a time. Differs from UIKit: there is one kind.
  open var requiresExclusiveTouchType = true

  /// The kinds of presses that are watched, as numbers of `UIPress.PressType`; all unless set.
  open var allowedPressTypes = UIPress.PressType.allNumbers
  /// The keys that are held down besides. Differs from UIKit: none at touches.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a mouse that are down. Differs from UIKit: none at touches.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// How far the gesture is. Only subclasses set it; whether it gets there others may decide.
  ///
  /// A recognizer that watches no touch takes any state: tests set it before they call what handles the gesture. Its
  /// actions run in the next turn, once, in the state in which it is by then, and it is possible again after the end.
  /// Assumed: only those of one that has a view. One that has failed stays so, and one without a view does not fail.
  ///
  /// Source: tests that pass on iOS (github.com/spotify/HubFramework, `HUBComponentGestureRecognizerTests.m`;
  /// github.com/mapbox/mapbox-maps-ios, `AnyTouchGestureRecognizerTests.swift`; Purgatory Design,
  /// `UIGestureRecognizerTestable.swift`, which sets `.changed` and `.recognized` and waits for the action).
  open var state: State {
    get { storedState }
    set {
      guard let arbiter, arbiter.isWatching(self) else {
        storedState = untouchedState(for: newValue)
        tellTargetsOfUntouchedState()
        return
      }
      arbiter.request(newValue, for: self)
    }
  }

  /// Sends the actions for a state that was set without a touch, unless a touch comes first.
  private func tellTargetsOfUntouchedState() {
    guard view != nil, storedState.isRecognized, !owesUntouchedActions else { return }
    owesUntouchedActions = true
    UISystem.current.loop.post { [weak self] in
      guard let self, owesUntouchedActions else { return }
      owesUntouchedActions = false
      guard storedState.isRecognized else { return }
      sendActions()
      let isOver = storedState == .ended || storedState == .cancelled
      guard isOver, !owesUntouchedActions else { return }
      storedState = .possible
      reset()
    }
  }

  private func untouchedState(for wanted: State) -> State {
    switch (storedState, wanted) {
    case (.possible, .failed): view == nil ? .possible : .failed
    case (.failed, .began), (.failed, .changed), (.failed, .ended), (.failed, .cancelled): .failed
    default: wanted
    }
  }

  // MARK: Touches

  /// How many fingers are down.
  ///
  /// A tap that is recognized still has those that tapped (general knowledge: apps ask a tap where its fingers
  /// were).
  open var numberOfTouches: Int { countedTouches.count }

  /// The middle between the fingers, in a view's coordinates; in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    let fingers = locatedTouches
    guard !fingers.isEmpty else { return .zero }
    let points = fingers.map { $0.location(in: view) }
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
      y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
  }

  /// Where one of the fingers is. An index without a finger raises.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = countedTouches
    guard touches.indices.contains(touchIndex) else {
      // The customary text; the source is general knowledge.
      UISystem.current.raise(
        "NSRangeException",
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(touches.count)).")
      return .zero
    }
    return touches[touchIndex].location(in: view)
  }

  /// The fingers that ``numberOfTouches`` counts.
  var countedTouches: [UITouch] { downTouches }

  /// The fingers in whose middle the gesture is.
  var locatedTouches: [UITouch] { downTouches.isEmpty ? touches.suffix(1) : downTouches }

  var downTouches: [UITouch] { touches.filter { !$0.isOver } }

  /// Stops watching a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  // MARK: For subclasses

  /// Fingers went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers went up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Keys or buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses became harder or softer.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys or buttons were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// More is known of a pencil's touches. Differs from UIKit: there are none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// The part with a key, for which there is no property.
  ///
  /// Differs from UIKit: `targets` is known. Of other keys, those of public properties too, the class does not know.
  open func value(forKey key: String) -> Any? {
    if let part = keyedPart(key) { return part.value() }
    raiseUndefined(key, in: "valueForUndefinedKey:")
    return nil
  }

  /// Replaces the part with a key.
  open func setValue(_ value: Any?, forKey key: String) {
    if let replace = keyedPart(key)?.replace { return replace(value) }
    raiseUndefined(key, in: "setValue:forUndefinedKey:")
  }

  /// Hears of a change of a property that this object observes by its name; see the same of responders.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    raiseUnhandledChange(keyPath)
  }

  /// Makes ready for the next gesture. Overrides call `super`.
  open func reset() {}

  /// Whether an event's touches are watched; `true` unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Other recognizers

  /// Lets this recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether the app has said that this one waits for another one.
  func hasFailureRequirement(of other: UIGestureRecognizer) -> Bool {
    requiredFailures.contains { $0.recognizer === other }
  }

  /// Whether this one waits for another one, as both and their delegates say.
  func asksForFailure(of other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether recognizing this gesture lets another one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture fails when another one is recognized.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

extension UIGestureRecognizer.State {
  /// Whether targets are told of it.
  fileprivate nonisolated var isRecognized: Bool {
    switch self {
    case .began, .changed, .ended, .cancelled: true
    case .possible, .failed: false
    }
  }
}
