import Testing
import UIKit

@Suite("A change of the stack")
@MainActor
struct NavigationTurnTests {
  /// What pages are told about their parent, and when.
  private func moves(_ bench: ControllersBench) -> [String] {
    bench.timeline.filter { $0.contains("Move(") }
  }

  /// What pages are told about their appearance, without the time.
  private func appearances(_ bench: ControllersBench) -> [String] {
    bench.timeline.compactMap { $0.split(separator: " ").last.map(String.init) }
      .filter { $0.contains("ppear(") }
  }

  @Test("that pops several pages tells the one on top that it will go, and all that they went")
  func farPop() {
    let bench = ControllersBench.launched(stack: ["Root", "A", "B", "C"])
    bench.perform { bench.navigation.popToRootViewController(animated: true) }
    bench.settle()
    #expect(
      moves(bench) == [
        "0.000 C.willMove(nil)", "0.500 A.didMove(nil)", "0.500 B.didMove(nil)",
        "0.500 C.didMove(nil)",
      ])
    let told = Set(appearances(bench).map { $0.prefix(1) })
    #expect(told == ["C", "R"], "pages between them do not appear")
  }

  @Test(
    "moves nothing below a page that stays on top, whether animated or not",
    arguments: [true, false])
  func sameTop(isAnimated: Bool) {
    let bench = ControllersBench.launched(stack: ["Root", "A", "B"])
    let pages = bench.navigation.viewControllers
    bench.perform {
      bench.navigation.setViewControllers([pages[0], pages[2]], animated: isAnimated)
      #expect(bench.stack == ["Root", "B"])
    }
    #expect(bench.state == "stack Root,B; screen B; bar Root | B")
    bench.settle()
    #expect(bench.loop.now == 0)
    #expect(appearances(bench).isEmpty)
    #expect(pages[1].parent == nil)
  }

  @Test("that leaves the page on top which is coming brings it there, where changes interrupt")
  func sameTopDuringPop() {
    let bench = ControllersBench.launched(.iOS26, stack: ["Root", "A"])
    let root = bench.navigation.viewControllers[0]
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.advance(0.1)
    bench.perform { bench.navigation.setViewControllers([root], animated: true) }
    bench.settle()
    #expect(bench.state == "stack Root; screen Root; bar Root")
    #expect(
      root.view.superview?.superview?.subviews.count == 1, "nothing is left of the other page")
    #expect(
      appearances(bench) == [
        "A.viewWillDisappear(true)", "Root.viewWillAppear(true)", "A.viewDidDisappear(true)",
        "Root.viewDidAppear(true)",
      ])
  }

  @Test(
    "below the top can be followed in its turn by an animated push",
    arguments: [UIKitBehaviour.iOS13, .iOS18, .iOS26])
  func setAndPush(behaviour: UIKitBehaviour) {
    let bench = ControllersBench.launched(behaviour, stack: ["Root", "A", "B"])
    let pages = bench.navigation.viewControllers
    bench.perform {
      bench.navigation.setViewControllers([pages[0], pages[2]], animated: false)
      bench.navigation.pushViewController(bench.page("C"), animated: true)
    }
    bench.settle()
    #expect(bench.state == "stack Root,B,C; screen C; bar B | C")
    #expect(bench.loop.now == 0.5)
    #expect(
      appearances(bench) == [
        "B.viewWillDisappear(true)", "C.viewWillAppear(true)", "B.viewDidDisappear(true)",
        "C.viewDidAppear(true)",
      ])
  }

  @Test("is animated although it is made inside `performWithoutAnimation`")
  func withoutAnimation() {
    let bench = ControllersBench.launched()
    bench.perform {
      UIView.performWithoutAnimation {
        bench.navigation.pushViewController(bench.page("A"), animated: true)
      }
    }
    bench.advance(0.1)
    #expect(bench.navigation.transitionCoordinator?.isAnimated == true)
    bench.settle()
    #expect(bench.loop.now == 0.5)
  }

  @Test(
    "is as at any other time in the turn after the launch",
    arguments: [UIKitBehaviour.iOS9, .iOS13, .iOS18, .iOS26])
  func afterLaunch(behaviour: UIKitBehaviour) {
    let bench = ControllersBench(behaviour)
    bench.perform {
      bench.window.rootViewController = bench.navigation
      bench.window.makeKeyAndVisible()
    }
    bench.push("A")
    bench.settle()
    #expect(
      appearances(bench) == [
        "Root.viewWillAppear(false)", "Root.viewDidAppear(false)", "Root.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "Root.viewDidDisappear(true)", "A.viewDidAppear(true)",
      ])
  }

  @Test("is made as the root page of a controller that is presented has appeared")
  func pushWhenPresented() {
    let bench = ControllersBench.launched()
    let page = bench.page("Inner")
    let inner = UINavigationController(rootViewController: page)
    page.onDidAppear = { [unowned inner, unowned bench] in
      guard inner.viewControllers.count == 1 else { return }
      inner.pushViewController(bench.page("Next"), animated: true)
    }
    bench.perform { bench.navigation.present(inner, animated: true) }
    bench.settle()
    #expect(inner.viewControllers.map(\.title) == ["Inner", "Next"])
    #expect(bench.log.isEmpty)
  }

  @Test(
    "that is taken back in its turn tells the delegate, and no page",
    arguments: [UIKitBehaviour.iOS13, .iOS18, .iOS26], [true, false])
  func pushAndPop(behaviour: UIKitBehaviour, isPopAnimated: Bool) {
    let bench = ControllersBench.launched(behaviour)
    let delegate = BenchDelegate { [weak bench] in bench?.note($0) }
    bench.navigation.delegate = delegate
    bench.perform {
      bench.navigation.pushViewController(bench.page("A"), animated: true)
      bench.navigation.popViewController(animated: isPopAnimated)
    }
    bench.settle()
    let told = bench.timeline.filter { $0.contains("Show(") }
    #expect(told == ["0.000 willShow(Root)", "0.000 didShow(Root)"])
    #expect(appearances(bench).isEmpty)
    #expect(bench.state == "stack Root; screen Root; bar Root")
  }
}
