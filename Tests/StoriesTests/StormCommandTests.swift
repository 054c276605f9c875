import Foundation
import InterlockTesting
import Rows
import Stories
import Testing

@Suite("The command storm", .row("R41"), .timeLimit(.minutes(20)))
@MainActor
struct StormCommandTests {
  /// What a command said, and how it ended.
  private struct Ending {
    var status = Stories.ExitStatus.success
    var output = ""
    var errors = ""
  }

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func run(
    isJSON: Bool = false, _ command: (Console) throws -> Stories.ExitStatus
  ) throws -> Ending {
    var ending = Ending()
    let console = Console(
      isJSON: isJSON, isColored: false, wallClock: { 0 }, output: { ending.output += $0 },
      errors: { ending.errors += $0 })
    do {
      ending.status = try command(console)
    } catch let failure as ToolFailure {
      console.fail(failure)
      ending.status = failure.status
    }
    return ending
  }

  private func storm(
    _ number: Int = 1, of count: Int = 1, isJSON: Bool = false, seed: UInt64 = 5,
    trace: String? = nil
  ) throws -> Ending {
    try run(isJSON: isJSON) { console in
      var command = StormCommand(console: console)
      command.campaign.seed = seed
      command.campaign.events = 5_000
      command.shard = .init(number: number, count: count)
      command.trace = trace
      return try command.run()
    }
  }

  /// Writes the reports of all shards; returns their paths.
  private func reports(of count: Int, seed: UInt64 = 5) throws -> [String] {
    try (1...count).map { number in
      let path = scratch.path("\(seed)-\(number)-\(count).json")
      try Data(storm(number, of: count, isJSON: true, seed: seed).output.utf8)
        .write(to: URL(fileURLWithPath: path))
      return path
    }
  }

  private func sum(_ paths: [String], isJSON: Bool = false) throws -> Ending {
    try run(isJSON: isJSON) { try StormSum(console: $0).run(paths) }
  }

  private struct Report: Decodable {
    var digest: String
    var storms: Int
    var events: Int
    var violationCount: Int
    var status: Stories.ExitStatus
  }

  private func report(_ ending: Ending) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(ending.output.utf8))
  }

  @Test("says how many storms there were, and ends with 0 if no rule is broken")
  func sound() throws {
    let ending = try storm()
    #expect(ending.status == .success)
    #expect(ending.output.hasPrefix("5 storms, the first with seed 5: "))
    #expect(ending.output.contains("\ndigest "))
    #expect(ending.output == (try storm()).output)
  }

  @Test("adds shards up to what the whole campaign says", arguments: [1, 2, 5])
  func adds(count: Int) throws {
    let whole = try report(storm(isJSON: true))
    let ending = try sum(reports(of: count), isJSON: true)
    let total = try report(ending)
    #expect(total.digest == whole.digest)
    #expect(total.storms == whole.storms)
    #expect(total.events == whole.events)
    #expect(total.status == .success)
    #expect(try sum(reports(of: count)).output.contains(whole.digest))
  }

  @Test("refuses shards that are missing, doubled, or of another campaign, and says which")
  func wrongShards() throws {
    let paths = try reports(of: 3)
    let missing = try sum([paths[2]])
    #expect(missing.status == .misuse)
    #expect(missing.errors.contains("2 are missing: 1, 2."))
    let doubled = try sum(paths + [paths[1]])
    #expect(doubled.status == .misuse)
    #expect(doubled.errors.contains("5-2-3.json:1: error: shard 2 of 3 is in "))
    let foreign = try sum([paths[0], paths[1]] + reports(of: 3, seed: 6).suffix(1))
    #expect(foreign.status == .misuse)
    #expect(foreign.errors.contains("6-3-3.json:1: error: this is no part of the campaign"))
    #expect(foreign.errors.contains("its seed is 6, not 5"))
    #expect(try sum([scratch.path("nothing.json"), "/dev/zero"]).status == .misuse)
  }

  @Test(
    "names line and reason of a report that says what no run can have said",
    arguments: [
      ("\"digest\" : \"", "\"digest\" : \"x", "a digest is 32 digits"),
      ("\"storms\" : 5", "\"storms\" : 4", "it was not run to its end"),
      ("\"storms\" : 5", "\"storms\" : 5.0", "expected a whole number"),
      ("\"storms\" : 5", "\"storms\" : -5", "storms is a whole number from 1 to"),
      ("\"storms\" : 5", "\"storms\" : 99999999999999999999", "does not fit into 64 bits"),
      ("\"user\" : true", "\"user\" : 1", "user is true or false"),
      ("\"user\" : true", "\"user\" : true, \"user\" : true", "is there twice"),
      ("\"user\" : true", "\"\\u001b[2J\" : true", "has no key \"\\u{1B}[2J\""),
      ("\"number\" : 1", "\"number\" : 2", "number is a whole number from 1 to 1"),
      ("\"merge\"", "\"queue\"", "policies cannot have \"queue\" there"),
      ("\"violationCount\" : 0", "\"violationCount\" : 1", "1 violations are not 0"),
      ("\"versions\" : {", "\"versions\" : [", "is not JSON"),
    ])
  func hostile(find: String, replacement: String, problem: String) throws {
    let path = try reports(of: 1)[0]
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let range = try #require(text.range(of: find), "\(text)")
    let line = text[..<range.lowerBound].count { $0 == "\n" } + 1
    try Data(text.replacingCharacters(in: range, with: replacement).utf8)
      .write(to: URL(fileURLWithPath: path))
    let ending = try sum([path])
    #expect(ending.status == .misuse)
    #expect(ending.errors.contains(problem), "\(ending.errors)")
    #expect(ending.errors.contains(".json:\(line)") || problem == "is not JSON", "\(ending.errors)")
    let json = try sum([path], isJSON: true)
    #expect(json.errors == "")
    #expect(json.output.contains("\"line\" : "))
  }

  @Test("bounds what it reads of a report", arguments: [40, 100_000, 2_000_000])
  func bounded(depth: Int) throws {
    let path = scratch.path("deep.json")
    try Data(String(repeating: "[", count: depth).utf8).write(to: URL(fileURLWithPath: path))
    #expect(try sum([path]).status == .misuse)
  }

  @Test("writes a trace of all events, whole or not at all")
  func trace() throws {
    let path = scratch.path("trace.jsonl")
    #expect(try storm(trace: path).status == .success)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("{\"trace\"") } == 5)
    #expect(try scratch.names("") == ["trace.jsonl"])
    #expect(try storm(trace: scratch.url.path).status == .cannotWrite)
    #expect(try storm(trace: "/dev/null").status == .cannotWrite)
    #expect(try storm(trace: scratch.path("nowhere/trace.jsonl")).status == .cannotWrite)
  }
}
