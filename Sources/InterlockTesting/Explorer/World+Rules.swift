import InterlockCore

/// The engine is told, and what it orders is carried out and judged.
extension World {
  /// Tells the engine, obeys it, and notes the first rule that is broken.
  mutating func tell(
    _ event: NavigationEngine.Event, _ step: inout Step, _ tampering: WorldBounds.Tampering?
  ) {
    if let presence = event.status?.presence { toldPresence = presence }
    step.actions = engine.handle(event, at: now)
    if let tampering { step.actions = tampering(event, step.actions) }
    let reached = oracle.topBeingReached
    bar.take(event, step.actions, isRunning: oracle.isRunning)
    step.violation = oracle.take(
      event, step.actions, isOnScreen: toldPresence == .onScreen)
    let second = taps.take(
      event, step.actions, reached: reached, isIdle: oracle.hasJustTakenNothing(event))
    step.violation = step.violation ?? second ?? violation(of: step.actions, after: event)
    if case .read = event { (host.hasUnseenChange, host.isUnread) = (false, false) }
    for action in step.actions {
      if let violation = obey(action, after: event), step.violation == nil {
        step.violation = violation
      }
    }
  }

  /// What is wrong with an answer by itself.
  private func violation(
    of actions: [NavigationEngine.Action], after event: NavigationEngine.Event
  ) -> String? {
    if case .witnessed(.progressed) = event, !actions.isEmpty {
      return "A finger's progress makes the engine act."
    }
    return nil
  }

  /// Does what the engine orders; returns which rule that breaks.
  private mutating func obey(
    _ action: NavigationEngine.Action, after event: NavigationEngine.Event
  ) -> String? {
    switch action {
    case .perform(let perform): return obey(perform, after: event)
    case .probe(let id, let moment): ask(id, moment)
    case .ask(let request, let page): return ask(request, page)
    case .stopAsking(let request, _): asked.removeAll { $0.request == request }
    case .hold(let owner):
      if held.contains(owner) { return "Interaction is blocked twice by one owner." }
      held.append(owner)
    case .release(let owner):
      guard let index = held.firstIndex(of: owner) else {
        return "A hold is released that is not held."
      }
      held.remove(at: index)
    case .schedule(let deadline): return schedule(deadline)
    case .unschedule(let deadline):
      guard let index = scheduled.firstIndex(of: deadline) else {
        return "A deadline is unscheduled that does not run."
      }
      scheduled.remove(at: index)
    case .resolve(let request, _):
      guard let index = open.firstIndex(of: request) else {
        return "A request has a second outcome."
      }
      open.remove(at: index)
      asked.removeAll { $0.request == request }
    case .notify(.didSettle): unsettled = nil
    case .report(.lateEnd):
      if host.motions.contains(where: \.isUnderFinger) {
        return "The ladder is climbed under a finger."
      }
    case .report, .notify: break
    }
    return nil
  }

  private mutating func obey(
    _ perform: NavigationEngine.Perform, after event: NavigationEngine.Event
  ) -> String? {
    defer {
      unsettled = perform.transition
      host.call = HostModel.Call(perform: perform)
    }
    if host.call != nil { return "Two calls are ordered at a time." }
    if let unsettled, unsettled != perform.transition {
      return "A call is ordered while another transition has not settled."
    }
    if case .deadlineReached = event {
    } else {
      if perform.attempt > 2 { return "A change is tried for the third time." }
      if host.postponed?.transition == perform.transition {
        return "A call is made again that the host has put off and will make itself."
      }
    }
    var stack = host.stack
    if !host.hasUnseenChange, !host.isUnread, !perform.verb.apply(to: &stack) {
      return "A call is ordered for which the host raises an exception."
    }
    return nil
  }

  private mutating func ask(_ id: ProbeID, _ moment: NavigationEngine.ProbeMoment) {
    if moment == .afterLayout, host.presence == .onScreen { host.isLayoutDue = true }
    // Who waits for the host to be free waits once; of the others the last ones are answered.
    if moment == .whenFree { host.probes.removeAll { $0.moment == .whenFree } }
    host.probes.append(HostModel.Probe(id: id, moment: moment))
    if host.probes.count > 2 { host.probes.removeFirst() }
  }

  private mutating func ask(_ request: RequestID, _ page: PageID) -> String? {
    if asked.contains(where: { $0.page == page && !$0.isAnswered }) {
      return "A page is asked that is being asked already."
    }
    guard let index = asked.firstIndex(where: { $0.request == request }) else {
      asked.append(Question(request: request, page: page))
      return nil
    }
    if asked[index].agreed.contains(page) { return "A page is asked that has agreed." }
    asked[index].page = page
    asked[index].isAnswered = false
    return nil
  }

  private mutating func schedule(_ deadline: NavigationEngine.Deadline) -> String? {
    defer { scheduled.append(deadline) }
    if host.isInBackground { return "A deadline runs in the background." }
    if scheduled.contains(where: { $0.kind == deadline.kind }) {
      return "Two deadlines of one kind run."
    }
    return nil
  }
}

// MARK: - States

extension World {
  /// Which rule this state breaks, whatever led to it; `nil` if none.
  package var violation: String? {
    if let violation = engine.violation { return violation }
    if let violation = bar.violation(held) { return violation }
    if held != engine.holds, Set(held) != Set(engine.holds) {
      return "What is held is not what the engine says."
    }
    if engine.target.isEmpty { return "The last page is to be taken away." }
    if host.isClosed {
      if !open.isEmpty { return "After the end, a request has no outcome." }
      if !scheduled.isEmpty { return "After the end, a deadline runs." }
      return nil
    }
    if host.isInBackground, !scheduled.isEmpty { return "A deadline runs in the background." }
    if engine.isAtRest { return host.probes.isEmpty ? violationAtRest : nil }
    if !hasMisbehaved, host.isIdle {
      return "The host has done its part, and the engine goes on waiting."
    }
    return nil
  }

  private var violationAtRest: String? {
    if open.contains(where: { request in !asked.contains { $0.request == request } }) {
      return "At rest, a request has no outcome."
    }
    if host.call != nil { return "At rest, a call has not returned." }
    if unsettled != nil { return "At rest, a transition has not settled." }
    if engine.shown != engine.target { return "At rest, the target is not what is shown." }
    if engine.shown != oracle.stack { return "At rest, the stack is not the oracle's." }
    if host.isQuiet, engine.shown != host.stack {
      return "At rest, the engine is wrong about the host."
    }
    return nil
  }
}

extension NavigationEngine.Event {
  /// What the event says of the host, if anything.
  fileprivate var status: HostStatus? {
    switch self {
    case .requested(_, let status), .consentGiven(_, _, let status): status
    case .performed(_, _, let reading), .read(let reading, _): reading.status
    case .hostBegan(let change): change.reading.status
    case .presenceChanged(let presence): HostStatus(presence: presence)
    case .withdrawn, .witnessed, .deadlineReached, .consentRefused, .holdTaken, .holdReleased,
      .paused,
      .resumed, .closed:
      nil
    }
  }
}
