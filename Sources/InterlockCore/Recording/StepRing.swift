/// The steps that a recorder keeps: a ring of slots that are used again.
///
/// What the engine answered is not kept, for the same engine gives the same answers to the same events.
struct StepRing: Sendable {
  /// The slots; the oldest step is in the one at `oldest`.
  private var slots: [Slot] = []
  private var oldest = 0
  private(set) var count = 0
  /// Choices of the app, each with the number of the step before which it was made.
  private var settings = FirstInFirstOut<Choice>()
  /// How many steps have been dropped.
  private(set) var droppedCount = 0
  private let capacity: Int

  private struct Slot: Sendable {
    var time: Timestamp
    var event: KeptEvent
  }

  private struct Choice: Hashable, Sendable {
    var step: Int
    var settings: NavigationEngine.Settings
  }

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many steps there have been.
  var stepCount: Int { droppedCount + count }

  /// Keeps what the app has chosen before the next event.
  mutating func note(_ choice: NavigationEngine.Settings) {
    settings.append(Choice(step: stepCount, settings: choice))
  }

  /// Keeps an event, without the stack of its reading if the engine knew that before it.
  @inline(__always)
  mutating func append(
    _ event: consuming NavigationEngine.Event, without stack: KnownStack?, at time: Timestamp
  ) {
    let slot = Slot(time: time, event: KeptEvent(event, without: stack))
    let place = oldest + count
    if place == slots.count, place < capacity {
      slots.append(slot)
    } else {
      slots[place < slots.count ? place : place - slots.count] = slot
    }
    count += 1
  }

  /// Forgets the oldest steps. Complexity: O(number of choices of the app among them).
  mutating func dropFirst(_ number: Int) {
    oldest += number
    if oldest >= slots.count { oldest -= slots.count }
    count -= number
    droppedCount += number
    while let step = settings.first?.step, step < droppedCount { _ = settings.popFirst() }
  }
}

// MARK: - Reading

extension StepRing {
  /// The steps, as they were, for an engine in the state before the oldest of them.
  func steps(from start: NavigationEngine) -> [FlightRecording.Step] {
    var engine = start
    var steps: [FlightRecording.Step] = []
    steps.reserveCapacity(count)
    var choices = settings.elements[...]
    for offset in 0..<count {
      let slot = slots[(oldest + offset) % slots.count]
      var step = FlightRecording.Step(
        time: slot.time, event: slot.event.event(told: engine.plan), actions: [])
      if choices.first?.step == droppedCount + offset {
        step.settings = choices.removeFirst().settings
      }
      step.actions = engine.take(step)
      steps.append(step)
    }
    return steps
  }
}
