import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("Whoever watches a guarded controller", .everyWayIn)
@MainActor
struct ObserverTests {
  @Test(
    "hears willShow and didShow as its delegate, once a page", .row("R22"), arguments: Era.withSwipe
  )
  func delegate(era: Era) {
    let stage = Stage(era: era)
    let delegate = RecordingDelegate()
    stage.navigation.delegate = delegate
    #expect(stage.navigation.delegate === delegate)
    stage.app {
      stage.navigation.pushViewController(Page("First"), animated: true)
      stage.navigation.pushViewController(Page("Second"), animated: true)
    }
    stage.settle()
    #expect(
      delegate.calls == ["willShow First", "didShow First", "willShow Second", "didShow Second"])
  }

  @Test("says as its delegate which sides may be up", arguments: Era.withSwipe)
  func sides(era: Era) {
    let stage = Stage(era: era)
    let delegate = SidewaysDelegate()
    stage.navigation.delegate = delegate
    #expect(stage.navigation.supportedInterfaceOrientations == .landscape)
    #expect(stage.navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }

  @Test("reads what happened, in order, as a sequence")
  func events() async {
    let stage = Stage()
    let events = stage.navigation.interlock.events
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.settle()

    var seen: [String] = []
    for await event in events {
      switch event {
      case .willShow: seen.append("willShow")
      case .didShow: seen.append("didShow")
      case .resolved(_, let outcome): seen.append("\(outcome)")
      case .notice(.willBegin): seen.append("willBegin")
      case .notice(.didSettle): seen.append("didSettle")
      case .notice(.targetChanged): seen.append("targetChanged")
      case .notice(.cameToRest): seen.append("cameToRest")
      case .notice(.setOverPending): seen.append("setOverPending")
      case .held: seen.append("held")
      case .released: seen.append("released")
      case .incident: seen.append("incident")
      }
      if seen.last == "cameToRest" { break }
    }
    #expect(
      Set(seen) == [
        "targetChanged", "willBegin", "willShow", "didShow", "shown", "didSettle", "cameToRest",
      ])
    #expect(seen.filter { $0 == "shown" }.count == 1)
    #expect(stage.navigation.interlock.droppedEventCount == 0)
  }

  @Test("loses the oldest events when slow, and can see how many")
  func slowReader() {
    let stage = Stage()
    let events = stage.navigation.interlock.events
    for index in 0..<100 {
      stage.app { stage.navigation.pushViewController(Page("\(index)"), animated: false) }
      stage.settle()
    }
    #expect(stage.navigation.interlock.droppedEventCount > 0)
    withExtendedLifetime(events) {}
  }

  @Test("does not keep pages or the controller alive, over 100 pushes and pops")
  func leaks() {
    let stage = Stage()
    var pages: [WeakPage] = []
    for _ in 0..<100 {
      let page = Page("Page")
      pages.append(WeakPage(page: page))
      stage.app { stage.navigation.pushViewController(page, animated: true) }
      stage.settle()
      stage.app { stage.navigation.popViewController(animated: true) }
      stage.settle()
    }
    #expect(pages.filter { $0.page != nil }.count == 0)
  }

  private struct WeakPage {
    weak var page: Page?
  }
}

private final class SidewaysDelegate: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscape }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .landscapeLeft }
}
