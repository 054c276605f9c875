/// A deadline that an engine has running, one at a time, and what is left of it while it is paused.
///
/// What a change orders goes to the end of a list of actions.
struct DeadlineTimer: Hashable, Sendable {
  private(set) var state = State.stopped
  /// Whether time does not count: the app is in the background, say.
  private(set) var isPaused = false
  private var lastSerial = 0

  /// The shortest time until the same thing is looked at again. With none at all, a clock that stands
  /// still while its alarms ring would never come any further.
  static let shortestWait = Interval.milliseconds(1)

  enum State: Hashable, Sendable {
    case stopped
    case running(NavigationEngine.Deadline)
    /// Stands still in the background, with so much time left.
    case paused(NavigationEngine.Deadline.Kind, remainder: Interval)
  }

  /// Whether a deadline runs, or will run on after the pause.
  var isArmed: Bool { state != .stopped }

  /// Whether this is the deadline that runs.
  func isRunning(_ deadline: NavigationEngine.Deadline) -> Bool { state == .running(deadline) }

  /// How much time is left of a deadline of that kind; `nil` if none is armed.
  func remainder(of kind: NavigationEngine.Deadline.Kind, now: Timestamp) -> Interval? {
    switch state {
    case .running(let deadline) where deadline.kind == kind: deadline.time - now
    case .paused(kind, let remainder): remainder
    case .running, .paused, .stopped: nil
    }
  }

  /// Starts a deadline in the place of the one before it; while paused, keeps it for later.
  mutating func start(
    _ kind: NavigationEngine.Deadline.Kind, after interval: Interval, now: Timestamp,
    _ actions: inout [NavigationEngine.Action]
  ) {
    stop(&actions)
    guard !isPaused else {
      state = .paused(kind, remainder: interval)
      return
    }
    lastSerial += 1
    let deadline = NavigationEngine.Deadline(kind: kind, serial: lastSerial, time: now + interval)
    state = .running(deadline)
    actions.append(.schedule(deadline))
  }

  /// Stops the deadline, if there is one.
  mutating func stop(_ actions: inout [NavigationEngine.Action]) {
    if case .running(let deadline) = state { actions.append(.unschedule(deadline)) }
    state = .stopped
  }

  /// Takes note that the running deadline's time has come.
  mutating func fire() {
    state = .stopped
  }

  /// Makes the deadline stand still, or run on.
  mutating func setPaused(
    _ isPaused: Bool, now: Timestamp, _ actions: inout [NavigationEngine.Action]
  ) {
    isPaused ? pause(now: now, &actions) : resume(now: now, &actions)
  }

  /// Makes the deadline stand still.
  mutating func pause(now: Timestamp, _ actions: inout [NavigationEngine.Action]) {
    isPaused = true
    guard case .running(let deadline) = state else { return }
    state = .paused(deadline.kind, remainder: max(.zero, deadline.time - now))
    actions.append(.unschedule(deadline))
  }

  /// Lets the deadline run on.
  mutating func resume(now: Timestamp, _ actions: inout [NavigationEngine.Action]) {
    isPaused = false
    guard case .paused(let kind, let remainder) = state else { return }
    start(kind, after: remainder, now: now, &actions)
  }
}

// MARK: - In a recording

extension DeadlineTimer: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      switch state {
      case .stopped: break
      case .running(let deadline): $0.field(.running, deadline)
      case .paused(let kind, let remainder):
        $0.field(.kind, kind)
        $0.field(.remainder, remainder)
      }
      $0.field(.paused, isPaused)
      $0.field(.lastSerial, lastSerial)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.running, .kind, .remainder, .paused, .lastSerial)
    isPaused = try fields.read(.paused)
    lastSerial = try fields.count(.lastSerial)
    let running = try fields.readIfPresent(.running, as: NavigationEngine.Deadline.self)
    let kind = try fields.readIfPresent(.kind, as: NavigationEngine.Deadline.Kind.self)
    let remainder = try fields.readIfPresent(.remainder, as: Interval.self)
    switch (running, kind, remainder) {
    case (nil, nil, nil): state = .stopped
    case (let running?, nil, nil) where !isPaused: state = .running(running)
    case (nil, let kind?, let remainder?) where isPaused:
      state = .paused(kind, remainder: remainder)
    default: throw value.fault("a deadline both runs and stands still, or neither")
    }
  }
}
