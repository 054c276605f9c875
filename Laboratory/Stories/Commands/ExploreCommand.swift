import Foundation
package import InterlockTesting

/// Visits every state of a bounded world: `interlock explore`.
package struct ExploreCommand {
  private let console: Console
  /// What is to be explored.
  package var bounds = WorldBounds()
  /// How many states are visited at most; what is left then is counted.
  package var limit = 1_000_000
  /// How many threads do the work.
  package var workers = ProcessInfo.processInfo.activeProcessorCount
  /// Which quirks are explored together.
  package var grouping = Grouping.together

  /// Which quirks are explored together.
  package enum Grouping: Sendable {
    /// All of them at once.
    case together
    /// None of them, and then each alone, one after the other.
    case each
    /// Each two of them, one pair after the other.
    case pairs
  }

  package init(console: Console) {
    self.console = console
  }

  /// What `--json` prints.
  private nonisolated struct Report: Encodable {
    var explorations: [Part]
    var violations: Int

    struct Part: Encodable {
      var quirks: [String]
      var end: String
      var states: Int
      var steps: Int
      var completeDepth: Int
      var frontier: Int
      var longestWayToRest: Int?
      var seconds: Double
      var digest: String
      var violation: String?
      var counterexample: String?
    }
  }

  /// Explores, and prints what came of it.
  ///
  /// - Returns: `failedExpectation` if a rule is broken.
  package func run() throws(ToolFailure) -> ExitStatus {
    var parts: [Report.Part] = []
    for quirks in groups { parts.append(try explore(quirks)) }
    let violations = parts.count { $0.violation != nil }
    let closed = parts.count { $0.end == ExplorationResult.End.closed.rawValue }
    let seconds = parts.reduce(0) { $0 + $1.seconds }
    console.line(
      "\(parts.count) explored, \(closed) to closure; \(parts.reduce(0) { $0 + $1.states }) states, "
        + "\(parts.reduce(0) { $0 + $1.steps }) steps, \(violations) violations; "
        + "\(Self.tenths(seconds)) s, \(Self.peakMemory), \(workers) threads")
    let status: ExitStatus = violations > 0 ? .failedExpectation : .success
    console.json(Report(explorations: parts, violations: violations), status)
    return status
  }

  /// The quirks of each exploration.
  private var groups: [Set<WorldBounds.Quirk>] {
    let quirks = WorldBounds.Quirk.allCases.filter(bounds.quirks.contains)
    switch grouping {
    case .together: return [bounds.quirks]
    case .each: return [[]] + quirks.map { [$0] }
    case .pairs:
      return quirks.indices.flatMap { first in
        quirks[(first + 1)...].map { [quirks[first], $0] }
      }
    }
  }

  private func explore(_ quirks: Set<WorldBounds.Quirk>) throws(ToolFailure) -> Report.Part {
    var bounds = bounds
    bounds.quirks = quirks
    let start = console.elapsed
    var exploration = Exploration(bounds, workers: workers)
    let result = exploration.run { so in
      console.progress(
        "explore: \(so.stateCount) states, \(so.frontierCount) of them to expand, \(so.depth) deep")
      return so.stateCount < limit && (try? Interruption.check()) != nil
    }
    try Interruption.check()
    let part = part(result, quirks, seconds: console.elapsed - start)
    describe(part, result)
    return part
  }

  private func part(
    _ result: ExplorationResult, _ quirks: Set<WorldBounds.Quirk>, seconds: Double
  ) -> Report.Part {
    Report.Part(
      quirks: WorldBounds.Quirk.allCases.filter(quirks.contains).map(\.rawValue),
      end: result.end.rawValue, states: result.states, steps: result.steps,
      completeDepth: result.depth, frontier: result.frontier,
      longestWayToRest: result.longestWayToRest, seconds: seconds,
      digest: result.digest.description, violation: result.counterexample?.rule,
      counterexample: result.counterexample?.text)
  }

  private func describe(_ part: Report.Part, _ result: ExplorationResult) {
    console.line("quirks   " + Self.names(part.quirks))
    let extent =
      switch result.end {
      case .closed: "closed: every reachable state was visited"
      case .stopped:
        "stopped: complete to a depth of \(part.completeDepth), \(part.frontier) states not expanded"
      case .broken: "broken: \(part.violation ?? "")"
      }
    console.line("         " + extent)
    let rest = part.longestWayToRest.map { ", longest way to rest \($0) deadlines" } ?? ""
    console.line("         \(part.states) states, \(part.steps) steps\(rest)")
    console.line("         digest \(part.digest), \(Self.tenths(part.seconds)) s")
    if let text = part.counterexample { console.line("\n" + text) }
  }

  private static func names(_ quirks: [String]) -> String {
    switch quirks.count {
    case 0: "none"
    case WorldBounds.Quirk.allCases.count: "all"
    default: quirks.joined(separator: ", ")
    }
  }

  private static func tenths(_ seconds: Double) -> String {
    "\((seconds * 10).rounded() / 10)"
  }

  /// The most memory that the process has had, as the system says it; Linux only.
  private static var peakMemory: String {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return kibibytes.map { "\($0 / 1_024) MiB" } ?? "memory unknown"
  }
}
