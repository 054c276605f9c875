import Foundation

/// The context of a transition that an app's own animator plays.
final class CustomTransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// What happens to the transition.
  enum Step {
    /// The finger was lifted; true if the transition goes back.
    case lifted(isCancelled: Bool)
    /// The animation is over; true if the page that was to come is shown.
    case completed(Bool)
  }

  /// The views of the two sides, and where they begin and end.
  struct Views {
    /// A page and its place in the container; empty where it is not on the screen.
    typealias Place = (page: UIViewController?, frame: CGRect)

    /// The view that goes; nil if it stays where it is.
    var from: UIView?
    /// The view that comes; nil if it is there already.
    var to: UIView?
    var start: [Place]
    var end: [Place]
  }

  let animator: any UIViewControllerAnimatedTransitioning
  /// What the animator says, which may ask this context.
  private(set) var duration: TimeInterval = 0
  let containerView: UIView
  private let views: Views
  private let coordinator: TransitionCoordinator
  private let animateAlong: () -> Void
  /// Whether what moves along has its changes.
  private var movesAlong = false
  private let onStep: (CustomTransitionContext, Step) -> Void
  private var progress: CGFloat = 0
  private var isComplete = false
  /// What a finger holds of the animation.
  private weak var held: HeldChanges?
  private weak var heldTransition: HeldTransition?
  /// What lets a finger move the transition: kept to the end, though an app may keep it weakly (as
  /// jonkykong/SideMenu does).
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// What the app's animator animates with, if it gives that away.
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?

  /// - Parameters:
  ///   - views: The two sides.
  ///   - animateAlong: Makes the changes of the bar and of what else moves along.
  ///   - onStep: Hears what the animator and the finger say.
  init(
    animator: any UIViewControllerAnimatedTransitioning, containerView: UIView,
    views: Views, coordinator: TransitionCoordinator, animateAlong: @escaping () -> Void,
    onStep: @escaping (CustomTransitionContext, Step) -> Void
  ) {
    self.animator = animator
    self.containerView = containerView
    self.views = views
    self.coordinator = coordinator
    self.animateAlong = animateAlong
    self.onStep = onStep
    super.init()
    duration = animator.transitionDuration(using: self)
  }

  /// Starts the transition: under a finger, or by itself.
  ///
  /// What is to drive it is asked to start it either way (Apple, sample code "PhotoTransitioning" of WWDC 2016: its
  /// driver, which animates itself at once if the context is not interactive, is made there).
  func begin(with interactor: (any UIViewControllerInteractiveTransitioning)?) {
    self.interactor = interactor
    guard let interactor else { return animate() }
    coordinator.interactor = interactor
    let isDriven = interactor is UIPercentDrivenInteractiveTransition
    if !isDriven, !isInteractive { animateToo(moveAlong) }
    interactor.startInteractiveTransition(self)
    if !isDriven, !isComplete { findInterruptible() }
  }

  /// Lets the animator run by itself, and then asks it for what can be held.
  ///
  /// Source: `PresentCardAnimator` of aunnnn/AppStoreiOS11InteractiveTransition, which numbers the calls, and
  /// `TransitionController` of Touchwonders/Transition: both crash if they are asked before they were started.
  func animate() {
    animateToo(moveAlong)
    startAnimator()
    if !isComplete { findInterruptible() }
  }

  /// Makes the changes of what moves along, once.
  private func moveAlong() {
    guard !movesAlong else { return }
    movesAlong = true
    animateAlong()
  }

  /// Makes changes with the transition's animation, whoever moves it.
  func animateToo(_ changes: () -> Void) {
    if let held {
      UISystem.current.animations.collect(in: held, duration: duration, changes)
    } else {
      UIView.animate(
        duration: duration, timing: .curve(.easeInOut), options: .allowUserInteraction,
        animations: changes)
    }
  }

  /// Starts the animator, and holds its animation for a finger.
  func holdAnimation() -> HeldTransition {
    let animations = UISystem.current.animations
    let held = animations.hold(duration: duration, moveAlong)
    self.held = held
    findInterruptible()
    if let interruptible {
      interruptible.pauseAnimation()
    } else {
      animations.catchBlocks(in: held, startAnimator)
    }
    let transition = HeldTransition(held, in: containerView, duration: duration)
    if isComplete { transition.end(backwards: false) }
    heldTransition = transition
    return transition
  }

  private func findInterruptible() {
    let system = UISystem.current
    system.missesDelegateMethod = false
    let found = system.running(.app("interruptibleAnimator(using:)")) {
      animator.interruptibleAnimator(using: self)
    }
    guard !system.missesDelegateMethod else { return }
    interruptible = found
    coordinator.isInterruptible = true
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
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    progress = percentComplete
    coordinator.follow(percentComplete)
  }

  func finishInteractiveTransition() {
    lift(isCancelled: false)
  }

  func cancelInteractiveTransition() {
    lift(isCancelled: true)
  }

  /// Differs from UIKit: what moves along with the transition goes on.
  func pauseInteractiveTransition() {
    guard let interruptible, !isComplete, !coordinator.isInteractive, !coordinator.isCancelled
    else { return }
    interruptible.pauseAnimation()
    progress = interruptible.fractionComplete
    coordinator.resumeInteraction(at: progress)
  }

  private func lift(isCancelled: Bool) {
    guard coordinator.isInteractive else { return }
    // Assumed: what an app's own interactor holds is not held for what moves along, which follows when it lets go.
    if !isCancelled, !movesAlong { animateToo(moveAlong) }
    coordinator.endInteraction(isCancelled: isCancelled, at: progress)
    onStep(self, .lifted(isCancelled: isCancelled))
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isComplete else { return }
    isComplete = true
    if didComplete { moveAlong() }
    heldTransition?.end(backwards: !didComplete)
    UISystem.current.running(
      .uikit("-[_UIViewControllerTransitionContext completeTransition:]")
    ) {
      onStep(self, .completed(didComplete))
    }
    animator.animationEnded(didComplete)
    interactor = nil
    outliveTurn()
  }

  /// Keeps the context until the turn is over, as Apple's autorelease pool does.
  ///
  /// Source: animators that keep it weakly, and ask it for the pages right after they have completed it, to take masks
  /// away (the transition of raywenderlich.com's "Ping" tutorial, and many copies).
  private func outliveTurn() {
    var kept: CustomTransitionContext? = self
    UISystem.current.loop.post {
      _ = kept
      kept = nil
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: views.from
    case .to: views.to
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    views.start.first { $0.page === vc }?.frame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    views.end.first { $0.page === vc }?.frame ?? .zero
  }
}
