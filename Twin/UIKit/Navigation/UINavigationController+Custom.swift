import Foundation

/// Transitions that the delegate's own animator plays.
extension UINavigationController {
  /// Whether the delegate implements the method that gives an animator, whatever it answers.
  ///
  /// Differs from UIKit: there is no selector to ask for, so the method is called.
  package var delegateHasAnimators: Bool {
    guard let delegate = toldDelegate, let top = stack.last, let below = stack.dropLast().last
    else { return false }
    let system = UISystem.current
    system.missesDelegateMethod = false
    _ = delegate.navigationController(self, animationControllerFor: .pop, from: top, to: below)
    return !system.missesDelegateMethod
  }

  /// Asks the delegate for an animator and for a finger that moves it.
  func findAnimator(for transition: NavigationTransition) {
    guard transition.isAnimated, let delegate = toldDelegate,
      let former = transition.fromViewController, former.viewIfLoaded?.window != nil,
      let animator = UISystem.current.running(
        .app("navigationController(_:animationControllerFor:from:to:)"),
        {
          delegate.navigationController(
            self, animationControllerFor: transition.operation.public, from: former,
            to: transition.toViewController)
        })
    else { return }
    // A swipe of UIKit's own moves only UIKit's own animation.
    if transition.interaction != nil { transition.coordinator.forgetInteraction() }
    transition.interaction = nil
    transition.animator = animator
    transition.interactor = UISystem.current.running(
      .app("navigationController(_:interactionControllerFor:)")
    ) {
      delegate.navigationController(self, interactionControllerFor: animator)
    }
    if transition.interactor?.wantsInteractiveStart ?? false {
      transition.coordinator.beginInteraction()
    }
  }

  /// Starts the animator; it gets the leaving view in a container, and puts in the other one itself.
  func begin(
    _ transition: NavigationTransition, with animator: any UIViewControllerAnimatedTransitioning
  ) {
    let container = UIView(frame: transitionView.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let wrapper = wrapperOnScreen(of: transition.fromViewController)
    transitionView.addSubview(container)
    if let view = transition.fromViewController?.viewIfLoaded { container.addSubview(view) }
    wrapper?.removeFromSuperview()
    let page = transition.toViewController
    page.viewLoadingIfNeeded().frame = container.bounds
    let place = container.bounds.inset(by: layOut(page))
    page.viewLoadingIfNeeded().frame = place
    let (barTransition, barMove) = openBar(for: transition)
    let bottomBarMove = openBottomBar(for: transition)
    let stage = NavigationTransition.Stage(
      fromWrapper: container, toWrapper: container, barTransition: barTransition,
      barMove: barMove, movesBottomBar: bottomBarMove != nil, bottomBarMove: bottomBarMove,
      toolbarTransition: openToolbar(for: transition))
    transition.stage = stage
    let context = CustomTransitionContext(
      animator: animator, containerView: container,
      views: views(of: transition, to: place, in: container), coordinator: transition.coordinator
    ) { [weak self, weak transition] in
      self?.moveBar(of: stage)
      transition?.coordinator.runAnimations()
    } onStep: { [weak self, weak transition] _, step in
      if let transition { self?.take(step, of: transition) }
    }
    transition.context = context
    transition.coordinator.transitionDuration = context.duration
    allowTouches(false)
    page.sendViewIsAppearing()
    context.begin(with: transition.interactor)
    letFingersHold(transition)
  }

  /// A transition that can be held can be touched, but for the bar.
  ///
  /// Source: Apple, sample code "PhotoTransitioning" of WWDC 2016 ("Put a finger down on the photo at any point during
  /// the transition to interrupt it"); Touchwonders/Transition, which takes touches in the container.
  private func letFingersHold(_ transition: NavigationTransition) {
    guard runningTransition === transition, transition.coordinator.isInterruptible else { return }
    transitionView.isUserInteractionEnabled = true
  }

  private func views(
    of transition: NavigationTransition, to place: CGRect, in container: UIView
  ) -> CustomTransitionContext.Views {
    let (from, to) = (transition.fromViewController, transition.toViewController)
    return CustomTransitionContext.Views(
      from: from?.viewIfLoaded, to: to.viewIfLoaded,
      start: [(from, from?.viewIfLoaded?.frame ?? container.bounds)], end: [(to, place)])
  }

  private func take(_ step: CustomTransitionContext.Step, of transition: NavigationTransition) {
    guard runningTransition === transition else { return }
    switch step {
    case .lifted(isCancelled: false):
      break  // The animation goes on.
    case .lifted(isCancelled: true):
      undoChange(of: transition)
      beginCancelledAppearances(of: transition)
    case .completed(let didComplete):
      if !didComplete, !transition.coordinator.isCancelled {
        undoChange(of: transition)
        beginCancelledAppearances(of: transition)
      }
      if didComplete { end(transition) } else { endCancelled(transition) }
    }
  }

  /// Takes the animator's container away and puts the page that stays where pages rest.
  func clearContainer(of transition: NavigationTransition, showing page: UIViewController?) {
    transition.context?.containerView.removeFromSuperview()
    for side in [transition.fromViewController, transition.toViewController] {
      side?.viewIfLoaded?.removeFromSuperview()
    }
    if let page { install(page) }
  }
}

extension NavigationTransition.Operation {
  /// The operation as a delegate gets to know it.
  var `public`: UINavigationController.Operation {
    switch self {
    case .push: .push
    case .pop: .pop
    }
  }
}
