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
  @Test("to sixty thousand waiting requests is one transition at a time", .timeLimit(.minutes(1)))
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

extension [NavigationEngine.Action] {
  fileprivate var firstPerform: NavigationEngine.Perform? {
    for case .perform(let perform) in self { return perform }
    return nil
  }
}
