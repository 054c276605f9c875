/// Blocking interaction: for whom, since when, and never for longer than its cause.
///
/// What a transition holds is not stored but follows from the phase, so that it cannot outlive its
/// transition. What has been ordered is stored, to order the difference.
extension NavigationEngine {
  /// Who holds interaction blocked: transitions first, each kind in the order in which it was taken.
  public var holds: [HoldOwner] { holdBook.owners }

  /// Whether these hold interaction blocked, in any order, and nobody else.
  package func isHeld(byExactly owners: [HoldOwner]) -> Bool {
    holdBook.isHeld(byExactly: owners)
  }

  /// What the bar does in the transition under way; empty if it is still.
  public var barMotions: [BarMotion] {
    Array(motions.bar)
  }

  /// Whether the bar makes this motion in the transition under way.
  package func isBarMoving(_ motion: BarMotion) -> Bool {
    motions.bar.contains(motion)
  }

  /// Whether the bar is still.
  package var isBarStill: Bool { motions.bar.isEmpty }

  /// What was so before the event.
  struct HoldSituation {
    var isOnScreen: Bool
    var isHeld: Bool
  }

  /// What is so now.
  @inline(__always)
  var holdSituation: HoldSituation {
    HoldSituation(isOnScreen: host.presence == .onScreen, isHeld: !holdBook.isEmpty)
  }

  /// Orders the holds that follow from what the event has changed.
  ///
  /// New holds go to the front of the list and old ones leave at its end: interaction is not free for
  /// a moment between two transitions.
  @inline(__always)
  mutating func updateHolds(since earlier: HoldSituation) {
    holdBook.setPaused(
      inBackground: timer.isPaused, offScreen: host.presence != .onScreen, now: now, &outbox)
    if settings.blocksInteraction || !holdBook.transitional.isEmpty { updateTransitionHolds() }
    if earlier.isOnScreen, host.presence != .onScreen { releaseManualHolds() }
    if earlier.isHeld == holdBook.isEmpty { watchHolds(since: earlier) }
  }

  private mutating func updateTransitionHolds() {
    if isHeldAsWanted { return }
    let before = holdBook.transitional
    let wanted = transitionHolds
    let taken = wanted.filter { !before.contains($0) }
    outbox.insert(contentsOf: taken.map { .hold($0) }, at: 0)
    outbox += before.filter { !wanted.contains($0) }.map { .release($0) }
    holdBook.setTransitional(wanted)
  }

  /// What the transition under way is to hold.
  private var transitionHolds: [HoldOwner] {
    guard case .transitioning(let transition) = phase, blocksInteraction(transition) else {
      return []
    }
    return [.page(transition.id)] + motions.bar.map { .bar($0, transition.id) }
  }

  /// Whether a transition is to hold anything.
  @inline(__always)
  private func blocksInteraction(_ transition: Transitioning) -> Bool {
    guard settings.blocksInteraction, host.presence == .onScreen,
      transition.stage != .underFinger,  // It would lose the touch that drives it.
      transition.rung.map({ $0 < .release }) ?? true
    else { return false }
    return true
  }

  /// Whether what is held for transitions is what the one under way is to hold, asked without making a list.
  @inline(__always)
  private var isHeldAsWanted: Bool {
    guard case .transitioning(let transition) = phase, blocksInteraction(transition) else {
      return holdBook.transitional.isEmpty
    }
    return holdBook.isHeld(for: transition.id, with: motions.bar)
  }

  /// Keeps the deadlines of a block going exactly while there is one: it has begun, or has ended.
  private mutating func watchHolds(since earlier: HoldSituation) {
    if earlier.isHeld {
      holdBook.stopWatch(&outbox)
      if isAtRest { openProbe = nil }  // It was asked for the sake of the holds.
    } else {
      holdBook.startWatch(settings.deadlines, now: now, &outbox)
    }
  }
}

// MARK: - What the app holds

extension NavigationEngine {
  /// The app wants interaction blocked.
  mutating func holdTaken(_ token: HoldToken, atMost interval: Interval?) -> Phase {
    let limit = max(.zero, interval ?? settings.deadlines.manualHold)
    return holdBook.take(token, atMost: limit, now: now, &outbox) ? phase : ignore()
  }

  /// The app does not want it any more.
  mutating func holdReleased(_ token: HoldToken) -> Phase {
    release(token) ? phase : ignore()
  }

  private mutating func release(_ token: HoldToken) -> Bool {
    holdBook.release(token, &outbox)
  }

  /// The host leaves: nothing that is held for its sake may survive.
  mutating func releaseManualHolds() {
    for hold in holdBook.manual { _ = release(hold.token) }
  }
}

// MARK: - Deadlines

extension NavigationEngine {
  /// Interaction is still blocked: is there still a reason?
  mutating func recheckHolds(_ deadline: Deadline) -> Phase {
    let interval = settings.deadlines.recheck
    guard holdBook.fireRecheck(deadline, after: interval, now: now, &outbox) else {
      return ignore()
    }
    if openProbe == nil { probe(.nextTurn) }
    return phase
  }

  /// Interaction has been blocked for too long.
  mutating func reportHolds(_ deadline: Deadline) -> Phase {
    guard holdBook.fireIncident(deadline) else { return ignore() }
    outbox.append(.report(.longHold(holdBook.owners)))
    return phase
  }

  /// A manual hold has lasted as long as it may.
  mutating func expire(_ token: HoldToken, _ deadline: Deadline) -> Phase {
    guard holdBook.fireLimit(of: token, deadline) else { return ignore() }
    outbox.append(.report(.holdExpired(token)))
    _ = release(token)
    return phase
  }
}

// MARK: - The bar

extension NavigationEngine {
  /// The host's bar began to move its items, or has moved them.
  mutating func barMoved(_ motion: BarMotion, hasEnded: Bool) -> Phase {
    guard isRunning else { return ignore() }
    guard let index = motions.bar.firstIndex(of: motion) else {
      guard !hasEnded else { return ignore() }
      motions.bar.append(motion)
      return phase
    }
    guard hasEnded else { return ignore() }
    motions.bar.remove(at: index)
    return phase
  }
}
