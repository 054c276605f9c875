/// The steps that a recorder keeps: a ring of slots that are used again, and one of actions.
///
/// A stack that the engine knows is not kept but named. To keep it would make the host copy its list at
/// the next change of it.
struct StepRing: Sendable {
  /// The slots; the oldest step is in the one at `oldest`.
  private var slots: [Slot] = []
  private var oldest = 0
  private(set) var count = 0
  /// The actions of all steps, one after the other, around a ring of their own.
  private var actions: [NavigationEngine.Action] = []
  private var oldestAction = 0
  private var actionCount = 0
  /// Choices of the app, each with the number of the step before which it was made.
  private var settings = FirstInFirstOut<Choice>()
  /// How many steps have been dropped.
  private(set) var droppedCount = 0
  private let capacity: Int
  /// Actions that nobody wants to know; their storage serves again.
  private var unread: [NavigationEngine.Action] = []

  private struct Slot: Sendable {
    var time: Timestamp
    var event: NavigationEngine.Event
    /// What the event's reading says, if its stack is left out of the event.
    var pages: KnownPages
    var actionCount: Int
  }

  /// A stack that an engine knows by itself.
  enum KnownPages {
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

  /// Keeps an event that is about to be handled, as `abridged` makes it; its actions follow.
  mutating func append(
    _ event: NavigationEngine.Event, without pages: KnownPages, at time: Timestamp,
    settings choice: NavigationEngine.Settings?
  ) {
    if let choice { settings.append(Choice(step: stepCount, settings: choice)) }
    let slot = Slot(time: time, event: event, pages: pages, actionCount: 0)
    let place = oldest + count
    if place == slots.count, place < capacity {
      slots.append(slot)
    } else {
      slots[place < slots.count ? place : place - slots.count] = slot
    }
    count += 1
  }

  /// Keeps what the engine answered to the last event.
  mutating func appendActions(_ answer: [NavigationEngine.Action]) {
    let last = oldest + count - 1
    slots[last < slots.count ? last : last - slots.count].actionCount = answer.count
    while actionCount + answer.count > actions.count { growActions() }
    var place = oldestAction + actionCount
    for action in answer {
      actions[place & (actions.count - 1)] = action
      place += 1
    }
    actionCount += answer.count
  }

  /// Forgets the oldest steps. Complexity: O(number of them).
  mutating func dropFirst(_ number: Int) {
    for _ in 0..<number {
      let dropped = slots[oldest].actionCount
      oldestAction = (oldestAction + dropped) & (actions.count - 1)
      actionCount -= dropped
      oldest = oldest + 1 == slots.count ? 0 : oldest + 1
      count -= 1
      if settings.first?.step == droppedCount { _ = settings.popFirst() }
      droppedCount += 1
    }
  }

  private mutating func growActions() {
    var larger: [NavigationEngine.Action] = []
    larger.reserveCapacity(max(64, actions.count * 2))
    for offset in 0..<actionCount {
      larger.append(actions[(oldestAction + offset) & (actions.count - 1)])
    }
    while larger.count < max(64, actions.count * 2) { larger.append(.notify(.cameToRest)) }
    actions = larger
    oldestAction = 0
  }
}

// MARK: - Reading

extension StepRing {
  /// The steps, as they were, for an engine in the state before the oldest of them.
  func steps(from start: NavigationEngine) -> [FlightRecording.Step] {
    var engine = start
    var steps: [FlightRecording.Step] = []
    steps.reserveCapacity(count)
    var actionOffset = 0
    var choices = settings.elements[...]
    for offset in 0..<count {
      var choice: NavigationEngine.Settings?
      if choices.first?.step == droppedCount + offset { choice = choices.removeFirst().settings }
      let step = step(offset, actionOffset, choice, before: engine)
      actionOffset += step.actions.count
      steps.append(step)
      engine.take(step)
    }
    return steps
  }

  /// Makes an engine in the state before the oldest step take that step, which is forgotten.
  mutating func moveOldest(to engine: inout NavigationEngine) {
    if let choice = settings.first, choice.step == droppedCount {
      engine.settings = choice.settings
    }
    let slot = slots[oldest]
    engine.handle(Self.unabridged(slot, plan: engine.plan), at: slot.time, into: &unread)
    dropFirst(1)
  }

  private func step(
    _ offset: Int, _ actionOffset: Int, _ choice: NavigationEngine.Settings?,
    before engine: NavigationEngine
  ) -> FlightRecording.Step {
    let slot = slots[(oldest + offset) % slots.count]
    let answer = (0..<slot.actionCount).map {
      actions[(oldestAction + actionOffset + $0) & (actions.count - 1)]
    }
    return FlightRecording.Step(
      time: slot.time, settings: choice,
      event: Self.unabridged(slot, plan: engine.plan, isForUs: false), actions: answer)
  }
}

// MARK: - Stacks that are left out

extension StepRing {
  /// An event without a stack that follows from the plan, and which stack that is.
  static func abridged(
    _ event: NavigationEngine.Event, plan: borrowing Plan
  ) -> (NavigationEngine.Event, KnownPages) {
    switch event {
    case .performed(let id, let attempt, let reading):
      let pages = known(reading.pages, plan)
      if pages == .none { return (event, pages) }
      let abridged = HostReading(pages: PageStack(), status: reading.status)
      return (.performed(id, attempt: attempt, abridged), pages)
    case .read(let reading, let probe):
      let pages = known(reading.pages, plan)
      if pages == .none { return (event, pages) }
      return (
        .read(HostReading(pages: PageStack(), status: reading.status), answering: probe), pages
      )
    case .requested, .withdrawn, .hostBegan, .witnessed, .presenceChanged, .deadlineReached,
      .consentGiven, .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      return (event, .none)
    }
  }

  private static func known(_ pages: PageStack, _ plan: borrowing Plan) -> KnownPages {
    if pages == plan.base.stack { return .base }
    return plan.isShown(pages) ? .shown : .none
  }

  /// The event as it was; one that only an engine is to see may have a stand-in for its stack.
  private static func unabridged(
    _ slot: Slot, plan: borrowing Plan, isForUs: Bool = true
  ) -> NavigationEngine.Event {
    let pages: PageStack
    switch slot.pages {
    case .none: return slot.event
    case .base: pages = isForUs ? PageStack(standingFor: plan.base.stack) : plan.base.stack
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
