public import InterlockCore

/// A random run of a host, from a seed: requests, users, quirks and weather, then calm.
///
/// After every event the engine's invariants are checked, and at every rest its stack is compared with
/// the oracle's. The same seed gives the same run everywhere.
public struct Storm: Sendable {
  /// The number that decides everything.
  public var seed: UInt64
  /// How many things happen before the calm.
  public var steps: Int
  /// What the host may do wrong.
  public var quirks: [ScriptedHost.Quirk]
  /// Whether the user and other code change the stack too.
  public var hasUser: Bool
  /// The policies that requests may have; `nil` is the default one.
  public var policies: [OverlapPolicy?]
  /// What the engine is set to; by default it blocks interaction, so that there is something to heal.
  public var settings: NavigationEngine.Settings

  /// Creates a storm; by default everything may happen.
  public init(
    seed: UInt64, steps: Int = 60, quirks: [ScriptedHost.Quirk] = ScriptedHost.Quirk.allCases,
    hasUser: Bool = true, policies: [OverlapPolicy?] = OverlapPolicy.allCases + [nil],
    settings: NavigationEngine.Settings = NavigationEngine.Settings(blocksInteraction: true)
  ) {
    self.seed = seed
    self.steps = steps
    self.quirks = quirks
    self.hasUser = hasUser
    self.policies = policies
    self.settings = settings
  }

  /// What came of a storm.
  public struct Result: Sendable {
    /// The host after the calm.
    public var host: ScriptedHost
    /// What was wrong; empty if nothing was.
    public var faults: [String]

    /// The faults, the seed and the timeline, for a person.
    public func report(seed: UInt64) -> String {
      "seed \(seed)\n" + faults.joined(separator: "\n") + "\n" + host.timeline.text
    }
  }

  /// Runs the storm and the calm after it.
  public func run() -> Result {
    var generator = SeededGenerator(seed: seed)
    var host = ScriptedHost(stack: ["A"], settings: settings)
    for _ in 0..<steps { step(&host, &generator) }
    calm(&host)
    var judge = StormJudge(host.recording)
    judge.judge(host)
    return Result(host: host, faults: host.faults + judge.faults)
  }

  private func step(_ host: inout ScriptedHost, _ generator: inout SeededGenerator) {
    if !quirks.isEmpty, generator.onceIn(6) {
      host.quirks.append(quirks.randomElement(using: &generator))
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<10: request(&host, &generator)
    case 10 where hasUser: host.userPops()
    case 11 where hasUser: host.beginSwipe()
    case 12 where hasUser: host.liftFinger(finishing: generator.onceIn(2))
    case 13 where hasUser: host.otherCodePops(animated: generator.onceIn(2))
    case 14 where hasUser: weather(&host, &generator)
    case 15: withdraw(&host, &generator)
    default:
      host.advance(by: .milliseconds(Int64.random(in: 0...600, using: &generator)))
    }
  }

  /// What the system does: alerts, tabs, background, slowness.
  private func weather(_ host: inout ScriptedHost, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 8, 9: host.answerQuestion(isAgreed: !generator.onceIn(3))
    case 6: host.hold(atMost: .milliseconds(Int64.random(in: 0...20_000, using: &generator)))
    case 7: host.release(HoldToken(rawValue: Int.random(in: 1...9, using: &generator)))
    case 0:
      let obstacle = HostObstacle.allCases.randomElement(using: &generator) ?? .presentation
      host.obstruct(obstacle, for: .milliseconds(Int64.random(in: 0...3_000, using: &generator)))
    case 1: host.move(to: host.presence == .onScreen ? .offScreen : .onScreen)
    case 2: host.send(.paused)
    case 3: host.send(.resumed)
    case 4: host.answerDelay = .milliseconds(Int64.random(in: 0...700, using: &generator))
    default: host.answerDelay = .zero
    }
  }

  /// No finger, no background, no quirk: everything has to come to rest.
  private func calm(_ host: inout ScriptedHost) {
    host.answerDelay = .zero
    host.quirks = []
    host.send(.resumed)
    host.liftFinger(finishing: true)
    while host.answerQuestion(isAgreed: true) {}
    host.settle()
    if host.presence != .onScreen { host.move(to: .onScreen) }
    host.settle()
    host.send(.read(host.reading, answering: nil))
    host.settle()
  }
}
