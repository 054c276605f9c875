import Interlock
import Simulator
import Testing
import UIKit

@Suite("The app's defaults")
@MainActor
struct DefaultsTests {
  @Test("hold for guards that are made later, and for no other")
  func later() {
    let earlier = InterlockNavigationController(rootViewController: Page("Root"))
    _ = earlier.interlock
    NavigationInterlock.defaults.policy = .merge
    NavigationInterlock.defaults.duplicates = .popToExisting
    NavigationInterlock.defaults.defences = [.mutators]
    NavigationInterlock.defaults.deadlines.report = .milliseconds(20_000)
    NavigationInterlock.defaults.reportSink = StandardErrorReportSink()
    let later = InterlockNavigationController(rootViewController: Page("Root"))
    let interlock = later.interlock
    NavigationInterlock.defaults = NavigationInterlock.Defaults()

    #expect(interlock.policy == .merge)
    #expect(interlock.duplicates == .popToExisting)
    #expect(interlock.defences == .mutators)
    #expect(interlock.deadlines.report == .milliseconds(20_000))
    #expect(interlock.reportSink is StandardErrorReportSink)
    #expect(earlier.interlock.policy == .queue)
    #expect(earlier.interlock.reportSink == nil)
  }

  @Test("reach the engine")
  func reachEngine() {
    NavigationInterlock.defaults.policy = .ignore
    let stage = Stage(policy: .ignore)
    NavigationInterlock.defaults = NavigationInterlock.Defaults()
    stage.app {
      stage.navigation.pushViewController(Page("First"), animated: true)
      stage.navigation.pushViewController(Page("Second"), animated: true)
    }
    stage.settle()
    #expect(stage.stack == ["Root", "First"])
  }
}
