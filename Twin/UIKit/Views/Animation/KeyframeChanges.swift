import Foundation
import QuartzCore

/// Collects what the frames of a keyframe animation change, and makes one animation for each property.
///
/// A frame moves its properties from where the frames before have brought them, between its start and
/// its end; before and after they rest. A change outside of all frames takes the whole duration.
///
/// Assumed: of two frames for one property the later one begins where it is even if the earlier one
/// has not come to its end.
final class KeyframeChanges: ChangeSink {
  /// When a frame begins and ends, as parts of the duration.
  struct Frame: Hashable {
    var start = 0.0
    var end = 1.0
  }

  private struct Step {
    let frame: Frame
    let value: AnimatableValue
  }

  private struct Track {
    let change: PropertyChange
    var steps: [Step] = []
  }

  var completions: [(Bool) -> Void] = []
  private let mode: CAAnimationCalculationMode
  private var frame = Frame()
  private var tracks: [Track] = []

  init(mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  /// Runs the changes of one frame; the times are cut to the animation's.
  func add(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = frame
    let begin = min(max(start, 0), 1)
    frame = Frame(start: begin, end: min(max(begin + duration, begin), 1))
    changes()
    frame = outer
  }

  func take(_ change: PropertyChange, course: CAKeyframeAnimation?) {
    let known = tracks.firstIndex {
      $0.change.layer === change.layer && $0.change.key == change.key
    }
    let index = known ?? tracks.count
    if known == nil { tracks.append(Track(change: change)) }
    // A frame comes to its last value: `center.x += 1` and `center.y += 1` are two changes of one property.
    if tracks[index].steps.last?.frame == frame { tracks[index].steps.removeLast() }
    tracks[index].steps.append(Step(frame: frame, value: change.end))
  }

  /// Gives each property's change and its way to whoever animates it.
  func deliver(_ receive: (PropertyChange, CAKeyframeAnimation) -> Void) {
    for track in tracks { receive(track.change, course(of: track)) }
  }

  private func course(of track: Track) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: track.change.key)
    animation.calculationMode = mode
    var times = [0.0]
    var values = [track.change.formerModel]
    func reach(_ value: AnimatableValue, at time: Double) {
      times.append(max(time, times.last ?? 0))
      values.append(value)
    }
    for step in track.steps.sorted(by: { $0.frame.start < $1.frame.start }) {
      if mode == .discrete {
        reach(step.value, at: step.frame.start)
      } else {
        if let last = values.last, let time = times.last, step.frame.start > time {
          reach(last, at: step.frame.start)
        }
        reach(step.value, at: step.frame.end)
      }
    }
    if let last = values.last, mode != .discrete, (times.last ?? 1) < 1 { reach(last, at: 1) }
    // Discrete values have one more time, at which the last one ends.
    if mode == .discrete { times.append(1) }
    animation.values = values.map(\.boxed)
    animation.keyTimes = times.map { NSNumber(value: $0) }
    return animation
  }
}
