import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A hook for every page", .everyWayIn, .row("R18"))
@MainActor
struct PageHookTests {
  @Test("is called inside UIKit's call, before the app's delegate", arguments: Era.withSwipe)
  func order(era: Era) {
    let stage = Stage(era: era)
    let delegate = RecordingDelegate()
    var heard: [String] = []
    stage.navigation.delegate = delegate
    stage.navigation.interlock.pageWillShow = {
      heard.append("will \($0.title ?? "?"), delegate \(delegate.calls.count)")
    }
    stage.navigation.interlock.pageDidShow = {
      heard.append("did \($0.title ?? "?"), delegate \(delegate.calls.count)")
    }
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()

    #expect(heard == ["will First, delegate 0", "did First, delegate 1"])
    #expect(delegate.calls == ["willShow First", "didShow First"])
  }

  @Test("may push, as the delegate may", arguments: Era.withSwipe)
  func mayPush(era: Era) {
    let stage = Stage(era: era)
    stage.navigation.interlock.pageDidShow = { [weak stage] page in
      guard page.title == "First" else { return }
      stage?.navigation.pushViewController(Page("Second"), animated: true)
    }
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()

    #expect(stage.stack == ["Root", "First", "Second"])
    #expect(stage.device.log.isEmpty)
  }
}
