import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("In the background", .everyWayIn, .row("R13", "R14"))
@MainActor
struct BackgroundTests {
  @Test("the time of a hold does not count, nor that until its report")
  func holdsPause() {
    let stage = Stage()
    var incidents = 0
    stage.navigation.interlock.eventHandler = { if case .incident = $0 { incidents += 1 } }
    let hold = stage.navigation.interlock.blockInteraction("test", atMost: 12)
    stage.device.advance(by: 4)
    stage.device.enterBackground()
    stage.device.advance(by: 100)
    #expect(incidents == 0)
    #expect(stage.navigation.interlock.isInteractionBlocked)
    stage.device.enterForeground()
    stage.device.advance(by: 5.9)
    #expect(incidents == 0)
    stage.device.advance(by: 0.2)
    #expect(incidents == 1)
    stage.device.advance(by: 2)
    #expect(!stage.navigation.interlock.isInteractionBlocked)
    hold.release()
  }

  @Test("another device's app changes nothing")
  func otherDevice() {
    let stage = Stage()
    let hold = stage.navigation.interlock.blockInteraction("test", atMost: 3)
    let other = Device(era: .iOS18)
    other.enterBackground()
    stage.device.advance(by: 4)
    #expect(!stage.navigation.interlock.isInteractionBlocked)
    hold.release()
  }

  @Test("a request is carried out, and shown when the user is back", arguments: Era.withSwipe)
  func requests(era: Era) {
    let stage = Stage(era: era)
    var outcome: NavigationOutcome?
    stage.device.enterBackground()
    stage.app { stage.navigation.interlock.push(Page("First")) { outcome = $0 } }
    stage.device.advance(by: 5)
    stage.device.enterForeground()
    stage.settle()
    #expect(outcome == .shown)
    #expect(stage.stack == ["Root", "First"])
  }
}
