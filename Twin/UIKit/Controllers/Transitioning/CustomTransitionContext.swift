import Foundation

/// The context of a push or pop that an app's own animator plays.
final class CustomTransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// What happens to the transition.
  enum Step {
    /// The finger was lifted; true if the transition goes back.
    case lifted(isCancelled: Bool)
    /// The animation is over; true if the page that was to come is shown.
    case completed(Bool)
  }

  let animator: any UIViewControllerAnimatedTransitioning
  let duration: TimeInterval
  let containerView: UIView
  private let startFrame: CGRect
  private let endFrame: CGRect
  private let coordinator: TransitionCoordinator
  private let animateAlong: () -> Void
  private let onStep: (CustomTransitionContext, Step) -> Void
  private var progress: CGFloat = 0
  private var isComplete = false

  /// - Parameters:
  ///   - place: Where the page that comes is to rest in the container.
  ///   - animateAlong: Makes the changes of the bar and of what else moves along.
  ///   - onStep: Hears what the animator and the finger say.
  init(
    animator: any UIViewControllerAnimatedTransitioning, containerView: UIView,
    place: CGRect, coordinator: TransitionCoordinator, animateAlong: @escaping () -> Void,
    onStep: @escaping (CustomTransitionContext, Step) -> Void
  ) {
    self.animator = animator
    self.containerView = containerView
    startFrame = coordinator.view(forKey: .from)?.frame ?? containerView.bounds
    endFrame = place
    self.coordinator = coordinator
    self.animateAlong = animateAlong
    self.onStep = onStep
    duration = animator.transitionDuration(using: nil)
    super.init()
  }

  /// Lets the animator run by itself.
  func animate() {
    UIView.animate(
      duration: duration, timing: .curve(.easeInOut), options: .allowUserInteraction,
      animations: animateAlong)
    startAnimator()
  }

  /// Starts the animator, and holds its animation for a finger.
  func holdAnimation() -> HeldChanges {
    let animations = UISystem.current.animations
    let held = animations.hold(duration: duration, animateAlong)
    animations.catchBlocks(in: held, startAnimator)
    return held
  }

  private func startAnimator() {
    UISystem.current.running(.app("animateTransition(using:)")) {
      animator.animateTransition(using: self)
    }
  }

  // MARK: UIViewControllerContextTransitioning

  var isAnimated: Bool { true }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    progress = percentComplete
  }

  func finishInteractiveTransition() {
    lift(isCancelled: false)
  }

  func cancelInteractiveTransition() {
    lift(isCancelled: true)
  }

  private func lift(isCancelled: Bool) {
    guard coordinator.isInteractive else { return }
    coordinator.endInteraction(isCancelled: isCancelled, at: progress)
    onStep(self, .lifted(isCancelled: isCancelled))
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isComplete else { return }
    isComplete = true
    UISystem.current.running(
      .uikit("-[_UIViewControllerTransitionContext completeTransition:]")
    ) {
      onStep(self, .completed(didComplete))
    }
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    coordinator.view(forKey: key)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .from) ? startFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .to) ? endFrame : .zero
  }
}
