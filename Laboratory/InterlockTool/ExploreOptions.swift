#if OPTION_PARSER
  import ArgumentParser
  import InterlockCore
  import InterlockTesting
  import Stories

  struct ExploreOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "explore", abstract: "Visits every state of an engine and a misbehaving host.",
      discussion: """
        Documentation/Proof.md says what is explored and what is checked.
        Exit status: 0 no rule is broken, 1 one is, 2 misuse, 3 a component is missing.
        Changes: \(WorldBounds.Change.choices).
        Quirks: \(WorldBounds.Quirk.choices).
        """)

    @Option(help: "How many pages there are, 2 to 8.")
    var pages = 4

    @Option(help: "How many requests may be open at a time, 1 to 6.")
    var requests = 3

    @Option(help: "Policies, with commas between: \(PolicyList.choices), or all.")
    var policies = PolicyList.all

    @Option(help: "Changes to ask for, with commas between, or all.")
    var changes = NameList<WorldBounds.Change>.all

    @Option(help: "What the host, the user and the app may do besides, or all, or none.")
    var quirks = NameList<WorldBounds.Quirk>.all

    @Option(help: "How often the host may misbehave between two rests, 0 to 4.")
    var firings = 2

    @Option(help: "How many witnesses may be late or doubled between two rests, 0 to 4.")
    var late = 2

    @Option(help: "How many transitions of the host may overlap, 1 to 3.")
    var overlaps = 2

    @Option(help: "How many states to visit at most, 1 to 1000000000.")
    var limit = 1_000_000

    @Option(help: "How many threads do the work, 1 to 64; as many as there are processors.")
    var threads: Int?

    @Flag(help: "Tell states apart by how far away their deadlines are, too.")
    var distances = false

    @Flag(help: "Explore each quirk alone, one after the other.")
    var each = false

    @Flag(help: "Explore each two quirks together, one pair after the other.")
    var pairs = false

    @Flag(
      help:
        "Explore copies of the engine with one seeded defect each, in worlds of their own; in a checkout."
    )
    var defects = false

    @Flag(help: "Print JSON, and nothing else.")
    var json = false

    func validate() throws {
      try check(pages, in: 2...8, "--pages")
      try check(requests, in: 1...6, "--requests")
      try check(firings, in: 0...4, "--firings")
      try check(late, in: 0...4, "--late")
      try check(overlaps, in: 1...3, "--overlaps")
      try check(limit, in: 1...1_000_000_000, "--limit")
      try check(threads ?? 1, in: 1...64, "--threads")
      if each, pairs { throw ValidationError("--each and --pairs exclude each other.") }
    }

    func run() {
      MainActor.assumeIsolated {
        finish(isJSON: json) { console in
          if defects { return try DefectsCommand(console: console).run() }
          var command = ExploreCommand(console: console)
          command.bounds = bounds
          command.limit = limit
          command.workers = threads ?? command.workers
          if each { command.grouping = .each }
          if pairs { command.grouping = .pairs }
          return try command.run()
        }
      }
    }

    private var bounds: WorldBounds {
      var bounds = WorldBounds()
      bounds.pages = pages
      bounds.requests = requests
      bounds.policies = policies.policies
      bounds.changes = Set(changes.values)
      bounds.quirks = Set(quirks.values)
      bounds.firings = firings
      bounds.late = late
      bounds.motions = overlaps
      bounds.tellsDistancesApart = distances
      return bounds
    }
  }

  /// Requires that the number given with an option is within its range.
  func check(_ value: Int, in range: ClosedRange<Int>, _ option: String) throws {
    guard !range.contains(value) else { return }
    throw ValidationError(
      "\(option) is \(value); it must be from \(range.lowerBound) to \(range.upperBound).")
  }

  /// Names with commas between, or `all`, or `none`.
  struct NameList<Name>: ExpressibleByArgument, Sendable
  where Name: CaseIterable & RawRepresentable<String> & Sendable {
    static var all: NameList { NameList(values: Array(Name.allCases)) }
    let values: [Name]
    var defaultValueDescription: String { "all" }

    private init(values: [Name]) {
      self.values = values
    }

    init?(argument: String) {
      switch argument {
      case "all": self = .all
      case "none": values = []
      default:
        let names = argument.split(separator: ",", omittingEmptySubsequences: false)
        values = names.compactMap { Name(rawValue: String($0)) }
        if values.count < names.count { return nil }
      }
    }
  }

  /// Names of policies with commas between, or `all`.
  struct PolicyList: ExpressibleByArgument {
    static let all = PolicyList(policies: OverlapPolicy.allCases)
    static var choices: String { OverlapPolicy.allCases.map { "\($0)" }.joined(separator: ", ") }
    let policies: [OverlapPolicy]
    var defaultValueDescription: String { "all" }

    private init(policies: [OverlapPolicy]) {
      self.policies = policies
    }

    init?(argument: String) {
      if argument == "all" {
        self = .all
      } else {
        let names = argument.split(separator: ",", omittingEmptySubsequences: false)
        policies = names.compactMap { name in OverlapPolicy.allCases.first { "\($0)" == name } }
        if policies.count < names.count { return nil }
      }
    }
  }
#endif
