/// The end of a transition: decided by several witnesses and a clean read, never by one callback.
extension NavigationEngine {
  /// Something about a transition was seen.
  mutating func witnessed(_ witness: TransitionWitness) -> Phase {
    switch witness {
    case .layoutPass: return laidOut()
    case .coordinatorEnded(let id, let isCancelled): return ended(id, isCancelled: isCancelled)
    case .fingerLifted(let id): return fingerLifted(id)
    case .didShow(let page), .appeared(let page): return shows(page, witness)
    case .turnedBack(let id): return turnedBack(id)
    case .progressed(let id, _): return progressed(id)
    case .barBegan(let motion): return barMoved(motion, hasEnded: false)
    case .barEnded(let motion): return barMoved(motion, hasEnded: true)
    }
  }

  private mutating func laidOut() -> Phase {
    needsLayout = false
    switch phase {
    case .transitioning(var transition):
      transition.witnesses.insert(.layout)
      return .transitioning(transition)
    case .blocked(let blocked) where blocked.reason == .missingLayout:
      return advance()
    case .blocked, .idle, .closed:
      return phase  // Hosts lay out whenever they like.
    }
  }

  private mutating func shows(_ page: PageID, _ witness: TransitionWitness) -> Phase {
    guard case .transitioning(var transition) = phase, page == plan.base.top else {
      return ignore()
    }
    visiblePage = page
    if witness == .didShow(page) { transition.witnesses.insert(.didShow) }
    return .transitioning(transition)
  }

  private mutating func fingerLifted(_ id: CoordinatorID) -> Phase {
    guard case .transitioning(var transition) = phase, motions.index(of: id) != nil,
      !isFingerElsewhere(than: id)
    else { return ignore() }
    switch transition.stage {
    case .underFinger: break
    case .coordinated where !transition.witnesses.contains(.finger):
      // It came after the call had returned, and nobody has looked since.
      transition.witnesses.insert(.finger)
    case .calling, .silent, .coordinated, .postponed: return ignore()
    }
    release(&transition)
    return .transitioning(transition)
  }

  /// A finger that moves a transition says that it is there, and no more: where it leads shows when the
  /// finger goes up.
  private mutating func progressed(_ id: CoordinatorID) -> Phase {
    guard case .transitioning(let transition) = phase, motions.index(of: id) != nil,
      transition.stage == .underFinger
    else { return ignore() }
    return phase
  }

  /// Whether a finger drives another transition of the host's, that began on top of this one.
  @inline(__always)
  private func isFingerElsewhere(than id: CoordinatorID) -> Bool {
    guard let coordinator = host.coordinator else { return false }
    return coordinator.isInteractive && coordinator.id != id
  }

  /// What is wanted from now on is judged on the stack that comes back.
  private mutating func turnedBack(_ id: CoordinatorID) -> Phase {
    guard case .transitioning(var transition) = phase, let index = motions.index(of: id),
      !motions.openEnds[index].hasTurnedBack
    else { return ignore() }
    motions.openEnds[index].hasTurnedBack = true
    guard !motions.openEnds[index].isUnannounced else { return .transitioning(transition) }
    let isFirst = !motions.retargets.contains { $0.end == id }
    takeBack(id, in: &transition)
    if isFirst, id != unread { rebase(onto: plan.shownStack) }
    return .transitioning(transition)
  }

  /// The finger is up: from now on the end is expected in time.
  private mutating func release(_ transition: inout Transitioning) {
    transition.stage = .coordinated
    scheduleEnd(of: host.coordinator?.id)
  }

  /// A finger has the transition: UIKit may ask for what an app lets a finger do when the call that begins the
  /// transition has returned, and a finger may take hold of what moves already.
  private mutating func take(_ transition: inout Transitioning, _ coordinator: HostCoordinator) {
    transition.stage = .underFinger
    watch(&transition, coordinator)
  }

  private mutating func ended(_ id: CoordinatorID, isCancelled: Bool) -> Phase {
    if host.coordinator?.id == id { host.coordinator = nil }
    switch phase {
    case .transitioning(var transition):
      guard let index = motions.index(of: id) else { return ignore() }
      let end = motions.openEnds[index]
      motions.openEnds.remove(at: index)
      motions.lastEnded = id
      if isCancelled, !end.hasTurnedBack, !end.isUnannounced { takeBack(id, in: &transition) }
      switch transition.stage {
      case .underFinger: if !isFingerElsewhere(than: id) { release(&transition) }
      case .postponed: transition.witnesses.remove(.layout)  // The call, if it comes, comes now.
      case .calling, .coordinated, .silent: break
      }
      if motions.openEnds.isEmpty { probe(.nextTurn) }
      return .transitioning(transition)
    case .idle where unread == id, .blocked where unread == id:
      probe(.nextTurn)
      return phase
    case .blocked, .idle, .closed:
      return ignore()
    }
  }

  /// The change that belongs to this coordinator is cancelled, if it is one of this transition.
  private mutating func takeBack(_ id: CoordinatorID, in transition: inout Transitioning) {
    guard id != unread else { return }
    if let last = motions.retargets.last, last.end == id {
      motions.retargets.removeLast()
      rebase(onto: PageStack(last.before))
    } else if !motions.retargets.contains(where: { $0.end == id }) {
      transition.witnesses.insert(.cancelled)
      if !transition.isOurs, motions.retargets.isEmpty { rebase(onto: plan.shownStack) }
    }
  }
}

// MARK: - Reading the host

extension NavigationEngine {
  /// The host was read.
  mutating func read(_ reading: HostReading, answering id: ProbeID?) -> Phase {
    let answered = openProbe?.id == id ? openProbe?.moment : nil
    if answered != nil { openProbe = nil }
    if reading.status.coordinator == nil { unread = nil }
    note(reading.status)
    switch phase {
    case .idle: return readAtRest(reading)
    case .blocked: return advance(onto: reading)
    case .transitioning(let transition): return judge(transition, reading, answered)
    case .closed: return phase
    }
  }

  /// Nothing was expected to move; what is there now is right.
  private mutating func readAtRest(_ reading: HostReading) -> Phase {
    guard !plan.isShown(reading.pages) else {
      unread = reading.status.coordinator?.id  // What moves may be another than the last time.
      return phase
    }
    guard reading.status.coordinator == nil else {
      return hostBegan(HostChange(.otherCode, reading: reading))
    }
    adopt(reading.pages)
    return advance()
  }

  /// Requests wait for the host; its stack may have changed meanwhile.
  private mutating func advance(onto reading: HostReading) -> Phase {
    if reading.status.coordinator == nil, !plan.isShown(reading.pages) { adopt(reading.pages) }
    return advance()
  }

  /// Takes over a stack that nobody announced.
  private mutating func adopt(_ stack: PageStack) {
    outbox.append(.report(.divergence(expected: plan.shown, found: stack.pages)))
    _ = plan.settle(on: stack)
    visiblePage = plan.base.top
    rebase(onto: stack)
  }

  /// Decides whether a reading ends the transition.
  @inline(__always)
  private mutating func judge(
    _ transition: Transitioning, _ reading: HostReading, _ moment: ProbeMoment?
  ) -> Phase {
    if transition.stage == .calling { return phase }
    if transition.rung == .giveUp, !reading.status.isUnderFinger {
      return giveUp(transition, reading)
    }
    if let coordinator = reading.status.coordinator {
      return stillMoves(transition, coordinator, moment)
    }
    guard reading.status.presence == .onScreen else { return conclude(transition, reading) }
    guard transition.witnesses.contains(.layout) else {
      if moment != .afterLayout { probe(.afterLayout) }  // Once: then the deadline decides.
      return phase
    }
    guard hasAllEnds(transition, reading) else {
      guard transition.stage == .underFinger else { return phase }
      var transition = transition
      release(&transition)  // There is no coordinator, so the finger went up unseen.
      return .transitioning(transition)
    }
    return conclude(transition, reading)
  }

  /// Whether a clean read may end the transition now.
  @inline(__always)
  private func hasAllEnds(_ transition: Transitioning, _ reading: HostReading) -> Bool {
    if motions.openEnds.isEmpty || transition.rung != nil { return true }
    return !motions.retargets.isEmpty && reading.pages == plan.base.stack
  }

  /// The host has a coordinator: nothing has settled.
  private mutating func stillMoves(
    _ transition: Transitioning, _ coordinator: HostCoordinator, _ moment: ProbeMoment?
  ) -> Phase {
    var transition = transition
    if coordinator.id == motions.lastEnded {
      if moment == .nextTurn { probe(.afterLayout) }  // The host has not let go of it yet.
      return phase
    }
    if motions.index(of: coordinator.id) == nil {
      motions.expectEnd(of: coordinator, isUnannounced: transition.stage != .silent)
      expect(&transition, coordinator)
      return .transitioning(transition)
    }
    switch transition.stage {
    case .underFinger: if !coordinator.isInteractive { release(&transition) }
    case .coordinated: if coordinator.isInteractive { take(&transition, coordinator) }
    case .postponed: if isFingerUp(coordinator) { scheduleEnd(of: coordinator.id) }
    case .calling, .silent: break
    }
    return .transitioning(transition)
  }

  /// Whether a finger has let go of what a call was put off behind, and nobody has said so.
  private func isFingerUp(_ coordinator: HostCoordinator) -> Bool {
    !coordinator.isInteractive && timer.remainder(of: .recheck, now: now) != nil
  }

  /// The host moves what nobody announced: its end is waited for, too.
  private mutating func expect(_ transition: inout Transitioning, _ coordinator: HostCoordinator) {
    switch transition.stage {
    case .silent, .coordinated:
      transition.stage = coordinator.isInteractive ? .underFinger : .coordinated
      watch(&transition, coordinator)
    case .postponed:
      watch(&transition, coordinator)
    case .calling, .underFinger:
      break
    }
  }
}

// MARK: - The verdict

extension NavigationEngine {
  /// Ends the transition on a clean read.
  mutating func conclude(_ transition: Transitioning, _ reading: HostReading) -> Phase {
    let isShown = plan.isShown(reading.pages)
    if isShown, transition.witnesses.contains(.cancelled) { return goBack(transition) }
    if reading.pages == plan.base.stack {
      return settle(transition, on: reading.pages, isExpected: true)
    }
    if isShown, servesRequestsAlone(transition), !transition.witnesses.contains(.accepted) {
      let reason = reading.status.obstacle.map(NavigationIncident.NotCarriedOut.obstacle)
      return notCarriedOut(transition, reason ?? .swallowed, on: reading.pages)
    }
    outbox.append(.report(.divergence(expected: plan.base.pages, found: reading.stack)))
    return settle(transition, on: reading.pages, isExpected: false)
  }

  /// Ends the transition: the host's stack is right, whatever was expected.
  @inline(__always)
  private mutating func settle(
    _ transition: Transitioning, on stack: PageStack, isExpected: Bool
  ) -> Phase {
    let interruption = isExpected && motions.retargets.isEmpty ? nil : interruption
    let ending = summary(of: transition)
    let isSeen = host.presence == .onScreen
    let id = transition.id
    let failure = interruption.map {
      NavigationOutcome.interrupted(
        by: TransitionSummary(
          id: nil, cause: $0, from: ending.to, to: isExpected ? ending.to : stack.last))
    }
    finish(transition, on: stack, failure: isExpected ? nil : failure) { member, isLast, settled in
      guard let effect = member.effect else { return .merged(into: id) }
      if let failure, !effect.isPresent(in: settled) { return failure }
      guard isSeen else { return .placed }
      return isLast ? .shown : .merged(into: id)
    }
    if !isExpected { rebase(onto: stack) }
    return advance()
  }

  /// Who is to blame if the stack is not as it was to be.
  private var interruption: TransitionCause { motions.retargets.last?.cause.told ?? .otherCode }

  /// Forgets the transition and answers the requests it served, in order.
  ///
  /// - Parameters:
  ///   - failure: Why the transition did not lead where it was to; `nil` if it did.
  ///   - verdict: The outcome of a request that changed something; it is told whether the request was
  ///     the last such one, and of the stack.
  mutating func finish(
    _ transition: Transitioning, on stack: PageStack, failure: NavigationOutcome?,
    verdict: (ServedRequest, _ isLast: Bool, IndexedStack) -> NavigationOutcome
  ) {
    let ending = summary(of: transition)
    unschedule()
    openProbe = nil
    let members = plan.settle(on: stack)
    visiblePage = plan.base.top
    var last: RequestID?
    members.forEach { if $0.effect != nil { last = $0.request } }
    var previous = failure ?? .nothingToDo
    members.forEach { member in
      if !member.plan.operation.isNone {
        previous = verdict(member, member.request == last, plan.base)
        resolve(member.request, previous)
      } else {
        resolve(member.request, previous.hasEffect ? .nothingToDo : previous)
      }
    }
    outbox.append(.notify(.didSettle(ending)))
  }

  /// The transition was cancelled and everything is as before it.
  private mutating func goBack(_ transition: Transitioning) -> Phase {
    let isByFinger = transition.witnesses.contains(.finger)
    if transition.isOurs, !isByFinger {
      outbox.append(.report(.dropped(transition.id, .wentBack)))
    }
    let outcome = isByFinger ? NavigationOutcome.cancelledByUser : .dropped
    let shown = plan.shownStack
    finish(transition, on: shown, failure: outcome) { _, _, _ in outcome }
    rebase(onto: shown)
    return advance()
  }

  /// Folds what waits over another stack and answers the requests that have lost their sense.
  mutating func rebase(onto stack: PageStack) {
    answer(plan.rebase(onto: stack))
  }

  /// Answers the requests that cannot wait any longer.
  mutating func answer(_ casualties: [Plan.Casualty]) {
    for casualty in casualties {
      switch casualty.reason {
      case .folded(let application): answer(casualty.request, application)
      case .withdrawn: resolve(casualty.request, .withdrawn)
      }
    }
  }

  /// Answers a request whose stack has changed since it was bound, so that it changes nothing now.
  mutating func answer(_ request: RequestID, _ application: Application) {
    switch application {
    case .changed, .unchanged: resolve(request, .nothingToDo)
    case .failed(.baseless): resolve(request, .superseded(by: nil))
    case .failed(.step(let step)): resolve(request, .superseded(by: nil, step: step))
    case .failed(.root(let page)): resolve(request, .refused(.replacesRoot(page)))
    case .failed(.duplicate(let page, let index)):
      resolve(request, .refused(.alreadyInStack(page, index: index)))
    }
  }
}
