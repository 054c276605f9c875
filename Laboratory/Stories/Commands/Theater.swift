import Foundation
import InterlockCore

/// Plays stories one after the other, and writes down what came of it.
final class Theater {
  private let console: Console

  init(console: Console) {
    self.console = console
  }

  /// Says how far a long command is.
  func progress(_ text: @autoclosure () -> String) {
    console.progress(text())
  }

  /// Seconds since the command began.
  var elapsed: Double { console.elapsed }

  /// What was played, in the order of the stories.
  struct Played {
    var performances: [Performance] = []
    /// What came of each performance.
    var runs: [Run] = []
  }

  /// Plays every performance of the stories on these eras and with these guards.
  ///
  /// - Parameter understudyCount: How many other processes play too. They know shipped stories only,
  ///   and play them on all eras and with all guards.
  func play(
    _ stories: [Story], eras: [EraName] = EraName.played, guards: [Guard] = Guard.allCases,
    understudyCount: Int = 0
  ) throws(ToolFailure) -> Played {
    let programme = Programme(stories.map { Performance.all(of: $0, eras: eras, guards: guards) })
    defer { programme.stop() }
    Understudy.play(programme, count: understudyCount)
    var runs: [Int: [Run]] = [:]
    while let story = programme.takeNext() {
      let own = try perform(story, of: programme)
      programme.finish(story, own)
      runs[story] = own
    }
    var played = Played()
    for story in stories.indices {
      played.performances += programme.performances[story]
      if let theirs = runs[story] ?? programme.wait(for: story) {
        played.runs += theirs
      } else {
        played.runs += try perform(story, of: programme)
      }
    }
    return played
  }

  /// Plays one story in every way.
  private func perform(_ story: Int, of programme: Programme) throws(ToolFailure) -> [Run] {
    var runs: [Run] = []
    for performance in programme.performances[story] {
      runs.append(
        try StoryPlayer.play(
          performance,
          beat: beat { "played \(programme.playedCount) of \(programme.count) runs" }))
    }
    return runs
  }

  /// What to do between the steps of a run: says how far all is, and stops where the person wants it.
  func beat(_ state: @escaping () -> String) -> StoryPlayer.Beat {
    { [console] progress throws(ToolFailure) in
      try Interruption.check()
      console.progress(state() + Self.text(of: progress))
    }
  }

  /// How far a long run is, for a line of progress.
  private static func text(of progress: StoryPlayer.Progress) -> String {
    guard progress.steps > 100 else { return "" }
    let seconds = progress.milliseconds / 1_000
    return ", step \(progress.step) of \(progress.steps) of the next, at \(seconds) s"
  }

  /// Writes a timeline for each run.
  ///
  /// - Returns: What to tell the person, line by line.
  @discardableResult
  func write(_ played: Played, to folder: OutputFolder) throws(ToolFailure) -> [String] {
    let timelines = try folder.subfolder("timelines")
    for run in played.runs {
      try timelines.write(run.timelineText, to: run.fileName + ".txt")
    }
    return ["\(played.runs.count) timelines: \(timelines.shownPath)"]
  }

  /// Writes what the guard has recorded of each run that had one, for `interlock replay`.
  func writeRecordings(_ played: Played, to folder: OutputFolder) throws(ToolFailure) {
    let recordings = try folder.subfolder("recordings")
    for run in played.runs {
      guard let recording = run.recording else { continue }
      try recordings.write(Data(recording.bytes), to: run.fileName + ".jsonl")
    }
  }
}
