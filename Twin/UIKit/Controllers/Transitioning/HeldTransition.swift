import Foundation
import QuartzCore

/// The animation of an app's animator in the hand of a finger, and on its way when the finger is lifted.
///
/// ```
///   ┌──────┐  finger lifted   ┌──────────┐  rest is over   ┌──────┐
///   │ held │ ───────────────▶ │ released │ ──────────────▶ │ over │
///   └──────┘                  └──────────┘                 └──────┘
///       │        the app says that the transition is over      ▲
///       └──────────────────────────────────────────────────────┘
/// ```
///
/// The changes of blocks are kept by themselves, wherever their views are, because a cancelled transition takes
/// them back; what else moves in the container is moved by the container's time.
final class HeldTransition {
  private let changes: HeldChanges
  private let container: UIView
  private let duration: TimeInterval
  /// The time of the container when the animation began.
  private let start: TimeInterval
  private var fraction: CGFloat = 0
  private var isOver = false

  init(_ changes: HeldChanges, in container: UIView, duration: TimeInterval) {
    self.changes = changes
    self.container = container
    self.duration = duration
    start = container.layer.holdTime()
  }

  /// Shows a part of the animation, from 0 to 1.
  func show(_ fraction: CGFloat) {
    self.fraction = fraction
    changes.show(fraction)
    guard !isOver else { return }
    container.layer.showTime(start + TimeInterval(fraction) * duration)
  }

  /// Lets the animation go on by itself, to its end or back to the beginning.
  ///
  /// - Parameters:
  ///   - isBackwards: Whether everything goes back to what it was before.
  ///   - duration: How long that takes, in seconds.
  ///   - timing: How it moves meanwhile.
  func release(
    backwards isBackwards: Bool, duration: TimeInterval, timing: any UITimingCurveProvider
  ) {
    let curve = AnimatorCurve(timing, duration: duration)
    let loop = UISystem.current.loop
    let (from, to): (CGFloat, CGFloat) = (fraction, isBackwards ? 0 : 1)
    let begin = loop.now
    let link = CADisplayLink(keepsLoopBusy: true) { [self] _ in
      let part = (loop.now - begin) / max(curve.duration, 1e-6)
      show(from + (to - from) * CGFloat(curve.value(at: min(part, 1))))
    }
    link.add(to: .main, forMode: .common)
    loop.schedule(after: max(curve.duration, 0)) { [self] in
      link.invalidate()
      show(to)
      end(backwards: isBackwards)
      changes.release(backwards: isBackwards, duration: 0) {}
    }
  }

  /// Lets the time of the container go on, whatever the finger does.
  func end(backwards isBackwards: Bool) {
    guard !isOver else { return }
    isOver = true
    container.layer.releaseTime(endingAllSince: isBackwards ? start : .infinity)
  }
}
