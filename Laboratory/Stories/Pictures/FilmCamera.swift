#if PICTURES
  import Film
  import Foundation
  import Simulator

  /// A recording of a run, and the moments of which the story wants pictures.
  nonisolated struct StoryFilm: Sendable {
    /// A moment that the story named.
    struct Shot: Sendable {
      var name: String
      var time: TimeInterval
    }

    /// Which film it is; runs that look alike share one.
    var number: Int
    var recording: Recording
    var shots: [Shot]
  }

  /// Films a run with the recorder of `Film`.
  final class FilmCamera: Camera {
    private let device: Device
    private let recorder: Recorder
    private let start: TimeInterval
    private var shots: [StoryFilm.Shot] = []

    /// Frames in a second: enough for strips and for a page that weighs little.
    private static let framesPerSecond = 10

    init(_ device: Device) {
      self.device = device
      start = device.now
      recorder = Recorder(device, framesPerSecond: Self.framesPerSecond)
    }

    func mark(_ caption: String) {
      recorder.mark(caption)
    }

    func shot(_ name: String) {
      shots.append(StoryFilm.Shot(name: name, time: device.now - start))
    }

    /// Ends the film.
    func stop(number: Int) -> StoryFilm {
      StoryFilm(number: number, recording: recorder.stop(), shots: shots)
    }
  }
#endif
