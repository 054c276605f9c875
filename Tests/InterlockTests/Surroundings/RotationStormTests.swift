import Foundation
import Interlock
import InterlockTesting
import Simulator
import Testing
import UIKit

/// A device that is turned while a guarded navigation controller is at work.
@Suite("Under the guard, on every era, while the device is turned", .everyWayIn)
@MainActor
struct RotationStormTests {
  @Test(
    "pushes, pops, swipes and presentations end with the right page, as large as the screen",
    arguments: 0..<12)
  func answers(seed: Int) {
    for era in Era.withSwipe {
      var dice = SeededGenerator(seed: UInt64(seed))
      let stage = Stage(era: era)
      stage.app { stage.navigation.pushViewController(Page("A"), animated: false) }
      stage.app { stage.navigation.pushViewController(Page("B"), animated: false) }
      stage.settle()
      var script = ""
      for number in 0..<7 { script += " | " + act(stage, number, &dice) }
      stage.settle()
      if stage.navigation.presentedViewController != nil {
        stage.app { stage.navigation.dismiss(animated: false) }
        stage.settle()
      }
      expectRest(of: stage, "\(era) seed \(seed):\(script)")
    }
  }

  private func expectRest(of stage: Stage, _ script: String) {
    let screen = stage.device.window.bounds
    let top = stage.navigation.topViewController
    #expect(screen.width == (stage.device.orientation.isLandscape ? 844 : 390), "\(script)")
    #expect(top?.viewIfLoaded?.frame.size == screen.size, "\(script)")
    #expect(stage.navigation.navigationBar.frame.width == screen.width, "\(script)")
    #expect(stage.navigation.interlock.isAtRest, "\(script)")
    let reading = stage.device.screenReading
    #expect(reading.pageDrawn?.title == stage.stack.last, "\(script)")
    #expect(reading.titlesDrawn == [stage.stack.last ?? ""], "\(script)")
    let hit = stage.device.viewHit(at: CGPoint(x: screen.midX, y: screen.midY))
    #expect(hit.map { top?.viewIfLoaded.map($0.isDescendant) ?? false } ?? false, "\(script)")
    #expect(stage.device.crash == nil)
    #expect(stage.device.log.isEmpty, "\(stage.device.log) \(script)")
  }

  private func act(_ stage: Stage, _ number: Int, _ dice: inout SeededGenerator) -> String {
    var text = ""
    if let presented = stage.navigation.presentedViewController {
      text = presented.isBeingPresented || presented.isBeingDismissed ? "wait" : "dismiss"
      if text == "dismiss" { stage.app { stage.navigation.dismiss(animated: true) } }
    } else {
      text = move(stage, number, &dice)
    }
    stage.device.advance(by: [0, 0.05, 0.2].randomElement(using: &dice) ?? 0)
    text += turn(stage, &dice)
    stage.device.advance(by: [0, 0.1, 0.25, 0.7].randomElement(using: &dice) ?? 0)
    return text
  }

  private func move(_ stage: Stage, _ number: Int, _ dice: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<5, using: &dice) {
    case 0:
      let middle = stage.device.window.bounds.midY
      stage.device.touchDown(at: CGPoint(x: 2, y: middle))
      stage.device.drag(to: CGPoint(x: 60, y: middle), duration: 0.1)
      let text = "swipe" + turn(stage, &dice)
      stage.device.drag(to: CGPoint(x: 200, y: middle), duration: 0.1)
      if Bool.random(using: &dice) { stage.device.touchUp() } else { stage.device.cancelTouches() }
      return text
    case 1:
      stage.settle()
      stage.app {
        let page = Page("M\(number)")
        page.modalPresentationStyle = .fullScreen
        stage.navigation.present(page, animated: true)
      }
      return "present"
    case 2:
      stage.app { stage.navigation.popViewController(animated: true) }
      return "pop"
    default:
      stage.app { stage.navigation.pushViewController(Page("P\(number)"), animated: true) }
      return "push"
    }
  }

  private func turn(_ stage: Stage, _ dice: inout SeededGenerator) -> String {
    let ways: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
    guard let way = ways.randomElement(using: &dice), Bool.random(using: &dice) else { return "" }
    stage.device.rotate(to: way)
    return " turn \(way.rawValue)"
  }
}
