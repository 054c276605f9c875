import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("The escape gesture", .row("R23"), .everyWayIn)
@MainActor
struct EscapeTests {
  @Test("goes back one page, and not from the first one", arguments: Era.withSwipe)
  func goesBack(era: Era) {
    let stage = Stage(era: era, pushing: [Page("A"), Page("B")])
    var outcomes: [NavigationOutcome] = []
    stage.recordOutcomes { outcomes.append($0) }
    #expect(stage.device.performEscapeGesture())
    #expect(stage.navigation.interlock.isTransitioning)
    stage.settle()
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
    stage.device.performEscapeGesture()
    stage.settle()
    #expect(stage.stack == ["Root"] && stage.isSound)
    #expect(!stage.device.performEscapeGesture())
    stage.settle()
    #expect(stage.stack == ["Root"])
    #expect(outcomes == [.shown, .shown])
  }

  @Test("is ignored while something moves that no finger can stop", arguments: Era.withSwipe)
  func busy(era: Era) {
    let stage = Stage(era: era, pushing: [Page("A")])
    stage.app { stage.navigation.pushViewController(Page("B"), animated: true) }
    stage.device.advance(by: 0.1)
    _ = stage.navigation.accessibilityPerformEscape()
    stage.settle()
    // Where transitions can be interrupted by hand, what the user asks meanwhile is meant: it waits.
    let wanted = era == .iOS26 ? ["Root", "A"] : ["Root", "A", "B"]
    #expect(stage.stack == wanted && stage.isSound)
  }

  @Test("asks the page, like every other way back", arguments: Era.withSwipe)
  func veto(era: Era) {
    let page = AskedPage("Form")
    page.answer = { _ in .refuse }
    let stage = Stage(era: era, pushing: [page])
    #expect(stage.device.performEscapeGesture())
    stage.settle()
    #expect(stage.stack == ["Root", "Form"] && stage.isSound)
    #expect(page.asked == [.escape] && page.attempts == [.escape])
    page.answer = { _ in .allow }
    stage.device.performEscapeGesture()
    stage.settle()
    #expect(stage.stack == ["Root"] && stage.isSound)
  }
}
