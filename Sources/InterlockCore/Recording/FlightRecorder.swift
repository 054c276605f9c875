/// An engine that remembers its last steps, so that what went wrong can be replayed.
///
/// The steps are kept in a ring of a fixed size. The engine's state before the oldest of them is kept
/// too: a step that falls out of the ring is handled once more, by that older engine. So a replay is
/// exact whatever the engine is in the middle of, and the cost of a step does not grow.
public struct FlightRecorder: Sendable {
  /// How many steps are kept at first.
  public static let standardCapacity = 256
  /// How many steps can be kept.
  public static let capacityRange = 0...65_536

  /// The engine, after the last step.
  public private(set) var engine: NavigationEngine
  /// The most steps that are kept; 0 keeps none.
  public let capacity: Int

  /// The engine before the oldest step.
  private var start: NavigationEngine
  /// How many steps have fallen out.
  private var droppedStepCount = 0
  /// The steps that are kept, the oldest at `oldest`.
  private var ring: [FlightRecording.Step] = []
  private var oldest = 0
  /// What the app chose since the last step.
  private var newSettings: NavigationEngine.Settings?

  /// Begins to record an engine.
  ///
  /// - Parameter capacity: How many steps to keep; taken to the nearest end of ``capacityRange`` if it
  ///   lies outside.
  public init(_ engine: NavigationEngine, capacity: Int = Self.standardCapacity) {
    self.engine = engine
    start = engine
    self.capacity = min(max(capacity, Self.capacityRange.lowerBound), Self.capacityRange.upperBound)
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
  /// - Complexity: That of `NavigationEngine.handle(_:at:)`, twice once the ring is full.
  public mutating func handle(
    _ event: NavigationEngine.Event, at now: Timestamp
  ) -> [NavigationEngine.Action] {
    let actions = engine.handle(event, at: now)
    guard capacity > 0 else { return actions }
    let step = FlightRecording.Step(
      time: now, settings: newSettings, event: event, actions: actions)
    newSettings = nil
    if ring.count < capacity {
      ring.append(step)
    } else {
      drop(ring[oldest])
      ring[oldest] = step
      oldest = oldest + 1 == capacity ? 0 : oldest + 1
    }
    return actions
  }

  /// The steps that are remembered, with the state before them.
  public func recording() -> FlightRecording {
    guard capacity > 0 else { return FlightRecording(start: engine) }
    return FlightRecording(
      start: start, droppedStepCount: droppedStepCount,
      steps: Array(ring[oldest...] + ring[..<oldest]))
  }

  /// Takes a step into the state before the steps that are kept.
  private mutating func drop(_ step: FlightRecording.Step) {
    droppedStepCount += 1
    _ = start.take(step)
  }
}

extension NavigationEngine {
  /// Does what a recorded step did.
  package mutating func take(_ step: FlightRecording.Step) -> [Action] {
    if let settings = step.settings { self.settings = settings }
    return handle(step.event, at: step.time)
  }
}
