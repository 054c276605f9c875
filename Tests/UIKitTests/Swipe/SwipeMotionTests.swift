import Foundation
import Testing
import UIKit

@Suite("Under a finger")
@MainActor
struct SwipeMotionTests {
  private let bench = ControllersBench(.iOS18, stack: ["A", "B"])

  private func launch() -> (lower: UIViewController, upper: UIViewController) {
    bench.launch()
    return (bench.navigation.viewControllers[0], bench.navigation.viewControllers[1])
  }

  @Test("both pages stay where the finger holds them, and follow it back")
  func pages() {
    let (lower, upper) = launch()
    let finger = bench.touchEdge()
    finger.drag(toX: 195, in: 0.2)
    #expect(bench.seenX(of: upper) == 195)
    #expect(bench.seenX(of: lower) == -58.5)
    bench.advance(3)
    #expect(bench.seenX(of: upper) == 195)
    #expect(bench.navigation.transitionCoordinator?.isInteractive == true)
    finger.drag(toX: 39, in: 0.2)
    #expect(abs((bench.seenX(of: upper) ?? 0) - 39) < 1e-6)
    #expect(abs((bench.seenX(of: lower) ?? 0) + 0.3 * 351) < 1e-6)
    finger.lift()
    bench.settle()
    #expect(bench.seenX(of: upper) == 0)
  }

  @Test("what the app animates alongside follows too, and goes back with a cancelled swipe")
  func alongside() {
    _ = launch()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bench.perform { bench.window.addSubview(view) }
    let page = bench.navigation.viewControllers[0] as? BenchPage
    page?.onWillAppear = { [unowned page] in
      page?.transitionCoordinator?.animate { _ in view.alpha = 0 }
    }
    let finger = bench.touchEdge()
    finger.drag(toX: 97.5, in: 0.2)
    #expect(abs(view.layer.appearance(at: bench.loop.now).opacity - 0.75) < 1e-6)
    bench.advance(1)
    finger.lift()
    bench.settle()
    #expect(view.alpha == 1)
    #expect(view.layer.appearance(at: bench.loop.now).opacity == 1)
  }

  @Test("the titles of both pages are seen")
  func bar() {
    _ = launch()
    let finger = bench.touchEdge()
    finger.drag(toX: 195, in: 0.2)
    let labels = bench.shownTexts(in: bench.navigation.navigationBar)
    #expect(labels["B"].map { abs($0 - 0.5) < 1e-6 } == true)
    #expect(labels["A"].map { abs($0 - 0.5) < 1e-6 } == true)
    finger.lift()
    bench.settle()
  }

  @Test("a lifted finger decides by place and speed together")
  func decision() {
    #expect(SwipeRule.decision(translation: 196, velocity: 0, width: 390) == .finish)
    #expect(SwipeRule.decision(translation: 195, velocity: 0, width: 390) == .cancel)
    #expect(SwipeRule.decision(translation: 40, velocity: 520, width: 390) == .finish)
    #expect(SwipeRule.decision(translation: 300, velocity: -400, width: 390) == .cancel)
    #expect(SwipeRule.duration(after: .finish, at: 0.2) == 0.35 * 0.8)
    #expect(SwipeRule.duration(after: .cancel, at: 0.01) == 0.1)
  }

  @Test("a short quick flick finishes")
  func flick() {
    _ = launch()
    bench.swipeBack(toX: 60, in: 0.05)
    #expect(bench.state == "stack A; screen A; bar A")
  }

  @Test("a finger that is lifted before the pages have started still decides")
  func early() {
    for (decision, stack) in [
      (SwipeInteraction.Decision.finish, ["A"]), (.cancel, ["A", "B"]),
    ] {
      let bench = ControllersBench.launched(.iOS18, stack: ["A", "B"])
      bench.perform {
        let offer = SwipeInteraction()
        bench.navigation.offeredInteraction = offer
        bench.navigation.popViewController(animated: true)
        offer.lift(decision)
      }
      bench.settle()
      #expect(bench.stack == stack)
      #expect(bench.answersTouch())
    }
  }

  @Test("touches reach neither page nor bar before iOS 26")
  func touches() {
    _ = launch()
    let finger = bench.touchEdge()
    finger.drag(toX: 100, in: 0.1)
    #expect(!bench.answersTouch())
    finger.lift()
    bench.settle()
    #expect(bench.answersTouch())
  }
}
