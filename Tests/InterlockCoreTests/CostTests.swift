import InterlockCore
import Testing

@Suite("The engine's answer")
struct CostTests {
  /// Requests that wait behind a push whose end has not come.
  private func engine(waiting count: Int) -> NavigationEngine {
    var engine = NavigationEngine(
      shown: [PageID(rawValue: 0)], presence: .onScreen,
      settings: .init(queueLimit: .max))
    for number in 1...(count + 1) {
      let change: NavigationEngine.Change =
        number.isMultiple(of: 2) ? .pop(count: 1) : .push(.init(PageID(rawValue: number)))
      let request = NavigationEngine.Request(id: RequestID(rawValue: number), change)
      _ = engine.handle(.requested(request, HostStatus(presence: .onScreen)), at: .zero)
    }
    return engine
  }

  /// Carries out what is ordered until the engine is at rest, without a host; counts the calls.
  private func drain(_ engine: inout NavigationEngine) -> Int {
    var stack = engine.shown
    var calls = 1
    var perform = NavigationEngine.Perform(
      transition: TransitionID(rawValue: 1), attempt: 1, verb: .push(PageID(rawValue: 1)),
      isAnimated: true)
    while true {
      if case .push(let page) = perform.verb { stack.append(page) } else { stack.removeLast() }
      let reading = HostReading(stack: stack)
      _ = engine.handle(
        .performed(perform.transition, attempt: perform.attempt, reading), at: .zero)
      _ = engine.handle(.witnessed(.layoutPass), at: .zero)
      let answer = engine.handle(.read(reading, answering: nil), at: .zero)
      guard let next = answer.firstPerform else { return calls }
      perform = next
      calls += 1
    }
  }

  // Work that grows with the queue at each event would take several minutes.
  @Test("to sixty thousand waiting requests is one transition at a time", .timeLimit(.minutes(20)))
  func drainsLongQueue() {
    var engine = engine(waiting: 60_000)
    #expect(engine.waitingCount == 60_000)
    let calls = drain(&engine)
    #expect(calls == 60_001)
    #expect(engine.isAtRest)
    #expect(engine.openRequestCount == 0)
  }

  @Test("to one event is as short with many waiting requests as with none", arguments: [0, 10_000])
  func answerIsShort(count: Int) {
    var engine = engine(waiting: count)
    let request = NavigationEngine.Request(
      id: RequestID(rawValue: count + 2), .push(.init(PageID(rawValue: count + 5))))
    let answer = engine.handle(
      .requested(request, HostStatus(presence: .onScreen)), at: .zero)
    #expect(answer == [.notify(.targetChanged)])
  }
}

@Suite("The cost of a change")
struct ChangeCostTests {
  /// A host that is at rest with that many pages.
  private func engine(depth: Int) -> NavigationEngine {
    NavigationEngine(
      shown: (0..<depth).map { PageID(rawValue: $0) }, presence: .onScreen,
      settings: .init(queueLimit: .max))
  }

  /// Asks for a change, and takes it back.
  private func request(
    _ change: NavigationEngine.Change, _ number: Int, of engine: inout NavigationEngine
  ) -> [NavigationEngine.Action] {
    let request = NavigationEngine.Request(id: RequestID(rawValue: number), change, policy: .queue)
    return engine.handle(.requested(request, HostStatus()), at: .zero)
  }

  // With a copy of the stack for each, forty thousand times a hundred thousand pages: many minutes.
  @Test("at the top does not grow with the depth", .timeLimit(.minutes(20)))
  func depth() {
    let depth = 100_000
    var engine = engine(depth: depth)
    for number in 1...40_000 {
      let page = NavigationEngine.Page(PageID(rawValue: depth + number))
      let change: NavigationEngine.Change =
        switch number % 4 {
        case 0: .batch([.pop(count: 1), .push(page)])
        case 1: .push(page)
        case 2: .replaceTop(page)
        default: .remove([PageID(rawValue: depth + number - 1)])
        }
      let answer = request(change, number, of: &engine)
      #expect(answer.count <= 3)
    }
    #expect(engine.waitingCount == 39_999)
    #expect(engine.target.count == depth)
  }

  @Test("that fails in its last step is what it has touched", .timeLimit(.minutes(20)))
  func failingBatch() {
    var engine = engine(depth: 100_000)
    let target = engine.target
    let stranger = PageID(rawValue: -1)
    for number in 1...20_000 {
      let answer = request(.batch([.pop(count: 3), .popTo(stranger)]), number, of: &engine)
      let refusal = Refusal.inBatch(step: 1, .notInStack(stranger))
      #expect(answer == [.resolve(RequestID(rawValue: number), .refused(refusal))])
    }
    #expect(engine.target == target)
  }

  // The limit stands for "one pass": a second one for each request that waits would take hours.
  @Test("that is taken back is one pass over all that wait", .timeLimit(.minutes(20)))
  func withdrawal() {
    var engine = engine(depth: 1)
    let count = 200_000
    for number in 1...(count + 1) {
      let change: NavigationEngine.Change =
        number.isMultiple(of: 2) ? .pop(count: 1) : .push(.init(PageID(rawValue: number)))
      _ = request(change, number, of: &engine)
    }
    for number in [2, count / 2, count] {
      let id = RequestID(rawValue: number)
      let answer = engine.handle(.withdrawn(id), at: .zero)
      #expect(answer.contains(.resolve(id, .withdrawn)))
    }
    #expect(engine.waitingCount == count - 3)
    #expect(engine.violations() == [])
  }
}

extension [NavigationEngine.Action] {
  fileprivate var firstPerform: NavigationEngine.Perform? {
    for case .perform(let perform) in self { return perform }
    return nil
  }
}
