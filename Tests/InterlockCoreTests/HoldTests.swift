import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("Blocked interaction", .row("R12", "R13", "R14"))
struct HoldTests {
  private static let blocking = NavigationEngine.Settings(blocksInteraction: true)

  @Test("is not asked for unless the settings say so")
  func notByDefault() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    host.push("C")
    host.settle()
    #expect(!host.actions.contains { $0.isAboutHolds })
  }

  @Test("is not free for a moment between two transitions")
  func noGap() throws {
    var host = ScriptedHost(stack: ["A"], settings: Self.blocking)
    host.push("B")
    host.push("C")
    host.settle()
    let first = TransitionID(rawValue: 1)
    let second = TransitionID(rawValue: 2)
    let answer = try #require(
      host.recording.steps.first { $0.actions.contains(.release(.page(first))) }?.actions)
    let taken = try #require(answer.firstIndex(of: .hold(.page(second))))
    let called = try #require(answer.firstIndex { $0.isPerform })
    let released = try #require(answer.firstIndex(of: .release(.page(first))))
    #expect(taken < called && called < released)
  }

  @Test("is free under a finger, also when a transition below it ends")
  func freeUnderFinger() {
    var host = ScriptedHost(stack: ["A"], settings: Self.blocking)
    host.push("B")
    host.advance(by: .milliseconds(200))
    host.beginSwipe(overlapping: true)
    host.advance(by: .milliseconds(1_000))  // The push has ended, the finger has not.
    #expect(host.held == [])
    host.advance(by: .milliseconds(10_000))
    #expect(!host.actions.contains { if case .report = $0 { true } else { false } })
  }

  @Test(
    "is free again after the third deadline at the latest, whatever the host forgets",
    arguments: ScriptedHost.Quirk.allCases)
  func ladderReleases(quirk: ScriptedHost.Quirk) {
    var host = ScriptedHost(stack: ["A"], settings: Self.blocking)
    host.quirks = [quirk]
    host.push("B")
    host.settle()
    #expect(host.held == [])
    // The expected end, and three deadlines; a second attempt and the user's own pop begin anew.
    let duration: Int64 = quirk == .takesLonger ? 5_000 : 350
    let bound = Interval.milliseconds(duration + 3 * 500)
    for span in host.holdSpans where span.owner.transition != nil {
      #expect(span.length <= bound + .milliseconds(350), "\(host.timeline.text)")
    }
  }

  @Test("counts a hold that is taken twice, released twice or never was")
  func countsNonsense() {
    var host = ScriptedHost(stack: ["A"])
    let token = host.hold()
    host.send(.holdTaken(token, atMost: nil))
    #expect(host.engine.ignoredEventCount == 1)
    host.release(HoldToken(rawValue: 7))
    #expect(host.engine.ignoredEventCount == 2)
    host.release(token)
    host.release(token)
    host.send(.holdTaken(token, atMost: nil))
    #expect(host.engine.ignoredEventCount == 4)
    #expect(host.held == [])
    #expect(host.actions.filter { $0.isAboutHolds }.count == 2)
  }

  @Test("by hand is reported by the ladder's time, and not released by it")
  func ladderLeavesManualHolds() {
    var host = ScriptedHost(stack: ["A"], settings: Self.blocking)
    host.quirks = [.neverEnds]
    let token = host.hold()
    host.push("B")
    host.advance(by: .milliseconds(5_000))
    #expect(host.engine.isAtRest)
    #expect(host.held == [.manual(token)])
  }

  @Test("is reported once for as long as it lasts, and anew for the next one")
  func reportsOnce() {
    var host = ScriptedHost(stack: ["A"])
    for _ in 0..<2 {
      let token = host.hold()
      host.advance(by: .milliseconds(25_000))
      host.release(token)
    }
    #expect(host.actions.filter { $0.isReport(.longHold) }.count == 2)
  }

  @Test("is found by the re-check to be on a host that left the screen unseen")
  func recheckSeesPresence() {
    var host = ScriptedHost(stack: ["A"])
    host.hold()
    host.leaveUnseen()
    host.advance(by: .milliseconds(2_100))
    #expect(host.held == [])
  }

  @Test("has no maximum in the past", arguments: [0, -1_000, Int64.min])
  func maximumInThePast(milliseconds: Int64) {
    var host = ScriptedHost(stack: ["A"])
    host.hold(atMost: .milliseconds(milliseconds))
    host.settle()
    #expect(host.held == [])
    #expect(host.actions.filter { $0.isReport(.holdExpired) }.count == 1)
  }

  @Test("is not asked for after the end")
  func closed() {
    var host = ScriptedHost(stack: ["A"])
    host.hold()
    host.close()
    host.hold()
    #expect(host.held == [])
  }

  @Test("follows a setting that is changed on the way, from the next event on")
  func settingChanges() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    host.change { $0.blocksInteraction = true }
    host.advance(by: .milliseconds(50))
    #expect(host.held.first == .page(TransitionID(rawValue: 1)))
    host.change { $0.blocksInteraction = false }
    host.settle()
    #expect(host.held == [])
    #expect(host.faults == [])
  }
}

/// What kind of report an action is.
private enum ReportKind {
  case longHold, holdExpired
}

extension NavigationEngine.Action {
  fileprivate var isAboutHolds: Bool {
    switch self {
    case .hold, .release: true
    default: false
    }
  }

  fileprivate var isPerform: Bool {
    if case .perform = self { true } else { false }
  }

  fileprivate func isReport(_ kind: ReportKind) -> Bool {
    switch (self, kind) {
    case (.report(.longHold), .longHold), (.report(.holdExpired), .holdExpired): true
    default: false
    }
  }
}

extension ScriptedHost {
  /// From when to when each hold was held.
  fileprivate var holdSpans: [(owner: HoldOwner, length: Interval)] {
    var starts: [HoldOwner: Timestamp] = [:]
    var spans: [(owner: HoldOwner, length: Interval)] = []
    for record in recording.steps {
      for action in record.actions {
        if case .hold(let owner) = action { starts[owner] = record.time }
        if case .release(let owner) = action, let start = starts.removeValue(forKey: owner) {
          spans.append((owner, record.time - start))
        }
      }
    }
    return spans
  }
}
