import Foundation
import Testing
import UIKit

@Suite("The stack of a navigation controller")
@MainActor
struct NavigationStackTests {
  private func launched(
    _ behaviour: UIKitBehaviour = .iOS18, _ stack: [String] = ["Root", "A", "B", "C"]
  ) -> ControllersBench {
    ControllersBench.launched(behaviour, stack: stack)
  }

  @Test("gives the page that a pop takes away, and nil at the root")
  func pop() {
    let bench = launched(.iOS18, ["Root", "A"])
    bench.perform {
      #expect(bench.navigation.popViewController(animated: true)?.title == "A")
      #expect(bench.navigation.popViewController(animated: true) == nil)
    }
  }

  @Test("gives nil where popping has nothing to pop")
  func popsNothing() {
    let bench = launched(.iOS18, ["Root", "A"])
    bench.perform {
      let navigation = bench.navigation
      #expect(navigation.popToViewController(navigation.viewControllers[1], animated: false) == nil)
      #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["A"])
      #expect(navigation.popToRootViewController(animated: false) == nil)
    }
  }

  @Test("gives popped pages bottom to top")
  func popTo() {
    let bench = launched()
    bench.perform {
      let popped = bench.navigation.popToRootViewController(animated: false)
      #expect(popped?.map(\.title) == ["A", "B", "C"])
    }
    bench.settle()
    #expect(bench.state == "stack Root; screen Root; bar Root")
  }

  @Test("lists the leaving page first until the layout pass after a far pop")
  func readingDuringFarPop() {
    let bench = launched()
    bench.perform {
      bench.navigation.popToViewController(bench.navigation.viewControllers[1], animated: true)
      #expect(bench.stack == ["C", "Root", "A"])
      #expect(bench.navigation.topViewController?.title == "A")
    }
    #expect(bench.stack == ["Root", "A"])
  }

  @Test("is read at once after several changes in one turn, from iOS 9")
  func severalChanges() {
    let bench = launched()
    bench.perform {
      bench.navigation.popViewController(animated: true)
      #expect(bench.stack == ["Root", "A", "B"])
      bench.navigation.popViewController(animated: true)
      #expect(bench.stack == ["Root", "A"])
      bench.navigation.pushViewController(bench.page("D"), animated: true)
      #expect(bench.stack == ["Root", "A", "D"])
    }
    bench.settle()
    #expect(bench.state == "stack Root,A,D; screen D; bar A | D")
  }

  @Test("does not change during a transition on iOS 9 to 18, and pops give nil")
  func popDuringPush() {
    let bench = launched(.iOS9, ["Root"])
    bench.push("A")
    bench.advance(0.1)
    bench.perform {
      #expect(bench.navigation.popViewController(animated: true) == nil)
      #expect(bench.stack == ["Root", "A"])
    }
    bench.settle()
    #expect(bench.stack == ["Root"])
  }

  @Test("shows a replaced stack as a pop if its top was known, else as a push")
  func setStack() {
    let bench = launched()
    let pages = bench.navigation.viewControllers
    bench.perform { bench.navigation.setViewControllers([pages[2]], animated: true) }
    // The page that goes lies above, so at first it covers nothing but its own place.
    bench.advance(0.05)
    #expect(pages[3].view.superview?.frame.minX == 390)
    bench.settle()
    bench.perform { bench.navigation.setViewControllers([bench.page("X")], animated: true) }
    #expect(pages[2].view.superview?.frame.minX == -117)
    bench.settle()
    #expect(bench.state == "stack X; screen X; bar X")
  }

  @Test("keeps the visible page apart from the top until the end of a push")
  func visiblePage() {
    let bench = launched(.iOS18, ["Root"])
    bench.push("A")
    #expect(bench.navigation.topViewController?.title == "A")
    #expect(bench.navigation.visibleViewController?.title == "Root")
    bench.settle()
    #expect(bench.navigation.visibleViewController?.title == "A")
  }

  @Test("keeps a popped page's parent until the end of the transition")
  func parent() {
    let bench = launched(.iOS18, ["Root", "A"])
    let page = bench.navigation.viewControllers[1]
    bench.perform { bench.navigation.popViewController(animated: true) }
    #expect(page.navigationController === bench.navigation)
    #expect(page.isMovingFromParent)
    bench.settle()
    #expect(page.parent == nil)
    #expect(!page.isMovingFromParent)
  }

  // MARK: Programmer errors

  @Test("raises UIKit's text for a page that is pushed twice in one turn")
  func duplicatePush() throws {
    let bench = launched(.iOS13, ["Root"])
    let page = bench.page("A")
    bench.perform {
      bench.navigation.pushViewController(page, animated: true)
      bench.navigation.pushViewController(page, animated: true)
    }
    let crash = try #require(bench.crash)
    #expect(crash.name == "NSInvalidArgumentException")
    #expect(
      crash.reason == "\(bench.system.describe(bench.navigation)) is pushing the same view "
        + "controller instance (\(bench.system.describe(page))) more than once which is not "
        + "supported and is most likely an error in the application : com.example.app")
    #expect(crash.hasAppFrame)
  }

  @Test("takes no notice of a second push of the page on top, out of sight")
  func duplicatePushOutOfSight() {
    let bench = launched(.iOS13, ["Root"])
    let (navigation, page) = (UINavigationController(), bench.page("A"))
    bench.perform {
      navigation.pushViewController(page, animated: false)
      navigation.pushViewController(page, animated: true)
    }
    #expect(navigation.viewControllers == [page])
    #expect(bench.crash == nil)
    bench.perform {
      navigation.pushViewController(bench.page("B"), animated: false)
      navigation.pushViewController(page, animated: false)
    }
    #expect(bench.crash?.name == "NSInvalidArgumentException")
  }

  @Test("raises UIKit's text for a pushed navigation controller, and for a split view controller")
  func pushedNavigationController() {
    let bench = launched()
    bench.perform {
      bench.navigation.pushViewController(
        UINavigationController(rootViewController: bench.page("X")), animated: true)
    }
    #expect(bench.crash?.name == "NSInvalidArgumentException")
    #expect(bench.crash?.reason == "Pushing a navigation controller is not supported")
    let other = launched()
    other.perform {
      other.navigation.pushViewController(UISplitViewController(), animated: true)
    }
    #expect(
      other.crash?.reason == "Split View Controllers cannot be pushed to a Navigation Controller "
        + other.system.describe(other.navigation))
    #expect(!(other.navigation.topViewController is UISplitViewController))
  }

  @Test("raises UIKit's text for a pop to a page that is not there")
  func popToAbsentPage() {
    let bench = launched()
    bench.perform { bench.navigation.popToViewController(bench.page("X"), animated: true) }
    #expect(bench.crash?.name == "NSInternalInconsistencyException")
    #expect(bench.crash?.reason == "Tried to pop to a view controller that doesn't exist.")
  }

  @Test("raises UIKit's text for a stack with a page in it twice")
  func duplicatesInStack() {
    let bench = launched()
    let page = bench.page("X")
    bench.perform { bench.navigation.setViewControllers([page, page], animated: false) }
    #expect(bench.crash?.name == "NSInternalInconsistencyException")
    #expect(
      bench.crash?.reason.hasPrefix(
        "All view controllers in a navigation controller must be distinct (") ?? false)
  }

  @Test("raises UIKit's text for items that are changed past the controller")
  func managedBar() {
    let bench = launched()
    bench.perform {
      bench.navigation.navigationBar.pushItem(UINavigationItem(title: "X"), animated: true)
    }
    #expect(
      bench.crash?.reason == "Cannot call pushNavigationItem:animated: directly on a "
        + "UINavigationBar managed by a controller.")
  }

  // MARK: Memory

  @Test(
    "lets go of pages after a hundred pushes and pops", arguments: [UIKitBehaviour.iOS9, .iOS26])
  func leaks(_ behaviour: UIKitBehaviour) {
    let bench = launched(behaviour, ["Root"])
    var pages: [WeakPage] = []
    for _ in 0..<100 {
      do {
        let page = bench.page("A")
        pages.append(WeakPage(page: page, view: page.view))
        bench.perform { bench.navigation.pushViewController(page, animated: true) }
        bench.settle()
        bench.tapBack()
      }
    }
    #expect(bench.state == "stack Root; screen Root; bar Root")
    #expect(pages.filter { $0.page != nil || $0.view != nil }.isEmpty)
  }

  private struct WeakPage {
    weak var page: UIViewController?
    weak var view: UIView?
  }

}
