#if OPTION_PARSER
  import ArgumentParser
  import Foundation
  import Stories

  /// The command-line tool.
  struct Interlock: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "interlock",
      abstract: "Plays UIKit navigation on a simulated device, bare and with Interlock.",
      subcommands: [
        StoryOptions.self, DemoOptions.self, ErasOptions.self, ReplayOptions.self,
        ExploreOptions.self, StormOptions.self,
      ])
  }

  /// Starts the tool; a mistake on the command line ends with status 2.
  @main
  enum InterlockTool {
    static func main() {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if UnderstudyCommand.isMeant(by: arguments) { beUnderstudy() }
      let isJSON = CommandLine.arguments.contains("--json")
      do {
        var command = try Interlock.parseAsRoot()
        try command.run()
      } catch {
        let status = Interlock.exitCode(for: error)
        guard !status.isSuccess else { Interlock.exit(withError: error) }
        finish(isJSON: isJSON) { _ in
          throw ToolFailure(.misuse, Shown.lines(Interlock.fullMessage(for: error)))
        }
      }
    }
  }

  struct StoryOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "story", abstract: "Plays stories from files.",
      discussion: """
        Exit status: 0 all as expected, 1 an expectation failed, 2 misuse or no story, 3 cannot write.
        \(StoryLimits.summary)
        """)

    @Argument(help: ArgumentHelp("Story files.", valueName: "file"))
    var files: [String]

    @Option(help: "Play on this era only: \(EraName.choices), or all.")
    var era = EraChoice.all

    @Option(
      name: .customLong("guard"), help: "Play with this guard only: \(Guard.choices), or all.")
    var guardChoice = GuardChoice.all

    @Option(help: "Write timelines, recordings and pictures into this folder.")
    var out: String?

    @Flag(help: "Print JSON, and nothing else.")
    var json = false

    func run() {
      MainActor.assumeIsolated {
        finish(isJSON: json) { console in
          try StoryCommand(console: console, eras: era.eras, guards: guardChoice.guards)
            .run(files, out: out)
        }
      }
    }
  }

  struct DemoOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "demo", abstract: "Plays the shipped stories and prints the table.",
      discussion: "Exit status: 0, or 1 if a run with Interlock is not as it should be.")

    @Option(help: "The folder for timelines, page and pictures.")
    var out = "demo"

    @Flag(help: "Print JSON, and nothing else.")
    var json = false

    func run() {
      MainActor.assumeIsolated {
        finish(isJSON: json) { try DemoCommand(console: $0).run(out: out) }
      }
    }
  }

  struct ErasOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "eras", abstract: "Prints what bare UIKit does on each era.",
      discussion: """
        Exit status: 0, or 1 if --check finds a cell that is not as written down, or --compare one that \
        differs.
        """)

    @Flag(help: "Compare each cell with Stories/eras.expected.")
    var check = false

    @Option(
      help: ArgumentHelp(
        "Compare with what a device did: a report of Examples/EraProbe, or of --json.",
        valueName: "file"))
    var compare: String?

    @Flag(help: "Print Documentation/Eras.md.")
    var page = false

    @Flag(help: "Print JSON, and nothing else.")
    var json = false

    func run() {
      MainActor.assumeIsolated {
        finish(isJSON: json) { console in
          let command = ErasCommand(console: console)
          if let compare { return try command.compare(compare) }
          return page ? try command.printPage() : try command.run(check: check)
        }
      }
    }

    func validate() throws {
      guard [check, compare != nil, page].count(where: { $0 }) <= 1 else {
        throw ValidationError("give one of --check, --compare and --page, or none")
      }
      guard !(page && json) else {
        throw ValidationError("--page prints no JSON; leave --json out")
      }
    }
  }

  struct ReplayOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "replay", abstract: "Replays recordings, and says whether the engine agrees.",
      discussion: """
        FILE is what FlightRecording wrote, a file of reports that have recordings, or a script of a \
        storm; - is standard input. Nothing of the app is run.
        Exit status: 0 all decided as recorded and no rule broken, 1 one is not, 2 misuse or no recording.
        \(ReplayCommand.limits)
        """)

    @Argument(help: ArgumentHelp("Recordings.", valueName: "file"))
    var files: [String]

    @Flag(help: "Print JSON, and nothing else.")
    var json = false

    func run() {
      MainActor.assumeIsolated {
        finish(isJSON: json) { try ReplayCommand(console: $0).run(files) }
      }
    }
  }

  /// The argument of `--era`.
  struct EraChoice: ExpressibleByArgument {
    static let all = EraChoice(eras: EraName.played)
    let eras: [EraName]
    var defaultValueDescription: String { "all" }

    private init(eras: [EraName]) { self.eras = eras }

    init?(argument: String) {
      let known = EraName.allCases.filter { $0.rawValue.lowercased() == argument.lowercased() }
      if argument == "all" {
        self = .all
      } else if known.isEmpty {
        return nil
      } else {
        eras = known
      }
    }
  }

  /// The argument of `--guard`.
  struct GuardChoice: ExpressibleByArgument {
    static let all = GuardChoice(guards: Guard.allCases)
    let guards: [Guard]
    var defaultValueDescription: String { "all" }

    private init(guards: [Guard]) { self.guards = guards }

    init?(argument: String) {
      if argument == "all" {
        self = .all
      } else if let known = Guard(rawValue: argument) {
        guards = [known]
      } else {
        return nil
      }
    }
  }

  extension CaseIterable where Self: RawRepresentable<String> {
    /// The values, as help names them.
    static var choices: String { allCases.map(\.rawValue).joined(separator: ", ") }
  }
#endif
