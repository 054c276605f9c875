/// Beginning the next transition, or waiting until the host is free.
extension NavigationEngine {
  /// Begins what waits, if the host is free; comes to rest if nothing waits.
  ///
  /// Called only while nothing runs.
  mutating func advance() -> Phase {
    forgetMotions()
    if plan.waiting.isEmpty { return rest() }
    if let reason = reasonToWait { return block(reason) }
    return begin(isForced: false)
  }

  /// Begins the next segment that changes anything.
  ///
  /// - Parameter isForced: The host does not say that it is free, and has had its time. What it shows is not
  ///   known then: a plain verb could meet its page in the stack, or not, and UIKit would raise.
  mutating func begin(isForced: Bool) -> Phase {
    while let step = plan.beginNext(everything: host.presence != .onScreen) {
      guard let verb = step.verb else {
        resolveWithoutTransition(plan.settle(on: plan.base.stack))
        continue
      }
      let attempt = (step.earlier?.attempts ?? 0) + 1
      let transition = Transitioning(
        id: step.earlier?.transition ?? nextTransitionID(), cause: .requests,
        stage: .calling, attempt: isForced ? max(attempt, Self.attemptLimit) : attempt)
      unschedule()
      openProbe = nil  // Its answer may come before the call's layout.
      outbox.append(.notify(.willBegin(summary(of: transition))))
      let isAnimated = step.isAnimated && host.presence == .onScreen && !isForced
      order(isForced ? .set(plan.base.pages) : verb, of: transition, isAnimated: isAnimated)
      return .transitioning(transition)
    }
    return rest()
  }

  /// Orders one call of the host.
  mutating func order(_ verb: Perform.Verb, of transition: Transitioning, isAnimated: Bool) {
    outbox.append(
      .perform(
        Perform(
          transition: transition.id, attempt: transition.attempt, verb: verb,
          isAnimated: isAnimated)))
  }

  /// Nothing moves and nothing waits.
  private mutating func rest() -> Phase {
    unschedule()
    openProbe = nil
    if !isAtRest { outbox.append(.notify(.cameToRest)) }
    return .idle
  }

  /// Answers requests that together change nothing.
  private mutating func resolveWithoutTransition(_ served: ShortList<ServedRequest>) {
    let isAlone = served.count == 1
    served.forEach { request in
      let isIdle = request.plan.operation.isNone || isAlone
      resolve(request.request, isIdle ? .nothingToDo : .merged(into: nil))
    }
  }
}

// MARK: - Waiting for the host

extension NavigationEngine {
  /// Why nothing can begin now; `nil` if the host is free, as far as it has said.
  @inline(__always)
  var reasonToWait: Blocked.Reason? {
    if case .blocked(let blocked) = phase, blocked.reason == .presence(host.presence) {
      return blocked.reason
    }
    if let coordinator = host.coordinator { return .coordinator(coordinator.id) }
    if unread != nil { return .unread }
    if let obstacle = host.obstacle, host.presence == .onScreen || isBlockedByObstacle {
      return .obstacle(obstacle)
    }
    return needsLayout && host.presence == .onScreen ? .missingLayout : nil
  }

  /// Whether something is in the way that has been found to be. Off screen not everything is that looks so.
  private var isBlockedByObstacle: Bool {
    guard case .blocked(let blocked) = phase, case .obstacle = blocked.reason else { return false }
    return true
  }

  /// Waits until the host is free, with a deadline of its own.
  mutating func block(_ reason: Blocked.Reason) -> Phase {
    var blocked = Blocked(reason: reason)
    if case .blocked(let earlier) = phase {
      if earlier.reason == reason {
        if openProbe == nil, reason.endsVisibly { probe(.whenFree) }  // Still there, or again.
        return phase
      }
      blocked.rung = earlier.rung  // A host that always finds another reason is late all the same.
    } else {
      unschedule()
    }
    switch reason {
    case .coordinator(let id):
      unread = id
      probe(.whenFree)
    case .obstacle:
      probe(.whenFree)
    case .unread:
      probe(.nextTurn)
    case .missingLayout:
      probe(.afterLayout)
    case .presence:
      openProbe = nil
      unschedule()
      return .blocked(blocked)
    }
    if !timer.isArmed { schedule(.recheck, after: settings.deadlines.recheck) }
    return .blocked(blocked)
  }

  /// Takes note of what the host says about itself.
  mutating func note(_ status: HostStatus) {
    if status.presence == .onScreen, host.presence == .offScreen { needsLayout = true }
    if status.presence != .onScreen { needsLayout = false }
    host = status
    if let coordinator = status.coordinator { note(coordinator) }
  }

  /// Gives a transition the time that it takes, if the host knows that only now: UIKit may ask an app's own
  /// animator for its duration when the call that begins the transition has returned.
  private mutating func note(_ coordinator: HostCoordinator) {
    guard let index = motions.index(of: coordinator.id),
      coordinator.duration > motions.openEnds[index].duration
    else { return }
    motions.openEnds[index].duration = coordinator.duration
    guard case .transitioning(let transition) = phase, !coordinator.isInteractive,
      transition.stage == .coordinated || transition.stage == .postponed
    else { return }
    scheduleEnd(of: coordinator.id)
  }
}

extension NavigationEngine.Blocked.Reason {
  /// Whether a driver can see when this is over, and so can answer `whenFree`.
  fileprivate var endsVisibly: Bool {
    switch self {
    case .coordinator, .obstacle: true
    case .unread, .missingLayout, .presence: false
    }
  }
}
