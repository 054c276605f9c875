import Foundation
import Simulator
import Testing
import UIKit

/// Lets go of the transition in the turn in which it is asked for, before UIKit has started it.
@Suite("A finger that lets go of a transition before it starts")
@MainActor
struct EarlyEndTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let finger = UIPercentDrivenInteractiveTransition()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadingAnimator(duration: 0.3) }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  private let bench = ControllersBench.launched(.iOS18, stack: ["A", "B"])
  private let delegate = Delegate()

  private init() {
    bench.navigation.delegate = delegate
  }

  /// How the coordinator says that the transition ended; empty if it goes on.
  private func end(of ask: () -> Void, letGo: () -> Void) -> [Bool] {
    var ends: [Bool] = []
    bench.perform {
      ask()
      bench.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        ends.append($0.isCancelled)
      }
      letGo()
    }
    bench.settle()
    return ends
  }

  @Test("leaves it finished or cancelled, as it said", arguments: [false, true])
  func pop(isCancelled: Bool) {
    let ends = end(of: { bench.navigation.popViewController(animated: true) }) {
      isCancelled ? delegate.finger.cancel() : delegate.finger.finish()
    }
    #expect(ends == [isCancelled])
    #expect(bench.navigation.viewControllers.count == (isCancelled ? 2 : 1))
    #expect(bench.navigation.transitionCoordinator == nil)
  }

  @Test("does so for a change of the stack, too", arguments: [false, true])
  func set(isCancelled: Bool) {
    let stack = bench.navigation.viewControllers
    let next = stack + [bench.page("C")]
    let ends = end(of: { bench.navigation.setViewControllers(next, animated: true) }) {
      delegate.finger.update(0.6)
      isCancelled ? delegate.finger.cancel() : delegate.finger.finish()
    }
    #expect(ends == [isCancelled])
    #expect(bench.navigation.viewControllers == (isCancelled ? stack : next))
  }

  @Test("counts for what the app asks for in that turn alone")
  func laterTurn() {
    bench.perform { delegate.finger.finish() }
    let ends = end(of: { bench.navigation.popViewController(animated: true) }) {}
    #expect(ends == [])
    bench.perform { delegate.finger.cancel() }
    bench.settle()
    #expect(bench.navigation.viewControllers.count == 2)
  }
}
