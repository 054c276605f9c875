import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("The tab bar below the root", .everyWayIn, .row("R27"))
@MainActor
struct TabBarBelowRootTests {
  /// Looks at the bar while time passes: it must stay on a page.
  private func follow(_ stage: TabStage, on page: UIViewController) {
    var places: Set<CGFloat> = []
    for _ in 0..<8 {
      stage.advance(0.03)
      #expect(stage.isBar(on: page))
      places.insert(stage.barPlace.minX)
    }
    #expect(places.count == 8, "the bar must move for this test to say anything")
    stage.settle()
  }

  @Test("goes with the root in a push and comes back with it in a pop", arguments: Era.withSwipe)
  func pushAndPop(era: Era) {
    let stage = TabStage(era: era)
    stage.app { stage.navigation.pushViewController(Page("B"), animated: true) }
    follow(stage, on: stage.home)
    #expect(stage.isBarAway)
    stage.app { stage.navigation.pushViewController(Page("C"), animated: true) }
    stage.advance(0.1)
    #expect(stage.isBarAway)
    stage.settle()
    stage.app { _ = stage.navigation.popToRootViewController(animated: true) }
    follow(stage, on: stage.home)
    #expect(stage.isBarAtRest)
    #expect(stage.device.log.isEmpty)
  }

  @Test("follows the finger, and goes back with it", arguments: Era.withSwipe, [true, false])
  func swipe(era: Era, isCancelled: Bool) {
    let stage = TabStage(era: era)
    stage.push(Page("B"))
    stage.settle()
    stage.swipe(to: isCancelled ? 0.4 : 0.7)
    #expect(stage.isBar(on: stage.home))
    if isCancelled { stage.device.cancelTouches() } else { stage.device.touchUp() }
    for _ in 0..<3 {
      stage.advance(0.03)
      #expect(stage.isBar(on: stage.home))
    }
    stage.settle()
    #expect(stage.isBarAway == isCancelled)
    #expect(stage.isBarAtRest == !isCancelled)
    guard isCancelled else { return }
    stage.pop()
    follow(stage, on: stage.home)
    #expect(stage.isBarAtRest)
  }

  @Test(
    "comes in beside the page under a finger in the content", arguments: Era.withSwipe,
    [true, false])
  func contentSwipe(era: Era, isCancelled: Bool) {
    let stage = TabStage(era: era)
    stage.navigation.interlock.swipeBack = .content
    let page = Page("B")
    stage.push(page)
    stage.settle()
    stage.swipe(from: 0.25, to: isCancelled ? 0.6 : 0.95)
    func isBeside() -> Bool {
      if era == .iOS26 { return stage.isBar(on: stage.home) }
      return abs(stage.barPlace.maxX - stage.place(of: page.view).minX) < 0.5
    }
    #expect(isBeside())
    if isCancelled { stage.device.cancelTouches() } else { stage.device.touchUp() }
    for _ in 0..<3 {
      stage.advance(0.02)
      #expect(isBeside())
    }
    stage.settle()
    #expect(stage.isBarAway == isCancelled && stage.isBarAtRest == !isCancelled)
    guard isCancelled else { return }
    stage.pop()
    follow(stage, on: stage.home)
    #expect(stage.isBarAtRest && stage.device.log.isEmpty)
  }

  @Test("goes for a deep link, a batch of pushes and a plain set", arguments: Era.withSwipe)
  func wholeStacks(era: Era) {
    let deepLink = TabStage(era: era)
    deepLink.app {
      deepLink.navigation.interlock.setStack([deepLink.home, Page("B"), Page("C")]) { _ in }
    }
    follow(deepLink, on: deepLink.home)
    #expect(deepLink.isBarAway)

    let merged = TabStage(era: era, policy: .merge)
    merged.app {
      for title in ["B", "C", "D"] {
        merged.navigation.pushViewController(Page(title), animated: true)
      }
    }
    merged.settle()
    #expect(merged.stack == ["Home", "B", "C", "D"])
    #expect(merged.isBarAway)

    let plain = TabStage(era: era)
    plain.app { plain.navigation.viewControllers = [plain.home, Page("B")] }
    #expect(plain.isBarAway)
    plain.settle()
    plain.app { plain.navigation.viewControllers = [plain.home] }
    plain.settle()
    #expect(plain.isBarAtRest)
  }

  @Test("is away from the first frame for a stack that was there before", arguments: Era.withSwipe)
  func fromTheStart(era: Era) {
    let stage = TabStage(era: era, isOnScreen: false)
    stage.navigation.viewControllers = [Page("Home"), Page("B")]
    stage.launch()
    #expect(stage.isBarAway)
    #expect(stage.pageDrawn == "B")

    let late = TabStage(era: era)
    let navigation = WayIn.current.makeController(root: Page("Root"))
    navigation.viewControllers = [Page("Root"), Page("Detail")]
    late.app { late.tabs.viewControllers = [navigation] }
    #expect(late.isBarAway)
    late.app { _ = navigation.popViewController(animated: true) }
    late.settle()
    #expect(late.isBarAtRest)
  }

  @Test("goes with the page below when the stack is changed under the page on top")
  func insertedBelow() {
    let stage = TabStage()
    let (home, detail) = (stage.home, Page("Detail"))
    stage.push(detail)
    stage.settle()
    stage.set([home, Page("New"), detail])
    stage.settle()
    #expect(stage.isBarAway)
    #expect(!detail.hidesBottomBarWhenPushed, "one page is enough")
    stage.app { _ = stage.navigation.popToRootViewController(animated: true) }
    follow(stage, on: home)
    #expect(stage.isBarAtRest)
  }

  @Test("is there for a page that becomes the root", arguments: Era.withSwipe)
  func becomesRoot(era: Era) {
    let stage = TabStage(era: era)
    let detail = Page("Detail")
    stage.push(detail)
    stage.settle()
    stage.set([detail])
    stage.settle()
    #expect(stage.isBarAtRest)
    #expect(detail.view.safeAreaInsets.bottom == stage.barPlace.height)
    stage.push(Page("B"))
    follow(stage, on: detail)
    #expect(stage.isBarAway)
  }

  @Test("is there for a page that was below a root, in a controller without a guard")
  func movedPage() {
    let stage = TabStage()
    let page = Page("Moved")
    stage.push(page)
    stage.settle()
    #expect(page.hidesBottomBarWhenPushed)
    stage.pop()
    stage.settle()
    #expect(!page.hidesBottomBarWhenPushed)
    let unguarded = UINavigationController(rootViewController: page)
    stage.app { stage.tabs.viewControllers = [unguarded] }
    #expect(stage.isBarAtRest)
  }

  @Test("is there for a page that moves to the root of another guard, without waiting")
  func movedAtOnce() {
    let stage = TabStage()
    let page = Page("Moved")
    stage.push(page)
    stage.settle()
    stage.app {
      stage.navigation.popViewController(animated: false)
      stage.second.viewControllers = [page]
    }
    stage.settle()
    stage.app { stage.second.viewControllers = [page] }
    stage.app { stage.tabs.selectedIndex = 1 }
    stage.settle()
    #expect(stage.pageDrawn == "Moved")
    #expect(stage.isBarAtRest)
  }

  @Test("is each tab's own")
  func severalTabs() {
    let stage = TabStage()
    stage.push(Page("B"))
    stage.settle()
    #expect(stage.isBarAway)
    stage.app { stage.tabs.selectedIndex = 1 }
    #expect(stage.isBarAtRest)
    stage.app { stage.second.pushViewController(Page("X"), animated: true) }
    follow(stage, on: stage.second.viewControllers[0])
    #expect(stage.isBarAway)
    stage.app { stage.tabs.selectedIndex = 2 }
    #expect(stage.isBarAtRest)
    stage.app { stage.tabs.selectedIndex = 0 }
    #expect(stage.isBarAway)
  }
}

@Suite("What is said of the tab bar", .everyWayIn, .row("R27"))
@MainActor
struct TabBarWishTests {
  @Test("by the app itself is never changed")
  func ownWish() {
    let stage = TabStage()
    let own = Page("Own")
    own.hidesBottomBarWhenPushed = true
    stage.push(own)
    stage.settle()
    #expect(stage.isBarAway)
    stage.pop()
    stage.settle()
    #expect(own.hidesBottomBarWhenPushed)
    stage.navigation.interlock.hidesTabBarBelowRoot = false
    stage.push(Page("Other"))
    stage.settle()
    #expect(stage.isBarAtRest)
    stage.push(own)
    stage.settle()
    #expect(stage.isBarAway)
    stage.set([own])
    stage.settle()
    #expect(own.hidesBottomBarWhenPushed)
  }

  @Test("by a page goes before what the controller says", arguments: Era.withSwipe)
  func pageThatShows(era: Era) {
    let stage = TabStage(era: era)
    let shown = Page("Shown")
    shown.interlockPage.hidesTabBar = false
    stage.push(Page("B"))
    stage.settle()
    stage.push(shown)
    stage.advance(0.1)
    #expect(stage.isBar(on: shown))
    stage.settle()
    #expect(stage.isBarAtRest)
    stage.push(Page("C"))
    stage.settle()
    #expect(stage.isBarAway)
    stage.pop()
    stage.settle()
    #expect(stage.isBarAtRest)
    stage.swipe(to: 0.4)
    #expect(stage.isBar(on: shown))
    stage.device.cancelTouches()
    stage.settle()
    #expect(stage.isBarAtRest)
    stage.pop()
    stage.advance(0.1)
    #expect(stage.isBar(on: shown))
    stage.settle()
    #expect(stage.stack == ["Home", "B"])
    #expect(stage.isBarAway)
  }

  @Test("by a page may be the opposite, and holds for the pages above that say nothing")
  func pageThatHides() {
    let stage = TabStage()
    stage.navigation.interlock.hidesTabBarBelowRoot = false
    let hiding = Page("Hiding")
    hiding.interlockPage.hidesTabBar = true
    stage.push(Page("B"))
    stage.settle()
    #expect(stage.isBarAtRest)
    for page in [hiding, Page("C")] {
      stage.push(page)
      stage.settle()
      #expect(stage.isBarAway)
    }
    stage.app { stage.navigation.popViewController(animated: true) }
    stage.settle()
    #expect(stage.isBarAway)
    stage.pop()
    stage.settle()
    #expect(stage.isBarAtRest)
  }

  @Test("by the app's defaults is what guards begin with")
  func defaults() {
    defer { NavigationInterlock.defaults = NavigationInterlock.Defaults() }
    NavigationInterlock.defaults.hidesTabBarBelowRoot = false
    let stage = TabStage()
    stage.push(Page("B"))
    stage.settle()
    #expect(!stage.navigation.interlock.hidesTabBarBelowRoot)
    #expect(stage.isBarAtRest)
    stage.navigation.interlock.hidesTabBarBelowRoot = true
    stage.push(Page("C"))
    stage.settle()
    #expect(stage.isBarAway)
  }

  @Test("is nothing in a controller without tabs: the property is about its toolbar there")
  func withoutTabs() {
    let stage = Stage()
    let page = Page("B")
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    stage.settle()
    #expect(!page.hidesBottomBarWhenPushed)
  }

  @Test("has nothing to do with how many transitions there are")
  func overlap() {
    for era in Era.withSwipe {
      let stage = TabStage(era: era)
      stage.push(Page("B"))
      stage.advance(0.1)
      stage.pop()
      stage.push(Page("C"))
      stage.settle()
      #expect(stage.stack == ["Home", "C"])
      #expect(stage.isBarAway)
      stage.pop()
      stage.settle()
      #expect(stage.isBarAtRest)
    }
  }
}
