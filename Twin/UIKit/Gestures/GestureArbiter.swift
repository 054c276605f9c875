import Foundation

/// Decides which of a window's gesture recognizers get there.
///
/// - A recognizer that wants to begin asks its delegate and the views on the way to its own.
/// - It waits while a recognizer is undecided that must fail first, and fails if that one succeeds.
/// - Of recognizers that share a touch only the first one wins, unless one of the delegates lets
///   them go together; the winner lets the others fail, and by default takes the touches away
///   from the views.
///
/// Recognizers of the hit view come before those of its superviews; on one view, those added first.
/// Assumed: Apple does not say who wins when two could begin at the same moment.
final class GestureArbiter {
  /// Takes touches away from the views that hold them.
  var cancelTouchesInViews: ([UITouch]) -> Void = { _ in }
  /// Called when decisions have been made, and all that follows from them.
  var didDecide: () -> Void = {}
  /// The recognizers that watch a touch or have not been reset since, hit view's first.
  private var active: [UIGestureRecognizer] = []
  /// How deep in decisions that lead to others the arbiter is; resets wait until the last is made.
  private var depth = 0
  /// Whether one recognizer waits for another one, as those have said that were asked; until one of both is reset.
  private var requirements: [Requirement: Bool] = [:]
  /// The recognizer that is shown a touch right now, and whether its state has changed meanwhile.
  private var shown: (recognizer: UIGestureRecognizer, owesActions: Bool)?

  /// The recognizers that watch a new touch.
  static func recognizers(for touch: UITouch, in event: UIEvent) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = touch.hitView
    while let current = view {
      found += current.attachedGestureRecognizers.filter { recognizer in
        recognizer.isEnabled && recognizer.takes(touch.type) && recognizer.shouldReceive(event)
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
      view = current.superview
    }
    return found
  }

  // MARK: Touches

  /// Shows changed touches to the recognizers that watch them.
  func dispatch(_ changed: [UITouch], with event: UIEvent) {
    for touch in changed where touch.phase == .began {
      for recognizer in touch.recognizers { watch(touch, by: recognizer) }
    }
    deciding {
      for recognizer in active where recognizer.isUndecidedOrGoingOn {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
          let touches = changed.filter { $0.phase == phase && recognizer.touches.contains($0) }
          guard !touches.isEmpty, recognizer.isUndecidedOrGoingOn else { continue }
          show(Set(touches), phase, to: recognizer, event)
        }
      }
    }
  }

  /// Whether a recognizer watches a touch or has not been reset since.
  func isWatching(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { $0 === recognizer }
  }

  private func watch(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    // It may have been given a state since.
    if !isWatching(recognizer) {
      recognizer.storedState = .possible
      recognizer.owesUntouchedActions = false
    }
    guard recognizer.isUndecidedOrGoingOn, recognizer.waitingState == nil else { return }
    recognizer.arbiter = self
    recognizer.touches.append(touch)
    if !isWatching(recognizer) { active.append(recognizer) }
  }

  /// Shows touches to a recognizer, and sends its actions afterwards: once, in the state in which it is then.
  ///
  /// Source: apps have pans that cancel themselves when `touchesMoved` of the class above has made them begin in
  /// the wrong direction, and begin a transition at `.began` (Signal, `DirectionalPanGestureRecognizer`; Stack Overflow,
  /// "UIPanGestureRecognizer - only vertical or horizontal"): they hear of `.cancelled` alone.
  private func show(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, to recognizer: UIGestureRecognizer,
    _ event: UIEvent
  ) {
    let outer = shown
    shown = (recognizer, false)
    call(phase, of: recognizer, with: touches, event)
    let owesActions = shown?.owesActions ?? false
    shown = outer
    if owesActions { recognizer.sendActions() }
  }

  private func sendActions(of recognizer: UIGestureRecognizer) {
    if shown?.recognizer === recognizer {
      shown?.owesActions = true
    } else {
      recognizer.sendActions()
    }
  }

  private func call(
    _ phase: UITouch.Phase, of recognizer: UIGestureRecognizer, with touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break  // No news of a finger.
    }
  }

  /// Forgets who watched the touches that are over.
  func touchesDidEnd(_ ended: [UITouch]) {
    for touch in ended { touch.recognizers = [] }
  }

  /// Makes decisions, and resets those that are decided once all that follows is decided too.
  ///
  /// Until then a winner keeps its state, which its action and the others' questions read.
  private func deciding(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
    guard depth == 0 else { return }
    resetDecided()
    didDecide()
  }

  /// Whether a view learns of this news of a touch only once a recognizer has failed.
  func delays(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    active.contains { recognizer in
      guard recognizer.storedState == .possible, recognizer.touches.contains(touch) else {
        return false
      }
      switch phase {
      case .began: return recognizer.delaysTouchesBegan
      case .ended: return recognizer.delaysTouchesEnded
      default: return false
      }
    }
  }

  /// Makes the recognizers ready again that are decided and whose last finger was lifted.
  private func resetDecided() {
    let done = active.filter { !$0.isUndecidedOrGoingOn && $0.downTouches.isEmpty }
    active.removeAll { recognizer in done.contains { $0 === recognizer } }
    for recognizer in done { reset(recognizer) }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.touches = []
    recognizer.waitingState = nil
    recognizer.storedState = .possible
    forgetRequirements(of: recognizer)
    recognizer.reset()
  }

  // MARK: Decisions

  /// Moves a recognizer to another state if the rules allow it.
  func request(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    deciding {
      switch (recognizer.storedState, state) {
      case (.possible, .began), (.possible, .ended):
        guard recognizer.waitingState == nil else { return }
        recognizer.waitingState = state
        if mayBegin(recognizer) { recognize(recognizer) } else { fail(recognizer) }
      case (.possible, .failed), (.possible, .cancelled):
        fail(recognizer)
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
        (.began, .cancelled), (.changed, .cancelled):
        move(recognizer, to: state)
      default:
        break  // A recognizer that is decided stays so until its reset.
      }
    }
  }

  private func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    recognizer.storedState = state
    sendActions(of: recognizer)
  }

  /// Lets a recognizer that may begin win, unless it is prevented or has to wait for others.
  private func recognize(_ recognizer: UIGestureRecognizer) {
    let required = active.filter { $0 !== recognizer && requires(recognizer, toFail: $0) }
    guard let state = recognizer.waitingState, !isPrevented(recognizer),
      !required.contains(where: \.hasSucceeded)
    else {
      fail(recognizer)
      return
    }
    if !required.contains(where: { $0.storedState == .possible }) { win(recognizer, as: state) }
  }

  private func win(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.waitingState = nil
    recognizer.storedState = state
    for other in active where other !== recognizer && other.storedState == .possible {
      if requires(other, toFail: recognizer) || prevents(recognizer, other) { fail(other) }
    }
    if recognizer.cancelsTouchesInView { cancelTouchesInViews(recognizer.touches) }
    sendActions(of: recognizer)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.waitingState = nil
    recognizer.storedState = .failed
    for other in active where other !== recognizer && requires(other, toFail: recognizer) {
      if other.waitingState != nil { recognize(other) }
    }
  }

  /// Ends what a recognizer is doing because it was switched off.
  func stop(_ recognizer: UIGestureRecognizer) {
    deciding {
      switch recognizer.storedState {
      case .possible: fail(recognizer)
      case .began, .changed: move(recognizer, to: .cancelled)
      case .ended, .cancelled, .failed: break  // It is decided already.
      }
      for touch in recognizer.touches { touch.recognizers.removeAll { $0 === recognizer } }
      active.removeAll { $0 === recognizer }
      reset(recognizer)
    }
  }

  /// Ends what all recognizers are doing.
  func cancelAll() {
    for recognizer in active { stop(recognizer) }
  }

  /// Ends what the recognizers of a view and of those in it are doing.
  func cancel(inside view: UIView) {
    for recognizer in active where recognizer.view?.lies(in: view) ?? false { cancel(recognizer) }
  }

  /// Ends what a recognizer is doing. One that is decided is left as it is, for its action to read.
  func cancel(_ recognizer: UIGestureRecognizer) {
    if isWatching(recognizer), recognizer.isUndecidedOrGoingOn { stop(recognizer) }
  }

  // MARK: Rules

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false { return false }
    var view = recognizer.touches.first?.hitView ?? recognizer.view
    while let current = view {
      guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
      if current === recognizer.view { return true }
      view = current.superview
    }
    return true
  }

  private struct Requirement: Hashable {
    let waiting: ObjectIdentifier
    let other: ObjectIdentifier
  }

  /// Whether a recognizer waits until another one has failed. Classes and delegates are asked once in each attempt.
  ///
  /// Source: Apple, "gestureRecognizer(_:shouldRequireFailureOf:)": "called only once per recognition attempt".
  private func requires(
    _ recognizer: UIGestureRecognizer, toFail other: UIGestureRecognizer
  ) -> Bool {
    guard !recognizer.hasFailureRequirement(of: other) else { return true }
    let pair = Requirement(waiting: ObjectIdentifier(recognizer), other: ObjectIdentifier(other))
    if let known = requirements[pair] { return known }
    let answer = recognizer.asksForFailure(of: other)
    requirements[pair] = answer
    return answer
  }

  private func forgetRequirements(of recognizer: UIGestureRecognizer) {
    guard !requirements.isEmpty else { return }
    let identifier = ObjectIdentifier(recognizer)
    requirements = requirements.filter { pair, _ in
      pair.waiting != identifier && pair.other != identifier
    }
  }

  private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { $0 !== recognizer && $0.hasSucceeded && prevents($0, recognizer) }
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.touches.contains(where: { other.touches.contains($0) }),
      winner.canPrevent(other), other.canBePrevented(by: winner)
    else { return false }
    let mayGoTogether =
      winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
        ?? false
    return !mayGoTogether
  }
}

extension UIGestureRecognizer {
  /// Whether touches of a kind are watched.
  fileprivate func takes(_ type: UITouch.TouchType) -> Bool {
    allowedTouchTypes.contains { $0.intValue == type.rawValue }
  }

  /// Whether the recognizer still takes touches.
  fileprivate var isUndecidedOrGoingOn: Bool {
    switch storedState {
    case .possible, .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether the gesture was recognized and not taken away.
  fileprivate var hasSucceeded: Bool {
    switch storedState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }
}
