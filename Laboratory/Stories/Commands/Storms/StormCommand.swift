import Foundation
package import InterlockTesting

/// Runs random storms against an oracle: `interlock storm`.
package struct StormCommand {
  private let console: Console
  /// What is to be run.
  package var campaign = StormCampaign()
  /// Which part of it.
  package var shard = StormCampaign.Shard.whole
  /// How many threads do the work.
  package var workers = ProcessInfo.processInfo.activeProcessorCount
  /// The file for all that happens, as lines of JSON.
  package var trace: String?
  /// The file for the shrunk script of what breaks a rule.
  package var script: String?

  package init(console: Console) {
    self.console = console
  }

  /// Runs the storms, and prints what came of them.
  ///
  /// - Returns: `failedExpectation` if a rule is broken.
  package func run() throws(ToolFailure) -> ExitStatus {
    let result = try runStorms()
    let seconds = console.elapsed
    describe(result, seconds: seconds)
    let script = try result.violations.first.map { first throws(ToolFailure) in
      try shrink(first)
    }
    let status: ExitStatus = result.violations.isEmpty ? .success : .failedExpectation
    console.json(
      StormReport(
        result, of: campaign, shard, milliseconds: Int(seconds * 1_000), script: script ?? nil),
      status)
    return status
  }

  private func runStorms() throws(ToolFailure) -> StormCampaign.Result {
    let file = try trace.map { path throws(ToolFailure) in try OutputFile(path: path) }
    let count = campaign.stormCount(in: shard)
    let result: StormCampaign.Result
    do {
      result = try campaign.run(
        shard, workers: workers, trace: file.map { file in { try file.write($0) } },
        goesOn: { so in
          console.progress(
            "storm: \(so.storms) of \(count) storms, \(so.events) events, "
              + "\(so.violations.count) of them broke a rule")
          return !Interruption.isRequested
        })
    } catch let failure as ToolFailure {
      throw failure
    } catch {
      throw ToolFailure(.cannotWrite, "error: \(error)")
    }
    try Interruption.check()
    try file?.finish()
    return result
  }

  private func describe(_ result: StormCampaign.Result, seconds: Double) {
    let part = shard == .whole ? "" : ", shard \(shard.number) of \(shard.count)"
    console.line(
      "\(result.storms) storms\(part), the first with seed \(campaign.seed(0, in: shard)): "
        + "\(result.events) events, \(result.violations.count) storms broke a rule")
    let speed = Double(result.events) / max(seconds, 0.001) / 1_000
    console.line(
      "digest \(result.digest), \((seconds * 10).rounded() / 10) s, \(workers) threads, "
        + "\(Int(speed)) thousand events a second")
    for violation in result.violations.prefix(StormReport.listLimit) {
      console.line(Shown.plain("seed \(violation.seed), \(violation.fault)"))
    }
    if result.violations.count > StormReport.listLimit {
      console.line("and \(result.violations.count - StormReport.listLimit) more")
    }
  }

  /// Makes the first failure short, shows it, and writes its script.
  ///
  /// - Returns: The path of the script; `nil` if no script shows this failure.
  private func shrink(
    _ violation: StormCampaign.Violation
  ) throws(ToolFailure) -> String? {
    guard let script = campaign.script(of: violation), var shrinker = StormShrinker(script) else {
      console.line("No script shows it: it is a comparison of policies, or of a recording.")
      return nil
    }
    shrinker.shrink { so in
      console.progress("storm: \(so.script.steps.count) steps after \(so.trialCount) trials")
      return !Interruption.isRequested
    }
    try Interruption.check()
    let path = self.script ?? "storm-\(violation.seed).storm"
    let result = shrinker.script.run()
    let text = shrinker.script.text(notes: [
      "seed \(violation.seed), shrunk from \(script.steps.count) steps",
      result.fault?.description ?? "",
    ])
    try OutputFile.write(text, to: path)
    console.line(
      "\nshrunk from \(script.steps.count) steps to \(shrinker.script.steps.count) in "
        + "\(shrinker.trialCount) trials; interlock replay \(Shown.plain(path))\n")
    console.line(Shown.lines(text))
    console.line(Shown.lines(result.host.timeline.text))
    return path
  }
}
