import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A verb called in the middle of a push", .everyWayIn, .row("R6"))
@MainActor
struct GuardedVerbTests {
  @Test(
    "is accepted at once, and reaches UIKit when the push has ended",
    arguments: Verb.allCases, Era.withSwipe)
  func waits(verb: Verb, era: Era) {
    let scene = MomentScene(.midTransition, verb, era: era, policy: .queue)
    let stage = scene.stage
    scene.pushFirst()
    stage.device.advance(by: 0.1)
    let shown = ["Root", "Lower", "Upper", "First"]
    stage.app {
      verb.call(in: scene)
      #expect(stage.stack == shown)
      #expect(
        stage.navigation.interlock.targetStack.map { $0.title ?? "?" } == verb.result(on: shown))
    }
    stage.device.advance(by: 0.05)
    #expect(stage.stack == shown)
    stage.settle()
    #expect(stage.stack == verb.result(on: shown))
    #expect(stage.device.log.isEmpty)
    #expect(stage.device.crash == nil)
  }
}
