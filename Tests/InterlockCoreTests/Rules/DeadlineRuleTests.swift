import InterlockCore
import Testing

@Suite("A deadline")
struct DeadlineRuleTests {
  private static let quick = NavigationEngine.Settings(
    deadlines: NavigationDeadlines(
      settleGrace: .milliseconds(70), recheck: .milliseconds(11), report: .milliseconds(13),
      manualHold: .milliseconds(17)), blocksInteraction: true)

  @Test("of settling is what the host says and the grace; without a coordinator the grace")
  func settle() {
    var desk = Desk("A", settings: Self.quick)
    desk.push("B")
    desk.returned("AB", moving: 1)
    #expect(desk.remainder(of: .settle) == .milliseconds(420))
    var silent = Desk("A", settings: Self.quick)
    silent.push("B")
    silent.returned("AB")
    #expect(silent.remainder(of: .settle) == .milliseconds(70))
  }

  @Test("of settling does not lie before its grace if the host says nonsense")
  func negativeDuration() {
    var desk = Desk("A")
    desk.push("B")
    var reading = desk.reading("AB")
    reading.status.coordinator = HostCoordinator(
      CoordinatorID(rawValue: 1), duration: .milliseconds(-9_000))
    desk.send(.performed(TransitionID(rawValue: 1), attempt: 1, reading))
    #expect(desk.remainder(of: .settle) == .milliseconds(500))
  }

  @Test(
    "of settling moves when the host says that its transition takes longer than it said at first",
    arguments: [false, true])
  func laterEnd(isToldByRequest: Bool) {
    var desk = Desk("A", settings: Self.quick)
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.wait(100)
    let longer = desk.status(moving: 1, duration: .milliseconds(4_000))
    if isToldByRequest {
      let request = NavigationEngine.Request(id: RequestID(rawValue: 9), .pop(count: 1))
      desk.send(.requested(request, longer))
    } else {
      desk.send(.read(HostReading(stack: Desk.pages("AB"), status: longer), answering: nil))
    }
    #expect(desk.remainder(of: .settle) == .milliseconds(4_070))
    #expect(desk.deadlines.count(where: { $0.kind == .settle }) == 1)
    desk.fire(.settle)
    #expect(desk.reports.count == 1)
  }

  @Test("of settling gives what the host moves unannounced its time", arguments: [false, true])
  func unannounced(isSilent: Bool) {
    var desk = Desk("A", settings: Self.quick)
    desk.push("B")
    desk.returned("AB", moving: isSilent ? nil : 1)
    let other = desk.status(moving: 2, duration: .milliseconds(9_000))
    desk.send(.read(HostReading(stack: Desk.pages("AB"), status: other), answering: nil))
    #expect(desk.remainder(of: .settle) == .milliseconds(9_070))
  }

  @Test("of settling is taken back for a finger that nobody announced", arguments: [false, true])
  func unannouncedFinger(isSilent: Bool) {
    var desk = Desk("A", settings: Self.quick)
    desk.push("B")
    desk.returned("AB", moving: isSilent ? nil : 1)
    let finger = desk.status(moving: 2, byFinger: true)
    desk.send(.read(HostReading(stack: Desk.pages("AB"), status: finger), answering: nil))
    #expect(desk.remainder(of: .settle) == nil)
    #expect(desk.remainder(of: .recheck) == .milliseconds(11))
    desk.send(.witnessed(.fingerLifted(CoordinatorID(rawValue: 2))))
    #expect(desk.remainder(of: .settle) == .milliseconds(420))
  }

  @Test("of settling waits for the longer one of what moves together", arguments: [false, true])
  func longerOfTwo(isAnnounced: Bool) {
    var desk = Desk("AB", settings: Self.quick)
    desk.push("C")
    let slow = desk.status(moving: 1, duration: .milliseconds(5_000))
    desk.send(
      .performed(
        TransitionID(rawValue: 1), attempt: 1,
        HostReading(stack: Desk.pages("ABC"), status: slow)))
    desk.wait(1_000)
    if isAnnounced {
      desk.began("AB", moving: 2)
    } else {
      desk.look("ABC", moving: 2)
    }
    #expect(desk.remainder(of: .settle) == .milliseconds(4_070))
    desk.ended(2)
    #expect(desk.remainder(of: .settle) == .milliseconds(4_070))
  }

  @Test("of settling is that of a call that comes at last, and not of what it was put off behind")
  func ownEndOfPostponed() {
    var desk = Desk("A", settings: Self.quick)
    desk.push("B")
    let slow = desk.status(moving: 7, duration: .milliseconds(5_000))
    desk.send(
      .performed(
        TransitionID(rawValue: 1), attempt: 1, HostReading(stack: Desk.pages("A"), status: slow)))
    #expect(desk.remainder(of: .settle) == .milliseconds(5_070))
    desk.began("AB", .postponedPerform(TransitionID(rawValue: 1)), moving: 8)
    #expect(desk.remainder(of: .settle) == .milliseconds(420))
  }

  @Test("of settling counts when a finger's transition has ended and nobody reads the host")
  func endUnderFingerUnread() {
    var desk = Desk("AB", settings: Self.quick)
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    desk.layout()
    desk.ended(1)
    desk.fire(.settle)
    #expect(desk.reports.count == 1)
  }

  @Test("of settling counts the longer one of what moves together when a finger goes up")
  func longerOfTwoByFinger() {
    var desk = Desk("AB", settings: Self.quick)
    desk.push("C")
    desk.returned("ABC", moving: 1)
    let slow = desk.status(moving: 1, duration: .milliseconds(5_000))
    desk.send(.read(HostReading(stack: Desk.pages("ABC"), status: slow), answering: nil))
    desk.began("AB", .user(.edgeSwipe), moving: 2, byFinger: true)
    desk.send(.witnessed(.fingerLifted(CoordinatorID(rawValue: 2))))
    #expect(desk.remainder(of: .settle) == .milliseconds(5_070))
  }

  @Test("of settling moves when what shows again beneath another takes longer than it said")
  func longerBeneath() {
    var desk = Desk("AB", settings: Self.quick)
    desk.push("C")
    desk.returned("ABC", moving: 1)
    desk.began("AB", moving: 2)
    desk.ended(2)
    let slow = desk.status(moving: 1, duration: .milliseconds(5_000))
    desk.send(.read(HostReading(stack: Desk.pages("AB"), status: slow), answering: nil))
    #expect(desk.remainder(of: .settle) == .milliseconds(5_070))
    desk.send(.read(HostReading(stack: Desk.pages("AB"), status: slow), answering: nil))
    #expect(desk.deadlines.count(where: { $0.kind == .settle }) == 1)
  }

  @Test("of settling stays when the host says the same, or less")
  func sameEnd() {
    var desk = Desk("A", settings: Self.quick)
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.wait(100)
    for duration in [350, 200, 350] {
      let status = desk.status(moving: 1, duration: .milliseconds(Int64(duration)))
      desk.send(.read(HostReading(stack: Desk.pages("AB"), status: status), answering: nil))
      #expect(desk.remainder(of: .settle) == .milliseconds(320))
    }
  }

  @Test("of a call that was put off moves when what it waits for takes longer")
  func laterEndOfPostponed() {
    var desk = Desk("A", settings: Self.quick)
    desk.push("B")
    desk.returned("A", moving: 1)
    let longer = desk.status(moving: 1, duration: .milliseconds(1_000))
    desk.send(.read(HostReading(stack: Desk.pages("A"), status: longer), answering: nil))
    #expect(desk.remainder(of: .settle) == .milliseconds(1_070))
  }

  @Test("under a finger is none of the transition's end, however long that takes")
  func longerUnderFinger() {
    var desk = Desk("AB", settings: Self.quick)
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    let longer = desk.status(moving: 1, byFinger: true, duration: .milliseconds(1_000))
    desk.send(.read(HostReading(stack: Desk.pages("A"), status: longer), answering: nil))
    #expect(desk.remainder(of: .settle) == nil)
    #expect(desk.remainder(of: .recheck) == .milliseconds(11))
    desk.send(.witnessed(.fingerLifted(CoordinatorID(rawValue: 1))))
    #expect(desk.remainder(of: .settle) == .milliseconds(1_070))
  }

  @Test("of settling does not come back for a longer time: the finger has to be seen to go up")
  func longerByRequestUnderFinger() {
    var desk = Desk("AB", settings: Self.quick)
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    let longer = desk.status(moving: 1, duration: .milliseconds(1_000))
    let request = NavigationEngine.Request(id: RequestID(rawValue: 9), .push(Desk.new("C")))
    desk.send(.requested(request, longer))
    #expect(desk.remainder(of: .settle) == nil)
  }

  @Test(
    "of settling is taken back when a reading says that a finger drives", arguments: [false, true])
  func fingerSeenLate(isCancelled: Bool) {
    var desk = Desk("A", settings: Self.quick)
    let request = desk.push("B")
    desk.returned("AB", moving: 1)
    #expect(desk.remainder(of: .settle) == .milliseconds(420))
    desk.look("AB", moving: 1, byFinger: true)
    #expect(desk.remainder(of: .settle) == nil)
    #expect(desk.remainder(of: .recheck) == .milliseconds(11))
    desk.layout()
    desk.send(.witnessed(.fingerLifted(CoordinatorID(rawValue: 1))))
    #expect(desk.remainder(of: .settle) == .milliseconds(420))
    desk.ended(1, cancelled: isCancelled)
    desk.read(isCancelled ? "A" : "AB")
    #expect(desk.outcomes[request] == (isCancelled ? .cancelledByUser : .shown))
    #expect(desk.reports == [])
  }

  @Test("of settling is not armed while a finger drives, and is when that goes up")
  func finger() {
    var desk = Desk("AB", settings: Self.quick)
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    #expect(desk.remainder(of: .settle) == nil)
    #expect(desk.remainder(of: .recheck) == .milliseconds(11))
    desk.send(.witnessed(.fingerLifted(CoordinatorID(rawValue: 1))))
    #expect(desk.remainder(of: .settle) == .milliseconds(420))
    #expect(desk.remainder(of: .recheck) == nil)
  }

  @Test("under a finger looks whether that is there, again and again, and takes no rung")
  func recheckUnderFinger() {
    var desk = Desk("AB")
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    desk.layout()
    for _ in 0..<20 {
      desk.fire(.recheck)
      #expect(desk.answer.moments == [.nextTurn])
      desk.read("A", moving: 1, byFinger: true)
    }
    #expect(desk.reports == [])
  }

  @Test("looks every 2 s at what is held, and reports after 10 s, once")
  func holds() {
    var desk = Desk("A")
    let token = desk.hold()
    for round in 1...5 {
      #expect(desk.remainder(of: .holdRecheck) == .milliseconds(2_000))
      if round == 5 { desk.fire(.incident) }
      desk.fire(.holdRecheck)
      desk.read("A")
    }
    #expect(desk.reports == [.longHold([.manual(token)])])
    #expect(desk.now == Timestamp(nanoseconds: 10_000_000_000))
    #expect(desk.remainder(of: .incident) == nil)
  }

  @Test("stands still in the background, and runs on for what was left of it")
  func background() {
    var desk = Desk("A", settings: .init(blocksInteraction: true))
    let token = desk.hold()
    desk.push("B")
    desk.returned("AB", moving: 1)
    let kinds: [NavigationEngine.Deadline.Kind] = [
      .settle, .holdRecheck, .incident, .manualHold(token),
    ]
    #expect(Set(desk.deadlines.map(\.kind)) == Set(kinds))
    let before = kinds.map { desk.remainder(of: $0) }
    desk.wait(300)
    desk.send(.paused)
    #expect(desk.deadlines == [])
    desk.wait(60_000)
    desk.send(.resumed)
    let after = kinds.map { desk.remainder(of: $0) }
    #expect(desk.answer.moments == [.nextTurn])
    for (before, after) in zip(before, after) {
      #expect(before == after.map { $0 + .milliseconds(300) })
    }
  }

  @Test("that was due when the background came is due at once after it")
  func overdue() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.wait(5_000)
    desk.send(.paused)
    desk.send(.resumed)
    #expect(desk.remainder(of: .settle) == .zero)
  }

  @Test("that begins in the background begins to run after it")
  func armedInBackground() {
    var desk = Desk("A")
    desk.send(.paused)
    desk.push("B")
    desk.returned("AB", moving: 1)
    let token = desk.hold()
    #expect(desk.deadlines == [])
    desk.wait(1_000)
    desk.send(.resumed)
    #expect(desk.remainder(of: .settle) == .milliseconds(850))
    #expect(desk.remainder(of: .manualHold(token)) == .milliseconds(30_000))
    #expect(desk.remainder(of: .holdRecheck) == .milliseconds(2_000))
  }

  @Test("of the incident only stands still off screen", arguments: [true, false])
  func offScreen(returns: Bool) {
    var desk = Desk("A", presence: .beforeFirstLayout)
    let token = desk.hold()
    #expect(desk.remainder(of: .incident) == nil)
    #expect(desk.remainder(of: .manualHold(token)) == .milliseconds(30_000))
    #expect(desk.remainder(of: .holdRecheck) == .milliseconds(2_000))
    desk.wait(100)
    desk.moves(to: returns ? .onScreen : .offScreen)
    #expect(desk.remainder(of: .incident) == (returns ? .milliseconds(10_000) : nil))
  }

  @Test("after the foreground is asked for only where there is something to look at")
  func foregroundAtRest() {
    var desk = Desk("A")
    desk.send(.paused)
    #expect(desk.send(.resumed) == [])
  }

  @Test("after the foreground is asked for where something is held, or where something runs")
  func lookAfterBackground() {
    var held = Desk("A")
    held.hold()
    var running = Desk("A")
    running.push("B")
    running.returned("AB", moving: 1)
    for var desk in [held, running] {
      desk.send(.paused)
      desk.send(.resumed)
      #expect(desk.answer.moments == [.nextTurn])
    }
  }

  @Test("has a number, one more than that of the one before it")
  func serials() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    for number in 1...3 {
      #expect(desk.deadlines.map(\.serial) == [number])
      desk.fire(.settle)
    }
  }

  @Test("is one of a kind at a time, and an earlier one is late")
  func oneOfAKind() {
    var desk = Desk("AB")
    desk.push("C")
    desk.returned("ABC", moving: 1)
    let first = desk.deadlines
    desk.wait(100)
    desk.began("AB", moving: 2)
    #expect(desk.answer.contains(.unschedule(first[0])))
    #expect(desk.deadlines.filter { $0.kind == .settle }.count == 1)
    desk.send(.deadlineReached(first[0]))
    #expect(desk.answer == [] && desk.engine.ignoredEventCount == 1)
  }
}
