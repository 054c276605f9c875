import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("A push on the screen")
@MainActor
struct NavigationGeometryTests {
  /// Left edge of a page on the screen and how dark it is, now.
  private func place(of page: UIViewController, in bench: ControllersBench) -> String {
    guard let wrapper = page.view.superview else { return "nowhere" }
    let x = wrapper.layer.appearance(at: bench.loop.now).position.x - 195
    let dimming = wrapper.subviews.last?.layer.appearance(at: bench.loop.now).opacity ?? 0
    return String(format: "x %.1f dark %.3f", x, dimming)
  }

  @Test("moves both pages like a critically damped spring for half a second")
  func motion() {
    let bench = ControllersBench.launched(.iOS18)
    let (root, page) = (bench.navigation.viewControllers[0], bench.page("A"))
    bench.perform { bench.navigation.pushViewController(page, animated: true) }
    var lines: [String] = []
    for time in [0, 0.1, 0.2, 0.3, 0.4, 0.49] {
      bench.advance(time - bench.loop.now)
      lines.append(
        String(format: "%.2f ", bench.loop.now)
          + "A \(place(of: page, in: bench)); Root \(place(of: root, in: bench))")
    }
    #expect(
      lines.joined(separator: "\n") == """
        0.00 A x 390.0 dark 0.000; Root x 0.0 dark 0.000
        0.10 A x 177.5 dark 0.000; Root x -63.7 dark 0.054
        0.20 A x 47.1 dark 0.000; Root x -102.9 dark 0.088
        0.30 A x 10.6 dark 0.000; Root x -113.8 dark 0.097
        0.40 A x 2.2 dark 0.000; Root x -116.3 dark 0.099
        0.49 A x 0.5 dark 0.000; Root x -116.8 dark 0.100
        """)
    bench.settle()
    #expect(bench.loop.now == 0.5)
    #expect(root.view.superview == nil)
  }

  @Test("turns around on iOS 26 where it is")
  func reversal() {
    let bench = ControllersBench.launched(.iOS26)
    let (root, page) = (bench.navigation.viewControllers[0], bench.page("A"))
    bench.perform { bench.navigation.pushViewController(page, animated: true) }
    bench.advance(0.1)
    let before = [place(of: page, in: bench), place(of: root, in: bench)]
    bench.perform { bench.navigation.popViewController(animated: true) }
    #expect([place(of: page, in: bench), place(of: root, in: bench)] == before)
    bench.advance(0.49)
    #expect(place(of: root, in: bench).hasPrefix("x -0.1"))
    bench.settle()
    #expect(page.view.superview == nil)
    #expect(bench.pageOnScreen == "Root")
  }

  @Test("keeps touches away from bar and pages up to iOS 18, and not on iOS 26")
  func touches() {
    for (behaviour, takesTouches) in [(UIKitBehaviour.iOS18, false), (.iOS26, true)] {
      let bench = ControllersBench.launched(behaviour)
      bench.push("A")
      bench.advance(0.1)
      #expect(bench.navigation.navigationBar.isUserInteractionEnabled == takesTouches)
      #expect((bench.pageOnScreen == "A") == takesTouches)
      bench.settle()
      #expect(bench.pageOnScreen == "A")
    }
  }

  @Test("leaves the page a safe area below the bar, which can be hidden")
  func safeArea() {
    let bench = ControllersBench.launched(.iOS18)
    bench.push("A")
    bench.settle()
    let page = bench.navigation.viewControllers[1]
    #expect(page.view.frame == UIScreen.main.bounds)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(bench.navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    bench.perform { bench.navigation.isNavigationBarHidden = true }
    #expect(page.view.safeAreaInsets.top == 47)
  }
}

@Suite("The bar of a navigation controller")
@MainActor
struct NavigationBarTests {
  private func bench(_ configure: (UINavigationItem) -> Void) -> ControllersBench {
    let bench = ControllersBench(.iOS18)
    configure(bench.navigation.viewControllers[0].navigationItem)
    bench.launch()
    bench.push("Page")
    bench.settle()
    return bench
  }

  @Test("chooses the back button's text as documented")
  func backTitles() {
    #expect(bench { _ in }.barTexts == ["Root", "Page"])
    #expect(bench { $0.title = nil }.barTexts == ["Back", "Page"])
    #expect(bench { $0.backButtonTitle = "Start" }.barTexts == ["Start", "Page"])
    #expect(bench { $0.backButtonDisplayMode = .generic }.barTexts == ["Back", "Page"])
    #expect(bench { $0.backButtonDisplayMode = .minimal }.barTexts == ["Page"])
    #expect(
      bench { $0.backBarButtonItem = UIBarButtonItem(title: "Own") }.barTexts == ["Own", "Page"])
    let long = "A title that leaves no room for itself"
    #expect(bench { $0.title = long }.barTexts == ["Back", "Page"])
  }

  @Test("shows no back button beside the page's own items or if it is hidden")
  func noBackButton() {
    let bench = bench { _ in }
    let item = bench.navigation.viewControllers[1].navigationItem
    bench.perform { item.leftBarButtonItem = UIBarButtonItem(title: "Left") }
    #expect(bench.barTexts == ["Left", "Page"])
    bench.perform { item.leftItemsSupplementBackButton = true }
    #expect(bench.barTexts == ["Root", "Left", "Page"])
    bench.perform { item.hidesBackButton = true }
    #expect(bench.barTexts == ["Left", "Page"])
  }

  @Test("follows a title that changes")
  func changedTitle() {
    let bench = bench { _ in }
    bench.perform { bench.navigation.viewControllers[1].title = "New" }
    #expect(bench.barTexts == ["Root", "New"])
  }

  @Test("runs the action of an item on the right")
  func barButton() {
    let bench = bench { _ in }
    var taps = 0
    let action = UIAction(title: "Save") { _ in taps += 1 }
    bench.perform {
      bench.navigation.viewControllers[1].navigationItem.rightBarButtonItem =
        UIBarButtonItem(primaryAction: action)
    }
    #expect(bench.barTexts == ["Root", "Page", "Save"])
    bench.tap(CGPoint(x: 360, y: 69))
    #expect(taps == 1)
  }
}
