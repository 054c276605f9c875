public import InterlockCore

/// A random run of a host, from a seed: requests, users, quirks and weather, then calm.
///
/// After every event an oracle and a judge look on: `Documentation/Proof.md` says at what. The same seed
/// gives the same run everywhere.
///
/// ```swift
/// let result = Storm(seed: 17).run()
/// let isSound = result.fault == nil  // true
/// ```
public struct Storm: Sendable {
  /// The number that decides everything.
  public var seed: UInt64
  /// How many things happen before the calm.
  public var steps: Int
  /// What the host may do wrong.
  public var quirks: [ScriptedHost.Quirk]
  /// Whether the user, other code and the system change things too.
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
    /// The host at the end.
    public var host: ScriptedHost
    /// The rule that was broken, if one was; nothing happened after that.
    public var fault: StormFault?

    /// The fault, the seed and the timeline, for a person.
    public func report(seed: UInt64) -> String {
      "seed \(seed), \(fault?.description ?? "no rule broken")\n" + host.timeline.text
    }
  }

  /// All that happens in this storm.
  public var script: StormScript {
    var generator = StormGenerator(
      seed: seed, quirks: quirks, policies: policies, hasUser: hasUser)
    var script = StormScript(settings: settings)
    for _ in 0..<steps { script.steps.append(generator.next()) }
    script.steps.append(.calm)
    return script
  }

  /// Runs the storm and the calm after it.
  public func run() -> Result { script.run() }
}
