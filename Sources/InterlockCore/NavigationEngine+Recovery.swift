/// What happens when the host does not do its part: deadlines, the ladder, the one retry.
extension NavigationEngine {
  /// How often a change is tried before its requests are answered `dropped`.
  static let attemptLimit = 2

  /// The time of a deadline has come.
  mutating func deadlineReached(_ deadline: Deadline) -> Phase {
    switch deadline.kind {
    case .settle, .recheck: break
    case .holdRecheck: return recheckHolds(deadline)
    case .incident: return reportHolds(deadline)
    case .manualHold(let token): return expire(token, deadline)
    }
    guard timer.isRunning(deadline) else { return ignore() }
    timer.fire()
    switch phase {
    case .blocked(let blocked): return climb(blocked)
    case .transitioning(let transition): return climb(transition)
    case .idle, .closed: return ignore()
    }
  }

  /// The host is still not free.
  private mutating func climb(_ blocked: Blocked) -> Phase {
    var blocked = blocked
    schedule(.recheck, after: settings.deadlines.recheck)
    if blocked.reason == .obstacle(.underFinger) || host.isUnderFinger {
      ask(.nextTurn)  // A finger may take its time.
      return .blocked(blocked)
    }
    let rung = rung(after: blocked.rung)
    blocked.rung = rung
    let obstruction = TransitionSummary(
      id: nil, cause: blocked.reason.cause, from: plan.shownTop, to: plan.shownTop)
    outbox.append(.report(.longBlock(obstruction, rung)))
    switch rung {
    case .probe: ask(.nextTurn)
    case .layout, .release: ask(.afterLayout)
    case .place, .giveUp: return begin(isForced: true)  // Its answer decides, and is the last.
    }
    return .blocked(blocked)
  }

  /// The end has still not been seen.
  private mutating func climb(_ transition: Transitioning) -> Phase {
    var transition = transition
    if transition.stage == .underFinger || host.isUnderFinger {
      schedule(.recheck, after: settings.deadlines.recheck)
      ask(.nextTurn)
      return .transitioning(transition)
    }
    let rung = rung(after: transition.rung)
    if rung != transition.rung {
      outbox.append(.report(.lateEnd(summary(of: transition), rung)))
    }
    transition.rung = rung
    switch rung {
    case .probe: ask(.nextTurn)
    case .layout, .release: ask(.afterLayout)  // The holds follow from the rung.
    case .giveUp: ask(.now)
    case .place:
      transition.attempt += 1
      transition.stage = .calling
      motions.openEnds = []
      transition.witnesses = []
      openProbe = nil
      order(.set(plan.base.pages), of: transition, isAnimated: false)
      return .transitioning(transition)  // The deadline is armed when the call has returned.
    }
    schedule(.settle, after: settings.deadlines.settleGrace)
    return .transitioning(transition)
  }

  /// The next step; what releases holds is left out if there are none.
  private func rung(after rung: RecoveryRung?) -> RecoveryRung {
    guard let next = rung?.next else { return .probe }
    return next == .release && holdBook.transitional.isEmpty ? next.next : next
  }

  /// Asks anew, even if the same question is open: its answer may have been lost.
  private mutating func ask(_ moment: ProbeMoment) {
    openProbe = nil
    probe(moment)
  }

  /// The last step: adopts what is there.
  mutating func giveUp(_ transition: Transitioning, _ reading: HostReading) -> Phase {
    let stack = reading.pages
    unread = reading.status.coordinator?.id
    let isExpected = stack == plan.base.stack
    if !isExpected {
      outbox.append(.report(.divergence(expected: plan.base.pages, found: stack.pages)))
    }
    let isSeen = host.presence == .onScreen
    let failure = isExpected ? nil : NavigationOutcome.timedOut
    finish(transition, on: stack, failure: failure) { member, isLast, settled in
      guard let effect = member.effect else { return .merged(into: transition.id) }
      guard effect.isPresent(in: settled) else { return .timedOut }
      guard isSeen else { return .placed }
      return isLast ? .shown : .merged(into: transition.id)
    }
    rebase(onto: stack)
    return advance()
  }

  /// The host did not carry out a change: once more, or never.
  mutating func notCarriedOut(
    _ transition: Transitioning, _ reason: NavigationIncident.NotCarriedOut, on stack: PageStack
  ) -> Phase {
    if transition.attempt < Self.attemptLimit {
      outbox.append(.report(.retried(transition.id, reason)))
      outbox.append(.notify(.didSettle(summary(of: transition))))
      plan.requeueServed(
        as: EarlierAttempt(transition: transition.id, attempts: transition.attempt))
      unschedule()
      openProbe = nil
    } else {
      outbox.append(.report(.dropped(transition.id, reason)))
      finish(transition, on: stack, failure: .dropped) { _, _, _ in .dropped }
    }
    rebase(onto: stack)
    return advance()
  }
}
