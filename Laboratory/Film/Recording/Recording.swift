import CoreGraphics
package import Foundation
package import Renderer

/// What the screen of a device showed over a time, as display lists.
package nonisolated struct Recording: Hashable, Sendable {
  /// Something that happened, worth a place on the time axis.
  package struct Mark: Hashable, Sendable {
    /// When, in seconds since the recording began.
    package var time: TimeInterval
    /// What, in a few words: "tap Details".
    package var caption: String

    /// Makes a mark.
    package init(time: TimeInterval, caption: String) {
      self.time = time
      self.caption = caption
    }
  }

  /// A finger on the screen, in one frame.
  package struct Touch: Hashable, Sendable {
    /// Number of the frame.
    package var frame: Int
    /// Where the finger is, in points of the screen.
    package var point: CGPoint

    /// Makes a touch.
    package init(frame: Int, point: CGPoint) {
      self.frame = frame
      self.point = point
    }
  }

  /// What goes on in a picture, as somebody said who knows the app.
  package enum Scene: Hashable, Sendable {
    /// A page, and nothing that moves.
    case page(String)
    /// Two pages, one of which comes.
    case transition(from: String, to: String)
  }

  /// A picture, and from which frame on it was shown.
  package struct Change: Hashable, Sendable {
    /// Number of the frame, counted from the start of the recording.
    package var frame: Int
    /// What the screen showed from then on.
    package var list: DisplayList
    /// What goes on in it, if anybody said so.
    package var scene: Scene?
    /// How the status bar is drawn.
    package var statusBar = Phone.StatusBar.dark

    /// Makes a change.
    package init(frame: Int, list: DisplayList, scene: Scene? = nil) {
      self.frame = frame
      self.list = list
      self.scene = scene
    }
  }

  /// The device, upright.
  package var phone: Phone
  /// Frames in a second.
  package var framesPerSecond: Int
  /// How many frames there are.
  package var frameCount: Int
  /// The frames that differ from the one before, by rising number; the first is frame 0.
  package var changes: [Change]
  /// What happened, in order.
  package var marks: [Mark]
  /// The frames in which a finger was down, in order.
  package var touches: [Touch]
  /// When the app crashed, in seconds since the recording began.
  package var crashTime: TimeInterval?

  /// Makes a recording of what was collected.
  package init(
    phone: Phone, framesPerSecond: Int, frameCount: Int, changes: [Change], marks: [Mark] = [],
    touches: [Touch] = [], crashTime: TimeInterval? = nil
  ) {
    self.phone = phone
    self.framesPerSecond = framesPerSecond
    self.frameCount = frameCount
    self.changes = changes
    self.marks = marks
    self.touches = touches
    self.crashTime = crashTime
  }

  /// How long it is, in seconds, from the first frame to the last.
  package var duration: TimeInterval {
    TimeInterval(max(0, frameCount - 1)) / TimeInterval(framesPerSecond)
  }

  /// When a frame is shown, in seconds since the recording began.
  package func time(ofFrame frame: Int) -> TimeInterval {
    TimeInterval(frame) / TimeInterval(framesPerSecond)
  }

  /// The frame that is shown at a time.
  package func frame(at time: TimeInterval) -> Int {
    // A hair is added, so that the time of a frame never means the frame before it.
    Int((time * TimeInterval(framesPerSecond) + 1e-6).rounded(.down))
  }

  /// The screen as it was shown at a time; before the start and after the end, the nearest frame.
  package func screen(at time: TimeInterval) -> DisplayList {
    change(at: time)?.list ?? DisplayList(size: phone.size)
  }

  /// What was shown at a time; before the start and after the end, the nearest frame.
  func change(at time: TimeInterval) -> Change? {
    let frame = frame(at: time)
    return changes.last { $0.frame <= frame } ?? changes.first
  }
}
