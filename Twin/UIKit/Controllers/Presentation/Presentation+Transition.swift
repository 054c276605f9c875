import Foundation
import QuartzCore

/// How a page comes: the callbacks around its animation, whoever plays that.
///
/// The page that comes gets its `viewDidAppear` before the page that goes gets `viewDidDisappear`,
/// other than in a navigation controller (assumed; common logs of presentations).
extension Presentation {
  /// Announces the page. It comes after the commit of the turn: pages and presentation controllers are told
  /// then, while `presentedViewController` and the coordinator are there at once.
  func announce(animated: Bool, completion: (() -> Void)?) {
    presented.loadViewIfNeeded()
    let animator = animated ? animatorForPresenting() : nil
    let interactor = animator.flatMap(interactorForPresenting)
    start(animated: animated, from: presenter, to: presented)
    phase = .announced(animated: animated)
    afterCommit { self.show(animated: animated, animator, interactor, completion: completion) }
  }

  /// Puts the page above everything.
  private func show(
    animated: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    let view = presented.viewLoadingIfNeeded()
    phase = .presenting
    comesLate = presenter?.presentationOfSelf?.phase == .dismissing
    beginInteraction(with: interactor)
    installContainer()
    tellDelegateOfPresentation(with: coordinator)
    active.presentationTransitionWillBegin()
    putFirstResponderAside()
    if removesPresenter { presenter?.turnAppearance(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    UISystem.current.askForStatusBarStyle()
    if let animator {
      present(with: animator, interactor, completion)
      return
    }
    look.prepare(self, view: active.presentedView ?? view)
    moveViews { container.addSubview(active.presentedView ?? view) }
    presented.sendViewIsAppearing()
    container.layoutIfNeeded()
    presented.adoptZoomGestures()
    if animated { beginZoom(of: active.presentedView ?? view, grows: true) }
    play(to: .shown, from: .before, animated: animated) { self.didShow(completion) }
  }

  /// Assumed: also told if nothing adapts, with the style `none`.
  func tellDelegateOfPresentation(with coordinator: TransitionCoordinator?) {
    let original = origin.controller
    original.delegate?.presentationController(
      original, willPresentWithAdaptiveStyle: active === original ? .none : style,
      transitionCoordinator: coordinator)
  }

  /// Assumed: the presentation controller hears of the end before the pages do.
  func didShow(_ completion: (() -> Void)?) {
    phase = .presented
    let coordinator = takeCoordinator()
    active.presentationTransitionDidEnd(true)
    if removesPresenter { takePresenterAway() }
    isTellingArrival = true
    presented.endAppearanceTransition()
    isTellingArrival = false
    if removesPresenter { presenter?.endAppearanceTransition() }
    coordinator?.end()
    run(completion, of: "present")
    UISystem.current.considerTurn(.support)
  }

  /// The page did not come: an app's own transition was cancelled.
  ///
  /// Assumed: the completion of `present` does not run.
  func didNotShow() {
    let coordinator = takeCoordinator()
    active.presentationTransitionDidEnd(false)
    if removesPresenter { bringPresenterBack() }
    freePresenter()
    presented.endAppearanceTransition()
    if removesPresenter { presenter?.endAppearanceTransition() }
    close()
    giveFirstResponderBack()
    coordinator?.end()
  }

  // MARK: For both ways

  func start(
    animated: Bool, from fromViewController: UIViewController?, to: UIViewController?
  ) {
    guard animated || isCard else { return }
    let coordinator = TransitionCoordinator(
      isAnimated: animated, presentationStyle: style, duration: animated ? look.duration : 0,
      containerView: container)
    coordinator.fromViewController = fromViewController
    coordinator.toViewController = to
    self.coordinator = coordinator
  }

  func takeCoordinator() -> TransitionCoordinator? {
    defer {
      coordinator = nil
      context = nil
    }
    return coordinator
  }

  func run(_ completion: (() -> Void)?, of name: String) {
    guard let completion else { return }
    UISystem.current.running(.app("completion of \(name)"), completion)
  }

  /// Whether the page is a card above others.
  private var isCard: Bool { active is UISheetPresentationController }

  /// How the page comes and goes if the app does not animate it.
  var look: any PresentationLook {
    if let zoom { return ZoomLook(zoom: zoom) }
    return presented.presentationLook ?? active.look
  }

  /// Plays UIKit's own animation, or shows its end.
  func play(
    to stage: PresentationStage, from start: PresentationStage? = nil, animated: Bool,
    completion: @escaping () -> Void
  ) {
    let (look, zoom) = (look, zoom)
    let view = active.presentedView ?? presented.viewLoadingIfNeeded()
    guard animated else {
      place(view, at: stage, with: look)
      coordinator?.runAnimations()
      if isCard { afterFrame(completion) } else { completion() }
      return
    }
    if let start {
      UIView.performWithoutAnimation { look.place(self, view: view, at: start) }
    }
    defer { coordinator?.takeLateAnimations { look.animate($0) {} } }
    let end = animationWillEnd(with: completion)
    look.animate {
      self.place(view, at: stage, with: look)
      self.coordinator?.runAnimations()
    } completion: {
      if let zoom { self.endZoom(zoom) }
      UISystem.current.running(
        .uikit("-[_UIViewControllerTransitionContext completeTransition:]"), end)
    }
  }
}
