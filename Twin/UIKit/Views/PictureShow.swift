import Foundation
import QuartzCore

/// Pictures that a view shows in turn.
final class PictureShow {
  private let images: [UIImage]
  private let duration: TimeInterval
  private let repeats: Int
  private let onChange: (UIImage) -> Void
  private let onEnd: () -> Void
  private var link: CADisplayLink?
  private var start: TimeInterval?

  /// Begins to show pictures.
  ///
  /// - Parameters:
  ///   - duration: How long all of them take, in seconds.
  ///   - repeats: How often they are shown; 0 for ever.
  ///   - onChange: Called with each picture when its turn has come.
  ///   - onEnd: Called after the last one, if there is one.
  init(
    _ images: [UIImage], duration: TimeInterval, repeats: Int,
    onChange: @escaping (UIImage) -> Void, onEnd: @escaping () -> Void
  ) {
    self.images = images
    self.duration = duration
    self.repeats = repeats
    self.onChange = onChange
    self.onEnd = onEnd
    onChange(images[0])
    let link = CADisplayLink { [weak self] link in
      let now = link.timestamp
      MainActor.assumeIsolated { self?.show(at: now) }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func show(at now: TimeInterval) {
    let began = start ?? now
    start = began
    let turn = (now - began) / duration
    guard repeats == 0 || turn < Double(repeats) else {
      end()
      return onEnd()
    }
    onChange(images[Int(turn.truncatingRemainder(dividingBy: 1) * Double(images.count))])
  }

  /// Ends it at once.
  func end() {
    link?.invalidate()
    link = nil
  }
}
