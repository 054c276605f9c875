public import Foundation

/// Lets a finger play an animator's animation forwards and back.
///
/// A call that comes before UIKit has started the transition does nothing, so a flick that is over by
/// then leaves the transition without an end (single report: it is the app that must remember).
///
/// An animator that gives an `interruptibleAnimator(using:)` is moved by that, and can be held again after
/// the finger was lifted; another one is held by its animations.
///
/// Animations have their delays and curves under the finger, too: what they show is what they show without it
/// after that part of the duration. So do an app's own of layers in the container, whose time stands still
/// (general knowledge: that is why spinners in a page stop meanwhile).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: CustomTransitionContext?
  private var held: HeldTransition?
  /// What the app's animator animates with, while a finger holds it.
  private var interruptible: (any UIViewImplicitlyAnimating)?
  private var fraction: CGFloat = 0

  /// Makes a driver of one transition.
  public override init() {
    super.init()
    dieOnMainThread()
  }

  /// How long the animation takes without a finger, in seconds.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }

  /// How far the finger has come, from 0 to 1.
  open var percentComplete: CGFloat { fraction }

  /// The speed at which the rest plays once the finger is lifted.
  open var completionSpeed: CGFloat = 1

  /// The curve with which the rest plays.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The curve or spring with which the rest plays; nil for ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition begins under a finger.
  open var wantsInteractiveStart = true

  /// Starts the animator, and holds its animation at the beginning if the transition begins under a finger.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? CustomTransitionContext else { return }
    attach(to: context)
    guard context.isInteractive else { return context.animate() }
    held = context.holdAnimation()
    interruptible = context.interruptible
  }

  private func attach(to context: CustomTransitionContext) {
    self.context = context
    fraction = 0
    held = nil
    interruptible = nil
  }

  /// Holds a transition that goes on by itself where it is, if its animator gives an
  /// `interruptibleAnimator(using:)`.
  open func pause() {
    guard let context, held == nil, interruptible == nil else { return }
    context.pauseInteractiveTransition()
    guard context.isInteractive, let animator = context.interruptible else { return }
    interruptible = animator
    fraction = animator.fractionComplete
  }

  /// Shows a part of the animation, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard held != nil || interruptible != nil else { return }
    fraction = min(max(percentComplete, 0), 1)
    held?.show(fraction)
    interruptible?.fractionComplete = fraction
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
    guard let context, held != nil || interruptible != nil else { return }
    let (held, interruptible) = (held, interruptible)
    (self.held, self.interruptible) = (nil, nil)
    tell(context)
    let part = rest / max(completionSpeed, 0.001)
    held?.release(
      backwards: isBackwards, duration: context.duration * TimeInterval(part),
      timing: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve))
    guard let interruptible else { return }
    if isBackwards { interruptible.isReversed = true }
    // 0 would stand for the time that is left.
    interruptible.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: max(part, 0.001))
  }
}
