import Foundation
import InterlockCore
import UIKit

#if PICTURES
  import Film
  import Simulator
#endif

/// Plays stories one after the other, films them where it can, and writes down what came of it.
final class Theater {
  private let console: Console
  #if PICTURES
    private var films: [Look: StoryFilm] = [:]
  #endif

  init(console: Console) {
    self.console = console
  }

  /// Says how far a long command is.
  func progress(_ text: @autoclosure () -> String) {
    console.progress(text())
  }

  /// Seconds since the command began.
  var elapsed: Double { console.elapsed }

  /// One story, played in every way.
  fileprivate struct Act {
    var runs: [Run] = []
    #if PICTURES
      var films: [StoryFilm?] = []
    #endif
  }

  /// What was played, in the order of the stories.
  struct Played {
    var runs: [Run] = []
    #if PICTURES
      /// The film of each run; empty if nothing was filmed.
      var films: [StoryFilm?] = []
      /// Where their strips are being made, if somebody wants them.
      var press: StripPress?
    #endif

    fileprivate mutating func add(_ act: Act) {
      runs += act.runs
      #if PICTURES
        films += act.films
      #endif
    }
  }

  /// What to make of a run besides its timeline, where pictures can be drawn.
  enum Filming {
    /// Nothing.
    case none
    /// A film.
    case films
    /// A film and its strip, which is made while the next runs are played.
    case strips
  }

  /// Plays every performance of the stories on these eras and with these guards.
  ///
  /// - Parameter understudyCount: How many other processes play too. They know shipped stories only,
  ///   and play them on all eras and with all guards.
  func play(
    _ stories: [Story], eras: [EraName] = EraName.allCases, guards: [Guard] = Guard.allCases,
    filming: Filming, understudyCount: Int = 0
  ) throws(ToolFailure) -> Played {
    let programme = Programme(stories.map { Performance.all(of: $0, eras: eras, guards: guards) })
    var played = Played()
    #if PICTURES
      if filming == .strips { played.press = try openPress() }
      var isInterrupted = true
      defer { if isInterrupted { played.press?.abandon() } }
    #endif
    defer { programme.stop() }
    Understudy.play(programme, count: understudyCount)
    var acts: [Int: Act] = [:]
    while let story = programme.takeNext() {
      let act = try perform(story, of: programme, runs: nil, filming, played)
      programme.finish(story, act.runs)
      acts[story] = act
    }
    for story in stories.indices {
      if let act = acts[story] {
        played.add(act)
      } else {
        let runs = programme.wait(for: story)
        played.add(try perform(story, of: programme, runs: runs, filming, played))
      }
    }
    #if PICTURES
      isInterrupted = false
    #endif
    return played
  }

  /// Plays one story, unless somebody else has, and films it.
  private func perform(
    _ story: Int, of programme: Programme, runs: [Run]?, _ filming: Filming, _ played: Played
  ) throws(ToolFailure) -> Act {
    var act = Act()
    for (index, performance) in programme.performances[story].enumerated() {
      let beat: StoryPlayer.Beat = { [console] progress throws(ToolFailure) in
        try Interruption.check()
        console.progress(
          "played \(programme.playedCount) of \(programme.count) runs" + Self.text(of: progress))
      }
      let run =
        if let runs { runs[index] } else { try StoryPlayer.play(performance, beat: beat) }
      act.runs.append(run)
      #if PICTURES
        if filming != .none {
          act.films.append(try film(performance, run, beat) { played.press?.make($0) })
        }
      #endif
    }
    return act
  }

  /// How far a long run is, for a line of progress.
  private static func text(of progress: StoryPlayer.Progress) -> String {
    guard progress.steps > 100 else { return "" }
    let seconds = progress.milliseconds / 1_000
    return ", step \(progress.step) of \(progress.steps) of the next, at \(seconds) s"
  }

  #if PICTURES
    /// What makes two runs look alike: they are filmed once.
    private struct Look: Hashable {
      var story: String
      var isGuarded: Bool
      var timeline: [TimelineEvent]
      var findings: [Finding]
      var lastReading: Reading
    }

    /// The film of a run: the run is played again for a camera, unless one that went alike was.
    private func film(
      _ performance: Performance, _ run: Run, _ beat: @escaping StoryPlayer.Beat,
      ifNew use: (StoryFilm) -> Void
    ) throws(ToolFailure) -> StoryFilm? {
      let look = Look(
        story: run.story, isGuarded: run.guard != .none, timeline: run.timeline,
        findings: run.findings, lastReading: run.lastReading)
      if let film = films[look] { return film }
      var camera: FilmCamera?
      let makeCamera = { (device: Device) -> any Camera in
        let made = FilmCamera(device)
        camera = made
        return made
      }
      _ = try StoryPlayer.play(performance, makeCamera: makeCamera, beat: beat)
      let film = camera?.stop(number: films.count)
      films[look] = film
      if let film { use(film) }
      return film
    }
  #endif

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
