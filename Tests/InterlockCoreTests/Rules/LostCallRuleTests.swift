import InterlockCore
import Testing

@Suite("A call that the host does not carry out")
struct LostCallRuleTests {
  @Test("while it moves is put off: never called again by us, and matched when it comes")
  func postponed() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.returned("A", moving: 7)
    #expect(desk.engine.isPostponed(TransitionID(rawValue: 1)))
    #expect(!desk.engine.isPostponed(TransitionID(rawValue: 2)))
    desk.layout()
    desk.ended(7)
    #expect(desk.performs.count == 1)
    desk.began("AB", .postponedPerform(TransitionID(rawValue: 1)), moving: 8)
    #expect(!desk.engine.isPostponed(TransitionID(rawValue: 1)))
    desk.layout()
    desk.ended(8)
    desk.read("AB")
    #expect(desk.performs.count == 1 && desk.reports == [])
    #expect(desk.outcomes[id] == .shown)
  }

  @Test(
    "during a presentation is dropped, and called again when that has ended",
    arguments: HostObstacle.allCases)
  func dropped(obstacle: HostObstacle) {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.obstacle = obstacle
    desk.returned("A")
    #expect(desk.reports == [.retried(TransitionID(rawValue: 1), .obstacle(obstacle))])
    #expect(desk.performs.count == 1 && desk.answer.moments == [.whenFree])
    desk.obstacle = nil
    desk.read("A")
    #expect(desk.performs.map(\.attempt) == [1, 2])
    #expect(desk.performs[0].transition == desk.performs[1].transition)
    desk.carriesOut("AB", moving: 1)
    #expect(desk.outcomes[id] == .shown)
  }

  @Test("during a presentation is not the one that was carried out all the same")
  func carriedOutAllTheSame() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.obstacle = .presentation
    desk.carriesOut("AB", moving: 1)
    #expect(desk.reports == [] && desk.outcomes[id] == .shown)
    desk.push("C")
    desk.obstacle = nil
    desk.look("AB")
    desk.obstacle = .presentation
    desk.returned("ABC")
    #expect(desk.reports == [] && desk.engine.running?.to == Desk.page("C"))
  }

  @Test("is taken for lost because of what is in the way when it is looked for")
  func obstacleLater() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("A")
    desk.layout()
    desk.obstacle = .presentation
    desk.look("A")
    #expect(desk.reports == [.retried(TransitionID(rawValue: 1), .obstacle(.presentation))])
    #expect(desk.remainder(of: .recheck) == .milliseconds(2_000) && desk.deadlines.count == 1)
  }

  @Test("is not the one after which there is another stack than either")
  func thirdStackLater() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("A")
    desk.layout()
    desk.look("AX")
    #expect(desk.reports == [.divergence(expected: Desk.pages("AB"), found: Desk.pages("AX"))])
    #expect(desk.engine.isAtRest && desk.shown == "AX")
  }

  @Test("is not the one that makes another stack than either")
  func thirdStack() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AX", moving: 1)
    #expect(!desk.engine.isPostponed(TransitionID(rawValue: 1)))
    desk.layout()
    desk.ended(1)
    desk.read("AX")
    #expect(desk.reports == [.divergence(expected: Desk.pages("AB"), found: Desk.pages("AX"))])
    #expect(desk.engine.isAtRest && desk.shown == "AX")
  }

  @Test("with nothing in the way is swallowed: that shows a turn and a layout pass later")
  func swallowed() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("A")
    #expect(desk.answer.moments == [.afterLayout] && desk.reports == [])
    desk.read("A")
    #expect(desk.reports == [])
    desk.layout()
    desk.look("A")
    #expect(desk.reports == [.retried(TransitionID(rawValue: 1), .swallowed)])
    #expect(desk.performs.map(\.attempt) == [1, 2])
  }

  @Test("is tried twice, then dropped and reported, and what waits is folded anew")
  func twice() {
    var desk = Desk("A")
    let id = desk.push("B")
    let after = desk.push("C")
    let pop = desk.pop(to: "B")
    for _ in 0..<2 {
      desk.returned("A")
      desk.layout()
      desk.look("A")
    }
    let transition = TransitionID(rawValue: 1)
    #expect(desk.reports == [.retried(transition, .swallowed), .dropped(transition, .swallowed)])
    #expect(desk.outcomes[id] == .dropped)
    #expect(desk.outcomes[pop] == .superseded(by: nil) && desk.outcomes[after] == nil)
    #expect(desk.verbs.last == .push(Desk.page("C")) && desk.performs.last?.attempt == 1)
    #expect(desk.target == "AC")
  }

  @Test("off screen waits until the host comes, and that takes no attempt")
  func offScreen() {
    var desk = Desk("A", presence: .offScreen)
    desk.push("B")
    desk.returned("A")
    #expect(desk.deadlines == [] && desk.engine.waitingCount == 1)
    desk.moves(to: .onScreen)
    #expect(desk.performs.count == 1)  // Not before it has laid out.
    desk.layout()
    #expect(desk.performs.map(\.attempt) == [1, 1])
    #expect(desk.reports == [])
  }

  @Test("off screen is not made again there, whatever is asked for meanwhile")
  func offScreenOnce() {
    var desk = Desk("A", presence: .offScreen)
    desk.push("B")
    desk.returned("A")
    desk.push("C")
    desk.look("A")
    #expect(desk.performs.count == 1 && desk.target == "ABC")
    desk.moves(to: .onScreen)
    desk.layout()
    #expect(desk.verbs.last == .push(Desk.page("B")))
  }

  @Test("that was taken and is gone later is no lost call, but a divergence")
  func takenAway() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.returned("AB", moving: 1)
    desk.layout()
    desk.ended(1)
    desk.read("A")
    #expect(desk.performs.count == 1)
    #expect(desk.reports == [.divergence(expected: Desk.pages("AB"), found: Desk.pages("A"))])
    guard case .interrupted = desk.outcomes[id] else {
      Issue.record("\(String(describing: desk.outcomes[id]))")
      return
    }
  }

  @Test("while a finger moves something else is put off as well, for as long as that takes")
  func postponedByFinger() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("A", moving: 7, byFinger: true)
    #expect(desk.engine.isPostponed(TransitionID(rawValue: 1)))
    for _ in 0..<5 {
      #expect(desk.remainder(of: .recheck) == .milliseconds(2_000))
      desk.fire(.recheck)
      desk.read("A", moving: 7, byFinger: true)
    }
    #expect(desk.performs.count == 1 && desk.reports.isEmpty)
    let longer = desk.status(moving: 7, byFinger: true, duration: .milliseconds(400))
    desk.send(.read(HostReading(stack: Desk.pages("A"), status: longer), answering: nil))
    #expect(desk.remainder(of: .settle) == nil)
    desk.look("A", moving: 7)
    #expect(desk.remainder(of: .settle) == .milliseconds(900))
  }

  @Test(
    "and waits behind what moves already waits for what comes on top of that, too",
    arguments: [false, true])
  func postponedBehindTwo(isByFinger: Bool) {
    var desk = Self.putOff(behind: 7)
    let slow = desk.status(moving: 8, byFinger: isByFinger, duration: .milliseconds(5_000))
    desk.send(.read(HostReading(stack: Desk.pages("A"), status: slow), answering: nil))
    #expect(desk.engine.isPostponed(TransitionID(rawValue: 1)))
    #expect(
      isByFinger
        ? desk.remainder(of: .recheck) == .milliseconds(2_000)
        : desk.remainder(of: .settle) == .milliseconds(5_500))
  }

  @Test("and comes later, put off, has no other end to wait for than its own")
  func postponedWithoutEnd() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("A", moving: 7)
    desk.began("AB", .postponedPerform(TransitionID(rawValue: 1)), moving: 8)
    desk.layout()
    desk.ended(8)
    #expect(desk.answer.moments == [.nextTurn])
    desk.read("AB")
    #expect(desk.engine.isAtRest && desk.shown == "AB")
  }

  @Test("is taken for lost only when the host has laid out after what it was put off behind")
  func laidOutAfterwards() {
    var desk = Self.putOff(behind: 7)
    desk.layout()
    desk.ended(7)
    desk.read("A")
    #expect(desk.answer.moments == [.afterLayout] && desk.reports == [])
  }

  @Test("and comes later is laid out anew before it is over")
  func laidOutAnew() {
    var desk = Self.putOff(behind: 7)
    desk.ended(7)
    desk.layout()
    desk.began("AB", .postponedPerform(TransitionID(rawValue: 1)), moving: 8)
    desk.ended(8)
    desk.read("AB")
    #expect(desk.answer.moments == [.afterLayout] && !desk.engine.isAtRest)
  }

  @Test("and comes later is carried out, also if nothing moves, or if it is gone again then")
  func comesAndGoes() {
    var desk = Self.putOff(behind: 7)
    #expect(desk.engine.isPostponed(TransitionID(rawValue: 1)))
    desk.ended(7)
    desk.began("AB", .postponedPerform(TransitionID(rawValue: 1)))
    #expect(!desk.engine.isPostponed(TransitionID(rawValue: 1)))
    desk.layout()
    desk.read("A")
    #expect(desk.reports == [.divergence(expected: Desk.pages("AB"), found: Desk.pages("A"))])
  }

  /// `A`, with a push of B that waits for what moves already.
  private static func putOff(behind coordinator: Int) -> Desk {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("A", moving: coordinator)
    return desk
  }

  @Test("and what it was put off behind goes back: that is not the call's going back")
  func behindOneThatGoesBack() {
    var desk = Desk("A")
    let id = desk.push("B")
    desk.returned("A", moving: 7, byFinger: true)
    desk.send(.witnessed(.turnedBack(CoordinatorID(rawValue: 7))))
    #expect(desk.target == "AB")
    desk.ended(7, cancelled: true)
    desk.began("AB", .postponedPerform(TransitionID(rawValue: 1)), moving: 8)
    desk.layout()
    desk.ended(8)
    desk.read("AB")
    #expect(desk.outcomes[id] == .shown && desk.reports == [])
  }

  @Test("and never comes after what it was put off behind has gone back, is called once more")
  func neverComes() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("A", moving: 7)
    desk.ended(7, cancelled: true)
    desk.layout()
    desk.read("A")
    #expect(desk.reports == [.retried(TransitionID(rawValue: 1), .swallowed)])
    #expect(desk.performs.map(\.attempt) == [1, 2])
  }

  @Test("and is taken back leaves its attempt to nobody")
  func takenBack() {
    var desk = Desk("A")
    let first = desk.push("B")
    desk.obstacle = .presentation
    desk.returned("A")
    desk.push("C")
    desk.send(.withdrawn(first))
    desk.obstacle = nil
    desk.read("A")
    #expect(desk.verbs == [.push(Desk.page("B")), .push(Desk.page("C"))])
    #expect(desk.performs.map(\.attempt) == [1, 1])
    #expect(desk.performs.map(\.transition.rawValue) == [1, 2])
  }

  @Test("waits again with those that wanted what it leads to, and each of them takes one place")
  func countsOnce() {
    var desk = Desk("A", settings: .init(queueLimit: 1))
    let push = desk.push("B")
    let same = desk.set("AB")
    desk.obstacle = .presentation
    desk.returned("A")
    desk.obstacle = nil
    desk.read("A")
    let next = desk.push("C")
    #expect(desk.outcomes[next] == nil)
    desk.carriesOut("AB", moving: 1)
    #expect(desk.outcomes[push] == .shown && desk.outcomes[same] == .nothingToDo)
  }

  @Test("off screen leaves nothing behind of what the bar did meanwhile")
  func forgetsTheBar() {
    var desk = Desk("A", presence: .offScreen)
    desk.push("B")
    desk.send(.witnessed(.barBegan(.push)))
    #expect(desk.engine.barMotions == [.push])
    desk.returned("A")
    #expect(!desk.engine.isAtRest && desk.engine.barMotions == [])
  }
}
