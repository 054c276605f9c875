import CoreGraphics
import Testing
import UIKit

@Suite("A page that leaves its navigation controller by itself, from below the top,")
@MainActor
struct PageThatLeavesTests {
  private nonisolated static let eras: [UIKitBehaviour] = [
    .iOS6, .iOS7, .iOS8, .iOS9, .iOS13, .iOS18, .iOS26,
  ]

  private func leave(_ bench: ControllersBench, _ index: Int) {
    bench.navigation.viewControllers[index].removeFromParent()
  }

  @Test("in the turn of a push: the way back leads to the page below it", arguments: eras)
  func sameTurn(_ behaviour: UIKitBehaviour) {
    let bench = ControllersBench.launched(behaviour, stack: ["Root", "A"])
    bench.perform {
      bench.navigation.pushViewController(bench.page("B"), animated: true)
      leave(bench, 1)
    }
    bench.settle()
    #expect(bench.stackTitles == ["Root", "B"])
    #expect(bench.barTexts == ["Root", "B"])
    #expect(bench.navigation.navigationBar.items?.map(\.title) == ["Root", "B"])
    #expect(bench.pageOnScreen == "B")
    bench.tapBack()
    #expect(bench.barTexts == ["Root"] && bench.pageOnScreen == "Root")
    #expect(bench.log.isEmpty && bench.crash == nil)
  }

  @Test("while a push moves: the push goes on, and the bar has the right way back", arguments: eras)
  func midway(_ behaviour: UIKitBehaviour) {
    for index in [0, 1] {
      let bench = ControllersBench.launched(behaviour, stack: ["Root", "A"])
      bench.push("B")
      bench.advance(0.1)
      bench.perform { leave(bench, index) }
      #expect(bench.navigation.transitionCoordinator != nil || behaviour == .iOS6)
      bench.settle()
      let below = index == 0 ? "A" : "Root"
      #expect(bench.stackTitles == [below, "B"])
      #expect(bench.barTexts == [below, "B"])
      #expect(bench.pageOnScreen == "B")
      bench.tapBack()
      #expect(bench.barTexts == [below] && bench.pageOnScreen == below)
    }
  }

  @Test("while a push from the root moves: there is no way back", arguments: eras)
  func root(_ behaviour: UIKitBehaviour) {
    let bench = ControllersBench.launched(behaviour)
    bench.push("A")
    bench.advance(0.1)
    bench.perform { leave(bench, 0) }
    bench.settle()
    #expect(bench.stackTitles == ["A"] && bench.barTexts == ["A"])
    #expect(bench.pageOnScreen == "A")
  }

  @Test("while a pop moves: the bar has the items of the others", arguments: eras)
  func pop(_ behaviour: UIKitBehaviour) {
    let bench = ControllersBench.launched(behaviour, stack: ["Root", "A", "B"])
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.advance(0.1)
    bench.perform { leave(bench, 0) }
    #expect(bench.navigation.navigationBar.items?.map(\.title) == ["A", "B"])
    bench.settle()
    #expect(bench.stackTitles == ["A"] && bench.barTexts == ["A"])
    #expect(bench.navigation.navigationBar.items?.map(\.title) == ["A"])
    #expect(bench.pageOnScreen == "A")
  }

  @Test("at rest: the way back leads to the page below it")
  func rest() {
    let bench = ControllersBench.launched(stack: ["Root", "A", "B"])
    bench.perform { leave(bench, 1) }
    bench.settle()
    #expect(bench.barTexts == ["Root", "B"])
  }

  @Test("under a swipe that is cancelled: the page on top keeps its way back")
  func swipe() {
    let bench = ControllersBench.launched(stack: ["Root", "A", "B"])
    let swipe = SwipeInteraction()
    bench.perform {
      bench.navigation.offeredInteraction = swipe
      bench.navigation.popViewController(animated: true)
    }
    bench.perform { leave(bench, 0) }
    bench.perform { swipe.lift(.cancel) }
    bench.settle()
    #expect(bench.stackTitles == ["A", "B"] && bench.barTexts == ["A", "B"])
  }
}

extension ControllersBench {
  fileprivate var stackTitles: [String] { navigation.viewControllers.map { $0.title ?? "" } }
}
