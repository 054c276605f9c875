import CoreGraphics
package import Foundation
package import Renderer

/// A recording that moves: frames for an animated picture.
package nonisolated struct Animation: Hashable, Sendable {
  /// What to show.
  package var recording: Recording
  /// From when to when, in seconds since the recording began.
  package var range: ClosedRange<TimeInterval>
  /// Frames in a second: the recording's own, or a divisor of it.
  package var framesPerSecond: Int
  /// How wide the picture is, in pixels.
  package var width: Int
  /// Whether the body of the phone is drawn around the screen, with a status bar.
  package var showsPhone: Bool
  /// The part to show, in points of the screen or of the whole phone. `nil`: all.
  package var crop: CGRect?
  /// What lies behind the round corners.
  package var background: DisplayColor
  /// How many colours remain at most; `nil` keeps all. Up to 256 make the file about half as large.
  package var colorLimit: Int?
  /// How long the last frame stays before the animation starts over, in seconds.
  package var pauseAtEnd: TimeInterval

  /// Makes an animation of a recording, or of a part of it.
  package init(
    _ recording: Recording, in range: ClosedRange<TimeInterval>? = nil, framesPerSecond: Int = 60,
    width: Int = 240, showsPhone: Bool = true, crop: CGRect? = nil,
    background: DisplayColor = .white, colorLimit: Int? = nil, pauseAtEnd: TimeInterval = 1
  ) {
    self.recording = recording
    self.range = range ?? 0...recording.duration
    self.framesPerSecond = framesPerSecond
    self.width = width
    self.showsPhone = showsPhone
    self.crop = crop
    self.background = background
    self.colorLimit = colorLimit
    self.pauseAtEnd = pauseAtEnd
  }

  /// The different pictures in order, each with the number of frames for which it is shown.
  func pictures(_ typesetter: Typesetter) -> [(list: DisplayList, frames: Int)] {
    let rate = TimeInterval(framesPerSecond)
    let count = Int(((range.upperBound - range.lowerBound) * rate + 1e-6).rounded(.down)) + 1
    var pictures: [(list: DisplayList, frames: Int)] = []
    for index in 0..<count {
      let list = picture(at: range.lowerBound + TimeInterval(index) / rate, typesetter)
      if let last = pictures.last, last.list == list {
        pictures[pictures.count - 1].frames += 1
      } else {
        pictures.append((list, 1))
      }
    }
    pictures[pictures.count - 1].frames += max(0, Int((pauseAtEnd * rate).rounded()))
    return pictures
  }

  /// Pixels per point.
  var scale: CGFloat {
    let full = showsPhone ? recording.outerSize : recording.screenSize
    return CGFloat(width) / (crop?.width ?? full.width)
  }

  private func picture(at time: TimeInterval, _ typesetter: Typesetter) -> DisplayList {
    let whole =
      showsPhone
      ? recording.shownPhone(at: time, typesetter) : recording.shownScreen(at: time, typesetter)
    guard let crop else { return whole }
    return DisplayList(
      size: crop.size,
      items: [.list(whole, at: CGPoint(x: -crop.minX, y: -crop.minY))])
  }
}
