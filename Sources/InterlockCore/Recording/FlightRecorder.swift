/// An engine that remembers its last steps, so that what went wrong can be replayed.
///
/// The steps are kept in a ring of a fixed size, with bookmarks: states of the engine, one for so many steps.
/// As old steps are dropped, the recording begins at a later bookmark. So a replay is exact whatever the
/// engine is in the middle of, and the cost of a step does not grow with the stack or with what waits.
public struct FlightRecorder: Sendable {
  /// How many steps are kept at least, at first.
  public static let standardCapacity = 256
  /// How many steps can be kept at least.
  public static let capacityRange = 0...65_536

  /// The engine, after the last step.
  public private(set) var engine: NavigationEngine
  /// How many steps are kept at least, once there have been so many; 0 keeps none.
  public let capacity: Int
  /// How many steps may be kept besides, so that the oldest can go together: a quarter of the others.
  private let margin: Int
  /// After how many steps a rest is a place for a bookmark.
  private let shortDistance: Int

  /// The steps that are kept.
  private var ring: StepRing
  /// What the app chose since the last step.
  private var newSettings: NavigationEngine.Settings?

  /// States of the engine, the first of them before the oldest step; none if no steps are kept.
  private var bookmarks = Bookmarks()

  /// Begins to record an engine.
  ///
  /// - Parameter capacity: How many steps to keep at least; taken to the nearest end of
  ///   ``capacityRange`` if it lies outside.
  public init(_ engine: NavigationEngine, capacity: Int = Self.standardCapacity) {
    self.engine = engine
    self.capacity = min(max(capacity, Self.capacityRange.lowerBound), Self.capacityRange.upperBound)
    margin = max(1, self.capacity / 4)
    shortDistance = margin * 3 / 4
    ring = StepRing(capacity: self.capacity + margin)
    if self.capacity > 0 { bookmarks.set(engine, after: 0) }
  }

  /// What the app may choose; a change is part of the next step.
  public var settings: NavigationEngine.Settings {
    get { engine.settings }
    set {
      guard newValue != engine.settings else { return }
      engine.settings = newValue
      newSettings = newValue
    }
  }

  /// Hands an event to the engine, and remembers it.
  ///
  /// - Complexity: That of `NavigationEngine.handle(_:at:)`, amortised; where pushes with a key are open, their
  ///   number divided by a quarter of the capacity comes on top.
  public mutating func handle(
    _ event: NavigationEngine.Event, at now: Timestamp
  ) -> [NavigationEngine.Action] {
    var actions: [NavigationEngine.Action] = []
    handle(event, at: now, into: &actions)
    return actions
  }

  /// The same, with the actions in a list whose storage is used again; what it held is lost.
  ///
  /// - Complexity: As `handle(_:at:)`. Allocates nothing while the engine goes back and forth.
  public mutating func handle(
    _ event: consuming NavigationEngine.Event, at now: Timestamp,
    into actions: inout [NavigationEngine.Action]
  ) {
    guard capacity > 0 else { return engine.handle(event, at: now, into: &actions) }
    if ring.count == capacity + margin { makeRoom() }
    if case .some = newSettings { recordNewSettings() }
    let stack = stackToLeaveOut(of: event)
    engine.handle(event, at: now, into: &actions)
    ring.append(event, without: stack, at: now)
    setBookmarkIfDue()
  }

  /// The stack of an event's reading, if the engine knows it by itself.
  @inline(__always)
  private func stackToLeaveOut(of event: NavigationEngine.Event) -> KnownStack? {
    switch event {
    case .performed(_, _, let reading): KnownStack(reading.pages, of: engine.plan)
    case .read(let reading, _): KnownStack(reading.pages, of: engine.plan)
    case .requested, .withdrawn, .hostBegan, .witnessed, .presenceChanged, .deadlineReached,
      .consentGiven, .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      nil
    }
  }

  /// Away from `handle`, which would copy the choice for each event, also where there is none; so would a
  /// comparison with `nil`.
  @inline(never)
  private mutating func recordNewSettings() {
    if let choice = newSettings.take() { ring.note(choice) }
  }

  /// The steps that are remembered, with the state before them, and with what the engine answers to each.
  ///
  /// - Complexity: That of handling the steps once more, and O(depth) for each that read the host.
  public func recording() -> FlightRecording {
    guard let start = bookmarks.firstEngine else { return FlightRecording(start: engine) }
    return FlightRecording(
      start: start, droppedStepCount: ring.droppedCount, steps: ring.steps(from: start))
  }

  // MARK: Room

  /// Drops as many of the oldest steps as may go, up to a bookmark.
  private mutating func makeRoom() {
    bookmarks.forget(before: ring.droppedCount + margin)
    ring.dropFirst(bookmarks.first - ring.droppedCount)
  }

  /// Sets a bookmark at a rest if it has been a while, and anywhere before it is too long: there is one
  /// among the steps that may be dropped together.
  @inline(__always)
  private mutating func setBookmarkIfDue() {
    let distance = ring.stepCount - bookmarks.last
    if distance >= shortDistance, distance >= margin || engine.isAtRest { setBookmark() }
  }

  private mutating func setBookmark() {
    bookmarks.set(engine, after: ring.stepCount)
  }
}

extension NavigationEngine {
  /// Does what a recorded step did.
  @discardableResult
  package mutating func take(_ step: FlightRecording.Step) -> [Action] {
    if let settings = step.settings { self.settings = settings }
    return handle(step.event, at: step.time)
  }
}
