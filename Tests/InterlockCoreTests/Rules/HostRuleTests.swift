import InterlockCore
import Testing

@Suite("A change that the host begins")
struct HostChangeRuleTests {
  @Test("at rest is followed to its end, and is no divergence")
  func atRest() {
    var desk = Desk("AB")
    desk.began("A", moving: 1)
    #expect(desk.target == "A" && desk.shown == "AB")
    let user = TransitionSummary(
      id: TransitionID(rawValue: 1), cause: .user(.backButton), from: Desk.page("B"),
      to: Desk.page("A"))
    #expect(desk.engine.running == user)
    desk.layout()
    desk.ended(1)
    desk.read("A")
    #expect(desk.engine.isAtRest && desk.shown == "A" && desk.reports == [])
  }

  @Test(
    "without a coordinator takes layout and a read",
    arguments: [
      HostPresence.onScreen, .offScreen,
    ])
  func silent(presence: HostPresence) {
    var desk = Desk("AB", presence: presence)
    desk.began("A", .otherCode)
    #expect(desk.answer.moments == [presence == .onScreen ? .afterLayout : .nextTurn])
    if presence == .onScreen { desk.layout() }
    desk.read("A")
    #expect(desk.engine.isAtRest && desk.shown == "A")
  }

  @Test("folds anew what waits, and nothing is called until it has settled")
  func refolds() {
    var desk = Desk("AB")
    desk.push("C")
    let lost = desk.pop(to: "B")
    desk.returned("ABC", moving: 1)
    desk.began("A", moving: 2)
    #expect(desk.outcomes[lost] == .superseded(by: nil))
    let next = desk.push("D")
    #expect(desk.target == "AD" && desk.performs.count == 1 && desk.outcomes[next] == nil)
    desk.layout()
    desk.ended(2)
    #expect(desk.performs.count == 1)
  }

  @Test(
    "on top of ours settles when all ends are witnessed, in any order",
    arguments: [
      [1, 2], [2, 1],
    ])
  func overlaps(order: [Int]) {
    var desk = Desk("AB")
    let id = desk.push("C")
    desk.returned("ABC", moving: 1)
    desk.began("AB", moving: 2)
    desk.layout()
    desk.ended(order[0])
    #expect(desk.answer.moments == [])
    desk.ended(order[1])
    #expect(desk.answer.moments == [.nextTurn])
    desk.read("AB")
    let blame = TransitionSummary(
      id: nil, cause: .user(.backButton), from: Desk.page("B"), to: Desk.page("B"))
    #expect(desk.outcomes[id] == .interrupted(by: blame))
    #expect(desk.reports == [] && desk.engine.isAtRest)
  }

  @Test("on top of ours settles early if a clean read shows where it leads")
  func overlapsReadEarly() {
    var desk = Desk("AB")
    desk.push("C")
    desk.returned("ABC", moving: 1)
    desk.began("AB", moving: 2)
    desk.layout()
    desk.ended(2)
    desk.look("ABC")
    #expect(!desk.engine.isAtRest)
    desk.look("AB")
    #expect(desk.engine.isAtRest && desk.reports == [])
  }

  @Test("on top of ours and cancelled leads where ours led before")
  func overlapCancelled() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.returned("AB", moving: 1)
    desk.began("A", .user(.edgeSwipe), moving: 2, byFinger: true)
    #expect(desk.target == "A")
    desk.send(.witnessed(.turnedBack(CoordinatorID(rawValue: 2))))
    #expect(desk.target == "AB")
    desk.layout()
    desk.ended(2, cancelled: true)
    desk.ended(1)
    desk.read("AB")
    #expect(desk.outcomes[id] == .shown && desk.reports == [])
  }

  @Test("below another one, and cancelled, leaves the upper one its end")
  func lowerCancelled() {
    var desk = Desk("ABC")
    desk.began("AB", moving: 1)
    desk.began("A", moving: 2)
    desk.ended(1, cancelled: true)
    #expect(desk.target == "A")
    desk.layout()
    desk.ended(2)
    desk.read("A")
    #expect(desk.engine.isAtRest && desk.shown == "A")
  }

  @Test("in our call, before that returns, is counted to it")
  func insideCall() {
    var desk = Desk("A")
    desk.push("B")
    desk.began("ABX", .otherCode)
    #expect(desk.answer.moments == [] && desk.target == "ABX")
    desk.returned("ABX", moving: 1)
    desk.layout()
    desk.ended(1)
    desk.read("ABX")
    #expect(desk.engine.isAtRest && desk.shown == "ABX" && desk.reports == [])
  }

  @Test("in one that runs already, with the same coordinator, has the same end")
  func sameCoordinator() {
    var desk = Desk("ABC")
    desk.began("AB", moving: 1)
    desk.began("A", .otherCode, moving: 1)
    desk.layout()
    desk.ended(1)
    #expect(desk.answer.moments == [.nextTurn])
    desk.read("A")
    #expect(desk.engine.isAtRest && desk.reports == [])
  }

  @Test("first answers what has lost its sense, and then says that it begins")
  func answersFirst() {
    var desk = Desk("ABC")
    desk.obstacle = .presentation
    let id = desk.pop(to: "B")
    desk.began("A", moving: 1)
    #expect(desk.answer.first == .resolve(id, .superseded(by: nil)))
  }

  @Test("on top of another one is taken back once, when it turns back, and not at its end")
  func takenBackOnce() {
    var desk = Desk("ABC")
    desk.began("AB", moving: 1)
    desk.began("A", .user(.edgeSwipe), moving: 2, byFinger: true)
    desk.send(.witnessed(.turnedBack(CoordinatorID(rawValue: 2))))
    #expect(desk.target == "AB")
    desk.ended(2, cancelled: true)
    #expect(desk.target == "AB")
  }

  @Test("on top of ours and cancelled is not to blame for what happens then")
  func notToBlame() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.returned("AB", moving: 1)
    desk.began("A", .user(.edgeSwipe), moving: 2, byFinger: true)
    desk.ended(2, cancelled: true)
    desk.layout()
    desk.ended(1)
    desk.read("AX")
    let by = TransitionSummary(
      id: nil, cause: .otherCode, from: Desk.page("B"), to: Desk.page("X"))
    #expect(desk.outcomes[id] == .interrupted(by: by))
  }

  @Test("of which the uppermost is cancelled leaves the blame to the one below")
  func blameBelow() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.returned("AB", moving: 1)
    desk.began("A", .user(.edgeSwipe), moving: 2, byFinger: true)
    desk.began("AX", .otherCode, moving: 3)
    desk.ended(3, cancelled: true)
    for coordinator in [2, 1] { desk.ended(coordinator) }
    desk.layout()
    desk.read("A")
    guard case .interrupted(let by)? = desk.outcomes[id] else {
      Issue.record("expected interrupted, got \(String(describing: desk.outcomes[id]))")
      return
    }
    #expect(by.cause == .user(.edgeSwipe))
  }

  @Test("and ours that turns back: from then on requests are judged on what comes back")
  func oursTurnsBack() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.send(.witnessed(.turnedBack(CoordinatorID(rawValue: 1))))
    #expect(desk.target == "A")
  }

  @Test("between two others and cancelled is no cancel of the lowest one")
  func middleCancelled() {
    var desk = Desk("ABC")
    desk.began("AB", moving: 1)
    desk.began("A", .user(.edgeSwipe), moving: 2, byFinger: true)
    desk.began("AX", .otherCode, moving: 3)
    desk.ended(2, cancelled: true)
    desk.layout()
    desk.ended(3)
    desk.ended(1)
    desk.read("ABC")
    #expect(desk.reports == [.divergence(expected: Desk.pages("AX"), found: Desk.pages("ABC"))])
  }

  @Test("says who caused it", arguments: RequestOrigin.allCases)
  func cause(origin: RequestOrigin) {
    var desk = Desk("AB")
    desk.began("A", .user(origin), moving: 1)
    #expect(desk.engine.running?.cause == .user(origin))
    var other = Desk("AB")
    other.began("A", .otherCode, moving: 1)
    #expect(other.engine.running?.cause == .otherCode)
  }

  @Test("and another one on top of it, both cancelled, lead back, and that is no divergence")
  func bothCancelled() {
    var desk = Desk("ABC")
    desk.began("AB", moving: 1)
    desk.began("A", moving: 2)
    desk.ended(1, cancelled: true)
    desk.ended(2, cancelled: true)
    desk.layout()
    desk.read("ABC")
    #expect(desk.engine.isAtRest && desk.shown == "ABC" && desk.reports == [])
  }

  @Test("and is cancelled is taken back at once; a request's transition when it has settled")
  func takenBack() {
    var desk = Desk("AB")
    desk.began("A", moving: 1)
    desk.ended(1, cancelled: true)
    #expect(desk.target == "AB")
    var ours = Desk("A")
    ours.push("B")
    ours.returned("AB", moving: 1)
    ours.ended(1, cancelled: true)
    #expect(ours.target == "AB")
    ours.layout()
    ours.look("A")
    #expect(ours.target == "A")
  }

  @Test("stays where it leads when what was given up beneath it goes back")
  func aboveWhatWasGivenUp() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    while desk.performs.count < 2 { desk.fire(.settle) }
    desk.returned("AB", moving: 1)
    desk.fire(.settle)
    desk.read("AB", moving: 1)
    #expect(desk.engine.isAtRest)
    desk.began("A", moving: 2)
    desk.layout()
    desk.ended(2)
    desk.read("A", moving: 1)
    desk.ended(1, cancelled: true)
    #expect(desk.target == "A" && desk.answer.moments == [.nextTurn])
    desk.read("A")
    #expect(desk.engine.isAtRest && desk.shown == "A")
  }

  @Test("with what was seen to move before leads back if that does")
  func seenBefore() {
    var desk = Desk("AB")
    desk.look("AB", moving: 1)
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    desk.send(.witnessed(.turnedBack(CoordinatorID(rawValue: 1))))
    #expect(desk.target == "AB")
    desk.ended(1, cancelled: true)
    desk.layout()
    desk.read("AB")
    #expect(desk.engine.isAtRest && desk.reports == [])
  }

  @Test("is said twice to have turned back only once")
  func turnedBackTwice() {
    var desk = Desk("AB")
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    let back = NavigationEngine.Event.witnessed(.turnedBack(CoordinatorID(rawValue: 1)))
    desk.send(back)
    #expect(desk.send(back) == [] && desk.engine.ignoredEventCount == 1)
  }

  @Test("by a finger goes on while that moves; its end is the end of the finger, too")
  func progress() {
    var desk = Desk("AB")
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    let id = CoordinatorID(rawValue: 1)
    #expect(desk.send(.witnessed(.progressed(id, thousandths: 300))) == [])
    #expect(desk.engine.ignoredEventCount == 0)
    desk.ended(1)
    #expect(desk.remainder(of: .settle) == .milliseconds(500))
    #expect(desk.remainder(of: .recheck) == nil)
    desk.send(.witnessed(.progressed(id, thousandths: 400)))
    #expect(desk.engine.ignoredEventCount == 1)
  }

  @Test("that changes what is wanted says so")
  func tellsTarget() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.push("C")
    desk.began("A", moving: 2)
    #expect(desk.target == "AC" && desk.answer.contains(.notify(.targetChanged)))
  }

  @Test("that turns back unannounced takes nothing back: whose change it is, is not known")
  func turnsBackUnannounced() {
    var desk = Desk("AB")
    desk.began("A", moving: 1)
    desk.look("A", moving: 2)
    desk.send(.witnessed(.turnedBack(CoordinatorID(rawValue: 2))))
    #expect(desk.target == "A")
    desk.ended(2, cancelled: true)
    #expect(desk.target == "A")
  }
}

@Suite("A host that lists a page twice")
struct RepeatedPageRuleTests {
  @Test("at rest is taken to have it where it stands highest")
  func atRest() {
    var desk = Desk("ABC")
    desk.look("ABA")
    #expect(desk.shown == "BA" && desk.target == "BA")
    desk.push("C")
    #expect(desk.verbs == [.push(Desk.page("C"))])
    desk.carriesOut("BAC", moving: 1)
    #expect(desk.shown == "BAC" && desk.engine.isAtRest)
  }

  @Test("at the end of a transition, too")
  func atTheEnd() {
    var desk = Desk("AB")
    desk.push("C")
    desk.returned("ABC", moving: 1)
    desk.layout()
    desk.ended(1)
    desk.read("CABC")
    #expect(desk.reports == [.divergence(expected: Desk.pages("ABC"), found: Desk.pages("CABC"))])
    #expect(desk.shown == "ABC" && desk.engine.isAtRest)
  }

  @Test("in a change of its own, with what waits folded over that")
  func inItsOwnChange() {
    var desk = Desk("ABC")
    desk.push("D")
    desk.push("E")
    desk.returned("ABCD", moving: 1)
    desk.began("CABC", moving: 2)
    #expect(desk.target == "ABCE")
  }

  @Test("when everything is given up")
  func atTheEndOfTheLadder() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    while desk.performs.count < 2 { desk.fire(.settle) }
    desk.returned("A", moving: 1)
    desk.fire(.settle)
    desk.read("BAA", moving: 1)
    #expect(desk.shown == "BA" && desk.engine.isAtRest)
  }

  @Test("from the beginning")
  func fromTheBeginning() {
    #expect(Desk("ABA").shown == "BA")
  }
}

@Suite("A host that is not on screen")
struct PresenceRuleTests {
  @Test(
    "gets all that waits, queued requests too, as one set without animation",
    arguments: [HostPresence.offScreen, .beforeFirstLayout])
  func oneSet(presence: HostPresence) {
    var desk = Desk("A", presence: presence)
    desk.push("B")  // Is being called.
    let queued = desk.push("C")
    let merged = desk.push("D", policy: .merge)
    let popped = desk.push("E")
    desk.returned("AB")
    #expect(desk.verbs.last == .set(Desk.pages("ABCDE")))
    #expect(desk.performs.map(\.isAnimated) == [false, false])
    desk.returned("ABCDE")
    for id in [queued, merged, popped] { #expect(desk.outcomes[id] == .placed) }
    #expect(desk.engine.isAtRest)
  }

  @Test("and comes on screen is called only after it has laid out")
  func layoutFirst() {
    var desk = Desk("A", presence: .offScreen)
    desk.moves(to: .onScreen)
    desk.push("B")
    #expect(desk.performs == [] && desk.answer.moments == [.afterLayout])
    desk.layout()
    #expect(desk.verbs == [.push(Desk.page("B"))])
  }

  @Test("and comes before its first layout needs none of ours")
  func beforeFirstLayout() {
    var desk = Desk("A", presence: .beforeFirstLayout)
    desk.moves(to: .onScreen)
    desk.push("B")
    #expect(desk.verbs == [.push(Desk.page("B"))])
  }

  @Test("and has left again before it laid out needs none either")
  func leavesAgain() {
    var desk = Desk("A", presence: .offScreen)
    desk.moves(to: .onScreen)
    desk.moves(to: .offScreen)
    desk.push("B")
    #expect(desk.verbs == [.push(Desk.page("B"))])
  }

  @Test("because it left in the middle loses its holds and is looked at")
  func leaves() {
    var desk = Desk("A", settings: .init(blocksInteraction: true))
    desk.push("B")
    desk.returned("AB", moving: 1)
    #expect(desk.engine.holds == [.page(TransitionID(rawValue: 1))])
    desk.moves(to: .offScreen)
    #expect(desk.engine.holds == [] && desk.answer.moments == [.nextTurn])
    desk.read("AB", moving: 1)
    #expect(!desk.engine.isAtRest && desk.remainder(of: .settle) == .milliseconds(850))
    desk.look("AB")
    #expect(desk.engine.isAtRest && desk.outcomes[RequestID(rawValue: 1)] == .placed)
  }

  @Test(
    "keeps nothing waiting for what is in the way of one that is",
    arguments: [
      HostPresence.offScreen, .beforeFirstLayout,
    ])
  func obstacle(presence: HostPresence) {
    var desk = Desk("A", presence: presence)
    desk.obstacle = .presentation
    desk.push("B")
    #expect(desk.verbs == [.push(Desk.page("B"))])
  }

  @Test(
    "and does not take a call while something is in the way is called again when that has gone",
    arguments: [HostPresence.offScreen, .beforeFirstLayout])
  func refusesForObstacle(presence: HostPresence) {
    var desk = Desk("A", presence: presence)
    desk.obstacle = .presentation
    let id = desk.push("B")
    desk.returned("A")
    #expect(desk.answer.moments == [.whenFree])
    desk.read("A")
    #expect(desk.performs.count == 1 && desk.answer.moments == [.whenFree])
    desk.obstacle = nil
    desk.look("A")
    #expect(desk.performs.map(\.attempt) == [1, 1])
    desk.returned("AB")
    #expect(desk.outcomes[id] == .placed && desk.engine.isAtRest && desk.reports == [])
  }

  @Test("because it left while something is in the way is not called before that has gone")
  func leavesBehindObstacle() {
    var desk = Desk("A")
    desk.obstacle = .presentation
    let id = desk.push("B")
    desk.moves(to: .offScreen)
    #expect(desk.performs == [])
    desk.obstacle = nil
    desk.look("A")
    desk.returned("AB")
    #expect(desk.outcomes[id] == .placed && desk.engine.isAtRest)
  }

  @Test("is said twice to be so, or back, only once")
  func twice() {
    var desk = Desk("A")
    desk.moves(to: .offScreen)
    desk.moves(to: .offScreen)
    #expect(desk.engine.ignoredEventCount == 1)
  }

  @Test("because it left: first what followed from that, then deadlines, then holds end")
  func orderOfLeaving() {
    var desk = Desk("A", settings: .init(blocksInteraction: true))
    desk.push("B")
    desk.returned("AB", moving: 1)
    let incident = desk.deadlines.filter { $0.kind == .incident }
    let recheck = desk.deadlines.filter { $0.kind == .holdRecheck }
    desk.moves(to: .offScreen)
    let probe = desk.probes.map(\.id).last ?? ProbeID(rawValue: 0)
    var expected: [NavigationEngine.Action] = [.probe(probe, .nextTurn)]
    expected += incident.map { .unschedule($0) }
    expected.append(.release(.page(TransitionID(rawValue: 1))))
    expected += recheck.map { .unschedule($0) }
    #expect(desk.answer == expected)
  }
}

@Suite("One transition")
struct VerbRuleTests {
  @Test(
    "is the plain verb where that says the same, else one set",
    arguments: [
      ("A", "AB", .push(Desk.page("B"))),
      ("AB", "A", .pop),
      ("ABC", "A", .popToRoot),
      ("ABCD", "AB", .popTo(Desk.page("B"))),
      ("AB", "AC", .set(Desk.pages("AC"))),
      ("AB", "BA", .set(Desk.pages("BA"))),
      ("A", "ABC", .set(Desk.pages("ABC"))),
      ("ABC", "AC", .set(Desk.pages("AC"))),
      ("AB", "XB", .set(Desk.pages("XB"))),
    ] as [(String, String, NavigationEngine.Perform.Verb)])
  func plain(from: String, to: String, verb: NavigationEngine.Perform.Verb) {
    var desk = Desk(from)
    desk.set(to)
    #expect(desk.verbs == [verb])
  }

  @Test(
    "is the verb that was asked for if one request is served",
    arguments: [
      (.pop(count: 1), .pop), (.pop(count: 2), .popToRoot),
      (.popTo(Desk.page("A")), .popTo(Desk.page("A"))),
      (.popTo(Desk.page("B")), .popTo(Desk.page("B"))), (.popToRoot, .popToRoot),
    ] as [(NavigationEngine.Change, NavigationEngine.Perform.Verb)])
  func asked(change: NavigationEngine.Change, verb: NavigationEngine.Perform.Verb) {
    var desk = Desk("ABC")
    desk.request(change)
    #expect(desk.verbs == [verb])
  }
}
