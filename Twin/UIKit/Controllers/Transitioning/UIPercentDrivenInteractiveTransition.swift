public import Foundation

/// Lets a finger play an animator's animation forwards and back.
///
/// UIKit starts a transition only as it lays out. An end that comes before, in the turn in which the app asked for the
/// transition, is kept until then; an update does nothing yet (tests that run on Apple's systems: a navigation
/// controller's transition that was finished or cancelled before its view was laid out ends that way). An end that
/// comes in an earlier turn is forgotten: the app that lets the finger go before it asks must remember (single report).
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
  /// The end that came before the start, and the turn at whose end what the app asked for is done.
  private var earlyEnd: (isCancelled: Bool, turn: Int)?

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
    if let earlyEnd, earlyEnd.turn == UISystem.current.loop.turn {
      release(backwards: earlyEnd.isCancelled)
    }
    earlyEnd = nil
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
    release(backwards: false)
  }

  /// Lets the animation go back to its beginning.
  open func cancel() {
    release(backwards: true)
  }

  private func release(backwards isBackwards: Bool) {
    guard let context, held != nil || interruptible != nil else {
      let loop = UISystem.current.loop
      earlyEnd = (isBackwards, turn: loop.isInTurn ? loop.turn : loop.turn + 1)
      return
    }
    let (held, interruptible) = (held, interruptible)
    (self.held, self.interruptible) = (nil, nil)
    if isBackwards {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let rest = isBackwards ? fraction : 1 - fraction
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
