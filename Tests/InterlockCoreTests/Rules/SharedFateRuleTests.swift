import InterlockCore
import Testing

@Suite("A request for what is wanted already")
struct SharedFateRuleTests {
  /// `AB`, with a push of C under way.
  private static func busy() -> Desk {
    var desk = Desk("AB")
    desk.push("C")
    desk.returned("ABC", moving: 1)
    return desk
  }

  private static func endFirst(_ desk: inout Desk) {
    desk.layout()
    desk.ended(1)
    desk.read("ABC")
  }

  /// A push that makes no sense any more when the page B has gone.
  private static func pushFromB(
    _ page: Character, _ policy: OverlapPolicy, _ desk: inout Desk
  ) -> RequestID {
    desk.request(.push(Desk.new(page)), policy: policy, source: "B", requiresSource: true)
  }

  @Test("does not keep merged requests apart between which it comes, behind a queued one")
  func leavesSegmentOpen() {
    var desk = Self.busy()
    desk.push("D", policy: .queue)
    desk.push("E", policy: .merge)
    desk.set("ABCDE")
    desk.push("F", policy: .merge)
    Self.endFirst(&desk)
    desk.carriesOut("ABCD", moving: 2)
    #expect(desk.verbs.last == .set(Desk.pages("ABCDEF")))
  }

  @Test("does not let a merged request join the queued one behind which it comes")
  func leavesSegmentClosed() {
    var desk = Self.busy()
    desk.push("D", policy: .merge)
    desk.push("E", policy: .queue)
    desk.set("ABCDE")
    desk.push("F", policy: .merge)
    Self.endFirst(&desk)
    desk.carriesOut("ABCD", moving: 2)
    #expect(desk.verbs.last == .push(Desk.page("E")))
  }

  @Test("fails with the one before it")
  func fails() {
    var desk = Self.busy()
    let push = Self.pushFromB("D", .merge, &desk)
    let same = desk.set("ABCD")
    desk.began("AC", .otherCode, moving: 2)
    #expect(desk.outcomes[push] == .superseded(by: nil))
    #expect(desk.outcomes[same] == .superseded(by: nil))
  }

  @Test("does not fail with the one before the one before it")
  func followsTheLast() {
    var desk = Self.busy()
    let push = Self.pushFromB("D", .merge, &desk)
    desk.push("E", policy: .merge)
    let same = desk.set("ABCDE")
    desk.began("AC", .otherCode, moving: 2)
    #expect(desk.outcomes[push] == .superseded(by: nil))
    #expect(desk.outcomes[same] == nil && desk.target == "ACE")
  }

  @Test("does not fail with one that is followed by one with nothing left to do")
  func followsNothingToDo() {
    var desk = Self.busy()
    let push = Self.pushFromB("D", .merge, &desk)
    let remove = desk.request(.remove(Desk.pages("B")), policy: .merge)
    let same = desk.set("ACD")
    desk.began("AC", .otherCode, moving: 2)
    #expect(desk.outcomes[push] == .superseded(by: nil))
    #expect(desk.outcomes[remove] == .nothingToDo)
    #expect(desk.outcomes[same] == nil)
  }

  @Test("does not fail with a request of another transition, when its own have nothing left to do")
  func segmentsAreApart() {
    var desk = Self.busy()
    let push = Self.pushFromB("E", .queue, &desk)
    let remove = desk.request(.remove(Desk.pages("C")), policy: .merge)
    let same = desk.set("ABE")
    desk.began("AB", moving: 2)
    #expect(desk.outcomes[remove] == .nothingToDo && desk.outcomes[same] == nil)
    desk.began("A", moving: 3)
    #expect(desk.outcomes[push] == .superseded(by: nil))
    #expect(desk.outcomes[same] == nil)
  }

  @Test("is closed with all others when the host goes away")
  func closed() {
    var desk = Self.busy()
    let same = desk.set("ABC")
    desk.send(.closed)
    #expect(desk.outcomes[same] == .closed && desk.outcomes.count == 2)
  }
}
