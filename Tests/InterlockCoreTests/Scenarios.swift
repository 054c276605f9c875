import InterlockCore
import InterlockTesting

/// A short story of a host, told as a timeline.
struct Scenario: Sendable {
  let name: String
  var stack = ["A"]
  var presence = HostPresence.onScreen
  var settings = NavigationEngine.Settings()
  let play: @Sendable (inout ScriptedHost) -> Void

  /// Plays the story to its end.
  func run() -> ScriptedHost {
    var host = ScriptedHost(stack: stack, presence: presence, settings: settings)
    play(&host)
    host.settle()
    return host
  }
}

extension Scenario {
  static let all =
    overlaps + lateEnds + lostCalls + hostChanges + presences + holds + consents
    + changes

  /// Requests on top of each other.
  static let overlaps = [
    Scenario(name: "two-pushes") { host in
      host.push("B")
      host.advance(by: .milliseconds(100))
      host.push("C")
    },
    Scenario(name: "push-pop-push") { host in
      host.push("B")
      host.pop()
      host.push("C")
    },
    Scenario(name: "merged-requests") { host in
      host.push("B")
      host.push("C", policy: .merge)
      host.push("D", policy: .merge)
      host.pop(policy: .merge)
      host.push("E", policy: .merge)
    },
    Scenario(name: "merged-into-nothing") { host in
      host.push("B")
      host.push("C", policy: .merge)
      host.pop(policy: .merge)
    },
    Scenario(name: "every-policy") { host in
      host.push("B")
      host.push("C", policy: .ignore)
      host.push("D", policy: .fail)
      host.push("E", policy: .queue)
      host.push("F", policy: .withoutAnimation)
      host.push("G", policy: .replacePending)
    },
    Scenario(name: "deep-link-over-pending", stack: ["A", "B"]) { host in
      host.pop()
      host.push("C")
      host.set(["A", "X", "Y"])
    },
    Scenario(name: "double-tap") { host in
      host.push("B", key: "row 1", origin: .touch)
      host.advance(by: .milliseconds(50))
      host.push("B2", key: "row 1", policy: .queue, origin: .touch)
      host.settle()
      host.push("B3", key: "row 1", origin: .touch)
    },
  ]

  /// Hosts that do not say when a transition has ended.
  static let lateEnds = [
    Scenario(name: "end-never-told") { host in
      host.quirks = [.neverCallsBack]
      host.push("B")
      host.push("C")
    },
    Scenario(name: "end-without-completion") { host in
      host.quirks = [.forgetsCompletion]
      host.push("B")
      host.push("C")
    },
    Scenario(name: "end-without-didShow") { host in
      host.quirks = [.forgetsDidShow]
      host.push("B")
      host.push("C")
    },
    Scenario(name: "transition-without-end") { host in
      host.quirks = [.neverEnds]
      host.push("B")
      host.push("C")
    },
    Scenario(name: "goes-back-after-it-was-given-up") { host in
      host.quirks = [.neverEnds]
      host.push("B")
      host.advance(by: .milliseconds(1_800))
      host.answerDelay = .milliseconds(100)
      // The ladder has put [A, B] in place, and has not looked.
      host.advance(by: .milliseconds(100))
      host.beginSwipe()
      host.claimedDuration = host.duration
      host.duration = .milliseconds(5_000)
      host.liftFinger(finishing: false)
    },
    Scenario(name: "longer-than-said-at-first") { host in
      host.claimedDuration = host.duration
      host.duration = .milliseconds(3_000)
      host.push("B")
      host.advance(by: .milliseconds(600))
      host.claimedDuration = nil
      host.push("C")
    },
    Scenario(name: "no-layout") { host in
      host.quirks = [.refusesLayout]
      host.push("B")
      host.push("C")
    },
    Scenario(name: "told-before-the-call-returns") { host in
      host.quirks = [.callsBackEarly]
      host.push("B")
      host.push("C")
    },
    Scenario(name: "leaving-page-listed-first", stack: ["A", "B", "C"]) { host in
      host.quirks = [.listsLeavingFirst]
      host.pop(to: "A")
      host.push("D")
    },
  ]

  /// Hosts that do not do what they are told.
  static let lostCalls = [
    Scenario(name: "postponed-call") { host in
      host.quirks = [.postpones]
      host.push("B")
      host.push("C")
    },
    Scenario(name: "call-during-presentation") { host in
      host.quirks = [.drops]
      host.push("B")
      host.push("C")
    },
    Scenario(name: "push-while-alert-is-presented") { host in
      host.obstruct(.presentation, for: .milliseconds(400))
      host.push("B")
    },
    Scenario(name: "presentation-without-end") { host in
      host.obstruct(.dismissal, for: .milliseconds(50_000))
      host.push("B")
    },
    Scenario(name: "swallowed-call") { host in
      host.quirks = [.swallows]
      host.push("B")
      host.push("C")
    },
    Scenario(name: "call-swallowed-twice") { host in
      host.quirks = [.swallows, .swallows]
      host.push("B")
      host.push("C")
      host.pop()
    },
  ]

  /// Changes that the host begins.
  static let hostChanges = [
    Scenario(name: "user-goes-back", stack: ["A", "B"]) { host in
      host.userPops()
      host.push("C")
    },
    Scenario(name: "user-goes-back-during-push", stack: ["A"]) { host in
      host.quirks = [.overlaps]
      host.push("B")
      host.push("C")
    },
    Scenario(name: "swipe-cancelled", stack: ["A", "B"]) { host in
      host.beginSwipe()
      host.advance(by: .milliseconds(5_000))
      host.push("C", policy: .queue)
      host.liftFinger(finishing: false)
    },
    Scenario(name: "swipe-finished", stack: ["A", "B"]) { host in
      host.beginSwipe()
      host.push("C")
      host.advance(by: .milliseconds(300))
      host.liftFinger(finishing: true)
    },
    Scenario(name: "swipe-cancelled-over-waiting-pop", stack: ["A", "B"]) { host in
      host.beginSwipe()
      host.pop()
      host.liftFinger(finishing: false)
    },
    Scenario(
      name: "swipe-begins-during-push", settings: .init(blocksInteraction: true)
    ) { host in
      host.push("B")
      host.advance(by: .milliseconds(200))
      host.beginSwipe(overlapping: true)
      host.advance(by: .milliseconds(5_000))  // The push has ended under the finger.
      host.liftFinger(finishing: true)
    },
    Scenario(name: "page-vanishes", stack: ["A"]) { host in
      host.quirks = [.losesTopPage]
      host.push("B")
      host.pop()
      host.push("C")
    },
  ]

  /// Hosts that come and go.
  static let presences = [
    Scenario(name: "before-first-layout", presence: .beforeFirstLayout) { host in
      host.push("B")
      host.push("C", animated: false)
      host.move(to: .onScreen)
      host.push("D")
    },
    Scenario(name: "leaves-during-push") { host in
      host.quirks = [.leavesScreen]
      host.push("B")
      host.push("C")
      host.push("D")
    },
    Scenario(name: "call-lost-off-screen", presence: .offScreen) { host in
      host.quirks = [.swallows]
      host.push("B")
      host.advance(by: .milliseconds(30_000))
      host.move(to: .onScreen)
    },
    Scenario(name: "background-during-push") { host in
      host.quirks = [.neverCallsBack]
      host.push("B")
      host.advance(by: .milliseconds(100))
      host.send(.paused)
      host.advance(by: .milliseconds(60_000))
      host.send(.resumed)
    },
    Scenario(name: "closed-during-push") { host in
      host.push("B")
      host.push("C")
      host.close()
      host.push("D")
    },
  ]
}
