import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

extension TabsBench {
  /// A page that sends the tab bar away.
  func hidingPage(_ title: String) -> BenchPage {
    let page = page(title)
    page.hidesBottomBarWhenPushed = true
    return page
  }

  var bar: UITabBar { tabs.tabBar }

  /// Whether the bar is where it rests.
  var isBarAtRest: Bool {
    bar.window != nil
      && place(of: bar).origin
        == CGPoint(x: 0, y: UIScreen.main.bounds.maxY - Self.barHeight)
  }

  /// Whether nothing of the bar is on the screen.
  var isBarAway: Bool { bar.window == nil || !place(of: bar).intersects(UIScreen.main.bounds) }

  /// How far a page has moved to the side at this moment.
  func shift(of page: UIViewController) -> CGFloat { place(of: page.view).minX }

  var home: UIViewController { navigation.viewControllers.first ?? tabs }

  func pop() {
    app { _ = navigation.popViewController(animated: true) }
  }

  /// Puts a finger down at the edge and drags it over a part of the width.
  func swipe(to fraction: CGFloat) {
    let size = UIScreen.main.bounds.size
    device.touchDown(at: CGPoint(x: 2, y: size.height / 2))
    device.drag(to: CGPoint(x: size.width * fraction, y: size.height / 2), duration: 0.3)
  }
}

@Suite("A page that hides the bottom bar when pushed")
@MainActor
struct BottomBarTests {
  /// Looks at the bar while time passes: it moves with the page that has it, and not otherwise.
  private func follow(_ bench: TabsBench, with page: UIViewController) {
    var places: Set<CGFloat> = []
    for _ in 0..<8 {
      bench.advance(0.03)
      #expect(bench.place(of: bench.bar).minX == bench.shift(of: page))
      #expect(
        bench.place(of: bench.bar).minY == UIScreen.main.bounds.maxY - TabsBench.barHeight)
      places.insert(bench.shift(of: page))
    }
    #expect(places.count == 8, "the page must move for this test to say anything")
    bench.settle()
  }

  @Test("sends it away with the page below, and brings it back with that", arguments: Era.all)
  func pushAndPop(era: Era) {
    let bench = TabsBench(era: era)
    bench.push(bench.hidingPage("B"))
    follow(bench, with: bench.home)
    #expect(bench.isBarAway)
    #expect(bench.tabDrawn == nil)
    bench.pop()
    follow(bench, with: bench.home)
    #expect(bench.isBarAtRest)
    #expect(bench.tabDrawn == "Home")
    #expect(bench.device.log.isEmpty)
  }

  @Test(
    "has it follow the finger, and go back with it", arguments: Era.withSwipe, [true, false])
  func swipe(era: Era, isCancelled: Bool) {
    let bench = TabsBench(era: era)
    bench.push(bench.hidingPage("B"))
    bench.settle()
    bench.swipe(to: isCancelled ? 0.4 : 0.7)
    #expect(bench.place(of: bench.bar).minX == bench.shift(of: bench.home))
    if isCancelled { bench.device.cancelTouches() } else { bench.device.touchUp() }
    for _ in 0..<3 {
      bench.advance(0.03)
      #expect(bench.place(of: bench.bar).minX == bench.shift(of: bench.home))
    }
    bench.settle()
    #expect(bench.stack == (isCancelled ? ["Home", "B"] : ["Home"]))
    #expect(bench.isBarAway == isCancelled)
    #expect(bench.isBarAtRest == !isCancelled)
    guard isCancelled else { return }
    bench.pop()
    follow(bench, with: bench.home)
    #expect(bench.isBarAtRest)
  }

  @Test("is obeyed by the pages above it, until it is popped")
  func deeper() {
    let bench = TabsBench()
    bench.push(bench.hidingPage("B"))
    bench.settle()
    bench.push(bench.page("C"))
    bench.advance(0.1)
    #expect(bench.isBarAway)
    bench.settle()
    #expect(bench.isBarAway)
    bench.app { _ = bench.navigation.popToRootViewController(animated: true) }
    follow(bench, with: bench.home)
    #expect(bench.isBarAtRest)
  }

  @Test("may be in the middle of a new stack, or leave it")
  func replaced() {
    let bench = TabsBench()
    let pages = [bench.home, bench.hidingPage("B"), bench.page("C")]
    bench.app { bench.navigation.setViewControllers(pages, animated: true) }
    follow(bench, with: bench.home)
    #expect(bench.isBarAway)
    // The page on top stays, so nothing moves and the bar is there at once.
    bench.app { bench.navigation.setViewControllers([pages[0], pages[2]], animated: true) }
    #expect(bench.isBarAtRest)
    #expect(pages[2].view.safeAreaInsets.bottom == TabsBench.barHeight)
    bench.app { bench.navigation.setViewControllers(pages, animated: false) }
    #expect(bench.isBarAway)
    #expect(pages[2].view.safeAreaInsets.bottom == 34)
  }

  @Test("counts as the root too: the page's wish is looked at in the call")
  func root() {
    let bench = TabsBench()
    bench.app {
      bench.home.hidesBottomBarWhenPushed = true
      bench.navigation.pushViewController(bench.page("B"), animated: true)
      bench.home.hidesBottomBarWhenPushed = false
    }
    bench.settle()
    #expect(bench.isBarAway)
    bench.pop()
    bench.settle()
    #expect(bench.isBarAtRest)
  }

  @Test("is gone at once without animation, and so is what it did")
  func withoutAnimation() {
    let bench = TabsBench()
    bench.push(bench.hidingPage("B"), animated: false)
    #expect(bench.isBarAway)
    bench.app { _ = bench.navigation.popViewController(animated: false) }
    #expect(bench.isBarAtRest)
  }

  @Test(
    "has the whole height for itself, while the page below keeps its own", arguments: [true, false])
  func safeAreas(isTranslucent: Bool) {
    let bench = TabsBench(isTranslucent: isTranslucent)
    let upper = bench.hidingPage("B")
    let height = UIScreen.main.bounds.height
    let lowerInset: CGFloat = isTranslucent ? TabsBench.barHeight : 0
    let lowerHeight = isTranslucent ? height : height - TabsBench.barHeight
    func check() {
      #expect(upper.view.safeAreaInsets.bottom == 34)
      #expect(upper.view.bounds.height == height)
      #expect(bench.home.view.safeAreaInsets.bottom == lowerInset)
      #expect(bench.home.view.bounds.height == lowerHeight)
    }
    bench.push(upper)
    bench.advance(0.2)
    check()
    bench.settle()
    bench.swipe(to: 0.4)
    check()
    bench.device.cancelTouches()
    bench.settle()
    bench.swipe(to: 0.7)
    check()
    bench.device.touchUp()
    bench.settle()
    #expect(bench.home.view.safeAreaInsets.bottom == lowerInset)
    #expect(bench.home.view.bounds.height == lowerHeight)
  }

  @Test("leaves touches on the bar alone while the bar is on its way, before iOS 26")
  func touches() {
    let bench = TabsBench()
    bench.push(bench.hidingPage("B"))
    bench.settle()
    bench.pop()
    bench.advance(0.45)
    let about = CGPoint(x: 330, y: UIScreen.main.bounds.maxY - TabsBench.barHeight + 20)
    bench.device.tap(at: about)
    #expect(bench.tabs.selectedIndex == 0)
    bench.settle()
    bench.device.tap(at: about)
    #expect(bench.tabs.selectedIndex == 2)
  }

  @Test("goes back in the middle of its push without a jump", arguments: Era.all)
  func interrupted(era: Era) {
    let bench = TabsBench(era: era)
    bench.push(bench.hidingPage("B"))
    bench.advance(0.2)
    let before = bench.place(of: bench.bar).minX
    bench.pop()
    bench.advance(0.001)
    #expect(abs(bench.place(of: bench.bar).minX - before) < 8)
    bench.settle()
    #expect(bench.stack == ["Home"])
    #expect(bench.isBarAtRest)
  }

  @Test("keeps the bar out of sight when a cancelled swipe meets a push")
  func cancelledThenPushed() {
    let bench = TabsBench(era: .iOS26)
    bench.push(bench.hidingPage("B"))
    bench.settle()
    bench.swipe(to: 0.4)
    bench.device.cancelTouches()
    bench.advance(0.05)
    bench.push(bench.page("C"))
    bench.settle()
    #expect(bench.stack == ["Home", "B", "C"])
    #expect(bench.isBarAway)
  }
}

@Suite("A tab bar that a page has sent away")
@MainActor
struct BottomBarAndTabsTests {
  @Test("is there for the other tabs, and away again with its own")
  func otherTabs() {
    let bench = TabsBench()
    bench.push(bench.hidingPage("B"))
    bench.settle()
    bench.app { bench.tabs.selectedIndex = 1 }
    #expect(bench.isBarAtRest)
    #expect(bench.tabDrawn == "Search")
    bench.app { bench.tabs.selectedIndex = 0 }
    #expect(bench.isBarAway)
    #expect(bench.pageDrawn == "B")
  }

  @Test("is not taken along by pages that nobody sees")
  func unseen() {
    let bench = TabsBench()
    bench.app { bench.navigation(1).pushViewController(bench.hidingPage("X"), animated: true) }
    bench.settle()
    #expect(bench.isBarAtRest)
    bench.tap("Search")
    bench.settle()
    #expect(bench.pageDrawn == "X")
    #expect(bench.isBarAway)
    bench.app { bench.navigation(1).popViewController(animated: true) }
    bench.settle()
    #expect(bench.isBarAtRest)
  }

  @Test("is away from the first frame if the stack was there before the tabs", arguments: Era.all)
  func fromTheStart(era: Era) {
    let bench = TabsBench(era: era, isLaunched: false)
    bench.navigation.viewControllers = [bench.page("Home"), bench.hidingPage("B")]
    bench.launch()
    #expect(bench.pageDrawn == "B")
    #expect(bench.isBarAway)
    bench.pop()
    bench.settle()
    #expect(bench.isBarAtRest)
  }

  @Test(
    "comes to the new tab in the middle of its way, and the page is not lost", arguments: Era.all)
  func tabChange(era: Era) {
    let bench = TabsBench(era: era)
    let upper = bench.hidingPage("B")
    bench.push(upper)
    bench.advance(0.2)
    bench.app { bench.tabs.selectedIndex = 2 }
    #expect(bench.isBarAtRest)
    #expect(bench.device.log.contains { $0.text.hasPrefix("Unbalanced calls to begin/end") })
    bench.settle()
    #expect(bench.isBarAtRest)
    bench.tap("Home")
    bench.settle()
    #expect(bench.stack == ["Home", "B"])
    #expect(bench.pageDrawn == "B")
    #expect(bench.isBarAway)
    bench.pop()
    bench.settle()
    #expect(bench.isBarAtRest)
    #expect(bench.pageDrawn == "Home")
    #expect(bench.device.crash == nil)
  }

  @Test("slides by itself beside a transition of the app's own")
  func customTransition() {
    let bench = TabsBench()
    let delegate = AnimatorDelegate(FadingAnimator(duration: 0.3))
    bench.navigation.delegate = delegate
    bench.push(bench.hidingPage("B"))
    bench.advance(0.15)
    let half = bench.place(of: bench.bar).minX
    #expect(half < -20 && half > -370)
    bench.settle()
    #expect(bench.isBarAway)
    bench.pop()
    bench.settle()
    #expect(bench.isBarAtRest)
  }
}
