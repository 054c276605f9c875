import InterlockCore
import Testing

@Suite("A hold")
struct HoldRuleTests {
  private static let blocking = NavigationEngine.Settings(blocksInteraction: true)
  private static let page = HoldOwner.page(TransitionID(rawValue: 1))

  /// `A`, with a push of B under way.
  private static func busy() -> Desk {
    var desk = Desk("A", settings: blocking)
    desk.push("B")
    desk.returned("AB", moving: 1)
    return desk
  }

  @Test("of a transition is for its pages, and for each motion of the bar in it")
  func owners() {
    var desk = Self.busy()
    let first = TransitionID(rawValue: 1)
    desk.send(.witnessed(.barBegan(.push)))
    #expect(desk.answer.first == .hold(.bar(.push, first)))
    desk.send(.witnessed(.barBegan(.pop)))
    #expect(desk.engine.holds == [Self.page, .bar(.push, first), .bar(.pop, first)])
    #expect(desk.engine.barMotions == [.push, .pop])
    desk.send(.witnessed(.barEnded(.push)))
    #expect(desk.answer.last == .release(.bar(.push, first)))
    #expect(desk.engine.holds == [Self.page, .bar(.pop, first)])
  }

  @Test("of the bar that begins or ends twice is counted, and not applied")
  func barTwice() {
    var desk = Self.busy()
    desk.send(.witnessed(.barEnded(.push)))
    desk.send(.witnessed(.barBegan(.push)))
    desk.send(.witnessed(.barBegan(.push)))
    #expect(desk.engine.ignoredEventCount == 2 && desk.engine.holds.count == 2)
  }

  @Test("of a transition ends when that settles, whatever the bar says")
  func endsAtSettle() {
    var desk = Self.busy()
    desk.send(.witnessed(.barBegan(.push)))
    desk.layout()
    desk.ended(1)
    #expect(desk.engine.holds.count == 2)
    desk.read("AB")
    #expect(desk.engine.holds == [] && desk.engine.barMotions == [])
  }

  @Test("of the next transition comes before the last one's release, in one list")
  func noGap() {
    var desk = Self.busy()
    desk.push("C")
    desk.layout()
    desk.ended(1)
    desk.read("AB")
    let next = HoldOwner.page(TransitionID(rawValue: 2))
    #expect(desk.answer.first == .hold(next))
    #expect(desk.answer.last == .release(Self.page))
    #expect(desk.deadlines.filter { $0.kind == .holdRecheck }.count == 1)
  }

  @Test("of a transition ends with the next event after the app has chosen not to block")
  func noLonger() {
    var desk = Self.busy()
    desk.engine.settings.blocksInteraction = false
    desk.layout()
    #expect(desk.engine.holds == [] && desk.answer.first == .release(Self.page))
  }

  @Test("is looked at again without a second question where one is open")
  func oneQuestion() {
    var desk = Desk("A", settings: Self.blocking)
    desk.push("B")
    desk.returned("AB")
    #expect(desk.answer.moments == [.afterLayout])
    desk.fire(.holdRecheck)
    #expect(desk.answer.moments == [])
  }

  @Test("is never taken under a finger, and is when that goes up")
  func finger() {
    var desk = Desk("AB", settings: Self.blocking)
    desk.began("A", .user(.edgeSwipe), moving: 1, byFinger: true)
    #expect(desk.engine.holds == [])
    desk.send(.witnessed(.fingerLifted(CoordinatorID(rawValue: 1))))
    #expect(desk.engine.holds == [Self.page])
  }

  @Test("of a transition is named before those by hand")
  func orderOfOwners() {
    var desk = Desk("A", settings: Self.blocking)
    let token = desk.hold()
    desk.push("B")
    desk.returned("AB", moving: 1)
    #expect(desk.engine.holds == [Self.page, .manual(token)])
    desk.fire(.incident)
    #expect(desk.answer.reports == [.longHold([Self.page, .manual(token)])])
  }

  @Test("by hand ends by its token, once")
  func token() {
    var desk = Desk("A")
    let first = desk.hold()
    let second = desk.hold()
    #expect(desk.engine.holds == [.manual(first), .manual(second)])
    desk.send(.holdReleased(first))
    #expect(desk.answer.last == .release(.manual(first)))
    #expect(desk.engine.holds == [.manual(second)])
    #expect(desk.send(.holdReleased(first)) == [] && desk.engine.ignoredEventCount == 1)
  }

  @Test("by hand ends by its own maximum, which is reported", arguments: [nil, 700])
  func maximum(milliseconds: Int64?) {
    var desk = Desk("A")
    let token = desk.hold(atMost: milliseconds.map { .milliseconds($0) })
    #expect(
      desk.remainder(of: .manualHold(token)) == .milliseconds(milliseconds ?? 30_000))
    desk.fire(.manualHold(token))
    #expect(desk.answer.reports == [.holdExpired(token)])
    #expect(desk.engine.holds == [] && desk.deadlines == [])
  }

  @Test("by hand does not end by a maximum that the background has put off")
  func staleMaximum() throws {
    var desk = Desk("A")
    let token = desk.hold()
    let old = try #require(desk.deadlines.first { $0.kind == .manualHold(token) })
    desk.send(.paused)
    desk.send(.resumed)
    #expect(desk.send(.deadlineReached(old)) == [])
    #expect(desk.engine.holds == [.manual(token)] && desk.engine.ignoredEventCount == 1)
  }

  @Test("by hand ends when the host leaves the screen, or goes away", arguments: [true, false])
  func leaving(closes: Bool) {
    var desk = Desk("A")
    let tokens = [desk.hold(), desk.hold()]
    if closes { desk.send(.closed) } else { desk.moves(to: .offScreen) }
    for token in tokens { #expect(desk.answer.contains(.release(.manual(token)))) }
    #expect(desk.engine.holds == [] && desk.deadlines == [])
  }

  @Test("by hand may be taken off screen, and stays until the host leaves again")
  func offScreen() {
    var desk = Desk("A", presence: .offScreen)
    desk.hold()
    desk.look("A")
    #expect(desk.engine.holds.count == 1)
    #expect(desk.remainder(of: .holdRecheck) == .milliseconds(2_000))
    #expect(desk.remainder(of: .incident) == nil)  // Nobody is kept from anything.
    desk.moves(to: .onScreen)
    #expect(desk.remainder(of: .incident) == .milliseconds(10_000))
  }
}
