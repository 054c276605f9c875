import Foundation
import QuartzCore

/// The two animations of a presentation and the callbacks around them.
///
/// The page that comes gets its `viewDidAppear` before the page that goes gets `viewDidDisappear`,
/// other than in a navigation controller (assumed; common logs of presentations).
extension Presentation {
  /// Puts the page above everything.
  func show(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    let view = presented.viewLoadingIfNeeded()
    start(animated: animated, from: presenter, to: presented)
    if removesPresenter { presenter?.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    window.addSubview(container)
    presented.presentationLook.prepare(self, view: view)
    container.addSubview(view)
    presented.sendViewIsAppearing()
    container.layoutIfNeeded()
    run(to: .shown, animated: animated) { self.didShow(completion) }
  }

  private func didShow(_ completion: (() -> Void)?) {
    phase = .presented
    let coordinator = self.coordinator
    self.coordinator = nil
    if removesPresenter { presenter?.viewIfLoaded?.removeFromSuperview() }
    presented.endAppearanceTransition()
    if removesPresenter { presenter?.endAppearanceTransition() }
    coordinator?.end()
    if let completion {
      UISystem.current.running(.app("completion of present"), completion)
    }
  }

  /// Takes the page away.
  func hide(animated: Bool, completion: (() -> Void)?) {
    phase = .dismissing
    start(animated: animated, from: presented, to: presenter)
    presented.beginAppearanceTransition(false, animated: animated)
    if removesPresenter, let presenter, let window = container.window {
      presenter.beginAppearanceTransition(true, animated: animated)
      let view = presenter.viewLoadingIfNeeded()
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: container)
      presenter.sendViewIsAppearing()
    }
    run(to: .after, animated: animated) { self.didHide(completion) }
  }

  private func didHide(_ completion: (() -> Void)?) {
    let coordinator = self.coordinator
    self.coordinator = nil
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    if removesPresenter { presenter?.endAppearanceTransition() }
    presented.endAppearanceTransition()
    presented.presentationOfSelf = nil
    presenter?.ownPresentation = nil
    coordinator?.end()
    if let completion {
      UISystem.current.running(.app("completion of dismiss"), completion)
    }
  }

  private func start(
    animated: Bool, from fromViewController: UIViewController?, to: UIViewController?
  ) {
    guard animated else { return }
    let coordinator = TransitionCoordinator(
      isAnimated: true, presentationStyle: style, duration: presented.presentationLook.duration,
      containerView: container)
    coordinator.fromViewController = fromViewController
    coordinator.toViewController = to
    self.coordinator = coordinator
  }

  private func run(to stage: PresentationStage, animated: Bool, completion: @escaping () -> Void) {
    UISystem.current.askForStatusBarStyle()
    let look = presented.presentationLook
    let view = presented.viewLoadingIfNeeded()
    guard animated else {
      look.place(self, view: view, at: stage)
      completion()
      return
    }
    if stage == .shown {
      UIView.performWithoutAnimation { look.place(self, view: view, at: .before) }
    }
    look.animate {
      look.place(self, view: view, at: stage)
      self.coordinator?.runAnimations()
    } completion: {
      UISystem.current.running(
        .uikit("-[_UIViewControllerTransitionContext completeTransition:]"), completion)
    }
  }
}
