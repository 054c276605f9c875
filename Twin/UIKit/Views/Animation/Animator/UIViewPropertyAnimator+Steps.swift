import Foundation
import QuartzCore

/// The steps of an animator from state to state.
extension UIViewPropertyAnimator {
  /// How far it is from the beginning to the end, whatever its direction.
  var fraction: Double {
    guard case .running(let movement, let start, _) = phase else { return stillFraction }
    return movement.fraction(after: system.loop.now - start)
  }

  func start(afterDelay delay: TimeInterval) {
    switch phase {
    case .inactive:
      self.delay = delay
      if let held = system.animations.current?.sink ?? system.animations.catcher {
        lend(to: held)
      } else {
        activate(standingStill: false)
        move(makeMovement(durationFactor: 0, delay: delay))
      }
    case .paused:
      move(makeMovement(durationFactor: 0, delay: delay))
    case .running, .lent, .ending:
      break  // It moves already.
    case .stopped:
      refuse("started")
    }
  }

  func pause() {
    switch phase {
    case .inactive:
      activate(standingStill: true)
      phase = .paused
      show()
    case .running(let movement, let start, let timer):
      guard isInterruptible else { return refuse("paused, because it is not interruptible") }
      system.loop.cancel(timer)
      standStill(movement, after: system.loop.now - start)
      show()
      phase = .paused
    case .paused, .lent, .ending:
      break  // It stands still, or cannot.
    case .stopped:
      refuse("paused")
    }
  }

  func scrub(to value: CGFloat) {
    switch phase {
    case .inactive, .running: pause()
    case .paused: break  // It is ready.
    case .lent, .ending: return  // Somebody else moves it.
    case .stopped: return refuse("moved")
    }
    guard case .paused = phase else { return }
    let value = min(max(Double(value), 0), 1)
    stillFraction = goesBack ? 1 - value : value
    show()
  }

  func turn(back isBack: Bool) {
    guard isBack != goesBack else { return }
    switch phase {
    case .running(let movement, let start, let timer):
      guard isInterruptible else { return refuse("turned, because it is not interruptible") }
      system.loop.cancel(timer)
      standStill(movement, after: system.loop.now - start)
      goesBack = isBack
      rest(at: stillFraction)
      move(makeMovement(durationFactor: 0))
    case .inactive, .paused, .lent, .ending, .stopped:
      goesBack = isBack
    }
  }

  func resume(with parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    switch phase {
    case .inactive, .paused, .running:
      pause()
      guard case .paused = phase else { return }
      move(makeMovement(with: parameters, durationFactor: durationFactor))
    case .lent, .ending:
      break  // Somebody else moves it.
    case .stopped:
      refuse("continued")
    }
  }

  func stop(withoutFinishing: Bool) {
    switch phase {
    case .running(_, _, let timer):
      guard isInterruptible else { return refuse("stopped, because it is not interruptible") }
      system.loop.cancel(timer)
    case .paused:
      break  // There is no timer.
    case .inactive, .lent, .ending, .stopped:
      return  // There is nothing to stop.
    }
    keepWhatIsShown()
    phase = .stopped
    if withoutFinishing {
      completions = []
      innerCompletions = []
      becomeInactive()
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard case .stopped = phase else {
      system.raise(
        "NSInternalInconsistencyException",
        "finishAnimationAtPosition: should only be called on a stopped animator!")
      return
    }
    end(at: position, setting: changes)
  }

  func add(_ block: Block) {
    switch phase {
    case .inactive:
      blocks.append(block)
    case .paused:
      take(block, standingStill: true)
    case .running:
      take(block, standingStill: false)
    case .lent, .ending:
      block.changes()
    case .stopped:
      refuse("given animations")
    }
  }

  /// Assumed: that it is an exception is documented ("programmer error"), its text is not.
  private func refuse(_ what: String) {
    system.raise(
      "NSInternalInconsistencyException",
      "The property animator \(system.describe(self)) cannot be \(what) in its present state.")
  }
}

// MARK: - Movement

extension UIViewPropertyAnimator {
  /// Makes the changes of all blocks.
  private func activate(standingStill: Bool) {
    stillFraction = goesBack ? 1 : 0
    gauge = AnimatorGauge(position: stillFraction, fraction: stillFraction)
    phase = .paused
    let waiting = blocks
    blocks = []
    for block in waiting { take(block, standingStill: standingStill) }
  }

  /// Makes the changes of a block, and shows them as far as the animator is.
  private func take(_ block: Block, standingStill: Bool) {
    if flushUpdates { system.application.layoutWindows() }
    let former = changes.count
    let fraction = fraction
    let left = goesBack ? 0 : 1 - fraction
    takenDelay = min(max((goesBack ? 0 : fraction) + Double(block.delayFactor) * left, 0), 1)
    let sink = AnimatorSink(animator: self, movesInNoTime: standingStill)
    system.animations.collect(in: sink, duration: duration) {
      block.changes()
      if flushUpdates { system.application.layoutWindows() }
    }
    for change in changes[former...] {
      switch phase {
      case .running(let movement, let start, _):
        change.move(movement, after: system.loop.now - start)
      case .inactive, .paused, .lent, .ending, .stopped:
        change.show(at: change.gauge.position)
      }
    }
  }

  /// What is left of the way.
  private func makeMovement(
    with parameters: (any UITimingCurveProvider)? = nil, durationFactor: CGFloat,
    delay: TimeInterval = 0
  ) -> AnimatorMovement {
    rest(at: stillFraction)
    let whole = curve.duration
    let factor = TimeInterval(durationFactor)
    if let parameters {
      let left = goesBack ? stillFraction : 1 - stillFraction
      let new = AnimatorCurve(parameters, duration: (factor > 0 ? factor : left) * whole)
      return AnimatorMovement(
        curve: curve, course: .new(new, from: stillFraction), isReversed: goesBack,
        duration: new.duration, delay: delay)
    }
    let first = scrubsLinearly ? curve.fraction(at: stillFraction) : stillFraction
    let left = goesBack ? first : 1 - first
    return AnimatorMovement(
      curve: curve, course: .own(from: first), isReversed: goesBack,
      duration: (factor > 0 ? factor : left) * whole, delay: delay)
  }

  private func move(_ movement: AnimatorMovement) {
    for change in changes { change.move(movement) }
    guardViews()
    let timer = system.loop.schedule(after: movement.delay + movement.duration) { [self] in
      arrive()
    }
    phase = .running(movement, since: system.loop.now, timer)
  }

  /// The timer keeps the animator alive until here.
  private func arrive() {
    stillFraction = goesBack ? 0 : 1
    if pausesOnCompletion {
      gauge.stop(at: stillFraction, fraction: stillFraction)
      for change in changes { change.gauge.stop(at: stillFraction, fraction: stillFraction) }
      show()
      phase = .paused
    } else {
      end(at: goesBack ? .start : .end, setting: unchanged)
    }
  }

  /// Notes where everything is at a moment of a movement.
  private func standStill(_ movement: AnimatorMovement, after time: TimeInterval) {
    let position = gauge.pace(movement)(time)
    let fraction = scrubsLinearly ? min(max(position, 0), 1) : movement.fraction(after: time)
    for change in changes {
      change.gauge.stop(at: change.gauge.pace(movement)(time), fraction: fraction)
    }
    gauge.stop(at: position, fraction: fraction)
    stillFraction = fraction
  }

  /// Notes where everything is at the fraction to which a finger has moved it.
  private func rest(at fraction: Double) {
    let along = scrubsLinearly ? nil : curve
    for change in changes {
      change.gauge.stop(
        at: change.gauge.scrubbed(to: fraction, along: along), fraction: fraction)
    }
    gauge.stop(at: gauge.scrubbed(to: fraction, along: along), fraction: fraction)
  }

  private func show() {
    let along = scrubsLinearly ? nil : curve
    for change in changes {
      change.show(at: change.gauge.scrubbed(to: stillFraction, along: along))
    }
    guardViews()
  }
}

// MARK: - The end

extension UIViewPropertyAnimator {
  /// Makes what is on the screen what the views are.
  private func keepWhatIsShown() {
    let shown = changes.map(\.change.shown)
    UIView.performWithoutAnimation {
      for (change, value) in zip(changes, shown) {
        change.removeAnimation()
        change.change.set(value)
      }
    }
  }

  /// The changes of what nobody has set to something else since.
  ///
  /// Assumed: that stays as it was set, as with `UIView.animate`, whose blocks apps mix with animators for the same views.
  private var unchanged: [AnimatorChange] {
    let current = Set(changes.lazy.filter { $0.change.end == $0.end }.map(\.property))
    return changes.filter { current.contains($0.property) }
  }

  private func end(at position: UIViewAnimatingPosition, setting settled: [AnimatorChange]) {
    phase = .ending
    UIView.performWithoutAnimation {
      for change in changes { change.removeAnimation() }
      switch position {
      case .start: for change in settled.reversed() { change.change.set(change.change.formerModel) }
      case .end: for change in settled { change.change.set(change.end) }
      case .current: break  // They stay.
      }
    }
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    unguardViews()
    runEndBlocks()
    let (inner, outer) = (innerCompletions, completions)
    (innerCompletions, completions) = ([], [])
    for completion in inner where !system.hasCrashed { completion(position == .end) }
    for completion in outer where !system.hasCrashed { completion(position) }
    guard case .ending = phase else { return }
    becomeInactive()
  }

  private func becomeInactive() {
    unguardViews()
    runEndBlocks()
    changes = []
    gauge = AnimatorGauge()
    stillFraction = 0
    phase = .inactive
  }

  private func runEndBlocks() {
    let ended = endBlocks
    endBlocks = []
    for block in ended { block() }
  }

  /// Lets a transition under a finger, or an animator around this one, move the changes.
  private func lend(to sink: any ChangeSink) {
    phase = .lent
    let waiting = blocks
    blocks = []
    system.animations.collect(in: sink, duration: duration) {
      for block in waiting { block.changes() }
    }
    sink.completions.append { [self] isFinished in
      phase = .ending
      complete(at: isFinished ? .end : .start)
    }
  }
}

// MARK: - Touches

extension UIViewPropertyAnimator {
  /// Says how touches find the views while they are not where they will be.
  private func guardViews() {
    unguardViews()
    for view in Set(changes.map(\.change.view)) {
      if !isUserInteractionEnabled { view.blockingAnimationCount += 1 }
      if !isManualHitTestingEnabled { view.shownHitTestCount += 1 }
      guarded.append(
        GuardedView(
          view: view, isBlocked: !isUserInteractionEnabled, isHitAsShown: !isManualHitTestingEnabled
        ))
    }
  }

  private func unguardViews() {
    for entry in guarded {
      if entry.isBlocked { entry.view.blockingAnimationCount -= 1 }
      if entry.isHitAsShown { entry.view.shownHitTestCount -= 1 }
    }
    guarded = []
  }
}

/// Takes the changes of an animator's block; the animator's own time is what everything inside it has.
private final class AnimatorSink: ChangeSink {
  private let animator: UIViewPropertyAnimator
  /// Whether the animator stands still, so that also what takes no time is for a finger to move.
  ///
  /// Source: aunnnn/AppStoreiOS11InteractiveTransition, whose finger moves an animator with a duration of 0.
  let movesInNoTime: Bool

  init(animator: UIViewPropertyAnimator, movesInNoTime: Bool) {
    self.animator = animator
    self.movesInNoTime = movesInNoTime
  }

  var completions: [(Bool) -> Void] {
    get { animator.innerCompletions }
    set { animator.innerCompletions = newValue }
  }

  func atEnd(_ block: @escaping () -> Void) {
    animator.endBlocks.append(block)
  }

  func take(_ change: PropertyChange, course: CAKeyframeAnimation?) {
    let gauge = AnimatorGauge(
      delay: animator.takenDelay, position: animator.goesBack ? 1 : 0, fraction: animator.fraction)
    // As an animation block does: see `ViewAnimation.animate(_:course:)`.
    let parts = course == nil && change.canBeAdded ? change.addedParts : nil
    for part in parts ?? [change] {
      animator.changes.append(AnimatorChange(part, course: course, gauge: gauge))
    }
  }
}
