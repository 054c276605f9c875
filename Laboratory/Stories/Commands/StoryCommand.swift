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
    var runs: [Run]
  }

  /// Plays files; writes timelines, recordings and pictures if there is a folder for them.
  ///
  /// - Returns: A failed expectation if a run is not as it should be.
  /// - Throws: Misuse if a file is no story.
  package func run(_ paths: [String], out: String?) throws(ToolFailure) -> ExitStatus {
    let stories = try StoryLibrary.load(paths)
    let folder = try out.map { path throws(ToolFailure) in try OutputFolder(path: path) }
    let theater = Theater(console: console)
    let played = try theater.play(stories, eras: eras, guards: guards)
    for run in played.runs { console.line(summary(of: run)) }
    if let folder {
      try theater.write(played, to: folder)
      try theater.writeRecordings(played, to: folder)
      try theater.writePictures(played, to: folder)
    }
    let isFine = played.runs.allSatisfy { $0.verdict == .ok }
    let status: ExitStatus = isFine ? .success : .failedExpectation
    console.json(Report(runs: played.runs), status)
    return status
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
