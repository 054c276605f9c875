#if PICTURES
  import CoreGraphics
  import Film
  import Foundation
  import Renderer

  /// Makes the strips of the page: frames of one run side by side, each where something changes.
  struct StripMaker {
    /// How wide a frame is, in pixels.
    private static let frameWidth = 132
    /// How many frames a strip has at most.
    private static let frameCount = 10

    let studio: Studio

    /// The strip of a film; the last frame is its end.
    func strip(of film: StoryFilm) -> DemoPage.Strip {
      let recording = film.recording
      let times = Self.times(of: recording)
      let size = recording.phone.size
      let scale = CGFloat(Self.frameWidth) / size.width
      let height = (size.height * scale).rounded()
      let items = times.enumerated().map { index, time in
        DisplayItem.list(
          recording.shownScreen(at: time, studio.typesetter),
          at: CGPoint(x: CGFloat(index * Self.frameWidth), y: 0), scale: scale)
      }
      let list = DisplayList(
        size: CGSize(width: CGFloat(Self.frameWidth * times.count), height: height), items: items)
      return DemoPage.Strip(
        png: Data(PNG.encode(studio.renderer.draw(list, scale: 1))), width: Self.frameWidth,
        height: Int(height), milliseconds: times.map { Int(($0 * 1_000).rounded()) })
    }

    /// Moments spread over the changes of a recording, so that a long rest takes no frame.
    private static func times(of recording: Recording) -> [TimeInterval] {
      let changes = recording.changes.map { recording.time(ofFrame: $0.frame) }
      let step = max(1, Double(changes.count) / Double(frameCount - 2))
      let chosen = stride(from: 0, to: Double(changes.count), by: step).map { changes[Int($0)] }
      let times = [0] + chosen + [recording.duration]
      return Set(times.map { ($0 * 1_000).rounded() / 1_000 }).sorted()
    }
  }
#endif
