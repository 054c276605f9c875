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

  /// The steps that are kept; the oldest is at `oldest`.
  private var ring: [FlightRecording.Step] = []
  private var oldest = 0
  private var count = 0
  /// How many steps have been dropped.
  private var droppedStepCount = 0
  /// What the app chose since the last step.
  private var newSettings: NavigationEngine.Settings?

  /// The engine before the oldest step; without meaning while there is a `restAtStart`.
  private var start: NavigationEngine
  /// The same, if it was at rest then.
  private var restAtStart: RestingEngine?
  /// Rests of the engine after steps that are kept.
  private var rests = FirstInFirstOut<Rest>()
  /// How many steps there had been at the last of them.
  private var lastRest = 0

  /// A rest of the engine, after that many steps from the beginning.
  private struct Rest: Hashable, Sendable {
    var stepCount: Int
    var engine: RestingEngine
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

  /// Hands an event to the engine, and remembers it with what follows.
  ///
  /// - Complexity: That of `NavigationEngine.handle(_:at:)`; twice that once the ring is full, while the
  ///   engine does not come to rest.
  public mutating func handle(
    _ event: NavigationEngine.Event, at now: Timestamp
  ) -> [NavigationEngine.Action] {
    let actions = engine.handle(event, at: now)
    guard capacity > 0 else { return actions }
    if count == capacity + margin { makeRoom() }
    add(FlightRecording.Step(time: now, settings: newSettings, event: event, actions: actions))
    newSettings = nil
    noteRest()
    return actions
  }

  /// The steps that are remembered, with the state before them.
  public func recording() -> FlightRecording {
    guard capacity > 0 else { return FlightRecording(start: engine) }
    let end = oldest + count
    let steps =
      end <= ring.count
      ? ring[oldest..<end] : ring[oldest...] + ring[..<(end - ring.count)]
    return FlightRecording(
      start: restAtStart?.engine ?? start, droppedStepCount: droppedStepCount,
      steps: Array(steps))
  }

  // MARK: The ring

  private mutating func add(_ step: FlightRecording.Step) {
    let place = oldest + count
    if place == ring.count, place < capacity + margin {
      ring.append(step)
    } else {
      ring[place % ring.count] = step
    }
    count += 1
  }

  /// Drops steps up to a rest of the engine, or one.
  private mutating func makeRoom() {
    var rest: Rest?
    while let next = rests.first, next.stepCount <= droppedStepCount + margin {
      rest = rests.popFirst()
    }
    if let rest, rest.stepCount > droppedStepCount {
      drop(rest.stepCount - droppedStepCount)
      restAtStart = rest.engine
      start = NavigationEngine()
      return
    }
    if let restAtStart { start = restAtStart.engine }
    restAtStart = nil
    _ = start.take(ring[oldest])
    drop(1)
  }

  private mutating func drop(_ number: Int) {
    oldest = (oldest + number) % ring.count
    count -= number
    droppedStepCount += number
  }

  /// Notes that the engine is at rest, unless it has been noted shortly before.
  private mutating func noteRest() {
    let stepCount = droppedStepCount + count
    guard stepCount - lastRest >= max(1, margin / 2), let rest = RestingEngine(engine) else {
      return
    }
    lastRest = stepCount
    rests.append(Rest(stepCount: stepCount, engine: rest))
  }
}

extension NavigationEngine {
  /// Does what a recorded step did.
  package mutating func take(_ step: FlightRecording.Step) -> [Action] {
    if let settings = step.settings { self.settings = settings }
    return handle(step.event, at: step.time)
  }
}
