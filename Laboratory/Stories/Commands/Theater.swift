import Foundation
import UIKit

#if PICTURES
  import Film
#endif

/// Plays stories one after the other, films them where it can, and writes down what came of it.
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
    var runs: [Run] = []
    #if PICTURES
      /// The film of each run; empty if nothing was filmed.
      var films: [StoryFilm?] = []
    #endif
  }

  /// Plays every performance of the stories on these eras and with these guards.
  func play(
    _ stories: [Story], eras: [EraName], guards: [Guard], films: Bool
  ) throws(ToolFailure) -> Played {
    let performances = stories.flatMap { Performance.all(of: $0, eras: eras, guards: guards) }
    var played = Played()
    for performance in performances {
      try Interruption.check()
      console.progress("played \(played.runs.count) of \(performances.count) runs")
      #if PICTURES
        if films {
          var camera: FilmCamera?
          played.runs.append(
            StoryPlayer.play(performance) { device in
              let made = FilmCamera(device)
              camera = made
              return made
            })
          played.films.append(camera?.stop())
          continue
        }
      #endif
      played.runs.append(StoryPlayer.play(performance))
    }
    return played
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
}
