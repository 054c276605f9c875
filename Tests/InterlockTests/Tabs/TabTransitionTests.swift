import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A second tap on a tab, guarded", .everyWayIn, .row("R6", "R27"))
@MainActor
struct GuardedRetapTests {
  @Test("during a push waits, and leaves the page that was pushed again", arguments: Era.withSwipe)
  func queued(era: Era) {
    let stage = TabStage(era: era)
    stage.navigation.interlock.hidesTabBarBelowRoot = false
    stage.push(Page("B"))
    stage.advance(0.1)
    stage.tap("Home")
    #expect(stage.navigation.interlock.targetStack.map(\.title) == ["Home"])
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.outcomes.count == 1)
    #expect(stage.outcomes.first?.hasEffect ?? false)
    #expect(stage.device.log.isEmpty)
    #expect(stage.device.crash == nil)
  }

  @Test("during a push is ignored or merged, as the policy says")
  func policies() {
    for (policy, stack) in [
      (OverlapPolicy.ignore, ["Home", "B"]), (.merge, ["Home"]), (.fail, ["Home", "B"]),
    ] {
      let stage = TabStage(policy: policy)
      stage.navigation.interlock.hidesTabBarBelowRoot = false
      stage.push(Page("B"))
      stage.advance(0.1)
      stage.tap("Home")
      stage.settle()
      #expect(stage.stack == stack, "\(policy)")
      #expect(stage.navigation.interlock.isAtRest)
    }
  }

  @Test(
    "at the root changes nothing, and several in a row lead to the root", arguments: Era.withSwipe)
  func several(era: Era) {
    let stage = TabStage(era: era)
    stage.navigation.interlock.hidesTabBarBelowRoot = false
    stage.tap("Home")
    #expect(stage.navigation.interlock.isAtRest)
    for title in ["B", "C"] {
      stage.push(Page(title))
      stage.settle()
    }
    for _ in 0..<3 { stage.tap("Home") }
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.device.log.isEmpty)
  }
}

/// A page that refuses to be left, and notes who asked.
private final class FaithfulPage: UIViewController, BackVeto {
  var asked: [BackSource] = []
  var refused: [BackSource] = []
  var answer = VetoAnswer.refuse

  func shouldPop(_ source: BackSource) -> VetoAnswer {
    asked.append(source)
    return answer
  }

  func didAttemptPop(_ source: BackSource) {
    refused.append(source)
  }
}

@Suite("A page that is asked before it is left", .everyWayIn, .row("R6", "R23"))
@MainActor
struct RetapVetoTests {
  private func stage(
    _ page: UIViewController, era: Era, screen: Screen = .phone
  ) -> TabStage {
    let stage = TabStage(era: era, screen: screen)
    stage.navigation.interlock.hidesTabBarBelowRoot = false
    stage.push(page)
    stage.settle()
    return stage
  }

  @Test(
    "is asked about a second tap on the tab, and not about the app's own pop",
    arguments: Era.withSwipe)
  func asked(era: Era) {
    let page = FaithfulPage()
    let stage = stage(page, era: era)
    stage.tap("Home")
    stage.settle()
    #expect(stage.stack.count == 2)
    #expect(page.asked == [.tab])
    #expect(page.refused == [.tab])
    page.answer = .allow
    stage.tap("Home")
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(page.asked == [.tab, .tab])

    page.answer = .refuse
    stage.push(page)
    stage.settle()
    stage.app { _ = stage.navigation.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(page.asked.count == 2)
  }

  @Test(
    "is asked about one on a tab at the upper end of a tablet, and not about a button of its own",
    arguments: [Era.iOS18, .iOS26])
  func floatingTabs(era: Era) {
    let page = FaithfulPage()
    let stage = stage(page, era: era, screen: .tablet)
    stage.app { stage.navigation.tabBarItem.title = "Start" }
    stage.settle()
    stage.tap("Start")
    stage.settle()
    #expect(stage.stack.count == 2)
    #expect(page.asked == [.tab] && page.refused == [.tab])

    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 100))
    button.addAction(
      UIAction { _ in stage.navigation.popToRootViewController(animated: true) },
      for: .touchUpInside)
    page.view.addSubview(button)
    stage.device.tap(on: button)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(page.asked == [.tab])
  }

  @Test("need not be asked if it never wants to be left")
  func neverLeft() {
    let page = Page("Stay")
    page.interlockPage.canPop = false
    let stage = stage(page, era: .iOS18)
    stage.tap("Home")
    stage.settle()
    #expect(stage.stack == ["Home", "Stay"])
    #expect(stage.navigation.interlock.isAtRest)
  }
}

@Suite("A tab change in the middle of a transition", .everyWayIn, .row("R27", "R37"))
@MainActor
struct TabChangeTests {
  /// Nothing is lost, nothing is blocked, and the next push and pop work.
  private func check(_ stage: TabStage, stack: [String]) {
    let lock = stage.navigation.interlock
    #expect(stage.stack == stack)
    #expect(lock.isAtRest)
    #expect(!lock.isInteractionBlocked)
    stage.app { stage.tabs.selectedIndex = 0 }
    stage.settle()
    #expect(stage.pageDrawn == stack.last)
    #expect(stage.isBarAway == (stack.count > 1))
    stage.push(Page("After"))
    stage.settle()
    #expect(stage.pageDrawn == "After")
    stage.pop()
    stage.settle()
    #expect(stage.stack == stack)
    #expect(stage.pageDrawn == stack.last)
    #expect(stage.device.crash == nil)
    #expect(lock.isAtRest && !lock.isInteractionBlocked)
  }

  @Test("loses no push, on every era and at every moment", arguments: Era.withSwipe)
  func push(era: Era) {
    for moment in [0, 0.05, 0.25, 0.45] {
      let stage = TabStage(era: era)
      stage.push(Page("B"))
      stage.advance(moment)
      stage.app { stage.tabs.selectedIndex = 2 }
      #expect(stage.isBarAtRest)
      stage.settle()
      #expect(stage.outcomes.count == 1)
      #expect(stage.outcomes.first?.hasEffect ?? false)
      #expect(stage.pageDrawn == "About")
      #expect(stage.isBarAtRest)
      check(stage, stack: ["Home", "B"])
    }
  }

  @Test("loses nothing that waits", arguments: Era.withSwipe)
  func queue(era: Era) {
    let stage = TabStage(era: era)
    for title in ["B", "C", "D"] { stage.push(Page(title)) }
    stage.advance(0.2)
    stage.app { stage.tabs.selectedIndex = 1 }
    stage.settle()
    #expect(stage.outcomes.count == 3)
    #expect(stage.outcomes.allSatisfy { $0.hasEffect })
    check(stage, stack: ["Home", "B", "C", "D"])
  }

  @Test("loses no pop", arguments: Era.withSwipe)
  func pop(era: Era) {
    let stage = TabStage(era: era)
    stage.push(Page("B"))
    stage.settle()
    stage.pop()
    stage.advance(0.2)
    stage.app { stage.tabs.selectedIndex = 1 }
    stage.settle()
    check(stage, stack: ["Home"])
  }

  @Test("ends what the app has blocked, and not only at the next look", arguments: Era.withSwipe)
  func block(era: Era) {
    let stage = TabStage(era: era)
    let hold = stage.navigation.interlock.blockInteraction("form")
    #expect(stage.navigation.interlock.isInteractionBlocked)
    stage.app { stage.tabs.selectedIndex = 1 }
    stage.advance(0.1)  // It is looked at every 2 s.
    #expect(!stage.navigation.interlock.isInteractionBlocked)
    hold.release()
    check(stage, stack: ["Home"])
  }

  @Test("ends a swipe one way or the other", arguments: Era.withSwipe)
  func swipe(era: Era) {
    let stage = TabStage(era: era)
    stage.push(Page("B"))
    stage.settle()
    stage.swipe(to: 0.4)
    stage.app { stage.tabs.selectedIndex = 1 }
    stage.advance(0.1)
    stage.device.touchUp()
    stage.settle()
    check(stage, stack: stage.stack)
  }

  @Test("and back within one turn is as if nothing had been", arguments: Era.withSwipe)
  func thereAndBack(era: Era) {
    let stage = TabStage(era: era)
    stage.push(Page("B"))
    stage.advance(0.2)
    stage.app {
      stage.tabs.selectedIndex = 1
      stage.tabs.selectedIndex = 0
    }
    stage.settle()
    check(stage, stack: ["Home", "B"])
  }

  @Test("frees pages and controllers, over many cycles")
  func leaks() {
    weak var page: UIViewController?
    weak var navigation: UINavigationController?
    do {
      let stage = TabStage()
      for _ in 0..<100 {
        let detail = Page("B")
        page = detail
        stage.push(detail)
        stage.advance(0.2)
        stage.app { stage.tabs.selectedIndex = 1 }
        stage.app { stage.tabs.selectedIndex = 0 }
        stage.settle()
        stage.pop()
        stage.settle()
      }
      #expect(page == nil)
      navigation = stage.navigation
      stage.device.launch { UIViewController() }
      stage.settle()
    }
    #expect(navigation == nil)
  }
}

@Suite("A push that waits for a presentation, in a tab that is left", .everyWayIn, .row("R37"))
@MainActor
struct LeftTabTests {
  @Test(
    "is placed when the presentation is over, not when the tab is seen again",
    arguments: Era.withSwipe, [true, false])
  func placed(era: Era, leavesFirst: Bool) {
    let stage = TabStage(era: era)
    let cover = Page("Cover")
    cover.modalPresentationStyle = .fullScreen
    stage.app { stage.tabs.present(cover, animated: true) }
    stage.advance(0.1)
    if !leavesFirst { stage.push(Page("B")) }
    stage.app { stage.tabs.selectedIndex = 1 }
    if leavesFirst { stage.push(Page("B")) }
    stage.settle()
    #expect(stage.outcomes == [.placed])
    #expect(stage.stack == ["Home", "B"] && stage.navigation.interlock.isAtRest)
    #expect(stage.device.crash == nil)
  }
}
