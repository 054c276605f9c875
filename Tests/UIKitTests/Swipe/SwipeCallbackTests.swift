import Foundation
import Testing
import UIKit

@Suite("Callbacks of a swipe back come in UIKit's order")
@MainActor
struct SwipeCallbackTests {
  private func launched(_ behaviour: UIKitBehaviour) -> (ControllersBench, BenchDelegate) {
    let bench = ControllersBench(behaviour, stack: ["A", "B"])
    let delegate = BenchDelegate { [weak bench] in bench?.note($0) }
    bench.navigation.delegate = delegate
    bench.launch()
    return (bench, delegate)
  }

  /// Swipes and notes everything of the coordinator.
  private func swipe(_ bench: ControllersBench, toX x: CGFloat) {
    let finger = bench.touchEdge()
    finger.move(to: CGPoint(x: 20, y: 500))
    let coordinator = bench.navigation.transitionCoordinator
    bench.note("interactive \(coordinator?.isInteractive ?? false), stack \(bench.stack)")
    coordinator?.notifyWhenInteractionChanges { context in
      bench.note("interaction changes, cancelled \(context.isCancelled)")
    }
    coordinator?.animate(alongsideTransition: nil) { context in
      bench.note("completion, cancelled \(context.isCancelled)")
    }
    finger.move(to: CGPoint(x: x, y: 500))
    bench.advance(0.2)
    finger.lift()
    bench.settle()
    bench.note("stack \(bench.stack)")
  }

  @Test("when it finishes", arguments: [UIKitBehaviour.iOS7, .iOS9, .iOS18, .iOS26])
  func finished(behaviour: UIKitBehaviour) {
    let (bench, delegate) = launched(behaviour)
    swipe(bench, toX: 351)
    #expect(
      bench.timelineText == """
        0.000 B.willMove(nil)
        0.000 A.viewDidLoad
        0.000 B.viewWillDisappear(true)
        0.000 A.viewWillAppear(true)
        0.000 willShow(A)
        0.000 A.viewIsAppearing(true)
        0.000 A.viewDidLayoutSubviews
        0.000 interactive true, stack ["A"]
        0.200 interaction changes, cancelled false
        0.300 B.viewDidDisappear(true)
        0.300 A.viewDidAppear(true)
        0.300 B.didMove(nil)
        0.300 didShow(A)
        0.300 completion, cancelled false
        0.300 stack ["A"]
        """)
    #expect(bench.state == "stack A; screen A; bar A")
    #expect(bench.log == [])
    withExtendedLifetime(delegate) {}
  }

  @Test("when it is cancelled", arguments: [UIKitBehaviour.iOS7, .iOS9, .iOS18, .iOS26])
  func cancelled(behaviour: UIKitBehaviour) {
    let (bench, delegate) = launched(behaviour)
    swipe(bench, toX: 39)
    #expect(
      bench.timelineText == """
        0.000 B.willMove(nil)
        0.000 A.viewDidLoad
        0.000 B.viewWillDisappear(true)
        0.000 A.viewWillAppear(true)
        0.000 willShow(A)
        0.000 A.viewIsAppearing(true)
        0.000 A.viewDidLayoutSubviews
        0.000 interactive true, stack ["A"]
        0.200 interaction changes, cancelled true
        0.200 A.viewWillDisappear(true)
        0.200 B.viewWillAppear(true)
        0.300 A.viewDidDisappear(true)
        0.300 B.viewIsAppearing(true)
        0.300 B.viewDidAppear(true)
        0.300 completion, cancelled true
        0.300 stack ["A", "B"]
        """)
    #expect(bench.state == "stack A,B; screen B; bar A | B")
    #expect(bench.log == [])
    #expect(bench.navigation.children == bench.navigation.viewControllers)
    withExtendedLifetime(delegate) {}
  }

  @Test("and a cancelled one leaves a controller that pushes, pops and swipes as before")
  func afterwards() {
    let (bench, _) = launched(.iOS18)
    for _ in 1...3 { swipe(bench, toX: 39) }
    bench.push("C")
    bench.settle()
    #expect(bench.state == "stack A,B,C; screen C; bar B | C")
    bench.swipeBack()
    #expect(bench.state == "stack A,B; screen B; bar A | B")
    bench.tapBack()
    #expect(bench.state == "stack A; screen A; bar A")
    #expect(bench.answersTouch())
    #expect(bench.log == [])
  }

  @Test("leave nothing alive that UIKit would free", arguments: [UIKitBehaviour.iOS9, .iOS26])
  func memory(behaviour: UIKitBehaviour) {
    weak var controller: UINavigationController?
    weak var popped: UIViewController?
    weak var kept: UIViewController?
    do {
      let (bench, _) = launched(behaviour)
      controller = bench.navigation
      kept = bench.navigation.viewControllers[0]
      for _ in 1...100 {
        swipe(bench, toX: 39)
        bench.push("C")
        bench.settle()
        popped = bench.navigation.topViewController
        bench.swipeBack()
        #expect(popped == nil)
        guard popped == nil else { return }
        bench.clearTimeline()
      }
      bench.perform { bench.window.rootViewController = nil }
      bench.settle()
    }
    #expect(controller == nil)
    #expect(kept == nil)
  }

  @Test("tell that the page leaves its parent only while it does")
  func movingFlags() {
    let (bench, _) = launched(.iOS18)
    let page = bench.navigation.topViewController
    let finger = bench.touchEdge()
    finger.move(to: CGPoint(x: 30, y: 500))
    #expect(page?.isMovingFromParent == true)
    finger.cancel()
    #expect(page?.isMovingFromParent == false)
    bench.settle()
    #expect(page?.navigationController === bench.navigation)
    #expect(bench.stack == ["A", "B"])
  }

  @Test("while the coordinator says how far the finger is, and then how far it was")
  func progress() throws {
    let (bench, delegate) = launched(.iOS18)
    let finger = bench.touchEdge()
    finger.drag(toX: ControllersBench.halfWidth, in: 0.2)
    let coordinator = try #require(bench.navigation.transitionCoordinator)
    #expect(coordinator.percentComplete == 0.5)
    finger.drag(toX: 78, in: 0.2)
    #expect(coordinator.percentComplete == 0.2)
    finger.lift()
    #expect(coordinator.percentComplete == 0.2)
    withExtendedLifetime(delegate) {}
  }
}
