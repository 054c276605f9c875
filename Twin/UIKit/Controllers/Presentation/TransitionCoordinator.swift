package import Foundation

/// The coordinator that UIKit hands out while a transition is pending or runs.
///
/// It exists from the call that asked for the transition, keeps what is registered until the
/// animation starts, and ends with the transition. UIKit also hangs on it the calls that it
/// postponed: they come again when the completions have run.
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// Where the transition is.
  private enum Phase {
    /// Asked for, not started.
    case waiting
    /// The animation runs.
    case running
    /// Over; nothing that is registered now will run.
    case ended
  }

  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Whether the transition is animated.
  package var isAnimated: Bool
  /// How the presented page covers the screen; `none` for a push or pop.
  package let presentationStyle: UIModalPresentationStyle
  /// Seconds that the transition takes.
  package internal(set) var transitionDuration: TimeInterval
  /// The view in which the transition plays.
  package let containerView: UIView
  @Loose var fromViewController: UIViewController?
  @Loose var toViewController: UIViewController?

  private var phase = Phase.waiting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var postponedCalls: [() -> Void] = []
  /// Runs changes that come in the turn in which the animation has begun.
  private var lateRunner: ((() -> Void) -> Void)?
  private var interactionHandlers: [Block] = []

  init(
    isAnimated: Bool, presentationStyle: UIModalPresentationStyle, duration: TimeInterval,
    containerView: UIView
  ) {
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
    self.transitionDuration = duration
    self.containerView = containerView
  }

  /// Whether the animation runs: since what is animated alongside has run, too.
  var isRunning: Bool { phase == .running }

  /// Whether the transition began under a finger.
  package private(set) var initiallyInteractive = false
  /// Whether a finger can take the transition over: where its animator can be held.
  package internal(set) var isInterruptible = false
  /// Whether a finger holds the transition.
  package private(set) var isInteractive = false
  /// Whether the finger let the transition go back.
  package private(set) var isCancelled = false
  /// How far the finger has come, and had come when it was lifted, from 0 to 1; 1 without a finger.
  package private(set) var percentComplete: CGFloat = 1
  /// What lets a finger move the transition; nil if UIKit does.
  weak var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The speed of that, or else the usual one; always more than 0 (documented).
  package var completionVelocity: CGFloat {
    let speed = interactor?.completionSpeed ?? 1
    return speed > 0 ? speed : 1
  }
  /// The curve of that, or else the usual one (documented).
  package var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }
  /// How the window turns, if the screen does; no turn for anything else.
  package internal(set) var targetTransform = CGAffineTransform.identity

  /// One of the two controllers of the transition.
  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: fromViewController
    case .to: toViewController
    default: nil
    }
  }

  /// One of the two views of the transition; nil if it is not loaded.
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromViewController?.viewIfLoaded
    case .to: toViewController?.viewIfLoaded
    default: nil
    }
  }

  /// Registers changes and a completion.
  ///
  /// Assumed: once the animation runs, changes come too late, while a completion is still taken. In the
  /// turn in which a presentation or dismissal begins it is not too late: UIKit starts its animation
  /// after that turn's commit.
  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    switch phase {
    case .waiting:
      if let animation { animations.append(animation) }
      if let completion { completions.append(completion) }
      return true
    case .running:
      if let completion { completions.append(completion) }
      guard let animation, lateRunner != nil else { return animation == nil }
      animations.append(animation)
      return true
    case .ended:
      return false
    }
  }

  /// Registers changes and a completion; the view makes no difference in the twin.
  @discardableResult
  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Registers a handler for each moment in which the finger is lifted or comes down again. Never called
  /// without one.
  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  /// A finger holds the transition from its beginning.
  func beginInteraction() {
    initiallyInteractive = true
    isInteractive = true
    percentComplete = 0
  }

  /// The finger has come to a part of the way.
  func follow(_ percentComplete: CGFloat) {
    if isInteractive { self.percentComplete = percentComplete }
  }

  /// A finger comes down on a transition that goes on by itself.
  func resumeInteraction(at percentComplete: CGFloat) {
    isInteractive = true
    self.percentComplete = percentComplete
    tellOfInteraction()
  }

  /// The finger holds nothing after all.
  func forgetInteraction() {
    initiallyInteractive = false
    isInteractive = false
    percentComplete = 1
  }

  /// The finger was lifted.
  func endInteraction(isCancelled: Bool, at percentComplete: CGFloat) {
    isInteractive = false
    self.isCancelled = isCancelled
    self.percentComplete = percentComplete
    tellOfInteraction()
  }

  private func tellOfInteraction() {
    for handler in interactionHandlers {
      UISystem.current.running(.app("change of interaction")) { handler(self) }
    }
  }

  /// Runs what was registered to animate alongside. Called inside the transition's animation.
  func runAnimations() {
    phase = .running
    let blocks = animations
    animations = []
    for block in blocks {
      UISystem.current.running(.app("animation alongside a transition")) { block(self) }
    }
  }

  /// Takes changes for the rest of this turn, although the animation has begun.
  ///
  /// - Parameter run: Runs changes with the transition's animation.
  func takeLateAnimations(_ run: @escaping (() -> Void) -> Void) {
    lateRunner = run
    UISystem.current.loop.post { [weak self] in self?.runLateAnimations() }
  }

  private func runLateAnimations() {
    guard let run = lateRunner else { return }
    lateRunner = nil
    guard phase == .running, !animations.isEmpty else { return }
    run { runAnimations() }
  }

  /// Keeps a call until the transition has ended.
  func postpone(_ call: @escaping () -> Void) {
    postponedCalls.append(call)
  }

  /// Runs the completions, last added first, and then the postponed calls in order.
  ///
  /// Order of completions: epoxy's stub states it for UIKit (single report). That each postponed
  /// call is kept, and in order, is inferred.
  func end() {
    phase = .ended
    lateRunner = nil
    animations = []
    interactionHandlers = []
    let blocks = completions.reversed()
    let calls = postponedCalls
    completions = []
    postponedCalls = []
    let system = UISystem.current
    system.running(.uikit("-[_UIViewControllerTransitionContext _runAlongsideCompletions]")) {
      system.running(
        .uikit("-[_UIViewControllerTransitionCoordinator _applyBlocks:releaseBlocks:]")
      ) {
        for block in blocks {
          system.running(.app("completion of a transition")) { block(self) }
        }
        for call in calls where !system.hasCrashed { call() }
      }
    }
    system.pagesDidMove()
  }
}
