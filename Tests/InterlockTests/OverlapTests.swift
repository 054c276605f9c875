import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A request during a transition", .everyWayIn)
@MainActor
struct OverlapTests {
  @Test(
    "waits under queue, and every page is shown, on every era", .row("R3"), arguments: Era.withSwipe
  )
  func queue(era: Era) {
    let stage = Stage(era: era)
    let first = Page("First")
    let second = Page("Second")
    stage.app { stage.navigation.pushViewController(first, animated: true) }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.pushViewController(second, animated: true) }

    #expect(stage.stack == ["Root", "First"])
    #expect(stage.navigation.interlock.targetStack.map(\.title) == ["Root", "First", "Second"])
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Second"])
    #expect(first.calls.contains("viewDidAppear"))
    #expect(second.calls.last == "viewDidAppear")
    #expect(stage.device.crash == nil)
    #expect(stage.device.log.isEmpty)
    #expect(stage.navigation.interlock.isAtRest)
  }

  @Test("is ignored under ignore, with a message and an outcome", .row("R2"))
  func ignore() {
    let stage = Stage(policy: .ignore)
    var outcome: NavigationOutcome?
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.interlock.push(Page("Second")) { outcome = $0 } }
    stage.settle()

    #expect(stage.stack == ["Root", "First"])
    guard case .ignored(let transition) = outcome else {
      Issue.record("expected ignored(during:), got \(String(describing: outcome))")
      return
    }
    #expect(transition.to.flatMap(stage.navigation.interlock.page)?.title == "First")
    #expect(
      stage.messages.first?.hasPrefix(
        "Ignore push request when top page is still animating") == true)
  }

  @Test(
    "is folded with the others under merge, into one further transition", .row("R4"),
    arguments: Era.withSwipe)
  func merge(era: Era) {
    let stage = Stage(era: era, policy: .merge)
    let passedOver = Page("Second")
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.app {
      stage.navigation.pushViewController(passedOver, animated: true)
      stage.navigation.pushViewController(Page("Third"), animated: true)
    }
    stage.settle()

    #expect(stage.stack == ["Root", "First", "Second", "Third"])
    #expect(!passedOver.calls.contains("viewDidAppear"))
    #expect(stage.device.log.isEmpty)
  }

  @Test(
    "for a whole stack is folded with others of its kind, under queue too: only the last is shown",
    .row("R4"), arguments: Era.withSwipe)
  func stacks(era: Era) {
    let stage = Stage(era: era)
    let passedOver = Page("Passed over")
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    for page in [passedOver, Page("Last")] {
      stage.app {
        stage.navigation.interlock.setStack([Page("Below"), page]) { outcomes.append($0) }
      }
    }
    stage.settle()

    #expect(stage.stack == ["Below", "Last"])
    #expect(passedOver.calls == [])
    guard case .merged = outcomes.first else {
      Issue.record("expected merged(into:) first, got \(outcomes)")
      return
    }
    #expect(outcomes.dropFirst() == [.shown])
    #expect(stage.device.log.isEmpty)
  }

  @Test(
    "during an alert's presentation is not dropped", .row("R8", "R37"), arguments: Era.withSwipe)
  func alert(era: Era) {
    let stage = Stage(era: era)
    stage.app {
      let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Go on", style: .default))
      stage.navigation.topViewController?.present(alert, animated: true)
    }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.pushViewController(Page("Under"), animated: true) }
    stage.settle()

    #expect(stage.stack == ["Root", "Under"])
    #expect(stage.device.log.isEmpty)
    #expect(stage.device.crash == nil)
  }
}

@Suite("A second tap on Back, while the first pop moves", .everyWayIn, .row("R6"))
@MainActor
struct DoubleBackTests {
  @Test("pops nothing more", arguments: Era.withSwipe)
  func popsOnce(era: Era) throws {
    let stage = Stage(era: era)
    stage.app {
      stage.navigation.setViewControllers(
        ["Root", "Lower", "Upper"].map(Page.init), animated: false)
    }
    stage.settle()
    let point = stage.device.center(of: try #require(stage.device.backButton))
    stage.device.tap(at: point)
    stage.device.advance(by: 0.1)
    stage.device.tap(at: point)
    stage.settle()
    #expect(stage.stack == ["Root", "Lower"])
    #expect(stage.device.screenReading.titlesDrawn == ["Lower"])

    stage.device.tap(at: point)
    stage.settle()
    #expect(stage.stack == ["Root"])
  }
}
