import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("What a guard says about itself", .everyWayIn, .row("R15"))
@MainActor
struct RestTests {
  @Test(
    "tells that something moves, from the call to the end of the last page",
    arguments: Era.withSwipe)
  func moves(era: Era) {
    let stage = Stage(era: era)
    let interlock = stage.navigation.interlock
    #expect(interlock.isAtRest && !interlock.isTransitioning)
    stage.app {
      stage.navigation.pushViewController(Page("First"), animated: true)
      #expect(interlock.isTransitioning && !interlock.isAtRest)
      stage.navigation.pushViewController(Page("Second"), animated: true)
    }
    for _ in 0..<6 {
      stage.device.advance(by: 0.1)
      #expect(!interlock.isAtRest)
    }
    stage.settle()
    #expect(interlock.isAtRest && !interlock.isTransitioning)
  }

  @Test("tells what waits from what moves: behind an alert on its way nothing does")
  func waits() {
    let stage = Stage()
    let interlock = stage.navigation.interlock
    stage.app {
      let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
      stage.top.present(alert, animated: true)
      stage.navigation.pushViewController(Page("First"), animated: true)
      #expect(!interlock.isTransitioning && !interlock.isAtRest)
    }
    stage.settle()
    #expect(interlock.isAtRest && stage.stack == ["Root", "First"])
  }
}
