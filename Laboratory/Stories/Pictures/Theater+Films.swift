#if PICTURES
  import Film
  import Simulator
  import UIKit

  extension Theater {
    /// What makes two runs look alike: they are filmed once.
    private struct Look: Hashable {
      var story: String
      var isGuarded: Bool
      var isDark: Bool
      var timeline: [TimelineEvent]
      var findings: [Finding]
      var lastReading: Reading

      init(_ run: Run, _ performance: Performance) {
        story = run.story
        isGuarded = run.guard != .none
        isDark =
          performance.story.settings.appearance == .dark
          && performance.era.era.behaviour.hasDarkMode
        timeline = run.timeline
        findings = run.findings
        lastReading = run.lastReading
      }
    }

    /// The film of each run: it is played again for a camera, unless one that went alike was.
    ///
    /// - Parameter use: Gets each film as soon as there is one.
    func film(
      _ played: Played, whenMade use: (StoryFilm) -> Void = { _ in }
    ) throws(ToolFailure) -> [StoryFilm?] {
      let looks = zip(played.runs, played.performances).map { Look($0, $1) }
      let count = Set(looks).count
      var films: [Look: StoryFilm] = [:]
      for (performance, look) in zip(played.performances, looks) where films[look] == nil {
        let beat = beat { "filmed \(films.count) of \(count) runs that look different" }
        guard let film = try Self.film(performance, number: films.count, beat) else { continue }
        films[look] = film
        use(film)
      }
      return looks.map { films[$0] }
    }

    private static func film(
      _ performance: Performance, number: Int, _ beat: @escaping StoryPlayer.Beat
    ) throws(ToolFailure) -> StoryFilm? {
      var camera: FilmCamera?
      let makeCamera = { (device: Device) -> any Camera in
        let made = FilmCamera(device)
        camera = made
        return made
      }
      _ = try StoryPlayer.play(performance, makeCamera: makeCamera, beat: beat)
      return camera?.stop(number: number)
    }
  }
#endif
