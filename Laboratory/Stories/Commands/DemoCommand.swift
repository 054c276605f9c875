import Foundation

/// Plays every shipped story on every era, bare and guarded: `interlock demo`.
package struct DemoCommand {
  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  /// One processor is for this process; with more than three others there is nothing more to win.
  private static var understudyCount: Int {
    min(3, ProcessInfo.processInfo.activeProcessorCount - 1)
  }

  /// What `--json` prints.
  private nonisolated struct Report: Encodable {
    var table: DemoTable
    var runs: [Run]
  }

  /// Prints the table; writes timelines, page and pictures into a folder.
  ///
  /// - Returns: A failed expectation if a run with Interlock is not as it should be.
  package func run(out: String) throws(ToolFailure) -> ExitStatus {
    let shipped = try StoryLibrary.shippedFolder()
    let stories = try StoryLibrary.load(StoryLibrary.shipped(in: shipped))
    let expected = try StoryLibrary.expectedEras(in: shipped)
    let folder = try OutputFolder(path: out)
    let theater = Theater(console: console)
    let played = try theater.play(stories, understudyCount: Self.understudyCount)
    let scenarios = Dictionary(
      stories.map { ($0.name, $0.scenario) }, uniquingKeysWith: { first, _ in first })
    let isInferred = { (story: String, era: EraName) in
      expected.isInferred(scenarios[story] ?? nil, era)
    }
    let table = DemoTable(runs: played.runs, isInferred: isInferred)
    table.lines(isColored: console.isColored).forEach(console.line)
    let files = try theater.write(played, to: folder)
    let pictures = try theater.writePage(
      played, table: table, isInferred: isInferred, to: folder)
    for line in files + pictures { console.line(line) }
    console.line(table.summary(wallSeconds: console.elapsed))
    let status: ExitStatus = table.guardedWrong == 0 ? .success : .failedExpectation
    console.json(Report(table: table, runs: played.runs), status)
    return status
  }
}
