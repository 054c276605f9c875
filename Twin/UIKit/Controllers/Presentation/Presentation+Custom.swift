import Foundation

/// Animations of the app's own, which the page's `transitioningDelegate` gives.
extension Presentation {
  // MARK: Asking

  func animatorForPresenting() -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate = presented.transitioningDelegate, let presenter else { return nil }
    return UISystem.current.running(.app("animationController(forPresented:presenting:source:)")) {
      delegate.animationController(
        forPresented: presented, presenting: presenter, source: source ?? presenter)
    }
  }

  func interactorForPresenting(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    UISystem.current.running(.app("interactionControllerForPresentation(using:)")) {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
    }
  }

  func animatorForDismissing() -> (any UIViewControllerAnimatedTransitioning)? {
    UISystem.current.running(.app("animationController(forDismissed:)")) {
      presented.transitioningDelegate?.animationController(forDismissed: presented)
    }
  }

  func interactorForDismissing(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    UISystem.current.running(.app("interactionControllerForDismissal(using:)")) {
      presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
    }
  }

  /// The transition is under a finger from the beginning, if that is wanted: pages and presentation controllers can
  /// ask for it already as they are told that something begins (assumed: as in a navigation controller).
  func beginInteraction(with interactor: (any UIViewControllerInteractiveTransitioning)?) {
    if interactor?.wantsInteractiveStart ?? false { coordinator?.beginInteraction() }
  }

  // MARK: Coming

  func present(
    with animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?, _ completion: (() -> Void)?
  ) {
    let presenterView = removesPresenter ? presenter?.viewIfLoaded : nil
    let presenterFrame = presenter?.viewIfLoaded?.frame ?? .zero
    if let presenterView {
      moveViews { container.insertBackground(presenterView) }
    }
    let place = active.frameOfPresentedViewInContainerView
    active.presentedView?.frame = place
    let context = makeContext(
      animator,
      CustomTransitionContext.Views(
        from: presenterView, to: active.presentedView,
        start: [(presenter, presenterFrame)],
        end: [(presented, place), (presenter, removesPresenter ? .zero : presenterFrame)])
    ) { [self] step in
      switch step {
      case .lifted(isCancelled: false): break  // The animation goes on.
      case .lifted(isCancelled: true): beginRetreat()
      case .completed(true):
        finishCustomPresentation()
        didShow(completion)
      case .completed(false):
        if coordinator?.isCancelled != true { beginRetreat() }
        didNotShow()
      }
    }
    presented.sendViewIsAppearing()
    begin(context, interactor)
  }

  /// The page goes back before it came.
  private func beginRetreat() {
    isRetreating = true
    presented.turnAppearance(false, animated: true)
    if removesPresenter { presenter?.beginAppearanceTransition(true, animated: true) }
  }

  /// An animator that has added nothing gets the page where it belongs, unless another one has covered it meanwhile.
  private func finishCustomPresentation() {
    guard let view = active.presentedView, view.superview == nil, presented.appearance.isAppearing
    else { return }
    moveViews { container.addSubview(view) }
  }

  // MARK: Going

  func dismiss(
    _ departure: Departure, with animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let top = departure.top else { return }
    let view = top.active.presentedView
    let presenterView = removesPresenter ? presenter?.viewLoadingIfNeeded() : nil
    let whole = container.bounds
    if let presenterView {
      presenterView.frame = whole
      presenter?.sendViewIsAppearing()
    }
    let presenterFrame = presenter?.viewIfLoaded?.frame ?? whole
    let context = top.makeContext(
      animator,
      CustomTransitionContext.Views(
        from: view, to: presenterView,
        start: [
          (top.presented, view?.frame ?? whole),
          (presenter, removesPresenter ? .zero : presenterFrame),
        ],
        end: [(presenter, presenterFrame)])
    ) { [self] step in
      switch step {
      case .lifted(isCancelled: false): break  // The animation goes on.
      case .lifted(isCancelled: true): beginReturn(of: departure)
      case .completed(true):
        if removesPresenter { bringPresenterBack() }
        didHide(departure)
      case .completed(false):
        if top.coordinator?.isCancelled != true { beginReturn(of: departure) }
        top.moveViews { view.map(top.container.addSubview) }
        didReturn(departure)
      }
    }
    top.begin(context, interactor)
  }

  // MARK: Both

  private func makeContext(
    _ animator: any UIViewControllerAnimatedTransitioning, _ views: CustomTransitionContext.Views,
    onStep: @escaping (CustomTransitionContext.Step) -> Void
  ) -> CustomTransitionContext {
    let coordinator =
      coordinator
      ?? TransitionCoordinator(
        isAnimated: true, presentationStyle: style, duration: 0, containerView: container)
    let context = CustomTransitionContext(
      animator: animator, containerView: container, views: views, coordinator: coordinator
    ) { [weak coordinator] in
      coordinator?.runAnimations()
    } onStep: { _, step in
      onStep(step)
    }
    coordinator.transitionDuration = context.duration
    self.context = context
    return context
  }

  private func begin(
    _ context: CustomTransitionContext,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    context.begin(with: interactor)
    coordinator?.takeLateAnimations { [weak context] in context?.animateToo($0) }
  }
}
