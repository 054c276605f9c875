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
    var judge = StormJudge(
      NavigationEngine(
        shown: [PageID(rawValue: 0)], presence: .onScreen, settings: settings),
      recording: host.recording)
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

  private func request(_ host: inout ScriptedHost, _ generator: inout SeededGenerator) {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"]
    let name = names.randomElement(using: &generator) ?? "A"
    let policy = policies.randomElement(using: &generator) ?? nil
    let isAnimated = !generator.onceIn(4)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<5:
      let key = generator.onceIn(3) ? "key \(Int.random(in: 0..<3, using: &generator))" : nil
      host.push(name, key: key, animated: isAnimated, policy: policy)
    case 5, 6:
      let asked = generator.onceIn(3) ? Array(names.shuffled(using: &generator).prefix(5)) : []
      host.pop(
        Int.random(in: 1...3, using: &generator), animated: isAnimated, policy: policy,
        asking: asked)
    case 7: host.pop(to: name, animated: isAnimated, policy: policy)
    case 8: host.popToRoot(animated: isAnimated, policy: policy)
    default:
      let count = Int.random(in: 0...3, using: &generator)
      let pages = names.shuffled(using: &generator).prefix(count)
      host.set(Array(pages), animated: isAnimated, policy: policy)
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

/// Compares a recording with what must be.
private struct StormJudge {
  private var oracle: PlainListOracle
  private var replay: NavigationEngine
  /// When each request was placed: when it was made or, if pages were asked, when the last agreed.
  private var places: [RequestID: Int] = [:]
  private var lastPlace = 0
  private var lastCarriedOut = 0
  private(set) var faults: [String] = []

  init(_ engine: NavigationEngine, recording: [ScriptedHost.RecordedEvent]) {
    oracle = PlainListOracle(shown: engine.shown, recording: recording)
    replay = engine
  }

  mutating func judge(_ host: ScriptedHost) {
    while let record = oracle.next() {
      if replay.handle(record.event, at: record.time) != record.actions {
        faults.append("The replay answers otherwise to \(record.event).")
      }
      checkOrder(record)
      if replay.isAtRest, replay.shown != oracle.stack {
        let found = host.names(of: replay.shown)
        let wanted = host.names(of: oracle.stack)
        faults.append("At rest (\(record.time.seconds) s): \(found); there must be \(wanted).")
      }
    }
    if !host.engine.isAtRest { faults.append("The engine does not come to rest.") }
    if host.engine.openRequestCount > 0 { faults.append("A request has no outcome.") }
    if host.engine.shown != host.stack { faults.append("The engine is wrong about the host.") }
    if !host.held.isEmpty { faults.append("Interaction stays blocked, by \(host.held).") }
    if host.engine != replay { faults.append("The replay ends in another state.") }
  }

  /// Requests are carried out in the order in which they were made, or agreed to.
  private mutating func checkOrder(_ record: ScriptedHost.RecordedEvent) {
    lastPlace += 1
    switch record.event {
    case .requested(let request, _): places[request.id] = lastPlace
    case .consentGiven(let request, _, _): places[request] = lastPlace
    default: break
    }
    for case .resolve(let request, let outcome) in record.actions where outcome.isCarriedOut {
      let place = places[request] ?? 0
      if place < lastCarriedOut { faults.append("\(request) was overtaken.") }
      lastCarriedOut = place
    }
  }
}

extension Timestamp {
  /// Seconds since the clock's origin.
  fileprivate var seconds: Double { (self - .zero).seconds }
}

extension NavigationOutcome {
  /// Whether a transition carried the request out.
  fileprivate var isCarriedOut: Bool {
    switch self {
    case .shown, .placed, .merged(into: .some): true
    case .merged(into: nil), .nothingToDo, .ignored, .refused, .superseded, .vetoed, .interrupted,
      .cancelledByUser, .dropped, .timedOut, .closed:
      false
    }
  }
}
