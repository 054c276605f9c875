import Foundation

/// One change of the selected tab that an animator of the app's own plays.
final class TabTransition {
  let from: UIViewController
  let to: UIViewController
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let coordinator: TransitionCoordinator
  /// What animator and finger know of the change.
  var context: CustomTransitionContext?

  init(
    from: UIViewController, to: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?,
    _ coordinator: TransitionCoordinator
  ) {
    self.from = from
    self.to = to
    self.animator = animator
    self.interactor = interactor
    self.coordinator = coordinator
    coordinator.fromViewController = from
    coordinator.toViewController = to
  }
}

/// Changes of the selected tab that the delegate's own animator plays.
///
/// Assumed: the order of the callbacks is that of a change without animation; another change in the
/// middle ends the first one at once.
extension UITabBarController {
  /// Asks the delegate for an animator, and for a finger that moves it; nil if it has none, or nobody
  /// would see it.
  func makeTransition(
    from former: UIViewController?, to page: UIViewController?
  ) -> TabTransition? {
    guard let former, let page, let delegate, appearance == .appeared, isViewLoaded,
      let animator = UISystem.current.running(
        .app("tabBarController(_:animationControllerForTransitionFrom:to:)"),
        {
          delegate.tabBarController(self, animationControllerForTransitionFrom: former, to: page)
        })
    else { return nil }
    let interactor = UISystem.current.running(
      .app("tabBarController(_:interactionControllerFor:)")
    ) {
      delegate.tabBarController(self, interactionControllerFor: animator)
    }
    let coordinator = TransitionCoordinator(
      isAnimated: true, presentationStyle: .none, duration: 0, containerView: contentView)
    return TabTransition(from: former, to: page, animator, interactor, coordinator)
  }

  func begin(_ transition: TabTransition) {
    runningTransition = transition
    let (former, page) = (transition.from, transition.to)
    if transition.interactor?.wantsInteractiveStart ?? false {
      transition.coordinator.beginInteraction()
    }
    page.beginAppearanceTransition(true, animated: true)
    former.turnAppearance(false, animated: true)
    let place = contentView.bounds
    page.viewLoadingIfNeeded().frame = place
    let context = CustomTransitionContext(
      animator: transition.animator, containerView: contentView,
      views: CustomTransitionContext.Views(
        from: former.viewIfLoaded, to: page.viewIfLoaded, start: [(former, place)],
        end: [(page, place)]),
      coordinator: transition.coordinator
    ) { [weak transition] in
      transition?.coordinator.runAnimations()
    } onStep: { [weak self, weak transition] _, step in
      if let transition { self?.take(step, of: transition) }
    }
    transition.context = context
    transition.coordinator.transitionDuration = context.duration
    page.sendViewIsAppearing()
    context.begin(with: transition.interactor)
    transition.coordinator.takeLateAnimations { [weak context] in context?.animateToo($0) }
  }

  private func take(_ step: CustomTransitionContext.Step, of transition: TabTransition) {
    guard runningTransition === transition else { return }
    switch step {
    case .lifted(isCancelled: false): break  // The animation goes on.
    case .lifted(isCancelled: true): goBack(transition)
    case .completed(let isCompleted):
      if !isCompleted, !transition.coordinator.isCancelled { goBack(transition) }
      end(transition)
    }
  }

  /// The page that was selected before is selected again.
  private func goBack(_ transition: TabTransition) {
    selectedPage = transition.from
    bar.select(barItem(of: transition.from))
    transition.to.turnAppearance(false, animated: true)
    transition.from.beginAppearanceTransition(true, animated: true)
  }

  private func end(_ transition: TabTransition) {
    runningTransition = nil
    let gone = selectedPage === transition.to ? transition.from : transition.to
    gone.viewIfLoaded?.removeFromSuperview()
    showSelectedPage()
    for page in [gone, selectedPage] where page?.appearance.isChanging ?? false {
      page?.endAppearanceTransition()
    }
    transition.coordinator.end()
  }

  /// Another change comes in the middle: the running one is over.
  func endRunningTransition() {
    if let runningTransition { end(runningTransition) }
  }
}
