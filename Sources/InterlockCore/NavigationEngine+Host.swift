/// What the host tells: answers of calls, changes of its own, witnesses, readings, its presence.
extension NavigationEngine {
  /// The ordered call has returned.
  mutating func performed(_ id: TransitionID, _ attempt: Int, _ reading: HostReading) -> Phase {
    guard case .transitioning(var transition) = phase, transition.stage == .calling,
      transition.id == id, transition.attempt == attempt
    else { return ignore() }
    note(reading.status)
    let hasChanged = reading.pages == plan.base.stack
    let isUntouched = !hasChanged && plan.isShown(reading.pages)
    if !isUntouched { transition.witnesses.insert(.accepted) }

    if let coordinator = reading.status.coordinator {
      motions.expectEnd(of: coordinator)
      transition.stage = isUntouched ? .postponed : .coordinated
      if isUntouched { unread = coordinator.id }  // Put off behind what is not the call's own.
      if coordinator.isInteractive, !isUntouched { transition.stage = .underFinger }
      watch(&transition, coordinator)
      return .transitioning(transition)
    }
    guard reading.status.presence == .onScreen else {
      return isUntouched ? waitOffScreen(transition) : conclude(transition, reading)
    }
    if isUntouched, servesRequestsAlone(transition), let obstacle = reading.status.obstacle {
      return notCarriedOut(transition, .obstacle(obstacle), on: reading.pages)
    }
    transition.stage = .silent
    schedule(.settle, after: settings.deadlines.settleGrace)
    probe(.afterLayout)
    return .transitioning(transition)
  }

  /// Arms the deadline that fits a coordinator.
  mutating func watch(_ transition: inout Transitioning, _ coordinator: HostCoordinator) {
    if transition.stage == .underFinger { transition.witnesses.insert(.finger) }
    if coordinator.isInteractive {
      schedule(.recheck, after: settings.deadlines.recheck)
    } else {
      scheduleEnd(of: coordinator.id)
    }
  }

  /// Arms the deadline for the end of what a coordinator moves, unless something else that moves besides is
  /// expected to end later.
  ///
  /// While a finger was down no time was kept for what moves beneath: then the longest one counts anew.
  mutating func scheduleEnd(of id: CoordinatorID?) {
    let left = motions.openEnds.count > 1 ? timer.remainder(of: .settle, now: now) : nil
    var duration = Interval.zero
    motions.openEnds.forEach { end in
      if id != nil, left == nil || end.id == id { duration = max(duration, end.duration) }
    }
    let wait = duration + settings.deadlines.settleGrace
    if let left, left > wait { return }
    schedule(.settle, after: wait)
  }

  /// Off screen, the host did not take the change: it will when what is in the way has gone, and if nothing is,
  /// when it comes on screen. That takes no attempt, and one of the ladder's is as good as the last one.
  private mutating func waitOffScreen(_ transition: Transitioning) -> Phase {
    let attempt = min(transition.attempt, Self.attemptLimit)
    plan.requeueServed(as: EarlierAttempt(transition: transition.id, attempts: attempt - 1))
    outbox.append(.notify(.didSettle(summary(of: transition))))
    rebase(onto: plan.shownStack)
    forgetMotions()
    return block(host.obstacle.map(Blocked.Reason.obstacle) ?? .presence(host.presence))
  }
}

// MARK: - Changes that the host begins

extension NavigationEngine {
  /// The host changes its stack other than inside an ordered call.
  mutating func hostBegan(_ change: HostChange) -> Phase {
    note(change.reading.status)
    if case .transitioning(let transition) = phase {
      return retarget(transition, by: change)
    }
    let transition = Transitioning(
      id: nextTransitionID(), cause: change.beginner, stage: .silent)
    rebase(onto: change.reading.pages)
    outbox.append(.notify(.willBegin(summary(of: transition))))
    return follow(transition, change.reading.status)
  }

  /// Watches a transition that the host began.
  private mutating func follow(_ transition: Transitioning, _ status: HostStatus) -> Phase {
    var transition = transition
    guard let coordinator = status.coordinator else {
      schedule(.settle, after: settings.deadlines.settleGrace)
      probe(status.presence == .onScreen ? .afterLayout : .nextTurn)
      return .transitioning(transition)
    }
    transition.stage = coordinator.isInteractive ? .underFinger : .coordinated
    if unread == coordinator.id { unread = nil }
    if motions.index(of: coordinator.id) == nil { motions.expectEnd(of: coordinator) }
    watch(&transition, coordinator)
    return .transitioning(transition)
  }

  /// A change on top of the one under way: it leads somewhere else now.
  private mutating func retarget(_ transition: Transitioning, by change: HostChange) -> Phase {
    var transition = transition
    if change.cause == .postponedPerform(transition.id) {
      motions.openEnds = []
      transition.witnesses = plan.isShown(change.reading.pages) ? [] : .accepted
      transition.stage = .silent
      return follow(transition, change.reading.status)
    }
    motions.retargets.append(
      MotionBook.Retarget(
        cause: change.beginner, end: change.reading.status.coordinator?.id,
        before: plan.base.pages))
    rebase(onto: change.reading.pages)
    if transition.stage == .calling { return .transitioning(transition) }
    return follow(transition, change.reading.status)
  }
}

extension HostChange {
  /// Who began the change, as far as it matters later.
  fileprivate var beginner: NavigationEngine.Cause {
    switch cause {
    case .postponedPerform, .otherCode: .otherCode
    case .user(let origin): .user(origin)
    }
  }
}

// MARK: - Presence

extension NavigationEngine {
  /// The host came on screen or left it.
  mutating func presenceChanged(to presence: HostPresence) -> Phase {
    guard presence != host.presence else { return ignore() }
    var status = host
    status.presence = presence
    note(status)
    switch phase {
    case .idle, .closed:
      return phase
    case .blocked:
      return advance()
    case .transitioning:
      probe(.nextTurn)
      return phase
    }
  }

  /// The app went to the background.
  mutating func paused() -> Phase {
    guard !timer.isPaused else { return ignore() }
    timer.pause(now: now, &outbox)
    return phase
  }

  /// The app is back.
  mutating func resumed() -> Phase {
    guard timer.isPaused else { return ignore() }
    timer.resume(now: now, &outbox)
    if !isAtRest || !holdBook.isEmpty { probe(.nextTurn) }
    return phase
  }
}

// MARK: - Closing

extension NavigationEngine {
  /// The host goes away: every request gets its outcome.
  mutating func close() -> Phase {
    unschedule()
    openProbe = nil
    forgetMotions()
    releaseManualHolds()
    for request in plan.removeAll() { resolve(request, .closed) }
    closeQuestions()
    return .closed
  }

  /// Answers what comes after the end.
  mutating func afterClosing(_ event: Event) -> Phase {
    guard case .requested(let request, _) = event, ledger.register(request.id) else {
      return ignore()
    }
    resolve(request.id, .refused(.closed))
    return .closed
  }
}
