import InterlockCore
import Testing

/// Something that is seen of a transition.
private enum Sign: String, CaseIterable, Sendable {
  case layout, completion, read
}

@Suite("The end of a transition")
struct EndRuleTests {
  /// All orders of some signs.
  private static func orders(_ signs: [Sign]) -> [[Sign]] {
    guard !signs.isEmpty else { return [[]] }
    return signs.indices.flatMap { index in
      var rest = signs
      let sign = rest.remove(at: index)
      return orders(rest).map { [sign] + $0 }
    }
  }

  private static func show(_ sign: Sign, _ desk: inout Desk, stack: String, cancelled: Bool) {
    switch sign {
    case .layout: desk.layout()
    case .completion: desk.ended(1, cancelled: cancelled)
    case .read: desk.look(stack)
    }
  }

  /// Whether the engine may be at rest when it has seen so much, in this order.
  private static func isEnough(_ seen: [Sign], needed: Set<Sign>) -> Bool {
    guard needed.isSubset(of: seen), let read = seen.lastIndex(of: .read) else { return false }
    return needed.subtracting([.read]).allSatisfy { sign in
      seen.firstIndex(of: sign).map { $0 < read } ?? false
    }
  }

  @Test(
    "with a coordinator takes completion, layout and a read after both, in any order",
    arguments: [false, true])
  func coordinated(cancelled: Bool) {
    for order in Self.orders([.layout, .completion, .read]) {
      var desk = Desk("A")
      desk.push("B")
      desk.returned("AB", moving: 1)
      let stack = cancelled ? "A" : "AB"
      for (index, sign) in order.enumerated() {
        Self.show(sign, &desk, stack: stack, cancelled: cancelled)
        let seen = Array(order.prefix(index + 1))
        let isEnough = Self.isEnough(seen, needed: [.layout, .completion, .read])
        #expect(desk.engine.isAtRest == isEnough, "\(seen)")
      }
      if !desk.engine.isAtRest { desk.look(stack) }
      #expect(desk.engine.isAtRest && desk.shown == stack)
    }
  }

  @Test(
    "without a coordinator takes layout and a read after it, whether the top changes or not",
    arguments: ["AC", "BA", "A"])
  func silent(stack: String) {
    for order in Self.orders([.layout, .read]) {
      var desk = Desk("AB")
      desk.set(stack, animated: false)
      desk.returned(stack)
      for (index, sign) in order.enumerated() {
        Self.show(sign, &desk, stack: stack, cancelled: false)
        let isEnough = Self.isEnough(Array(order.prefix(index + 1)), needed: [.layout, .read])
        #expect(desk.engine.isAtRest == isEnough)
      }
      if !desk.engine.isAtRest { desk.look(stack) }
      #expect(desk.engine.isAtRest && desk.shown == stack)
    }
  }

  @Test(
    "off screen, or before the first layout, takes the stack when the call returns",
    arguments: [HostPresence.offScreen, .beforeFirstLayout])
  func offScreen(presence: HostPresence) {
    var desk = Desk("A", presence: presence)
    let id = desk.push("B")
    #expect(desk.performs.map(\.isAnimated) == [false])
    desk.returned("AB")
    #expect(desk.engine.isAtRest && desk.outcomes[id] == .placed)
  }

  @Test("is not decided by any one of the callbacks")
  func noSingleCallback() {
    let b = Desk.page("B")
    let callbacks: [TransitionWitness] = [
      .didShow(b), .appeared(b), .layoutPass, .barEnded(.push),
      .coordinatorEnded(CoordinatorID(rawValue: 1), isCancelled: false),
    ]
    for callback in callbacks {
      var desk = Desk("A")
      desk.push("B")
      desk.returned("AB", moving: 1)
      desk.send(.witnessed(callback))
      #expect(desk.outcomes.isEmpty && !desk.engine.isAtRest)
    }
  }

  @Test("is asked for when the last coordinator has ended, and once")
  func probesAtTheEnd() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.layout()
    desk.ended(1)
    #expect(desk.answer.moments == [.nextTurn])
    desk.ended(1)
    #expect(desk.answer == [])
  }

  @Test("waits for a layout pass, and asks for it once")
  func asksForLayout() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.ended(1)
    desk.read("AB")
    #expect(desk.answer.moments == [.afterLayout])
    desk.read("AB")
    #expect(desk.answer == [])  // The deadline decides.
  }

  @Test("is not there while a coordinator is read, and a new one is waited for as well")
  func readsAnotherCoordinator() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.layout()
    desk.ended(1)
    desk.read("AB", moving: 2)
    #expect(!desk.engine.isAtRest)
    desk.look("AB")
    #expect(!desk.engine.isAtRest)  // The second one has not ended.
    desk.ended(2)
    #expect(desk.answer.moments == [.nextTurn])
    desk.read("AB")
    #expect(desk.engine.isAtRest)
  }

  @Test("is looked for again if the host still names the coordinator that has ended")
  func staleCoordinator() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.layout()
    desk.ended(1)
    desk.read("AB", moving: 1)
    #expect(desk.answer.moments == [.afterLayout])
    desk.read("AB")
    #expect(desk.engine.isAtRest)
  }

  @Test("of a swipe: a finger that is up unseen shows in a reading", arguments: [1, nil])
  func fingerUpUnseen(coordinator: Int?) {
    var desk = Desk("AB")
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    desk.layout()
    #expect(desk.remainder(of: .settle) == nil)
    desk.look("A", moving: coordinator)
    let expected: Interval = .milliseconds(coordinator == nil ? 500 : 850)
    #expect(desk.remainder(of: .settle) == expected)
  }

  @Test("of a swipe that is cancelled is no divergence, and needs no didShow")
  func cancelledSwipe() {
    var desk = Desk("AB")
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    desk.layout()
    desk.send(.witnessed(.fingerLifted(CoordinatorID(rawValue: 1))))
    desk.send(.witnessed(.turnedBack(CoordinatorID(rawValue: 1))))
    #expect(desk.target == "AB")
    desk.ended(1, cancelled: true)
    desk.read("AB")
    #expect(desk.engine.isAtRest && desk.reports == [])
  }

  @Test(
    "of a request's transition that goes back: dropped, and a report; by a finger: cancelled",
    arguments: [false, true])
  func wentBack(byFinger: Bool) {
    var desk = Desk("A")
    let id = desk.push("B")
    let waiting = desk.push("C")
    desk.returned("AB", moving: 1, byFinger: byFinger)
    desk.layout()
    desk.ended(1, cancelled: true)
    desk.read("A")
    #expect(desk.outcomes[id] == (byFinger ? .cancelledByUser : .dropped))
    let report = NavigationIncident.dropped(TransitionID(rawValue: 1), .wentBack)
    #expect(desk.reports == (byFinger ? [] : [report]))
    #expect(desk.verbs.last == .push(Desk.page("C")) && desk.outcomes[waiting] == nil)
  }

  @Test("of a request's transition that a finger took after the call and turned back: cancelled")
  func wentBackByFingerSeenLate() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.returned("AB", moving: 1)
    desk.layout()
    desk.send(.witnessed(.fingerLifted(CoordinatorID(rawValue: 1))))
    desk.send(.witnessed(.turnedBack(CoordinatorID(rawValue: 1))))
    desk.ended(1, cancelled: true)
    desk.read("A")
    #expect(desk.outcomes[id] == .cancelledByUser && desk.reports == [])
  }

  @Test("is on the stack that is read, and another one than expected is reported and folded over")
  func divergence() {
    var desk = Desk("A")
    let first = desk.push("B")
    let second = desk.push("C")
    desk.returned("AB", moving: 1)
    desk.layout()
    desk.ended(1)
    desk.read("AX")
    #expect(desk.reports == [.divergence(expected: Desk.pages("AB"), found: Desk.pages("AX"))])
    let blame = TransitionSummary(
      id: nil, cause: .otherCode, from: Desk.page("B"), to: Desk.page("X"))
    #expect(desk.outcomes[first] == .interrupted(by: blame))
    #expect(desk.outcomes[second] == nil && desk.shown == "AX" && desk.target == "AXC")
  }

  @Test("with a stack in which the request has its effect all the same answers that it is shown")
  func effectInSpiteOfDivergence() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.returned("AB", moving: 1)
    desk.layout()
    desk.ended(1)
    desk.read("XB")
    #expect(desk.outcomes[id] == .shown && desk.reports.count == 1)
  }

  @Test("at rest: what is read is right, and reported if nobody announced it")
  func divergenceAtRest() {
    var desk = Desk("AB")
    desk.look("A")
    #expect(desk.reports == [.divergence(expected: Desk.pages("AB"), found: Desk.pages("A"))])
    #expect(desk.shown == "A" && desk.target == "A" && desk.engine.isAtRest)
    desk.look("A")
    #expect(desk.answer == [])
  }

  @Test("of whatever moves at rest is read, also of what shows beneath the one before it")
  func endAtRest() {
    var desk = Desk("AB")
    desk.look("AB", moving: 1)
    desk.look("AB", moving: 2)
    desk.ended(1)
    #expect(desk.answer == [] && desk.engine.ignoredEventCount == 1)
    desk.ended(2, cancelled: true)
    #expect(desk.answer.moments == [.nextTurn])
    desk.read("A")
    #expect(desk.shown == "A")
  }

  @Test("at rest: a coordinator that is read beside another stack has begun a change")
  func unannouncedChange() {
    var desk = Desk("AB")
    desk.look("A", moving: 1)
    #expect(!desk.engine.isAtRest && desk.reports == [] && desk.target == "A")
    desk.layout()
    desk.ended(1)
    desk.read("A")
    #expect(desk.engine.isAtRest && desk.shown == "A")
  }

  @Test("is asked for once while nothing new is seen")
  func askedOnce() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB")
    #expect(desk.answer.moments == [.afterLayout])
    desk.look("AB")
    #expect(desk.answer == [])
    desk.push("C")
    desk.layout()
    desk.look("AB")
    desk.returned("ABC", moving: 1)
    desk.layout()
    desk.ended(1)
    desk.read("ABC", moving: 1)  // The host has not let go of it yet.
    #expect(desk.answer.moments == [.afterLayout])
    desk.read("ABC", moving: 1)
    #expect(desk.answer == [])
  }

  @Test("is not looked for before the call has returned")
  func notInTheCall() {
    var desk = Desk("A")
    desk.push("B")
    #expect(desk.look("A") == [])
    desk.layout()
    #expect(desk.look("A") == [])
    desk.carriesOut("AB", moving: 1)
    #expect(desk.engine.isAtRest && desk.shown == "AB")
  }

  @Test("is where the request led if that is read, also if the host speaks of a cancel")
  func cancelledInWords() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.returned("AB", moving: 1)
    desk.ended(1, cancelled: true)
    desk.layout()
    desk.read("AB")
    #expect(desk.outcomes[id] == .shown && desk.reports == [])
  }

  @Test("on another stack is the fault of the last that interfered")
  func lastIsToBlame() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.returned("AB", moving: 1)
    desk.began("A", .user(.edgeSwipe), moving: 2, byFinger: true)
    desk.began("AX", .otherCode, moving: 3)
    for coordinator in [3, 2, 1] { desk.ended(coordinator) }
    desk.layout()
    desk.read("AX")
    guard case .interrupted(let by)? = desk.outcomes[id] else {
      Issue.record("expected interrupted, got \(String(describing: desk.outcomes[id]))")
      return
    }
    #expect(by.cause == .otherCode)
  }

  @Test("shows a page from which a second tap is known", arguments: [true, false])
  func visiblePage(isAsked: Bool) {
    var desk = Desk("A")
    if isAsked {
      desk.push("B")
      desk.carriesOut("AB", moving: 1)
    } else {
      desk.look("AB")
    }
    desk.push("C", key: "k")
    let second = desk.request(.push(Desk.new("D", key: "k")), source: "B")
    #expect(desk.outcomes[second] == .refused(.sameKeyBeingPushed(PageKey(rawValue: "k"))))
  }

  @Test("while a host is waited for: what still moves is read when it has ended, not before")
  func whileWaitedFor() {
    var desk = Desk("A")
    desk.request(.push(Desk.new("B")), moving: 9)
    desk.look("AX", moving: 9)
    #expect(desk.shown == "A" && desk.reports == [])
    desk.ended(9)
    #expect(desk.answer.moments == [.nextTurn])
  }

  @Test("on another stack answers a request for what was running that it was interrupted")
  func sameWishInterrupted() {
    var desk = Desk("AB")
    desk.began("A", moving: 1)
    let id = desk.set("A")
    desk.layout()
    desk.ended(1)
    desk.read("AX")
    let by = TransitionSummary(
      id: nil, cause: .otherCode, from: Desk.page("A"), to: Desk.page("X"))
    #expect(desk.outcomes[id] == .interrupted(by: by))
  }

  @Test("while a host is waited for: what is read is right, too")
  func divergenceWhileBlocked() {
    var desk = Desk("AB")
    desk.request(.push(Desk.new("C")), moving: 9)
    desk.look("A")
    #expect(desk.reports == [.divergence(expected: Desk.pages("AB"), found: Desk.pages("A"))])
    #expect(desk.shown == "A" && desk.target == "AC" && desk.performs.count == 1)
  }
}
