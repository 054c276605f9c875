import Foundation
import Testing
import UIKit

@Suite("A page that changes the stack as it appears")
@MainActor
struct ChangeInCallbackTests {
  @Test(
    "without animation is followed by the page that it pushes",
    arguments: [UIKitBehaviour.iOS9, .iOS18, .iOS26], [true, false])
  func push(_ behaviour: UIKitBehaviour, isAnimated: Bool) {
    let bench = ControllersBench.launched(behaviour)
    let page = bench.page("B")
    page.onWillAppear = {
      page.onWillAppear = {}
      bench.navigation.pushViewController(bench.page("C"), animated: isAnimated)
    }
    bench.perform { bench.navigation.pushViewController(page, animated: false) }
    bench.settle()
    #expect(bench.state == "stack Root,B,C; screen C; bar B | C")
    for _ in 0..<2 {
      bench.perform { bench.navigation.popViewController(animated: true) }
      bench.settle()
    }
    #expect(bench.state == "stack Root; screen Root; bar Root")
    #expect(bench.log.isEmpty)
  }

  @Test(
    "leaves the screen to the page that it pushes as it moves to its parent",
    arguments: [UIKitBehaviour.iOS9, .iOS18, .iOS26], [true, false])
  func pushWhileMoving(_ behaviour: UIKitBehaviour, isAnimated: Bool) {
    let bench = ControllersBench.launched(behaviour)
    let page = MovingPage()
    page.title = "B"
    page.onMove = { bench.navigation.pushViewController(bench.page("C"), animated: isAnimated) }
    bench.perform { bench.navigation.pushViewController(page, animated: isAnimated) }
    bench.settle()
    #expect(bench.state == "stack Root,B,C; screen C; bar B | C")
    #expect(bench.log.isEmpty)
  }

  @Test(
    "leaves the screen to the stack that it sets as it moves to its parent",
    arguments: [UIKitBehaviour.iOS9, .iOS18, .iOS26], [true, false])
  func setWhileMoving(_ behaviour: UIKitBehaviour, isAnimated: Bool) {
    let bench = ControllersBench.launched(behaviour)
    let page = MovingPage()
    page.onMove = {
      bench.navigation.setViewControllers([bench.page("D")], animated: isAnimated)
    }
    bench.perform { bench.navigation.pushViewController(page, animated: isAnimated) }
    bench.settle()
    #expect(bench.state == "stack D; screen D; bar D")
    #expect(page.parent == nil)
    #expect(bench.log.isEmpty)
  }

  @Test(
    "without animation goes again, if it pops itself",
    arguments: [UIKitBehaviour.iOS9, .iOS18, .iOS26], [true, false])
  func pop(_ behaviour: UIKitBehaviour, isAnimated: Bool) {
    let bench = ControllersBench.launched(behaviour)
    let page = bench.page("B")
    page.onWillAppear = { bench.navigation.popViewController(animated: isAnimated) }
    bench.perform { bench.navigation.pushViewController(page, animated: false) }
    bench.settle()
    #expect(bench.state == "stack Root; screen Root; bar Root")
    let calls = bench.timeline.filter { $0.contains("B.viewDid") && $0.contains("ppear(") }
    #expect(calls.map { $0.dropFirst(6).prefix(12) } == ["B.viewDidApp", "B.viewDidDis"])
    #expect(bench.log.isEmpty)
  }
}

/// A page that does something as soon as it hears of its container.
private final class MovingPage: UIViewController {
  var onMove: () -> Void = {}

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent != nil { onMove() }
  }
}
