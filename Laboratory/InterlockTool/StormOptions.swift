#if OPTION_PARSER
  import ArgumentParser
  import InterlockCore
  import InterlockTesting
  import Stories

  struct StormOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "storm", abstract: "Runs random storms against an oracle.",
      discussion: """
        Documentation/Proof.md says what happens in a storm, what is checked after every event, and how \
        shards of one campaign add up.
        Exit status: 0 no rule is broken, 1 one is, 2 misuse or reports that do not add up, 3 cannot write.
        Quirks: \(ScriptedHost.Quirk.choices).
        \(StormSum.limits)
        """)

    @Option(
      help:
        "The seed of the first storm, 0 to 9223372036854775807; the next has the next. (default: 1)"
    )
    var seed: Int?

    @Option(help: "How many events there are at least, 1 to 1000000000000. (default: 1000000)")
    var events: Int?

    @Option(help: "Policies of requests, with commas between: \(PolicyList.choices), or all.")
    var policy: PolicyList?

    @Option(help: "What the host may do wrong, with commas between, or all, or none.")
    var quirks: NameList<ScriptedHost.Quirk>?

    @Flag(help: "No user, no other code and no system: only the app and the host.")
    var noUser = false

    @Option(help: ArgumentHelp("Run the i-th of n parts, 1/1 to 100000/100000.", valueName: "i/n"))
    var shard: ShardChoice?

    @Option(help: "How many threads do the work, 1 to 64; as many as there are processors.")
    var threads: Int?

    @Option(help: ArgumentHelp("Write all that happens, as lines of JSON.", valueName: "file"))
    var trace: String?

    @Option(
      help: ArgumentHelp(
        "Where to write what breaks a rule. (default: storm-SEED.storm)", valueName: "file"))
    var script: String?

    @Option(
      name: .customLong("sum"), parsing: .upToNextOption,
      help: ArgumentHelp(
        "Add up what --json printed of the shards of a campaign.", valueName: "file"))
    var reports: [String] = []

    @Flag(help: "Print JSON, and nothing else.")
    var json = false

    func validate() throws {
      try check(seed ?? 1, in: 0...Int.max, "--seed")
      try check(events ?? 1, in: 1...1_000_000_000_000, "--events")
      try check(threads ?? 1, in: 1...64, "--threads")
      let isRun =
        seed != nil || events != nil || policy != nil || quirks != nil || noUser || shard != nil
        || threads != nil || trace != nil || script != nil
      if !reports.isEmpty, isRun {
        throw ValidationError("--sum runs no storm; besides it there can be --json only.")
      }
    }

    func run() {
      MainActor.assumeIsolated {
        finish(isJSON: json) { console in
          guard reports.isEmpty else { return try StormSum(console: console).run(reports) }
          var command = StormCommand(console: console)
          command.campaign = campaign
          command.shard = shard?.shard ?? .whole
          command.workers = threads ?? command.workers
          command.trace = trace
          command.script = script
          return try command.run()
        }
      }
    }

    private var campaign: StormCampaign {
      var campaign = StormCampaign()
      if let seed { campaign.seed = UInt64(seed) }
      if let events { campaign.events = events }
      if let quirks { campaign.quirks = quirks.values }
      if let policy, policy.policies != OverlapPolicy.allCases {
        campaign.policies = policy.policies
      }
      campaign.hasUser = !noUser
      return campaign
    }
  }

  /// The argument of `--shard`.
  struct ShardChoice: ExpressibleByArgument {
    let shard: StormCampaign.Shard

    init?(argument: String) {
      let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
        (1...StormSum.shardLimit).contains(count), (1...count).contains(number)
      else { return nil }
      shard = StormCampaign.Shard(number: number, count: count)
    }
  }
#endif
