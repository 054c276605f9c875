import Foundation
import Testing
import UIKit

@Suite("When a transition has ended, a page")
@MainActor
struct EndOfTransitionTests {
  /// Notes in which callbacks there is a coordinator, and what it says.
  private final class Page: UIViewController {
    private(set) var notes: [String] = []

    private func note(_ name: String) {
      guard let coordinator = transitionCoordinator ?? leftStack?.transitionCoordinator else {
        return notes.append("\(name): none")
      }
      let isComing = coordinator.viewController(forKey: .to) === self
      notes.append(
        "\(name): \(isComing ? "to" : "from")\(coordinator.isCancelled ? ", cancelled" : "")")
    }

    /// The stack that the page was on, which it no longer knows by itself.
    weak var leftStack: UINavigationController?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("did disappear")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note("did move")
    }
  }

  @Test("still has the coordinator that the delegate has, until all have been told")
  func coordinator() {
    let bench = ControllersBench.launched(.iOS18)
    let page = Page()
    page.leftStack = bench.navigation
    bench.perform { bench.navigation.pushViewController(page, animated: true) }
    bench.settle()
    #expect(bench.navigation.transitionCoordinator == nil)
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.settle()
    #expect(
      page.notes == [
        "did appear: to", "did move: to", "did disappear: from", "did move: from",
      ])
  }

  @Test("that a swipe has let go back still learns that it was cancelled")
  func cancelled() {
    let bench = ControllersBench.launched(.iOS18)
    let page = Page()
    bench.perform { bench.navigation.pushViewController(page, animated: false) }
    bench.settle()
    let swipe = SwipeInteraction()
    bench.perform {
      bench.navigation.offeredInteraction = swipe
      bench.navigation.popViewController(animated: true)
    }
    bench.perform { swipe.lift(.cancel) }
    bench.settle()
    #expect(page.notes == ["did appear: none", "did move: none", "did appear: from, cancelled"])
    #expect(bench.navigation.transitionCoordinator == nil)
  }
}
