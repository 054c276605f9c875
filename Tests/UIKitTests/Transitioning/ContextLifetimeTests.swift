import Simulator
import Testing
import UIKit

@Suite("The context of a transition")
@MainActor
struct ContextLifetimeTests {
  /// Keeps its context weakly, and asks it for the pages when it has completed it.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    weak var context: (any UIViewControllerContextTransitioning)?
    var pages: [UIViewController?] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.2) {
        transitionContext.containerView.alpha = 0.5
      } completion: { [weak self] _ in
        self?.end()
      }
    }

    private func end() {
      context?.completeTransition(true)
      pages = [context?.viewController(forKey: .from), context?.viewController(forKey: .to)]
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let animator = Animator()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test("says which pages it was about until the turn is over in which it was completed")
  func weakly() {
    let device = Device(era: .iOS18)
    let (root, page, delegate) = (UIViewController(), UIViewController(), Delegate())
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = delegate
    device.launch { navigation }
    device.perform { navigation.pushViewController(page, animated: true) }
    #expect(device.settle(limit: 3))
    #expect(delegate.animator.pages == [root, page])
    #expect(delegate.animator.context == nil)
  }
}
