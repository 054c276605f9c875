import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("With nothing but deadlines and answered probes", .row("R3", "R13", "R34", "R35"))
struct LivenessTests {
  /// How many deadlines one transition can take: the steps of the ladder.
  private static let ladderLength = RecoveryRung.allCases.count

  @Test(
    "the engine rests within the ladder's length for each transition, and blocks nothing then",
    arguments: ScriptedHost.Quirk.allCases, OverlapPolicy.allCases)
  func rests(quirk: ScriptedHost.Quirk, policy: OverlapPolicy) {
    var host = ScriptedHost(stack: ["A"], settings: .init(blocksInteraction: true))
    host.quirks = [quirk, quirk, quirk]
    host.push("B")
    host.push("C", policy: policy)
    host.push("D", policy: policy)
    let segments = 1 + host.engine.waitingCount
    host.settle()
    #expect(host.engine.isAtRest)
    #expect(host.held == [])
    #expect(host.faults == [])
    // A transition that is tried twice climbs twice.
    #expect(host.ladderDeadlineCount <= 2 * Self.ladderLength * segments, "\(host.timeline.text)")
  }

  @Test(
    "deadlines that are to come at once let time go on", arguments: ScriptedHost.Quirk.allCases)
  func noTimeAtAll(quirk: ScriptedHost.Quirk) {
    for interval in [Interval.zero, .milliseconds(-100)] {
      let deadlines = NavigationDeadlines(
        settleGrace: interval, recheck: interval, report: interval, manualHold: interval)
      var host = ScriptedHost(
        stack: ["A"], settings: .init(deadlines: deadlines, blocksInteraction: true))
      host.quirks = [quirk, quirk]
      host.push("B")
      host.push("C")
      host.settle()
      #expect(host.engine.isAtRest)
      #expect(host.held == [])
    }
  }

  @Test("a host that moves for ever is given up after one ladder", arguments: [true, false])
  func oneLadder(blocks: Bool) {
    var host = ScriptedHost(stack: ["A"], settings: .init(blocksInteraction: blocks))
    host.quirks = [.neverEnds]
    host.push("B")
    host.settle()
    #expect(host.ladderDeadlineCount <= Self.ladderLength)
    // The step that releases is left out where nothing is held.
    #expect(host.ladderDeadlineCount == (blocks ? 4 : 3))
  }

  @Test(
    "a host that goes back after it was given up is looked at again",
    arguments: [false, true])
  func looksAgain(isAskedBefore: Bool) throws {
    let scenario = try #require(
      Scenario.all.first { $0.name == "goes-back-after-it-was-given-up" })
    var host = ScriptedHost(stack: scenario.stack, settings: scenario.settings)
    scenario.play(&host)
    host.settleUntilRest()
    // A refused request says that the host is free before its completion does.
    if isAskedBefore {
      host.send(.requested(.init(id: RequestID(rawValue: 9), .popToRoot), .init()))
    }
    host.settle()
    #expect(host.names(of: host.stack) == "[A, B]")
    #expect(host.engine.shown == host.stack)
  }
}

extension ScriptedHost {
  /// Lets time pass until the engine rests, and no longer; a minute at most.
  fileprivate mutating func settleUntilRest() {
    let end = clock.now + .milliseconds(60_000)
    while !engine.isAtRest, clock.now < end { advance(by: .milliseconds(50)) }
  }

  /// How many deadlines of a transition, or of waiting for the host, have been reached.
  fileprivate var ladderDeadlineCount: Int {
    recording.steps.filter {
      guard case .deadlineReached(let deadline) = $0.event else { return false }
      return deadline.kind == .settle || deadline.kind == .recheck
    }.count
  }
}
