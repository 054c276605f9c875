public import Foundation

/// What an app's own animator or interaction controller gets to know of a transition, and by which
/// it tells how far the transition is.
///
/// Whoever animates must call `completeTransition(_:)` in the end. UIKit waits for it and takes no
/// touch until then.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation plays. The view that goes is in it, the view that comes is not.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger holds the transition.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// How the presented page covers the screen; `none` for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far the finger has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the finger was lifted and the transition goes on.
  func finishInteractiveTransition()
  /// Tells that the finger was lifted and the transition goes back.
  func cancelInteractiveTransition()
  /// Tells that a finger holds a transition that has been going on by itself.
  ///
  /// Only where the animator gives an ``UIViewControllerAnimatedTransitioning/interruptibleAnimator(using:)``.
  func pauseInteractiveTransition()
  /// Tells that the animation is over.
  ///
  /// - Parameter didComplete: Whether the page that was to come is shown now.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation that comes with the transition.
  var targetTransform: CGAffineTransform { get }
  /// Where a page's view is at the beginning; empty if it is not on the screen then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a page's view is at the end; empty if it is not on the screen then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition in an app's own way.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Starts the animation, which completes the transition in the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Gives what animates the transition, always the same object, so that a finger can hold it. Optional.
  ///
  /// `animateTransition(using:)` comes first and starts it, unless a finger is there from the beginning.
  ///
  /// Differs from UIKit: whether it is implemented is found out by calling it, once, at the start.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// The transition is over. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing that could be held: the method is optional.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UISystem.current.missesDelegateMethod = true
    return UIViewPropertyAnimator(duration: 0, curve: .linear)
  }

  /// Does nothing: the method is optional.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a finger move a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Takes the transition over.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed at which the rest plays once the finger is lifted; 1 unless implemented.
  var completionSpeed: CGFloat { get }
  /// The curve with which the rest plays.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under a finger; `true` unless implemented.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The usual speed: the property is optional.
  public var completionSpeed: CGFloat { 1 }
  /// The usual curve: the property is optional.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Under a finger: the property is optional.
  public var wantsInteractiveStart: Bool { true }
}
