import CoreGraphics
import Foundation
import Interlock
import InterlockTesting
import Rows
import Simulator
import Testing
import UIKit

@Suite(
  "Under the guard, in tabs, after anything that a person and an app do", .everyWayIn,
  .row("R6", "R27"))
@MainActor
struct TabStormTests {
  @Test("page, stack and tab bar fit each other, on every era", arguments: 0..<30)
  func fits(seed: Int) {
    for era in Era.withSwipe {
      var dice = SeededGenerator(seed: UInt64(seed))
      let stage = TabStage(era: era)
      if seed.isMultiple(of: 2) {
        for navigation in [stage.navigation, stage.second] {
          navigation.interlock.swipeBack = .content
        }
      }
      var script = "\(era) seed \(seed):"
      for number in 0..<8 { script += " | " + act(stage, number, &dice) }
      stage.settle()
      check(stage, script)
      stage.app { stage.tabs.selectedIndex = 0 }
      stage.settle()
      check(stage, script)
    }
  }

  private func check(_ stage: TabStage, _ script: String) {
    let selected = stage.tabs.selectedViewController
    let top = (selected as? UINavigationController)?.topViewController ?? selected
    #expect(stage.pageDrawn == top?.title, "\(script)")
    let isBelowRoot = top?.navigationController.map { $0.viewControllers.count > 1 } ?? false
    if top?.interlockPage.hidesTabBar ?? isBelowRoot {
      #expect(stage.isBarAway, "\(script)")
    } else {
      #expect(stage.isBarAtRest, "\(script)")
    }
    for lock in [stage.navigation.interlock, stage.second.interlock] {
      #expect(lock.isAtRest && !lock.isInteractionBlocked, "\(script)")
    }
    #expect(stage.device.crash == nil, "\(script)")
    // UIKit's own, after a tab change in the middle of a transition.
    let log = stage.device.log.map(\.text).filter { !$0.hasPrefix("Unbalanced calls") }
    #expect(log.isEmpty, "\(script)")
  }

  private func act(_ stage: TabStage, _ number: Int, _ dice: inout SeededGenerator) -> String {
    let text: String
    switch Int.random(in: 0..<8, using: &dice) {
    case 0, 1, 2:
      text = change(stage, number, &dice)
    case 3, 4:
      let end = CGFloat.random(in: 0.1...0.9, using: &dice)
      let isCancelled = Bool.random(using: &dice)
      stage.swipe(from: Bool.random(using: &dice) ? 0 : 0.1, to: end)
      if isCancelled { stage.device.cancelTouches() } else { stage.device.touchUp() }
      text = "swipe to \(end)" + (isCancelled ? " cancelled" : "")
    case 5, 6:
      let title = ["Home", "Search", "About"].randomElement(using: &dice) ?? ""
      stage.tap(title)
      text = "tap \(title)"
    default:
      let index = Int.random(in: 0..<3, using: &dice)
      stage.app { stage.tabs.selectedIndex = index }
      text = "select \(index)"
    }
    let pause: TimeInterval = [0, 0.05, 0.2, 0.7].randomElement(using: &dice) ?? 0
    stage.advance(pause)
    return "\(text), \(pause) s"
  }

  private func change(_ stage: TabStage, _ number: Int, _ dice: inout SeededGenerator) -> String {
    let navigation = Bool.random(using: &dice) ? stage.navigation : stage.second
    let kind = Int.random(in: 0..<5, using: &dice)
    let animated = Bool.random(using: &dice)
    let page = Page("P\(number)")
    if Int.random(in: 0..<4, using: &dice) == 0 { page.interlockPage.hidesTabBar = false }
    stage.app {
      switch kind {
      case 0, 1: navigation.pushViewController(page, animated: animated)
      case 2: navigation.popViewController(animated: animated)
      case 3: navigation.popToRootViewController(animated: animated)
      default:
        let root = navigation.viewControllers.prefix(1)
        navigation.setViewControllers(root + [page], animated: animated)
      }
    }
    let tab = navigation === stage.navigation ? 0 : 1
    let wish = page.interlockPage.hidesTabBar == nil ? "" : " with bar"
    return ["push", "push", "pop", "pop to root", "set"][kind] + (animated ? "" : "!") + wish
      + " in \(tab)"
  }
}
