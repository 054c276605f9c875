import Foundation
import Simulator
import Testing
import UIKit

@Suite("What lets a finger move a transition")
@MainActor
struct InteractorLifetimeTests {
  /// Makes interactors that it does not keep.
  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    weak var finger: UIPercentDrivenInteractiveTransition?

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadingAnimator(duration: 0.4) }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      let finger = UIPercentDrivenInteractiveTransition()
      self.finger = finger
      return finger
    }
  }

  private let bench = PresentationBench()
  private let page = UIViewController()
  private let delegate = Delegate()

  init() {
    page.modalPresentationStyle = .fullScreen
    bench.present(page, animated: false)
    page.transitioningDelegate = delegate
  }

  @Test("is kept until the transition is over, each time")
  func kept() {
    for finishes in [false, true] {
      bench.device.perform { page.dismiss(animated: true) }
      bench.device.perform { delegate.finger?.update(0.5) }
      #expect(delegate.finger != nil)
      bench.device.perform { finishes ? delegate.finger?.finish() : delegate.finger?.cancel() }
      bench.settle()
      #expect(delegate.finger == nil)
      #expect((bench.root.presentedViewController == nil) == finishes)
    }
  }
}
