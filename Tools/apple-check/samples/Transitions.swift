// Custom transitions: the protocols that an app conforms to, and what it calls in them.

import UIKit

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to),
      let page = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    view.frame = transitionContext.finalFrame(for: page)
    view.alpha = 0
    view.transform = CGAffineTransform(translationX: view.bounds.width / 3, y: 0)
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction]
    ) {
      view.alpha = 1
      view.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.9) {
      transitionContext.view(forKey: .to)?.alpha = 1
    }
    made.addCompletion { position in transitionContext.completeTransition(position == .end) }
    animator = made
    return made
  }
}

final class Card: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 10, dy: 10) ?? .zero
  }
  override func presentationTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in }
  }
}

@MainActor func follow(_ navigation: UINavigationController) {
  navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
    navigation.view.alpha = 1
  }) { context in
    if context.isCancelled { navigation.title = nil }
  }
  navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
    _ = context.percentComplete
  }
}
