import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A level of defence", .everyWayIn, .row("R11", "R12"))
@MainActor
struct DefencesTests {
  private func stage(_ era: Era, _ defences: NavigationDefences) -> Stage {
    let stage = Stage(era: era, defences: defences)
    stage.app {
      stage.navigation.setViewControllers(
        ["Root", "Lower", "Upper"].map(Page.init), animated: false)
    }
    stage.settle()
    return stage
  }

  @Test("is on or off by itself, and two are on at first")
  func standard() {
    let navigation = WayIn.current.makeController(root: Page("Root"))
    #expect(navigation.interlock.defences == [.barVeto, .mutators])
    navigation.interlock.defences.remove(.barVeto)
    #expect(navigation.interlock.defences == .mutators)
  }

  @Test("of the mutators, when off, lets UIKit fail as it does", arguments: [Era.iOS7, .iOS9])
  func mutatorsOff(era: Era) {
    let stage = stage(era, .barVeto)
    stage.app { stage.navigation.pushViewController(Page("Top"), animated: true) }
    stage.device.advance(by: 0.1)
    #expect(stage.navigation.interlock.activity.contains(.page))
    stage.app { stage.navigation.popToRootViewController(animated: true) }
    stage.settle()
    // iOS 7 nests the pop and says so; iOS 9 makes it later by itself.
    #expect(stage.device.log.isEmpty == (era == .iOS9))
    #expect(stage.navigation.interlock.isAtRest)
    #expect(stage.navigation.interlock.targetStack == stage.navigation.viewControllers)
  }

  @Test(
    "of the mutators, when off, does not keep the guard's own verbs from waiting",
    arguments: Era.withSwipe)
  func ownVerbsWait(era: Era) {
    let stage = stage(era, [])
    var outcome: NavigationOutcome?
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.interlock.push(Page("Second")) { outcome = $0 } }
    stage.settle()
    #expect(outcome == .shown)
    #expect(stage.stack == ["Root", "Lower", "Upper", "First", "Second"])
    #expect(stage.device.log.isEmpty)
  }

  @Test("of the mutators, when on, needs none of the others", arguments: Era.withSwipe)
  func mutatorsOnly(era: Era) {
    let stage = stage(era, .mutators)
    stage.app { stage.navigation.pushViewController(Page("Top"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root"])
    #expect(stage.device.log.isEmpty)
  }

  @Test(
    "of the bar makes the difference to a second tap on Back", arguments: [true, false],
    [NavigationDefences.mutators, []])
  func barVeto(isOn: Bool, others: NavigationDefences) throws {
    let stage = stage(.iOS26, isOn ? others.union(.barVeto) : others)
    let back = stage.device.center(of: try #require(stage.device.backButton))
    stage.device.tap(at: back)
    stage.device.advance(by: 0.1)
    stage.device.tap(at: back)
    stage.settle()
    #expect(stage.stack == (isOn ? ["Root", "Lower"] : ["Root"]))
  }

  @Test("of the bar says no to a push while its items move, as article 001 has it")
  func barVetoesPush() {
    let stage = stage(.iOS8, .barVeto)
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.pushViewController(Page("Second"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "Lower", "Upper", "First"])
    stage.app { stage.navigation.pushViewController(Page("Third"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "Lower", "Upper", "First", "Third"])
  }

  @Test("pops once on a tap on Back, whichever levels are on", arguments: Era.withSwipe, 0..<8)
  func backPops(era: Era, levels: Int) throws {
    let stage = stage(era, NavigationDefences(rawValue: levels))
    stage.device.tap(on: try #require(stage.device.backButton))
    stage.settle()
    #expect(stage.stack == ["Root", "Lower"])
    #expect(stage.device.screenReading.titlesDrawn == ["Lower"])
    #expect(stage.device.crash == nil)
  }

  @Test("says in activity what the bar and the pages do, each by itself", arguments: Era.withSwipe)
  func activity(era: Era) {
    let stage = stage(era, .standard)
    let interlock = stage.navigation.interlock
    #expect(interlock.activity.isEmpty)
    stage.app { stage.navigation.popViewController(animated: true) }
    stage.device.advance(by: 0.1)
    #expect(interlock.activity == [.page, .barPop])
    stage.settle()
    stage.app { stage.navigation.isNavigationBarHidden = true }
    stage.app { stage.navigation.pushViewController(Page("Top"), animated: true) }
    stage.device.advance(by: 0.1)
    #expect(interlock.activity == .page)
    stage.settle()
    #expect(interlock.activity.isEmpty)
  }
}
