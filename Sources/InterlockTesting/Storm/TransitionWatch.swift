import InterlockCore

/// Watches the transition that runs: when it may begin, what may end it, which steps of the ladder are taken,
/// and how often the host is called for it.
///
/// Written from sections 3, 5 and 6 of the specification. It knows what the engine was told and what it
/// answered, and nothing of the engine.
struct TransitionWatch: Sendable {
  /// What is wrong, and by which rule.
  typealias Finding = (rule: StormFault.Rule, text: String)

  /// The transition that runs; `nil` if none does.
  private(set) var running: Running?
  /// What the host has said about itself.
  private(set) var told: HostStatus
  /// The last step that was taken while requests wait for the host.
  private var blockedRung: RecoveryRung?
  /// Whether the host has come back on screen and has not laid out since.
  private var needsLayout = false
  /// The coordinators of the transition whose completion has not come.
  private var openEnds: [CoordinatorID] = []
  /// The transition that has been tried twice.
  private var lastRetried: TransitionID?
  /// What followed from the event so far.
  private var answer = Answer()

  /// What was seen of a transition.
  struct Running: Sendable {
    var id: TransitionID?
    /// Whether it serves requests, and was not begun by the host.
    var isOurs: Bool
    /// What was shown before it.
    var from: [PageID]
    /// The only coordinator that its calls and changes have had.
    var onlyEnd: CoordinatorID?
    var endCount = 0
    var isCancelled = false
    var hasTurnedBack = false
    var wasUnderFinger = false
    var callCount = 0
    var lastAttempt = 0
    var hostChangeCount = 0
    /// Whether the host has laid out since the last call, or since it began.
    var hasLaidOut = false
    /// The last step of the ladder.
    var rung: RecoveryRung?
  }

  /// What the engine has answered to an event, as far as it is looked back at.
  struct Answer: Sendable {
    var isDeadline = false
    var hasFailure = false
    var isDropped = false
    var isDivergence = false
    var isBeginning = false
    var probe: NavigationEngine.ProbeMoment?
    var isPlacing = false
    var rung: RecoveryRung?
  }

  init(presence: HostPresence) {
    told = HostStatus(presence: presence)
  }

  /// Whether the answer to this event reports that the host did not carry a change out.
  var hasJustDropped: Bool { answer.isDropped }
  /// Whether the answer to this event reports a divergence.
  var hasJustDiverged: Bool { answer.isDivergence }
}

// MARK: - What is told

extension TransitionWatch {
  /// Takes in an event, before its answer.
  mutating func listen(to event: NavigationEngine.Event) {
    answer = Answer()
    switch event {
    case .requested(_, let status): note(status)
    case .performed(let transition, _, let reading):
      guard running?.id == transition else { break }  // It is passed over.
      note(reading.status)
      running?.hasLaidOut = false
      noteEnd(of: reading.status, isPutOff: reading.stack == running?.from)
    case .hostBegan(let change):
      note(change.reading.status)
      if running != nil { noteChange(change) }
    case .read(let reading, _):
      note(reading.status)
      if running != nil { noteEnd(of: reading.status) }
    case .presenceChanged(let presence):
      var status = told
      status.presence = presence
      note(status)
    case .witnessed(let witness): listen(to: witness)
    case .deadlineReached: answer.isDeadline = true
    case .withdrawn, .consentGiven, .consentRefused, .holdTaken, .holdReleased, .paused, .resumed,
      .closed:
      break
    }
  }

  private mutating func listen(to witness: TransitionWitness) {
    switch witness {
    case .layoutPass:
      needsLayout = false
      running?.hasLaidOut = true
    case .coordinatorEnded(let end, let isCancelled):
      if told.coordinator?.id == end { told.coordinator = nil }
      if let index = openEnds.firstIndex(of: end) {
        openEnds.remove(at: index)
        if isCancelled { running?.hasTurnedBack = true }
      }
      if isCancelled, running?.endCount == 1, running?.onlyEnd == end {
        running?.isCancelled = true
      }
    case .turnedBack(let end): if openEnds.contains(end) { running?.hasTurnedBack = true }
    case .didShow, .appeared, .progressed, .fingerLifted, .barBegan, .barEnded: break
    }
  }

  /// Takes in what the host says about itself.
  mutating func note(_ status: HostStatus) {
    if status.presence == .onScreen, told.presence == .offScreen { needsLayout = true }
    if status.presence != .onScreen { needsLayout = false }
    told = status
  }

  private mutating func noteChange(_ change: HostChange) {
    if case .postponedPerform(let id) = change.cause, id == running?.id {
      openEnds.removeAll(keepingCapacity: true)
      running?.hasLaidOut = false
    }
    running?.hostChangeCount += 1
    noteEnd(of: change.reading.status)
  }

  /// - Parameter isPutOff: Whether the host has put a call off behind what it names, which is not the call's.
  private mutating func noteEnd(of status: HostStatus, isPutOff: Bool = false) {
    guard let coordinator = status.coordinator else { return }
    if coordinator.isInteractive { running?.wasUnderFinger = true }
    guard !openEnds.contains(coordinator.id) else { return }
    openEnds.append(coordinator.id)
    guard !isPutOff else { return }
    if running?.onlyEnd != coordinator.id {
      running?.endCount += 1
      running?.onlyEnd = coordinator.id
    }
  }
}

// MARK: - What is answered

extension TransitionWatch {
  /// Takes in the beginning of a transition.
  mutating func begin(
    _ summary: TransitionSummary, after event: NavigationEngine.Event, shown: [PageID]
  ) {
    answer.isBeginning = true
    running = Running(id: summary.id, isOurs: summary.cause == .requests, from: shown)
    blockedRung = nil
    openEnds.removeAll(keepingCapacity: true)
    guard summary.cause != .requests else { return }
    running?.hostChangeCount = 1
    switch event {
    case .hostBegan(let change): noteEnd(of: change.reading.status)
    case .read(let reading, _): noteEnd(of: reading.status)
    default: break  // Only these two tell of a transition that the host has begun.
    }
  }

  /// Takes in a call; says what is wrong with it.
  mutating func take(_ perform: NavigationEngine.Perform) -> Finding? {
    running?.callCount += 1
    running?.lastAttempt = perform.attempt
    if case .set = perform.verb, !perform.isAnimated { answer.isPlacing = true }
    guard !answer.isDeadline else { return nil }
    if perform.attempt > 2 { return (.retry, "a change is tried for the third time") }
    guard answer.isBeginning else {
      return (.ladder, "a transition calls again, and no deadline has been reached")
    }
    if told.coordinator != nil { return (.orders, "a call is ordered while the host moves") }
    guard told.presence == .onScreen else { return nil }
    if let obstacle = told.obstacle {
      return (.orders, "a call is ordered during a \(obstacle)")
    }
    return needsLayout
      ? (.orders, "a call is ordered before a host that has come back has laid out") : nil
  }

  /// Takes in a report; says what is wrong with it.
  mutating func take(_ incident: NavigationIncident) -> Finding? {
    switch incident {
    case .lateEnd(_, let rung):
      let last = running?.rung
      running?.rung = rung
      answer.rung = rung
      return finding(rung, after: last)
    case .longBlock(_, let rung):
      let last = blockedRung
      blockedRung = rung
      return finding(rung, after: last)
    case .retried(let transition, _):
      answer.hasFailure = true
      defer { lastRetried = transition }
      return lastRetried == transition
        ? (.retry, "\(transition) is tried once more for the second time") : nil
    case .dropped(_, let reason):
      answer.hasFailure = true
      answer.isDropped = true
      guard reason != .wentBack, (running?.lastAttempt ?? 0) < 2 else { return nil }
      return (.retry, "a change is given up after one try")
    case .divergence:
      answer.isDivergence = true
      return nil
    case .longHold, .holdExpired:
      return nil
    }
  }

  private func finding(_ rung: RecoveryRung, after last: RecoveryRung?) -> Finding? {
    guard answer.isDeadline else {
      return (.ladder, "the ladder is climbed, and no deadline has been reached")
    }
    let next = last.map { $0.rawValue + 1 } ?? 0
    let isNext = rung.rawValue == next
    let isAfterRelease = rung == .place && next == RecoveryRung.release.rawValue
    return isNext || isAfterRelease ? nil : (.ladder, "the step \(rung) follows on \(last as Any)")
  }

  /// Takes in a question to the host.
  mutating func take(_ moment: NavigationEngine.ProbeMoment) { answer.probe = moment }

  /// Takes in the end of a transition; says what is wrong with it.
  mutating func settle(
    after event: NavigationEngine.Event, shown: [PageID]
  ) -> Finding? {
    guard let ended = running else { return (.end, "a transition ends, and none has run") }
    running = nil
    if let wrong = missing(at: ended, event) { return (.end, wrong) }
    guard ended.isCancelled, ended.callCount + ended.hostChangeCount <= 1, !answer.isDivergence
    else { return nil }
    return shown == ended.from
      ? nil
      : (
        .cancel, "a transition went back to \(shown.numbers), not to \(ended.from.numbers)"
      )
  }

  /// What had to be seen before this end, and was not.
  private func missing(at ended: Running, _ event: NavigationEngine.Event) -> String? {
    switch event {
    case .performed(_, _, let reading):
      let isSeen = reading.status.presence == .onScreen
      return isSeen && !answer.hasFailure ? "a transition ends in the turn of its call" : nil
    case .read(let reading, _):
      if ended.rung == .giveUp { return nil }
      if reading.status.coordinator != nil { return "a transition ends while the host moves" }
      if reading.status.presence != .onScreen { return nil }
      if !ended.hasLaidOut { return "a transition ends before the host has laid out" }
      let isWitnessed = openEnds.isEmpty || ended.rung != nil || ended.hostChangeCount > 1
      return isWitnessed || ended.isFollowed
        ? nil : "a transition ends whose completion has not been seen"
    default:
      return "a transition ends, and nobody has looked at the host"
    }
  }

  /// Says what is missing in the whole answer.
  mutating func finish(isAtRest: Bool, isHeld: Bool) -> Finding? {
    if isAtRest { blockedRung = nil }
    guard let rung = answer.rung else { return nil }
    let isDone =
      switch rung {
      case .probe: answer.probe != nil
      case .layout: answer.probe == .afterLayout
      case .release: answer.probe == .afterLayout && !isHeld
      case .place: answer.isPlacing
      case .giveUp: answer.probe == .now
      }
    return isDone ? nil : (.ladder, "the step \(rung) is reported, and not taken")
  }
}

extension TransitionWatch.Running {
  /// Whether the host changed something on top of a call, so that a reading may say where all of it led.
  fileprivate var isFollowed: Bool { callCount > 0 && hostChangeCount > 0 }
}
