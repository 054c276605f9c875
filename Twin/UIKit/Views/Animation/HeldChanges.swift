import Foundation
import QuartzCore

/// The changes of animation blocks of which a finger decides how much shows.
///
/// The views have their new values already; animations that stand still hide that, as with a paused
/// `UIViewPropertyAnimator`.
final class HeldChanges: ChangeSink {
  /// When a block's changes begin, how long they take, in seconds, and how they move meanwhile.
  struct Pace {
    var delay: TimeInterval
    var duration: TimeInterval
    var timing: ViewTiming
  }

  private struct Change {
    let change: PropertyChange
    /// The value that the block has set.
    var end: AnimatableValue
    /// The way through several values; nil for the straight one.
    var course: CAKeyframeAnimation?
    /// Nil for what takes the whole way, evenly.
    var pace: Pace?

    var layer: CALayer { change.layer }
    var key: String { change.key }
  }

  var completions: [(Bool) -> Void] = []
  private var changes: [Change] = []
  private var fraction: CGFloat = 0
  /// How long the whole way takes without a finger, in seconds.
  private let duration: TimeInterval
  private var pace: Pace?

  /// - Parameter duration: How long the whole way takes without a finger, in seconds.
  init(duration: TimeInterval) {
    self.duration = duration
  }

  /// Takes changes of a block that has a pace of its own.
  func moving(at pace: Pace, _ changes: () -> Void) {
    let outer = self.pace
    self.pace = outer ?? pace
    changes()
    self.pace = outer
  }

  /// Lets what the running block changes from here on move otherwise.
  func turn(to timing: ViewTiming) {
    pace?.timing = timing
  }

  func take(_ change: PropertyChange, course: CAKeyframeAnimation?) {
    var pace = pace
    if let timing = pace?.timing.withinTransaction { pace?.timing = timing }
    let known = changes.firstIndex { $0.layer === change.layer && $0.key == change.key }
    if let known {
      changes[known].end = change.end
      changes[known].course = course
      changes[known].pace = pace
      show(changes[known])
    } else {
      let change = Change(change: change, end: change.end, course: course, pace: pace)
      changes.append(change)
      show(change)
    }
  }

  /// Shows a part of the changes, from 0 to 1.
  func show(_ fraction: CGFloat) {
    self.fraction = min(max(fraction, 0), 1)
    for change in changes { show(change) }
  }

  /// Lets the changes go on by themselves, to their end or back to the beginning. What has been set to something
  /// else meanwhile stays so.
  ///
  /// - Parameters:
  ///   - isBackwards: Whether everything goes back to what it was before the block.
  ///   - duration: How long that takes, in seconds.
  func release(
    backwards isBackwards: Bool, duration: TimeInterval, completion: @escaping () -> Void
  ) {
    let released = changes.filter { $0.change.end == $0.end }
    UIView.performWithoutAnimation {
      for change in released { change.change.setModel(change.change.shown) }
      for change in changes { change.layer.removeAnimation(forKey: change.key) }
    }
    let completions = completions
    (changes, self.completions) = ([], [])
    UIView.animate(
      duration: duration, timing: .curve(.easeOut),
      options: [
        .allowUserInteraction, .takesPlace, .overrideInheritedDuration,
        .overrideInheritedCurve, .overrideInheritedOptions,
      ]
    ) {
      for change in released {
        change.change.setModel(isBackwards ? change.change.formerModel : change.end)
      }
    } completion: { isFinished in
      for inner in completions { inner(isFinished) }
      completion()
    }
  }

  private func show(_ change: Change) {
    let pace =
      change.pace ?? Pace(delay: 0, duration: duration, timing: .curve(.linear))
    let animation: CAPropertyAnimation
    // A duration of 0 would stand for the usual one.
    let length = max(pace.duration, 1e-6)
    if let course = change.course {
      course.duration = length
      course.timingFunction = pace.timing.timingFunction
      animation = course
    } else {
      let straight = pace.timing.animation(keyPath: change.key, duration: length)
      straight.lead(from: change.change.formerShown, to: change.end)
      animation = straight
    }
    animation.speed = 0
    // Nothing is left to show at the end, however long a block would take.
    animation.timeOffset =
      fraction < 1 ? max(0, Double(fraction) * duration - pace.delay) : animation.duration
    animation.fillMode = .both
    change.layer.add(animation, forKey: change.key)
  }
}
