import InterlockCore
import Testing

@Suite("The ladder")
struct LadderRuleTests {
  private static let first = TransitionID(rawValue: 1)

  private static func rungs(_ desk: Desk) -> [RecoveryRung] {
    desk.reports.compactMap { report in
      switch report {
      case .lateEnd(_, let rung), .longBlock(_, let rung): rung
      default: nil
      }
    }
  }

  /// `A`, with a push of B under way that will not be seen to end.
  private static func stuck(blocks: Bool) -> Desk {
    var desk = Desk("A", settings: .init(blocksInteraction: blocks))
    desk.push("B")
    desk.returned("AB", moving: 1)
    return desk
  }

  @Test("of a transition is look, lay out, release, put in place, give up; a rung a deadline")
  func transition() {
    var desk = Self.stuck(blocks: true)
    desk.fire(.settle)
    #expect(desk.answer.moments == [.nextTurn])
    #expect(desk.remainder(of: .settle) == .milliseconds(500))
    desk.fire(.settle)
    #expect(desk.answer.moments == [.afterLayout] && desk.engine.holds != [])
    desk.fire(.settle)
    #expect(desk.engine.holds == [] && desk.answer.moments == [.afterLayout])
    desk.fire(.settle)
    #expect(desk.answer.performs.map(\.verb) == [.set(Desk.pages("AB"))])
    #expect(desk.performs.map(\.isAnimated) == [true, false])
    #expect(desk.performs.map(\.attempt) == [1, 2])
    #expect(desk.remainder(of: .settle) == nil)  // Until the call returns.
    desk.returned("A", moving: 1)
    desk.fire(.settle)
    #expect(desk.answer.moments == [.now])
    desk.read("A", moving: 1)
    #expect(desk.engine.isAtRest && desk.outcomes[RequestID(rawValue: 1)] == .timedOut)
    #expect(Self.rungs(desk) == RecoveryRung.allCases)
    #expect(desk.reports.last == .divergence(expected: Desk.pages("AB"), found: Desk.pages("A")))
  }

  @Test(
    "puts in place what the user had changed; what is dropped then was not the requests' any more")
  func placeAfterTheUser() {
    var desk = Self.stuck(blocks: false)
    desk.began("A", moving: 2)
    desk.began("AX", .otherCode, moving: 3)
    while desk.performs.count < 2 { desk.fire(.settle) }
    desk.obstacle = .presentation
    desk.returned("A")
    #expect(!desk.engine.isAtRest && desk.answer.moments == [.afterLayout])
    desk.layout()
    desk.read("A")
    #expect(desk.reports.last == .divergence(expected: Desk.pages("AX"), found: Desk.pages("A")))
    guard case .interrupted = desk.outcomes[RequestID(rawValue: 1)] else {
      Issue.record("\(String(describing: desk.outcomes[RequestID(rawValue: 1)]))")
      return
    }
  }

  @Test("forgets what was seen before it puts the stack in place")
  func placeAnew() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.layout()
    while desk.performs.count < 2 { desk.fire(.settle) }
    desk.returned("AB", moving: 2)
    desk.ended(2)
    #expect(desk.answer.moments == [.nextTurn])
    desk.read("AB")
    #expect(desk.answer.moments == [.afterLayout] && !desk.engine.isAtRest)
  }

  @Test(
    "answers a request for what runs already by what has become of it", arguments: ["A", "AB"])
  func sameWish(stack: String) {
    var desk = Desk("AB")
    desk.began("A", moving: 1)
    let id = desk.set("A")
    while desk.performs.isEmpty { desk.fire(.settle) }
    desk.returned("A", moving: 1)
    desk.fire(.settle)
    desk.read(stack, moving: 1)
    #expect(desk.outcomes[id] == (stack == "A" ? .nothingToDo : .timedOut))
  }

  @Test("does not give up under a finger")
  func fingerAtTheEnd() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    while desk.performs.count < 2 { desk.fire(.settle) }
    desk.returned("AB", moving: 1)
    desk.fire(.settle)
    #expect(desk.answer.moments == [.now])
    desk.read("AB", moving: 1, byFinger: true)
    #expect(!desk.engine.isAtRest)
  }

  @Test("leaves out the release where nothing is held")
  func withoutHolds() {
    var desk = Self.stuck(blocks: false)
    for _ in 0..<3 { desk.fire(.settle) }
    #expect(Self.rungs(desk) == [.probe, .layout, .place])
  }

  @Test("ends with the engine usable, and the requests behind carried out")
  func usable() {
    var desk = Self.stuck(blocks: false)
    let next = desk.push("C")
    for _ in 0..<3 { desk.fire(.settle) }
    desk.returned("AB")
    desk.fire(.settle)
    desk.read("AB")
    #expect(desk.outcomes[RequestID(rawValue: 1)] == .shown)
    #expect(desk.verbs.last == .push(Desk.page("C")))
    desk.carriesOut("ABC", moving: 3)
    #expect(desk.outcomes[next] == .shown && desk.engine.isAtRest)
  }

  @Test(
    "ends early when a look shows that the transition is over, and what has not ended is let be")
  func lookSettles() {
    var desk = Self.stuck(blocks: true)
    desk.layout()
    desk.look("AB")
    #expect(!desk.engine.isAtRest)  // Its end has not been told.
    desk.fire(.settle)
    desk.read("AB")
    #expect(desk.engine.isAtRest && desk.outcomes[RequestID(rawValue: 1)] == .shown)
    #expect(Self.rungs(desk) == [.probe])
  }

  @Test("goes on while a coordinator is alive, whatever the stack is")
  func coordinatorAlive() {
    var desk = Self.stuck(blocks: false)
    desk.layout()
    desk.fire(.settle)
    desk.read("AB", moving: 1)
    #expect(!desk.engine.isAtRest)
    desk.fire(.settle)
    #expect(Self.rungs(desk) == [.probe, .layout])
  }

  @Test("asks anew on each rung, even if no answer has come")
  func asksAnew() {
    var desk = Self.stuck(blocks: false)
    desk.ended(1)
    #expect(desk.answer.moments == [.nextTurn])
    desk.fire(.settle)
    #expect(desk.answer.moments == [.nextTurn])
    #expect(Set(desk.probes.map(\.id)).count == 2)
  }

  @Test("asks again when a host is free that was found in the way of itself once more")
  func inTheWayAgain() {
    var desk = Desk("A")
    desk.obstacle = .presentation
    let id = desk.push("B")
    desk.read("A")
    #expect(desk.answer.moments == [.whenFree])
    desk.push("C")
    #expect(desk.answer.moments == [])  // That question is open.
    desk.obstacle = nil
    desk.read("A")
    desk.carriesOut("AB", moving: 1)
    #expect(desk.outcomes[id] == .shown && desk.reports == [])
  }

  @Test("asks a host that does not lay out only once a rung: it could be asked for ever")
  func withoutLayout() {
    var desk = Desk("A", presence: .offScreen)
    desk.moves(to: .onScreen)
    desk.push("B")
    #expect(desk.answer.moments == [.afterLayout])
    desk.read("A")
    #expect(desk.answer.moments == [])
  }

  @Test("of a host that is not free is look, lay out, begin all the same")
  func blocked() {
    var desk = Desk("XA")
    let id = desk.request(.push(Desk.new("B")), moving: 9)
    #expect(desk.answer.moments == [.whenFree])
    #expect(desk.remainder(of: .recheck) == .milliseconds(2_000))
    desk.fire(.recheck)
    #expect(desk.answer.moments == [.nextTurn])
    desk.fire(.recheck)
    #expect(desk.answer.moments == [.afterLayout])
    desk.fire(.recheck)
    #expect(desk.performs.map(\.attempt) == [2] && desk.performs.map(\.isAnimated) == [false])
    // A push could meet its page in a stack that nobody has read.
    #expect(desk.verbs == [.set(Desk.pages("XAB"))])
    #expect(Self.rungs(desk) == [.probe, .layout, .place])
    let obstruction = TransitionSummary(
      id: nil, cause: .otherCode, from: Desk.page("A"), to: Desk.page("A"))
    #expect(desk.reports.first == .longBlock(obstruction, .probe))
    desk.returned("XA")
    desk.layout()
    desk.look("XA")
    #expect(desk.outcomes[id] == .dropped && desk.engine.isAtRest)
  }

  @Test("of a host whose reason changes goes on where it was")
  func otherReason() {
    var desk = Desk("A")
    desk.request(.push(Desk.new("B")), moving: 9)
    desk.fire(.recheck)
    desk.obstacle = .dismissal
    desk.look("A")
    desk.fire(.recheck)
    #expect(Self.rungs(desk) == [.probe, .layout])
    desk.obstacle = nil
    desk.look("A")
    #expect(desk.performs.map(\.attempt) == [1] && desk.performs.map(\.isAnimated) == [true])
  }

  @Test("of a host whose reason changes is not put off by that, and ends when the host is free")
  func otherReasonInTime() {
    var desk = Desk("A")
    desk.request(.push(Desk.new("B")), moving: 9)
    desk.wait(1_500)
    desk.obstacle = .dismissal
    desk.look("A")
    #expect(desk.remainder(of: .recheck) == .milliseconds(500))
    desk.obstacle = nil
    desk.look("A")
    #expect(desk.performs.count == 1 && desk.deadlines == [])
  }

  @Test("asks one question at a time of a host that is not free")
  func oneQuestion() {
    var desk = Desk("A")
    desk.request(.push(Desk.new("B")), moving: 9)
    desk.fire(.recheck)
    #expect(desk.answer.moments == [.nextTurn])
    desk.request(.push(Desk.new("C")), moving: 9)
    #expect(desk.answer.moments == [])
  }

  @Test("waits for ever while a finger brings something over the host or drags it away")
  func obstacleUnderFinger() {
    var desk = Desk("A")
    desk.obstacle = .underFinger
    desk.push("B")
    for _ in 0..<20 {
      desk.fire(.recheck)
      #expect(desk.answer.moments == [.nextTurn])
      desk.read("A")
    }
    #expect(desk.reports == [] && desk.performs == [])
    desk.obstacle = nil
    desk.look("A")
    #expect(desk.performs.count == 1)
  }

  @Test("that has ended looks again when the transition that it gave up ends after all")
  func endsAfterAll() {
    var desk = Self.stuck(blocks: false)
    for _ in 0..<3 { desk.fire(.settle) }
    desk.returned("AB", moving: 1)
    desk.fire(.settle)
    desk.read("AB", moving: 1)
    #expect(desk.engine.isAtRest)
    desk.ended(1, cancelled: true)
    #expect(desk.answer.moments == [.nextTurn])
    desk.read("A")
    #expect(desk.shown == "A" && desk.engine.isAtRest)
    desk.ended(1)
    #expect(desk.answer == [])
  }

  /// A host that was given up in mid-push, with `A` and `B` in its list.
  private static func givenUp() -> Desk {
    var desk = stuck(blocks: false)
    for _ in 0..<3 { desk.fire(.settle) }
    desk.returned("AB", moving: 1)
    desk.fire(.settle)
    desk.read("AB", moving: 1)
    return desk
  }

  @Test(
    "that has ended begins nothing on a stack that it has not read since", arguments: [true, false])
  func beginsNothingUnread(isToldOfTheEnd: Bool) {
    var desk = Self.givenUp()
    let callCount = desk.performs.count
    if isToldOfTheEnd { desk.ended(1, cancelled: true) }
    desk.push("B")
    desk.pop()
    #expect(desk.performs.count == callCount && !desk.engine.isAtRest)
    #expect(desk.answer.moments == [.nextTurn])
    desk.read("A")
    #expect(desk.shown == "A")
    #expect(desk.outcomes[RequestID(rawValue: 3)] == .nothingToDo, "\(desk.outcomes)")
  }

  @Test("goes on when nobody says what the transition that it gave up has left")
  func neverRead() {
    var desk = Self.givenUp()
    desk.ended(1)
    desk.push("C")
    let goal = NavigationEngine.Perform.Verb.set(Desk.pages("ABC"))
    for _ in 0..<4 where desk.verbs.last != goal { desk.fire(.recheck) }
    #expect(desk.verbs.last == goal)
  }

  @Test("of a host that was waited for begins nothing before it is read", arguments: [true, false])
  func waitedForUnread(isToldOfTheEnd: Bool) {
    var desk = Desk("AB")
    desk.request(.push(Desk.new("C")), moving: 7)
    if isToldOfTheEnd { desk.ended(7) }
    desk.push("D")
    #expect(desk.performs.isEmpty)
    desk.read("A")
    #expect(desk.shown == "A")
    #expect(desk.verbs == [.push(Desk.page("C"))])
  }
}
