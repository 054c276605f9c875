import Foundation
import QuartzCore

/// The changes of an animation block of which a finger decides how much shows.
///
/// The views have their new values already; animations that stand still hide that, as with a paused
/// `UIViewPropertyAnimator`.
final class HeldChanges: ChangeSink {
  private struct Change {
    let change: PropertyChange
    /// The value that the block has set.
    var end: AnimatableValue
    /// The way through several values; nil for the straight one.
    var course: CAKeyframeAnimation?

    var layer: CALayer { change.layer }
    var key: String { change.key }
  }

  var completions: [(Bool) -> Void] = []
  private var changes: [Change] = []
  private var fraction: CGFloat = 0

  func take(_ change: PropertyChange, course: CAKeyframeAnimation?) {
    let known = changes.firstIndex { $0.layer === change.layer && $0.key == change.key }
    if let known {
      changes[known].end = change.end
      changes[known].course = course
      show(changes[known])
    } else {
      let change = Change(change: change, end: change.end, course: course)
      changes.append(change)
      show(change)
    }
  }

  /// Shows a part of the changes, from 0 to 1.
  func show(_ fraction: CGFloat) {
    self.fraction = min(max(fraction, 0), 1)
    for change in changes { show(change) }
  }

  /// Lets the changes go on by themselves, to their end or back to the beginning.
  ///
  /// - Parameters:
  ///   - isBackwards: Whether everything goes back to what it was before the block.
  ///   - duration: How long that takes, in seconds.
  func release(
    backwards isBackwards: Bool, duration: TimeInterval, completion: @escaping () -> Void
  ) {
    UIView.performWithoutAnimation {
      for change in changes {
        change.change.setModel(change.change.shown)
        change.layer.removeAnimation(forKey: change.key)
      }
    }
    let released = changes
    let completions = completions
    (changes, self.completions) = ([], [])
    UIView.animate(
      duration: duration, timing: .curve(.easeOut),
      options: [
        .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
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
    let animation: CAPropertyAnimation
    if let course = change.course {
      animation = course
    } else {
      let straight = CABasicAnimation(keyPath: change.key)
      straight.lead(from: change.change.formerShown, to: change.end)
      animation = straight
    }
    animation.duration = 1
    animation.speed = 0
    animation.timeOffset = Double(fraction)
    animation.fillMode = .both
    change.layer.add(animation, forKey: change.key)
  }
}
