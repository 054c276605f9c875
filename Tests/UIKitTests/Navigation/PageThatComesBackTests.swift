import Testing
import UIKit

@Suite("A page that is put on the stack again while the pop that takes it off moves")
@MainActor
struct PageThatComesBackTests {
  private nonisolated static let eras: [UIKitBehaviour] = [.iOS13, .iOS18, .iOS26]

  @Test("is a child, and in sight", arguments: eras, [false, true])
  func child(_ behaviour: UIKitBehaviour, isAnimated: Bool) {
    let bench = ControllersBench.launched(behaviour, stack: ["Root", "A", "B"])
    let pages = bench.navigation.viewControllers
    bench.perform { _ = bench.navigation.popToRootViewController(animated: true) }
    bench.advance(0.1)
    bench.perform { bench.navigation.setViewControllers(pages, animated: isAnimated) }
    bench.settle()
    #expect(bench.navigation.children == pages)
    #expect(bench.navigation.viewControllers == pages)
    #expect(bench.barTexts == ["A", "B"])
    #expect(bench.pageOnScreen == "B")
  }
}
