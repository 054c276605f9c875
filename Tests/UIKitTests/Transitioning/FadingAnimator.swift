import Foundation
import UIKit

/// Fades the page that comes over the other one, or else the one that goes, and says what happens.
final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let report: (String) -> Void
  /// Whether each transition was completed.
  private(set) var ends: [Bool] = []

  init(duration: TimeInterval, report: @escaping (String) -> Void = { _ in }) {
    self.duration = duration
    self.report = report
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == true ? duration : 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    report("animate from: \(from != nil), to: \(to != nil)")
    if let to {
      transitionContext.containerView.addSubview(to)
      to.alpha = 0
    }
    UIView.animate(withDuration: duration) {
      to?.alpha = 1
      if to == nil { from?.alpha = 0 }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
    report("animation ended \(transitionCompleted)")
  }
}

/// Gives a navigation controller one animator for everything.
final class AnimatorDelegate: NSObject, UINavigationControllerDelegate {
  private let animator: any UIViewControllerAnimatedTransitioning
  var finger: UIPercentDrivenInteractiveTransition?

  init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}
