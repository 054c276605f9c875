import InterlockTesting

/// Adds up the shards of a campaign: `interlock storm --sum FILE...`.
package struct StormSum {
  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  /// How many shards a campaign may have.
  package nonisolated static let shardLimit = 100_000
  /// How large a report may be.
  nonisolated static let byteLimit = 1_048_576
  /// How many reports may be added up.
  nonisolated static let fileLimit = 100_000
  /// The limits, for `--help`.
  package nonisolated static let limits =
    "Limits: \(shardLimit) shards, \(byteLimit / 1_024) KiB a report."

  /// What `--json` prints.
  private nonisolated struct Report: Encodable {
    var campaign: StormReport.Campaign
    var versions: StormReport.Versions
    var shards: Int
    var storms: Int
    var events: Int
    var digest: String
    var violationCount: Int
    var violations: [StormReport.Violation]
  }

  /// A report, and the file that has it.
  private struct Source {
    var path: String
    var report: StormReport
    var digest: StormDigest
  }

  /// Adds up reports, if they are all the shards of one campaign.
  ///
  /// - Returns: `failedExpectation` if a rule was broken in one of them.
  /// - Throws: Misuse, with everything that is wrong.
  package func run(_ paths: [String]) throws(ToolFailure) -> ExitStatus {
    guard paths.count <= Self.fileLimit else {
      throw ToolFailure(.misuse, "error: \(Self.fileLimit) reports can be added up at most")
    }
    let sources = try load(paths)
    try check(sources)
    guard let first = sources.first?.report else {
      throw ToolFailure(.misuse, "error: there is no report to add up")
    }
    let reports = sources.map(\.report)
    let sum = Report(
      campaign: first.campaign, versions: first.versions, shards: reports.count,
      storms: reports.reduce(0) { $0 + $1.storms }, events: reports.reduce(0) { $0 + $1.events },
      digest: sources.reduce(StormDigest.zero) { $0 + $1.digest }.description,
      violationCount: reports.reduce(0) { $0 + $1.violationCount },
      violations: reports.flatMap(\.violations))
    describe(sum)
    let status: ExitStatus = sum.violationCount == 0 ? .success : .failedExpectation
    console.json(sum, status)
    return status
  }

  private func describe(_ sum: Report) {
    console.line(
      "\(sum.storms) storms in \(sum.shards) shards, the first with seed \(sum.campaign.seed): "
        + "\(sum.events) events, \(sum.violationCount) storms broke a rule")
    console.line("digest \(sum.digest)")
    for violation in sum.violations.prefix(StormReport.listLimit) {
      console.line(
        Shown.plain(
          "seed \(violation.seed), step \(violation.step), event \(violation.event): "
            + "\(violation.rule): \(violation.text)"))
    }
  }

  // MARK: Reading

  private func load(_ paths: [String]) throws(ToolFailure) -> [Source] {
    var sources: [Source] = []
    var problems: [ToolFailure.Problem] = []
    for path in paths {
      do {
        let bytes = try InputFile.read(path, limit: Self.byteLimit, kind: "a storm's report")
        let report = try StormReportReader.read(bytes)
        guard let digest = StormDigest(report.digest) else { continue }  // The reader has looked.
        sources.append(Source(path: path, report: report, digest: digest))
      } catch let failure as ToolFailure {
        problems += failure.problems
      } catch let fault as StormReportReader.Fault {
        problems.append(Self.problem(path, fault.line, fault.problem))
      } catch {
        problems.append(Self.problem(path, 1, "\(error)"))
      }
      guard problems.count < 20 else { break }
    }
    guard problems.isEmpty else { throw ToolFailure(.misuse, problems) }
    return sources
  }

  private static func problem(
    _ path: String, _ line: Int, _ text: String
  ) -> ToolFailure.Problem {
    let shown = Shown.plain(path)
    return ToolFailure.Problem(
      file: shown, line: line, message: text, text: "\(shown):\(line): error: \(text)")
  }

  // MARK: Whether they belong together

  private func check(_ sources: [Source]) throws(ToolFailure) {
    guard let first = sources.first else { return }
    var problems: [ToolFailure.Problem] = []
    var files: [Int: String] = [:]
    for source in sources {
      let report = source.report
      if let other = Self.difference(report, first.report) {
        problems.append(
          Self.problem(
            source.path, 1,
            "this is no part of the campaign of \(Shown.plain(first.path)): \(other)"))
      } else if let earlier = files.updateValue(source.path, forKey: report.shard.number) {
        problems.append(
          Self.problem(
            source.path, 1,
            "shard \(report.shard.number) of \(report.shard.count) is in \(Shown.plain(earlier)) already"
          ))
      }
    }
    guard problems.isEmpty else { throw ToolFailure(.misuse, Array(problems.prefix(20))) }
    let missing = (1...first.report.shard.count).filter { files[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.prefix(20).map { "\($0)" }.joined(separator: ", ")
      let more = missing.count > 20 ? " and \(missing.count - 20) more" : ""
      throw ToolFailure(
        .misuse,
        "error: of \(first.report.shard.count) shards, \(missing.count) are missing: \(names)\(more). "
          + "Run them, and add their reports.")
    }
  }

  /// In what two reports cannot be of one campaign; `nil` if they can.
  private static func difference(_ report: StormReport, _ first: StormReport) -> String? {
    func say(_ name: String, _ here: some Equatable, _ there: some Equatable) -> String? {
      "\(here)" == "\(there)" ? nil : "its \(name) is \(here), not \(there)"
    }
    return say("seed", report.campaign.seed, first.campaign.seed)
      ?? say("number of events", report.campaign.events, first.campaign.events)
      ?? say("list of policies", report.campaign.policies, first.campaign.policies)
      ?? say("list of quirks", report.campaign.quirks, first.campaign.quirks)
      ?? say("user", report.campaign.user, first.campaign.user)
      ?? say("version of recordings", report.versions.recording, first.versions.recording)
      ?? say("version of storms", report.versions.storm, first.versions.storm)
      ?? say("number of shards", report.shard.count, first.shard.count)
  }
}
