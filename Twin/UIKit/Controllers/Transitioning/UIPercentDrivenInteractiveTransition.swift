public import Foundation

/// Lets a finger play an animator's animation forwards and back.
///
/// A call that comes before UIKit has started the transition does nothing, so a flick that is over by
/// then leaves the transition without an end (single report: it is the app that must remember).
///
/// Differs from UIKit: only animations of views; delays and curves inside do not count while the
/// finger is down; no pausing, no timing curve.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: CustomTransitionContext?
  private var held: HeldChanges?
  private var fraction: CGFloat = 0

  /// Makes a driver of one transition.
  public override init() {
    super.init()
  }

  /// How long the animation takes without a finger, in seconds.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }

  /// How far the finger has come, from 0 to 1.
  open var percentComplete: CGFloat { fraction }

  /// The speed at which the rest plays once the finger is lifted.
  open var completionSpeed: CGFloat = 1

  /// The curve with which the rest plays.
  ///
  /// Differs from UIKit: kept and otherwise ignored; the rest slows down at its end.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether the transition begins under a finger.
  open var wantsInteractiveStart = true

  /// Starts the animator and holds its animation at the beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? CustomTransitionContext else { return }
    self.context = context
    fraction = 0
    held = context.holdAnimation()
  }

  /// Shows a part of the animation, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let held else { return }
    fraction = min(max(percentComplete, 0), 1)
    held.show(fraction)
    context?.updateInteractiveTransition(fraction)
  }

  /// Lets the animation go on to its end.
  open func finish() {
    release(rest: 1 - fraction, backwards: false) { $0.finishInteractiveTransition() }
  }

  /// Lets the animation go back to its beginning.
  open func cancel() {
    release(rest: fraction, backwards: true) { $0.cancelInteractiveTransition() }
  }

  private func release(
    rest: CGFloat, backwards isBackwards: Bool, _ tell: (CustomTransitionContext) -> Void
  ) {
    guard let held, let context else { return }
    self.held = nil
    tell(context)
    held.release(
      backwards: isBackwards,
      duration: context.duration * TimeInterval(rest / max(completionSpeed, 0.001))
    ) {}
  }
}
