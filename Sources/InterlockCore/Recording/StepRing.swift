/// The steps that a recorder keeps: a ring of slots that are used again.
///
/// What the engine answered is not kept, for the same engine gives the same answers to the same events. A
/// stack that the engine knows is not kept but named: to keep it would make the host copy its list at the
/// next change of it.
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
    var event: NavigationEngine.Event
    /// What the event's reading says, if its stack is left out of the event.
    var pages: KnownPages
  }

  /// A stack that an engine knows by itself.
  private enum KnownPages {
    /// None: the event has all it had.
    case none
    /// What the running transition leads to.
    case base
    /// What is shown.
    case shown
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

  /// Keeps an event that is about to be handled, without a stack that follows from the plan.
  mutating func append(
    _ event: NavigationEngine.Event, plan: borrowing Plan, at time: Timestamp
  ) {
    let slot = Self.slot(for: event, plan: plan, at: time)
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
        time: slot.time, event: Self.unabridged(slot, plan: engine.plan),
        actions: [])
      if choices.first?.step == droppedCount + offset {
        step.settings = choices.removeFirst().settings
      }
      step.actions = engine.take(step)
      steps.append(step)
    }
    return steps
  }
}

// MARK: - Stacks that are left out

extension StepRing {
  /// An event without a stack that follows from the plan, and which stack that is.
  private static func slot(
    for event: NavigationEngine.Event, plan: borrowing Plan, at time: Timestamp
  ) -> Slot {
    switch event {
    case .performed(let id, let attempt, let reading):
      let pages = known(reading.pages, plan)
      if pages == .none { break }
      let abridged = HostReading(pages: PageStack(), status: reading.status)
      return Slot(
        time: time, event: .performed(id, attempt: attempt, abridged), pages: pages)
    case .read(let reading, let probe):
      let pages = known(reading.pages, plan)
      if pages == .none { break }
      let abridged = HostReading(pages: PageStack(), status: reading.status)
      return Slot(time: time, event: .read(abridged, answering: probe), pages: pages)
    case .requested, .withdrawn, .hostBegan, .witnessed, .presenceChanged, .deadlineReached,
      .consentGiven, .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      break
    }
    return Slot(time: time, event: event, pages: .none)
  }

  private static func known(_ pages: PageStack, _ plan: borrowing Plan) -> KnownPages {
    if pages == plan.base.stack { return .base }
    return plan.isShown(pages) ? .shown : .none
  }

  /// The event as it was.
  private static func unabridged(_ slot: Slot, plan: borrowing Plan) -> NavigationEngine.Event {
    let pages: PageStack
    switch slot.pages {
    case .none: return slot.event
    case .base: pages = plan.base.stack
    case .shown: pages = plan.shownStack
    }
    switch slot.event {
    case .performed(let id, let attempt, let reading):
      let whole = HostReading(pages: pages, status: reading.status)
      return .performed(id, attempt: attempt, whole)
    case .read(let reading, let probe):
      return .read(HostReading(pages: pages, status: reading.status), answering: probe)
    case .requested, .withdrawn, .hostBegan, .witnessed, .presenceChanged, .deadlineReached,
      .consentGiven, .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      return slot.event
    }
  }
}
