import Foundation
import UIKit

/// An app's own animation between two pages, and the delegate that gives it to the navigation controller.
@MainActor
final class AppAnimator: NSObject, UINavigationControllerDelegate {
  /// How a transition comes to its end.
  enum End {
    /// When the animation is over, as Apple asks for.
    case completed
    /// In the call that begins it, without an animation.
    case completedAtOnce
    /// Cancelled when the animation is over.
    case cancelled
    /// Never: the app forgets it.
    case forgotten
  }

  let duration: TimeInterval
  var end: End
  /// What drives the next transition, if a finger does.
  var finger: UIPercentDrivenInteractiveTransition?
  /// What has been animated, from page to page.
  private(set) var animated: [String] = []

  init(duration: TimeInterval = 0.6, end: End = .completed) {
    self.duration = duration
    self.end = end
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}

extension AppAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let pages = [UITransitionContextViewControllerKey.from, .to].map {
      transitionContext.viewController(forKey: $0)?.title ?? "?"
    }
    animated.append(pages.joined(separator: " to "))
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    if end == .completedAtOnce { return transitionContext.completeTransition(true) }
    view.alpha = 0
    UIView.animate(withDuration: duration) {
      view.alpha = 1
    } completion: { [end] _ in
      let isCancelled = transitionContext.transitionWasCancelled || end == .cancelled
      if isCancelled { view.removeFromSuperview() }
      view.alpha = 1
      if end != .forgotten { transitionContext.completeTransition(!isCancelled) }
    }
  }
}
