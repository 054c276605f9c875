#if PICTURES
  import CoreGraphics
  import Film
  import Foundation
  import Renderer
  import Synchronization

  /// Makes strips on the other processors while the main thread plays the next runs.
  nonisolated final class StripPress: Sendable {
    private let waiting = Mutex<[StoryFilm]>([])
    private let strips = Mutex<[Int: DemoPage.Strip]>([:])
    /// One for each film, and one for each thread that is to stop.
    private let calls = DispatchSemaphore(value: 0)
    private let threads = DispatchGroup()
    /// One processor is the main thread's.
    private let threadCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)

    /// Starts the threads, each with a studio of its own; an error says what is missing.
    init() throws(FontError) {
      _ = try Studio()
      for _ in 0..<threadCount {
        DispatchQueue.global().async(group: threads) { self.work(self.waitForCall) }
      }
    }

    /// Has the strip of a film made.
    func make(_ film: StoryFilm) {
      waiting.withLock { $0.append(film) }
      calls.signal()
    }

    /// Helps with the strips that are left, and stops the threads.
    ///
    /// - Returns: The strips by the numbers of their films.
    func finish() -> [Int: DemoPage.Strip] {
      for _ in 0..<threadCount { calls.signal() }
      work { true }
      threads.wait()
      return strips.withLock { $0 }
    }

    /// Stops the threads; strips that nobody has begun are not made.
    func abandon() {
      waiting.withLock { $0 = [] }
      _ = finish()
    }

    /// Makes one strip after the other, as long as there are films.
    private func work(_ isCalled: () -> Bool) {
      guard let studio = try? Studio() else { return }
      let maker = StripMaker(studio: studio)
      while isCalled(), let film = waiting.withLock({ $0.popLast() }) {
        let strip = maker.strip(of: film)
        strips.withLock { $0[film.number] = strip }
      }
    }

    /// Waits until there is something to do.
    private func waitForCall() -> Bool {
      calls.wait()
      return true
    }
  }

  /// Makes the strips of the page: frames of one run side by side, each where something changes.
  private nonisolated struct StripMaker {
    /// How wide a frame is, in pixels: half of the usual phone, so that text stays readable.
    private static let frameWidth = 195
    /// How many colors a strip has, so that a page with all of them stays below 10 MB.
    private static let colorLimit = 64
    /// How many frames a strip has at most.
    private static let frameCount = 10

    fileprivate let studio: Studio

    /// The strip of a film; the last frame is its end.
    fileprivate func strip(of film: StoryFilm) -> DemoPage.Strip {
      let recording = film.recording
      let times = Self.times(of: recording)
      let size = recording.screenSize
      let scale = CGFloat(Self.frameWidth) / size.width
      let height = (size.height * scale).rounded()
      let items = times.enumerated().map { index, time in
        DisplayItem.list(
          recording.shownScreen(at: time, studio.typesetter),
          at: CGPoint(x: CGFloat(index * Self.frameWidth), y: 0), scale: scale)
      }
      let list = DisplayList(
        size: CGSize(width: CGFloat(Self.frameWidth * times.count), height: height), items: items)
      let drawn = studio.renderer.draw(list, scale: 1)
      let reduced = ColorReduction(of: [drawn], to: Self.colorLimit).applied(to: drawn)
      return DemoPage.Strip(
        png: Data(PNG.encode(reduced)), width: Self.frameWidth,
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
