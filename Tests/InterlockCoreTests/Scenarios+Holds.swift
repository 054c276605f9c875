import InterlockCore
import InterlockTesting

extension Scenario {
  private static let blocking = NavigationEngine.Settings(blocksInteraction: true)

  /// Interaction that is blocked, by transitions and by hand.
  static let holds = [
    Scenario(name: "blocked-between-pushes", settings: blocking) { host in
      host.push("B")
      host.push("C")
    },
    Scenario(name: "blocked-without-end", settings: blocking) { host in
      host.quirks = [.neverEnds]
      host.push("B")
    },
    Scenario(name: "blocked-bar-never-ends", settings: blocking) { host in
      host.quirks = [.forgetsBar]
      host.push("B")
    },
    Scenario(name: "blocked-not-under-a-finger", stack: ["A", "B"], settings: blocking) { host in
      host.beginSwipe()
      host.advance(by: .milliseconds(1_000))
      host.liftFinger(finishing: false)
    },
    Scenario(name: "blocked-and-leaves", settings: blocking) { host in
      host.quirks = [.leavesScreen]
      host.push("B")
    },
    Scenario(name: "blocked-and-closed", settings: blocking) { host in
      host.hold()
      host.push("B")
      host.close()
    },
    Scenario(name: "blocked-by-hand") { host in
      let first = host.hold()
      host.push("B")
      host.advance(by: .milliseconds(500))
      let second = host.hold()
      host.release(first)
      host.release(first)
      host.advance(by: .milliseconds(2_000))
      host.release(second)
    },
    Scenario(name: "blocked-by-hand-for-ever") { host in
      host.hold(atMost: .milliseconds(12_000))
    },
    Scenario(name: "blocked-by-hand-in-background") { host in
      host.hold()
      host.advance(by: .milliseconds(5_000))
      host.send(.paused)
      host.advance(by: .milliseconds(60_000))
      host.send(.resumed)
    },
    Scenario(name: "blocked-by-hand-off-screen", presence: .offScreen) { host in
      host.hold(atMost: .milliseconds(50_000))
      host.advance(by: .milliseconds(20_000))
      host.move(to: .onScreen)
    },
    Scenario(name: "blocked-by-hand-and-leaves") { host in
      host.hold()
      host.advance(by: .milliseconds(1_000))
      host.move(to: .offScreen)
    },
    Scenario(name: "blocked-by-hand-in-ladder", settings: blocking) { host in
      host.hold()
      host.quirks = [.neverEnds]
      host.push("B")
    },
  ]
}
