/// Why interaction is blocked, with the deadlines that keep it from staying so.
struct HoldBook: Hashable, Sendable {
  /// What is held for the transition under way, in the order in which it was taken.
  private(set) var transitional: [HoldOwner] = []
  /// What the app holds, in the order in which it was taken.
  private(set) var manual: [Manual] = []
  /// When to look again whether what is held is still needed.
  private(set) var recheck = DeadlineTimer()
  /// When to report that interaction is still blocked; has fired if it is armed no more.
  private(set) var incident = DeadlineTimer()
  private(set) var isInBackground = false
  private(set) var isOffScreen = false
  private var lastToken: HoldToken?

  /// A hold that the app took.
  struct Manual: Hashable, Sendable {
    var token: HoldToken
    /// Ends the hold if the app does not.
    var limit: DeadlineTimer
  }

  /// Whether interaction is free.
  var isEmpty: Bool { transitional.isEmpty && manual.isEmpty }

  /// Who holds it blocked: transitions first, each kind in the order in which it was taken.
  var owners: [HoldOwner] { transitional + manual.map { .manual($0.token) } }

  /// Whether these hold it blocked, in any order, and nobody else.
  func isHeld(byExactly owners: [HoldOwner]) -> Bool {
    owners.count == transitional.count + manual.count
      && transitional.allSatisfy(owners.contains)
      && manual.allSatisfy { owners.contains(.manual($0.token)) }
  }

  /// Whether what is held for transitions is exactly what this one moves.
  @inline(__always)
  func isHeld(for transition: TransitionID, with motions: BarMotions) -> Bool {
    guard transitional.count == 1 + motions.count, transitional[0] == .page(transition) else {
      return false
    }
    return motions.indices.allSatisfy { transitional[$0 + 1] == .bar(motions[$0], transition) }
  }

  // MARK: Holds

  /// Replaces what is held for transitions.
  mutating func setTransitional(_ owners: [HoldOwner]) {
    transitional = owners
  }

  /// Takes a manual hold; `false` if its number is not new.
  mutating func take(
    _ token: HoldToken, atMost interval: Interval, now: Timestamp,
    _ actions: inout [NavigationEngine.Action]
  ) -> Bool {
    if let lastToken, token <= lastToken { return false }
    lastToken = token
    var limit = DeadlineTimer()
    if isInBackground { limit.pause(now: now, &actions) }
    actions.append(.hold(.manual(token)))
    limit.start(.manualHold(token), after: interval, now: now, &actions)
    manual.append(Manual(token: token, limit: limit))
    return true
  }

  /// Releases a manual hold; `false` if it is not held.
  mutating func release(
    _ token: HoldToken, _ actions: inout [NavigationEngine.Action]
  ) -> Bool {
    guard let index = manual.firstIndex(where: { $0.token == token }) else { return false }
    var hold = manual.remove(at: index)
    hold.limit.stop(&actions)
    actions.append(.release(.manual(token)))
    return true
  }

  /// Notes that a hold has lasted as long as it may; `false` if this is not its deadline.
  mutating func fireLimit(of token: HoldToken, _ deadline: NavigationEngine.Deadline) -> Bool {
    guard
      let index = manual.firstIndex(where: {
        $0.token == token && $0.limit.isRunning(deadline)
      })
    else { return false }
    manual[index].limit.fire()
    return true
  }

  // MARK: Deadlines

  /// Starts to watch over a block that has just begun.
  mutating func startWatch(
    _ deadlines: NavigationDeadlines, now: Timestamp, _ actions: inout [NavigationEngine.Action]
  ) {
    startRecheck(after: deadlines.recheck, now: now, &actions)
    incident.start(.incident, after: deadlines.report, now: now, &actions)
  }

  /// Notes that it is time to look again, and starts the time until the next look; `false` if this is
  /// not the deadline that runs.
  mutating func fireRecheck(
    _ deadline: NavigationEngine.Deadline, after interval: Interval, now: Timestamp,
    _ actions: inout [NavigationEngine.Action]
  ) -> Bool {
    guard recheck.isRunning(deadline) else { return false }
    recheck.fire()
    startRecheck(after: interval, now: now, &actions)
    return true
  }

  private mutating func startRecheck(
    after interval: Interval, now: Timestamp, _ actions: inout [NavigationEngine.Action]
  ) {
    let wait = max(interval, DeadlineTimer.shortestWait)
    recheck.start(.holdRecheck, after: wait, now: now, &actions)
  }

  /// Ends the watch: interaction is free.
  mutating func stopWatch(_ actions: inout [NavigationEngine.Action]) {
    recheck.stop(&actions)
    incident.stop(&actions)
  }

  /// Notes that the incident's time has come; `false` if this is not its deadline.
  mutating func fireIncident(_ deadline: NavigationEngine.Deadline) -> Bool {
    guard incident.isRunning(deadline) else { return false }
    incident.fire()
    return true
  }

  /// Lets the deadlines stand still in the background, and the incident's off screen too.
  @inline(__always)
  mutating func setPaused(
    inBackground: Bool, offScreen: Bool, now: Timestamp,
    _ actions: inout [NavigationEngine.Action]
  ) {
    guard inBackground != isInBackground || offScreen != isOffScreen else { return }
    isInBackground = inBackground
    isOffScreen = offScreen
    recheck.setPaused(inBackground, now: now, &actions)
    incident.setPaused(inBackground || offScreen, now: now, &actions)
    for index in manual.indices {
      manual[index].limit.setPaused(inBackground, now: now, &actions)
    }
  }
}

// MARK: - In a recording

extension HoldBook: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.transitional, transitional)
      $0.field(.manual, manual)
      $0.field(.recheck, recheck)
      $0.field(.incident, incident)
      $0.field(.background, isInBackground)
      $0.field(.offScreen, isOffScreen)
      $0.field(.lastToken, ifPresent: lastToken)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(
      .transitional, .manual, .recheck, .incident, .background, .offScreen, .lastToken)
    transitional = try fields.read(.transitional)
    manual = try fields.read(.manual)
    recheck = try fields.read(.recheck)
    incident = try fields.read(.incident)
    isInBackground = try fields.read(.background)
    isOffScreen = try fields.read(.offScreen)
    lastToken = try fields.readIfPresent(.lastToken)
  }
}

extension HoldBook.Manual: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.token, token)
      $0.field(.limit, limit)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.token, .limit)
    self.init(token: try fields.read(.token), limit: try fields.read(.limit))
  }
}
