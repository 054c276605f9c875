import Foundation
import Simulator
import Testing
import UIKit

@Suite("A presentation that is cancelled")
@MainActor
struct CancelledPresentationTests {
  /// Lets a finger bring the page.
  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let finger = UIPercentDrivenInteractiveTransition()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadingAnimator(duration: 0.4) }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  /// Notes why it comes and goes.
  private final class Page: UIViewController {
    private(set) var notes: [String] = []

    private func note(_ name: String) {
      notes.append(
        name + (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : ""))
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("did disappear")
    }
  }

  @Test("tells the page that goes back that it is being dismissed")
  func dismissed() {
    let bench = PresentationBench()
    let (page, delegate) = (Page(), Delegate())
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = delegate
    bench.device.perform { bench.root.present(page, animated: true) }
    bench.device.perform { delegate.finger.update(0.3) }
    bench.device.perform { delegate.finger.cancel() }
    bench.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(
      page.notes == [
        "will appear presented", "will disappear dismissed", "did disappear dismissed",
      ])
    #expect(!page.isBeingDismissed)
  }
}
