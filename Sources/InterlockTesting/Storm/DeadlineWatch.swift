import InterlockCore

/// Watches deadlines: when each is armed, for how long, and that there is one while something is waited for.
///
/// Written from section 6 of the specification: settle is the expected duration and the grace, re-check and
/// incident are what the settings say, in the background and off screen they stand still.
struct DeadlineWatch: Sendable {
  /// What the app has chosen.
  var deadlines: NavigationDeadlines {
    didSet {
      longestReport = max(longestReport, deadlines.report)
      isPauseClean = false
    }
  }
  /// The longest time until a report that the app has ever chosen: what is left of it runs on.
  private var longestReport: Interval
  private var isPaused = false
  /// Whether this event sends the app to the background, or brings it back.
  private var isPausing = false
  private var isResuming = false
  /// Whether nothing has happened since the app went to the background.
  private var isPauseClean = false
  private var isAwayFromScreen: Bool
  /// How long a transition takes, as the host said last, and the longest time that it has said since the last rest.
  private var duration = Interval.zero
  private var longest = Interval.zero
  /// How long the app wants to block, if that is what the event says.
  private var limit: Interval?
  /// What was left of deadlines when they were told to stand still.
  private var remainders: [Remainder] = []
  /// The deadline of what runs or is waited for, that of the next look at holds, and that of their report.
  private var armed: NavigationEngine.Deadline?
  private var armedLook: NavigationEngine.Deadline?
  private var armedIncident: NavigationEngine.Deadline?
  private var manualCount = 0
  private var heldCount = 0
  private var isCalling = false

  private struct Remainder: Sendable {
    var kind: NavigationEngine.Deadline.Kind
    var interval: Interval
  }

  init(_ deadlines: NavigationDeadlines, presence: HostPresence) {
    self.deadlines = deadlines
    longestReport = deadlines.report
    isAwayFromScreen = presence != .onScreen
  }

  /// Takes in an event, before its answer.
  mutating func listen(to event: NavigationEngine.Event) {
    limit = nil
    isPausing = false
    isResuming = false
    switch event {
    case .requested(_, let status), .consentGiven(_, _, let status): note(status)
    case .performed(_, _, let reading):
      isCalling = false
      note(reading.status)
    case .read(let reading, _): note(reading.status)
    case .hostBegan(let change): note(change.reading.status)
    case .presenceChanged(let presence): isAwayFromScreen = presence != .onScreen
    case .deadlineReached(let deadline): forget(deadline)
    case .holdTaken(_, let limit): self.limit = max(.zero, limit ?? deadlines.manualHold)
    case .paused: return pause()
    case .resumed:
      isResuming = true
      isPaused = false
      return
    case .withdrawn, .witnessed, .consentRefused, .holdReleased, .closed: break
    }
    isPauseClean = false
  }

  private mutating func note(_ status: HostStatus) {
    isAwayFromScreen = status.presence != .onScreen
    guard let coordinator = status.coordinator else { return }
    duration = max(.zero, coordinator.duration)
    longest = max(longest, duration)
  }

  private mutating func pause() {
    isPausing = true
    guard !isPaused else { return }
    isPaused = true
    isPauseClean = true
    remainders.removeAll(keepingCapacity: true)
  }

  /// The deadline does not run any more, if it did.
  private mutating func forget(_ deadline: NavigationEngine.Deadline) {
    switch deadline.kind {
    case .settle, .recheck: if armed == deadline { armed = nil }
    case .holdRecheck: if armedLook == deadline { armedLook = nil }
    case .incident: if armedIncident == deadline { armedIncident = nil }
    case .manualHold: manualCount -= 1
    }
  }

  /// Takes in that a deadline is armed; says what is wrong with it.
  mutating func arm(_ deadline: NavigationEngine.Deadline, now: Timestamp) -> String? {
    switch deadline.kind {
    case .settle, .recheck:
      if armed != nil { return "two deadlines of what runs are armed" }
      armed = deadline
    case .holdRecheck: armedLook = deadline
    case .incident: armedIncident = deadline
    case .manualHold: manualCount += 1
    }
    if isPaused { return "\(deadline.kind) is armed in the background" }
    let interval = deadline.time - now
    if isResuming {
      let left = remainders.first { $0.kind == deadline.kind }?.interval
      guard isPauseClean, interval != left else { return nil }
      return "\(deadline.kind) runs on for \(interval.seconds) s after the background"
    }
    return isRight(interval, for: deadline.kind)
      ? nil : "\(deadline.kind) is armed for \(interval.seconds) s"
  }

  private func isRight(_ interval: Interval, for kind: NavigationEngine.Deadline.Kind) -> Bool {
    switch kind {
    case .settle:
      interval == deadlines.settleGrace || interval == duration + deadlines.settleGrace
        || interval == longest + deadlines.settleGrace
    case .recheck, .holdRecheck: interval == deadlines.recheck
    case .incident: interval <= longestReport  // It may run on after a time off screen.
    case .manualHold: interval == limit
    }
  }

  /// Takes in that a deadline is taken back.
  mutating func disarm(_ deadline: NavigationEngine.Deadline, now: Timestamp) {
    forget(deadline)
    guard isPausing else { return }
    remainders.append(Remainder(kind: deadline.kind, interval: max(.zero, deadline.time - now)))
  }

  /// Takes in a call, and what is blocked.
  mutating func call() { isCalling = true }
  mutating func hold(_ change: Int) { heldCount += change }

  /// Says what is wrong with what is armed after an event.
  mutating func finding(isAtRest: Bool) -> String? {
    if isAtRest { longest = .zero }
    if isPaused {
      let isStill = armed == nil && armedLook == nil && armedIncident == nil && manualCount == 0
      return isStill ? nil : "a deadline runs in the background"
    }
    if isAwayFromScreen {
      return armedIncident == nil ? nil : "the time until a report runs on off screen"
    }
    if isAtRest {
      if armed != nil { return "at rest, a deadline runs" }
    } else if armed == nil, !isCalling {
      return "something is waited for without a deadline"
    }
    return (heldCount > 0) == (armedLook != nil)
      ? nil : "what is blocked is not looked after, or what is free is"
  }
}
