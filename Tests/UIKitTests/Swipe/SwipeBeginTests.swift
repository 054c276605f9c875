import Foundation
import Testing
import UIKit

@Suite("A finger that would swipe back")
@MainActor
struct SwipeBeginTests {
  private func launched(_ behaviour: UIKitBehaviour = .iOS18) -> ControllersBench {
    ControllersBench.launched(behaviour, stack: ["A", "B"])
  }

  @Test(
    "goes down within 20 points of the edge, before iOS 26",
    arguments: [UIKitBehaviour.iOS7, .iOS13, .iOS18])
  func edge(behaviour: UIKitBehaviour) {
    for (x, stack) in [(20.0, ["A"]), (21, ["A", "B"])] {
      let bench = launched(behaviour)
      let finger = bench.touchEdge(x: x)
      finger.drag(toX: 380, in: 0.3)
      finger.lift()
      bench.settle()
      #expect(bench.stack == stack)
    }
  }

  @Test("moves away from the edge more than along it")
  func direction() {
    let bench = launched()
    let finger = bench.touchEdge()
    finger.move(to: CGPoint(x: 20, y: 530))
    finger.drag(toX: 380, in: 0.3)
    finger.lift()
    bench.settle()
    #expect(bench.stack == ["A", "B"])
    #expect(bench.timeline.isEmpty)
  }

  @Test("and is lifted where it went down lets both pages hear that they come and go")
  func tiny() {
    let bench = launched()
    let finger = bench.touchEdge()
    finger.move(to: CGPoint(x: 10, y: 500))
    finger.move(to: CGPoint(x: 0, y: 500))
    bench.advance(0.2)
    finger.lift()
    bench.settle()
    #expect(bench.state == "stack A,B; screen B; bar A | B")
    let told = bench.timeline.map { $0.dropFirst(6) }.filter { $0.contains("ppear(") }
    #expect(
      told == [
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      ])
  }
}
