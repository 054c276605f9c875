package import Foundation
import QuartzCore
import Renderer
package import Simulator
package import UIKit

/// Collects what the screen of a device shows while its time passes.
///
/// A recorder changes nothing about the run: it takes no turns and sets no timers. Each time before
/// the clock moves on, it takes the pictures of the frames in between, when all that changes is
/// where running animations have come to.
package final class Recorder {
  private let system: UISystem
  private let framesPerSecond: Int
  private let finger: () -> CGPoint?
  private let scene: () -> Recording.Scene?
  private let start: Int64
  private var nextFrame = 0
  private var changes: [Recording.Change] = []
  private var marks: [Recording.Mark] = []
  private var touches: [Recording.Touch] = []
  private var crashTime: Int64?

  /// Starts to record the screen of a device, and its finger; the first frame is now.
  ///
  /// - Parameters:
  ///   - device: What to record. A device has one recorder at a time.
  ///   - framesPerSecond: How many frames a second has.
  ///   - scene: What goes on in a picture, if somebody wants to know afterwards.
  package convenience init(
    _ device: Device, framesPerSecond: Int = 60, scene: @escaping () -> Recording.Scene? = { nil }
  ) {
    self.init(
      device.system, framesPerSecond: framesPerSecond,
      finger: { [weak device] in device?.fingerLocation }, scene: scene)
  }

  /// Starts to record the screen of a system; the first frame is now.
  ///
  /// - Parameters:
  ///   - system: What to record. A system has one recorder at a time.
  ///   - framesPerSecond: How many frames a second has.
  ///   - finger: Where a finger touches the screen at the moment, if one does.
  ///   - scene: What goes on in a picture, if somebody wants to know afterwards.
  package init(
    _ system: UISystem, framesPerSecond: Int = 60, finger: @escaping () -> CGPoint? = { nil },
    scene: @escaping () -> Recording.Scene? = { nil }
  ) {
    precondition(framesPerSecond > 0, "A film needs at least one frame a second.")
    precondition(system.loop.beforeTimePasses == nil, "This device is being recorded already.")
    self.system = system
    self.framesPerSecond = framesPerSecond
    self.finger = finger
    self.scene = scene
    start = system.loop.nowNanoseconds
    system.loop.beforeTimePasses = { [weak self] end in
      // The clock of a device moves on the main actor only; `MainThreadBox` checks it.
      MainActor.assumeIsolated { self?.takeFrames(before: end) }
    }
  }

  /// Notes that something happens now.
  ///
  /// - Parameter caption: What, in a few words; it is written below the time axis.
  package func mark(_ caption: String) {
    let time = MainLoop.seconds(system.loop.nowNanoseconds - start)
    marks.append(Recording.Mark(time: time, caption: caption))
  }

  /// Ends the recording with a picture of this moment.
  package func stop() -> Recording {
    system.loop.beforeTimePasses = nil
    noteCrash()
    let now = system.loop.nowNanoseconds
    while time(ofFrame: nextFrame) < now { takeFrame(at: time(ofFrame: nextFrame)) }
    // The end of a run is rarely a whole frame away from its start; its last state counts.
    takeFrame(at: now)
    return Recording(
      phone: Phone(system.description), framesPerSecond: framesPerSecond, frameCount: nextFrame,
      changes: changes, marks: marks, touches: touches,
      crashTime: crashTime.map { MainLoop.seconds($0 - start) })
  }

  private func takeFrames(before end: Int64) {
    noteCrash()
    var isFirst = true
    while time(ofFrame: nextFrame) < end {
      // Between two turns only animations change what is shown.
      if isFirst || system.loop.isAnimating {
        takeFrame(at: time(ofFrame: nextFrame))
      } else {
        repeatFrame()
      }
      isFirst = false
    }
  }

  /// A crash happens in a turn, and time does not pass in a turn: it happened now.
  private func noteCrash() {
    guard crashTime == nil, system.hasCrashed else { return }
    crashTime = system.loop.nowNanoseconds
  }

  private func takeFrame(at time: Int64) {
    // The last picture of a crashed app stays.
    let shown = min(time, crashTime ?? time)
    let list = DisplayList(ofScreenOf: system, at: MainLoop.seconds(shown))
    let scene = scene()
    var change = Recording.Change(frame: changes.last?.frame ?? 0, list: list, scene: scene)
    change.statusBar = Phone.StatusBar(of: system)
    if changes.last != change {
      change.frame = nextFrame
      changes.append(change)
    }
    repeatFrame()
  }

  /// A frame that shows what the one before does; the finger is noted in each.
  private func repeatFrame() {
    if crashTime == nil, let point = finger() {
      touches.append(Recording.Touch(frame: nextFrame, point: point))
    }
    nextFrame += 1
  }

  private func time(ofFrame frame: Int) -> Int64 {
    let rate = Int64(framesPerSecond)
    return start + (Int64(frame) * 1_000_000_000 + rate / 2) / rate
  }
}

extension Phone {
  /// The phone that a screen belongs to.
  package init(_ screen: ScreenDescription) {
    self.init(
      size: screen.size, cornerRadius: screen.cornerRadius,
      statusBarHeight: screen.statusBarHeight)
  }
}

extension Phone.StatusBar {
  /// How the status bar of a system is to be drawn now.
  init(of system: UISystem) {
    self = system.isStatusBarHidden ? .hidden : system.hasLightStatusBar ? .light : .dark
  }
}
