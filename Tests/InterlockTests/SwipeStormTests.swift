import Foundation
import Interlock
import InterlockTesting
import Rows
import Simulator
import Testing
import UIKit

@Suite(
  "Under the guard, on every era, after any swipes and changes at any time", .everyWayIn,
  .row("R21"))
@MainActor
struct SwipeStormTests {
  @Test("the app shows the top of its stack and takes touches", arguments: 0..<40)
  func answers(seed: Int) {
    for era in Era.withSwipe {
      var dice = SeededGenerator(seed: UInt64(seed))
      let stage = Stage(era: era)
      if seed.isMultiple(of: 2) { stage.navigation.interlock.swipeBack = .content }
      stage.app { stage.navigation.pushViewController(Page("A"), animated: false) }
      stage.app { stage.navigation.pushViewController(Page("B"), animated: false) }
      stage.settle()
      var script = ""
      for number in 0..<6 { script += " | " + act(stage, number, &dice) }
      stage.settle()
      let reading = stage.device.screenReading
      #expect(reading.pageDrawn?.title == stage.stack.last, "\(era) seed \(seed):\(script)")
      #expect(reading.titlesDrawn == [stage.stack.last ?? ""], "\(era) seed \(seed):\(script)")
      #expect(stage.navigation.interlock.isAtRest, "\(era) seed \(seed):\(script)")
      let middle = CGPoint(x: 195, y: 500)
      let isAnswered =
        stage.device.viewHit(at: middle).map {
          stage.navigation.topViewController?.viewIfLoaded.map($0.isDescendant) ?? false
        } ?? false
      #expect(isAnswered, "\(era) seed \(seed):\(script)")
      #expect(stage.device.crash == nil)
      #expect(stage.device.log.isEmpty, "\(era) seed \(seed): \(stage.device.log) \(script)")
    }
  }

  private func act(_ stage: Stage, _ number: Int, _ dice: inout SeededGenerator) -> String {
    var text = ""
    if Int.random(in: 0..<3, using: &dice) > 0 {
      let start = Bool.random(using: &dice) ? 2.0 : 120
      let end = CGFloat.random(in: 0...389, using: &dice).rounded()
      text += "swipe \(start) to \(end)"
      stage.device.touchDown(at: CGPoint(x: start, y: 500))
      stage.device.drag(to: CGPoint(x: start + 58, y: 500), duration: 0.1)
      if Int.random(in: 0..<3, using: &dice) == 0 { text += " " + change(stage, number, &dice) }
      stage.device.drag(
        to: CGPoint(x: end, y: 500), duration: [0.05, 0.3].randomElement(using: &dice) ?? 0)
      if Bool.random(using: &dice) { stage.device.touchUp() } else { stage.device.cancelTouches() }
    } else {
      text += change(stage, number, &dice)
    }
    stage.device.advance(by: [0, 0.05, 0.2, 0.7].randomElement(using: &dice) ?? 0)
    return text
  }

  private func change(_ stage: Stage, _ number: Int, _ dice: inout SeededGenerator) -> String {
    let kind = Int.random(in: 0..<4, using: &dice)
    let animated = Bool.random(using: &dice)
    stage.app {
      let page = Page("P\(number)")
      switch kind {
      case 0, 1: stage.navigation.pushViewController(page, animated: animated)
      case 2: stage.navigation.popViewController(animated: animated)
      default:
        let root = stage.navigation.viewControllers.prefix(1)
        stage.navigation.setViewControllers(root + [page], animated: animated)
      }
    }
    return ["push", "push", "pop", "set"][kind] + (animated ? "" : "!")
  }
}
