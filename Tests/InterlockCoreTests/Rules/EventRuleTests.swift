import InterlockCore
import Testing

@Suite("An event")
struct EventRuleTests {
  /// Events that mean nothing to an engine at rest.
  private static let foreign: [NavigationEngine.Event] = [
    .withdrawn(RequestID(rawValue: 7)),
    .performed(TransitionID(rawValue: 1), attempt: 1, HostReading(stack: [])),
    .witnessed(.coordinatorEnded(CoordinatorID(rawValue: 1), isCancelled: false)),
    .witnessed(.didShow(Desk.page("A"))),
    .witnessed(.appeared(Desk.page("A"))),
    .witnessed(.fingerLifted(CoordinatorID(rawValue: 1))),
    .witnessed(.turnedBack(CoordinatorID(rawValue: 1))),
    .witnessed(.progressed(CoordinatorID(rawValue: 1), thousandths: 500)),
    .witnessed(.barBegan(.push)),
    .witnessed(.barEnded(.push)),
    .presenceChanged(.onScreen),
    .deadlineReached(.init(kind: .settle, serial: 1, time: .zero)),
    .deadlineReached(.init(kind: .recheck, serial: 1, time: .zero)),
    .deadlineReached(.init(kind: .holdRecheck, serial: 1, time: .zero)),
    .deadlineReached(.init(kind: .incident, serial: 1, time: .zero)),
    .deadlineReached(
      .init(kind: .manualHold(HoldToken(rawValue: 1)), serial: 1, time: .zero)),
    .consentGiven(RequestID(rawValue: 7), Desk.page("A"), HostStatus()),
    .consentRefused(RequestID(rawValue: 7), Desk.page("A")),
    .holdReleased(HoldToken(rawValue: 1)),
  ]

  @Test("that is foreign gets no action and is counted", arguments: foreign)
  func foreignAtRest(event: NavigationEngine.Event) {
    var desk = Desk("AB")
    #expect(desk.send(event) == [])
    #expect(desk.engine.ignoredEventCount == 1)
  }

  @Test("of another transition changes nothing of the one that runs", arguments: foreign)
  func foreignInTransition(event: NavigationEngine.Event) {
    var desk = Desk("AB")
    desk.push("C")
    desk.returned("ABC", moving: 5)
    desk.layout()
    if case .witnessed(.barBegan) = event { return }  // The bar moves in the running transition.
    #expect(desk.send(event) == [])
    #expect(desk.engine.ignoredEventCount == 1)
    desk.ended(5)
    desk.read("ABC")
    #expect(desk.engine.isAtRest && desk.shown == "ABC")
  }

  @Test("that says that another call has returned is not about the one that is being made")
  func foreignCall() {
    var desk = Desk("A")
    desk.push("B")
    for (id, attempt) in [(2, 1), (1, 2)] {
      desk.send(
        .performed(TransitionID(rawValue: id), attempt: attempt, desk.reading("AB", moving: 5)))
      #expect(desk.answer == [])
    }
    #expect(desk.engine.ignoredEventCount == 2)
    desk.carriesOut("AB", moving: 6)
    #expect(desk.engine.isAtRest && desk.shown == "AB")
  }

  @Test(
    "of a finger that is not of this transition, or moves it and nobody has seen it come, is counted",
    arguments: [false, true])
  func noFinger(byFinger: Bool) {
    var desk = Desk("AB")
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: byFinger)
    let id = CoordinatorID(rawValue: byFinger ? 2 : 1)
    desk.send(.witnessed(.progressed(id, thousandths: 300)))
    #expect(desk.answer == [])
    desk.send(.witnessed(.fingerLifted(CoordinatorID(rawValue: 2))))
    #expect(desk.answer == [] && desk.engine.ignoredEventCount == 2)
  }

  @Test("that comes after the end gets no action and is counted", arguments: foreign)
  func afterTheEnd(event: NavigationEngine.Event) {
    var desk = Desk("AB")
    desk.send(.closed)
    #expect(desk.send(event) == [])
    #expect(desk.send(.closed) == [])
    #expect(desk.engine.ignoredEventCount == 2)
  }

  @Test("that is doubled is the same as one")
  func doubled() {
    var once = Desk("A")
    var twice = Desk("A")
    let begin = CoordinatorID(rawValue: 1)
    once.push("B")
    twice.push("B")
    once.returned("AB", moving: 1)
    twice.returned("AB", moving: 1)
    twice.returned("AB", moving: 1)
    let witnesses: [TransitionWitness] = [
      .barBegan(.push), .layoutPass, .appeared(Desk.page("B")), .didShow(Desk.page("B")),
      .coordinatorEnded(begin, isCancelled: false), .barEnded(.push),
    ]
    for witness in witnesses {
      once.send(.witnessed(witness))
      twice.send(.witnessed(witness))
      twice.send(.witnessed(witness))
    }
    once.read("AB")
    twice.read("AB")
    #expect(once.actions == twice.actions)
    #expect(twice.engine.ignoredEventCount == 4)  // Layout and what is shown may be said again.
  }

  @Test("that says twice that the app went to the background, or came back, is counted")
  func appLifeTwice() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    #expect(desk.send(.resumed) == [])
    desk.send(.paused)
    #expect(desk.send(.paused) == [])
    desk.send(.resumed)
    #expect(desk.send(.resumed) == [])
    #expect(desk.engine.ignoredEventCount == 3)
  }

  @Test("of an earlier attempt does not count for the second one")
  func earlierAttempt() {
    var desk = Desk("A")
    desk.push("B")
    desk.obstacle = .presentation
    desk.returned("A")
    desk.obstacle = nil
    desk.layout()
    desk.read("A")
    #expect(desk.performs.map(\.attempt) == [1, 2])
    let first = TransitionID(rawValue: 1)
    #expect(desk.send(.performed(first, attempt: 1, desk.reading("AB"))) == [])
    #expect(desk.engine.ignoredEventCount == 1)
  }

  @Test("has its time as an instant: deadlines lie that much after it")
  func absoluteTime() {
    var desk = Desk("A")
    desk.wait(5_000)
    desk.push("B")
    desk.returned("AB", moving: 1)
    #expect(desk.deadlines.map(\.time) == [Timestamp(nanoseconds: 5_850_000_000)])
  }

  @Test("gives the same actions for the same engine, always")
  func deterministic() {
    var desk = Desk("A")
    let keys = ["a", "b", "c", "d", "e", "f", "g", "h"]
    for (letter, key) in zip("BCDEFGHI", keys) { desk.push(letter, key: key) }
    var answers: Set<[NavigationEngine.Action]> = []
    for _ in 0..<20 {
      var copy = desk
      copy.began("A", moving: 1)
      answers.insert(copy.send(.closed))
    }
    #expect(answers.count == 1)
    #expect(answers.first?.filter { if case .resolve = $0 { true } else { false } }.count == 8)
  }

  @Test("makes another engine of it if it changes anything, and only then")
  func equality() {
    var desk = Desk("A")
    desk.push("B")
    desk.push("C")
    let before = desk.engine
    #expect(desk.engine == before)
    desk.push("D")
    #expect(desk.engine != before)
  }

  @Test("that tells of the end of something else than is waited for is passed over")
  func otherEnd() {
    var desk = Desk("A")
    desk.request(.push(Desk.new("B")), moving: 7)
    desk.ended(9)
    #expect(desk.answer == [] && desk.engine.ignoredEventCount == 1)
    desk.ended(7)
    #expect(desk.answer.moments == [.nextTurn])
  }
}
