import Foundation

/// Plays stories and says what was wrong: `interlock story FILE...`.
package struct StoryCommand {
  private let console: Console
  private let eras: [EraName]
  private let guards: [Guard]

  package init(console: Console, eras: [EraName], guards: [Guard]) {
    self.console = console
    self.eras = eras
    self.guards = guards
  }

  /// What `--json` prints.
  private nonisolated struct Report: Encodable {
    var errors: [StoryLibrary.Problem]
    var runs: [Run]
  }

  /// Plays files; writes timelines and pictures if there is a folder for them.
  ///
  /// - Returns: Misuse if a file is no story, a failed expectation if a run is not as it should be.
  package func run(_ paths: [String], out: String?) throws(ToolFailure) -> ExitStatus {
    let loaded = StoryLibrary.load(paths)
    guard loaded.problems.isEmpty else {
      for problem in loaded.problems { console.error(problem.text) }
      console.json(Report(errors: loaded.problems, runs: []))
      return .misuse
    }
    let folder = try out.map { path throws(ToolFailure) in try OutputFolder(path: path) }
    let theater = Theater(console: console)
    let played = try theater.play(loaded.stories, eras: eras, guards: guards, films: folder != nil)
    for run in played.runs { console.line(summary(of: run)) }
    if let folder {
      try theater.write(played, to: folder)
      try theater.writePictures(played, to: folder)
    }
    console.json(Report(errors: [], runs: played.runs))
    return played.runs.allSatisfy { $0.verdict == .ok } ? .success : .failedExpectation
  }

  private func summary(of run: Run) -> String {
    let head =
      TextTable.pad(Shown.plain(run.story), 25) + " "
      + TextTable.pad(run.era.rawValue, 6) + TextTable.pad(run.guard.rawValue, 7)
      + run.verdict.rawValue
    return ([head] + run.findings.map { "    \($0.code.rawValue) \($0.text)" })
      .joined(separator: "\n")
  }
}
