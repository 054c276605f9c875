/// An engine that remembers its last steps, so that what went wrong can be replayed.
///
/// The steps are kept in a ring of a fixed size, with the engine's state before the oldest of them. As
/// old steps are dropped, that state moves on: to a later rest of the engine, which is noted as it
/// happens and costs next to nothing; or, if there was none, because everything stands still, by
/// handling the dropped step once more. So a replay is exact whatever the engine is in the middle of, and
/// the cost of a step does not grow.
public struct FlightRecorder: Sendable {
  /// How many steps are kept at least, at first.
  public static let standardCapacity = 256
  /// How many steps can be kept at least.
  public static let capacityRange = 0...65_536

  /// The engine, after the last step.
  public private(set) var engine: NavigationEngine
  /// How many steps are kept at least, once there have been so many; 0 keeps none.
  public let capacity: Int
  /// How many steps may be kept besides, so that the oldest can go together: an eighth of the others.
  private let margin: Int

  /// The steps that are kept.
  private var ring: StepRing
  /// What the app chose since the last step.
  private var newSettings: NavigationEngine.Settings?

  /// The engine before the oldest step; without meaning while there is a `restAtStart`.
  private var start: NavigationEngine
  /// The same, if it was at rest then.
  private var restAtStart: Rest?
  /// Rests of the engine after steps that are kept.
  private var rests = FirstInFirstOut<Rest>()
  /// How many steps there had been at the last of them.
  private var lastRest = 0
  /// What was shown in those rests.
  private var stacks = StackHistory()

  /// A rest of the engine, after that many steps from the beginning.
  private struct Rest: Hashable, Sendable {
    var stepCount: Int
    var engine: RestingEngine
    /// When it was, in the history of the stack.
    var moment: Int
  }

  /// Begins to record an engine.
  ///
  /// - Parameter capacity: How many steps to keep at least; taken to the nearest end of
  ///   ``capacityRange`` if it lies outside.
  public init(_ engine: NavigationEngine, capacity: Int = Self.standardCapacity) {
    self.engine = engine
    start = engine
    self.capacity = min(max(capacity, Self.capacityRange.lowerBound), Self.capacityRange.upperBound)
    margin = max(1, self.capacity / 8)
    ring = StepRing(capacity: self.capacity + margin)
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
  /// - Complexity: That of `NavigationEngine.handle(_:at:)`; twice that once the ring is full, while the
  ///   engine does not come to rest.
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
    _ event: NavigationEngine.Event, at now: Timestamp,
    into actions: inout [NavigationEngine.Action]
  ) {
    guard capacity > 0 else { return engine.handle(event, at: now, into: &actions) }
    if ring.count == capacity + margin { makeRoom() }
    if case .some = newSettings { recordNewSettings() }
    ring.append(event, plan: engine.plan, at: now)
    engine.handle(event, at: now, into: &actions)
    noteRest()
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
    guard capacity > 0 else { return FlightRecording(start: engine) }
    let start = restAtStart.map(engine(at:)) ?? start
    return FlightRecording(
      start: start, droppedStepCount: ring.droppedCount, steps: ring.steps(from: start))
  }

  private func engine(at rest: Rest) -> NavigationEngine {
    rest.engine.engine(shown: stacks.pages(at: rest.moment))
  }

  // MARK: Room

  /// Drops steps up to a rest of the engine, or one.
  private mutating func makeRoom() {
    var rest: Rest?
    while let stepCount = rests.first?.stepCount, stepCount <= ring.droppedCount + margin {
      rest = rests.popFirst()
    }
    if let rest, rest.stepCount > ring.droppedCount {
      ring.dropFirst(rest.stepCount - ring.droppedCount)
      stacks.forget(before: rest.moment)
      if restAtStart == nil { start = NavigationEngine() }
      restAtStart = rest
      return
    }
    if let restAtStart { start = engine(at: restAtStart) }
    restAtStart = nil
    ring.moveOldest(to: &start)
  }

  /// Notes that the engine is at rest, unless it has been noted shortly before.
  private mutating func noteRest() {
    let stepCount = ring.stepCount
    guard stepCount - lastRest >= max(1, margin / 2), let rest = RestingEngine(engine) else {
      return
    }
    lastRest = stepCount
    let moment = stacks.note(engine.plan.base.stack)
    rests.append(Rest(stepCount: stepCount, engine: rest, moment: moment))
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
