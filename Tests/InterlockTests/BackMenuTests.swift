import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A page that is chosen in the menu of Back", .row("R6"), .everyWayIn)
@MainActor
struct BackMenuTests {
  private nonisolated static let eras = Era.withSwipe.filter {
    $0.behaviour.backMenu == .onLongPress
  }

  private func stage(era: Era, policy: OverlapPolicy = .queue) throws -> Stage {
    let stage = Stage(era: era, policy: policy)
    stage.app {
      stage.navigation.viewControllers = ["Root", "Lower", "Upper", "Top"].map(Page.init)
    }
    stage.settle()
    stage.device.press(on: try #require(stage.device.backButton))
    stage.settle()
    #expect(stage.device.screenReading.menuDrawn == ["Upper", "Lower", "Root"])
    return stage
  }

  private func choose(_ title: String, on stage: Stage) throws {
    stage.device.tap(on: try #require(stage.device.find(text: title).first))
  }

  @Test("is popped to", arguments: eras, ["Upper", "Lower", "Root"])
  func pops(era: Era, title: String) throws {
    let stage = try stage(era: era)
    try choose(title, on: stage)
    stage.settle()
    #expect(stage.stack.last == title)
    #expect(stage.device.screenReading.pageDrawn?.title == title)
    #expect(stage.navigation.interlock.isAtRest)
    #expect(stage.device.log.isEmpty)
  }

  @Test("waits for a push that came while the menu was open", arguments: eras)
  func waits(era: Era) throws {
    let stage = try stage(era: era)
    stage.app { stage.navigation.pushViewController(Page("New"), animated: true) }
    stage.device.advance(by: 0.1)
    try choose("Lower", on: stage)
    #expect(stage.stack == ["Root", "Lower", "Upper", "Top", "New"])
    stage.settle()
    #expect(stage.stack == ["Root", "Lower"])
    #expect(stage.device.log.isEmpty)
    #expect(stage.device.crash == nil)
  }

  @Test("is ignored during that push under ignore", arguments: eras)
  func ignored(era: Era) throws {
    let stage = try stage(era: era, policy: .ignore)
    stage.app { stage.navigation.pushViewController(Page("New"), animated: true) }
    stage.device.advance(by: 0.1)
    try choose("Lower", on: stage)
    stage.settle()
    #expect(stage.stack == ["Root", "Lower", "Upper", "Top", "New"])
  }

  @Test("asks the pages that would go", .row("R23"), arguments: eras)
  func asks(era: Era) throws {
    let stage = try stage(era: era)
    stage.top.interlockPage.canPop = false
    try choose("Lower", on: stage)
    stage.settle()
    #expect(stage.stack == ["Root", "Lower", "Upper", "Top"])
    stage.top.interlockPage.canPop = true
    stage.device.press(on: try #require(stage.device.backButton))
    stage.settle()
    try choose("Lower", on: stage)
    stage.settle()
    #expect(stage.stack == ["Root", "Lower"])
  }

  @Test("is not missed if it has gone meanwhile", arguments: eras)
  func gone(era: Era) throws {
    let stage = try stage(era: era)
    stage.app { stage.navigation.viewControllers.remove(at: 1) }
    stage.settle()
    try choose("Lower", on: stage)
    stage.settle()
    #expect(stage.stack == ["Root", "Upper", "Top"])
    #expect(stage.device.crash == nil)
  }
}
