import Testing
import UIKit

@Suite("A navigation controller that is asked")
@MainActor
struct StackAnswerTests {
  @Test("gives nil for a pop to the page that is on top", arguments: [true, false])
  func nothingToPop(isAnimated: Bool) {
    let bench = ControllersBench.launched()
    let navigation = bench.navigation
    bench.perform {
      #expect(navigation.popToRootViewController(animated: isAnimated) == nil)
      #expect(
        navigation.popToViewController(navigation.viewControllers[0], animated: isAnimated) == nil)
      #expect(navigation.transitionCoordinator == nil)
    }
    bench.settle()
    #expect(bench.timeline.isEmpty)
  }

  @Test("has a coordinator as soon as an animated change is made, and none without animation")
  func coordinator() {
    let bench = ControllersBench.launched(stack: ["Root", "A"])
    let navigation = bench.navigation
    let changes: [(Bool) -> Void] = [
      { navigation.pushViewController(bench.page("B"), animated: $0) },
      { navigation.popViewController(animated: $0) },
      { navigation.setViewControllers([bench.page("C")], animated: $0) },
    ]
    for change in changes {
      for isAnimated in [true, false] {
        bench.perform {
          change(isAnimated)
          #expect((navigation.transitionCoordinator != nil) == isAnimated)
          let ofPage = navigation.topViewController?.transitionCoordinator
          #expect(ofPage?.isAnimated ?? false == isAnimated)
        }
        bench.settle()
      }
    }
  }

  @Test("names the page that it presents as the visible one, or the visible page of that")
  func visiblePage() {
    let bench = ControllersBench.launched()
    let navigation = bench.navigation
    let sheet = bench.page("Sheet")
    bench.perform { navigation.present(sheet, animated: true) }
    bench.settle()
    #expect(navigation.visibleViewController === sheet)
    #expect(navigation.topViewController?.title == "Root")
    bench.perform { navigation.dismiss(animated: false) }
    bench.settle()
    let inner = UINavigationController(rootViewController: bench.page("Inner"))
    bench.perform { navigation.topViewController?.present(inner, animated: true) }
    bench.settle()
    #expect(navigation.visibleViewController?.title == "Inner")
  }

  @Test("names the page on top as the visible one while nobody sees it")
  func visiblePageOutOfSight() {
    let bench = ControllersBench.launched(stack: ["Root", "A"])
    let navigation = bench.navigation
    bench.perform { bench.window.rootViewController = nil }
    bench.perform { navigation.popViewController(animated: false) }
    #expect(navigation.visibleViewController?.title == "Root")
    bench.perform { navigation.pushViewController(bench.page("B"), animated: true) }
    #expect(navigation.visibleViewController?.title == "B")
  }

  @Test(
    "gives the pages that a pop to another one takes away, unseen ones from iOS 14 on",
    arguments: [UIKitBehaviour.iOS7, .iOS9, .iOS13, .iOS18, .iOS26])
  func unseenPops(of behaviour: UIKitBehaviour) {
    let answers = behaviour.presentRefusalWording == .namesSource
    for isSeen in [true, false] {
      let bench = ControllersBench.launched(behaviour, stack: ["Root", "A", "B", "C", "D"])
      let navigation = bench.navigation
      let pages = navigation.viewControllers
      if !isSeen { bench.perform { bench.window.rootViewController = nil } }
      bench.perform {
        #expect(navigation.popViewController(animated: false) === pages[4])
        let popped = navigation.popToViewController(pages[2], animated: false)
        #expect(popped == (isSeen || answers ? [pages[3]] : nil))
        let others = navigation.popToRootViewController(animated: false)
        #expect(others == (isSeen || answers ? [pages[1], pages[2]] : nil))
        #expect(navigation.viewControllers == [pages[0]])
      }
    }
  }
}
