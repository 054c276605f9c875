import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("One request's own policy, during a push", .everyWayIn, .row("R5"))
@MainActor
struct PolicyForOneRequestTests {
  /// A page that knows how it came.
  private final class Arrival: UIViewController {
    private(set) var wasAnimated: Bool?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      wasAnimated = animated
    }
  }

  /// A controller in the middle of a push of "First", with "Second" waiting if asked.
  private func stage(era: Era, waiting: (@MainActor (NavigationOutcome) -> Void)? = nil) -> Stage {
    let stage = Stage(era: era)
    stage.app { stage.navigation.pushViewController(Page("First"), animated: true) }
    stage.device.advance(by: 0.1)
    if let waiting {
      stage.app { stage.navigation.interlock.push(Page("Second"), completion: waiting) }
    }
    return stage
  }

  @Test("to replace what waits drops that, and leaves what moves alone", arguments: Era.withSwipe)
  func replacesWhatWaits(era: Era) {
    var dropped: NavigationOutcome?
    let stage = stage(era: era) { dropped = $0 }
    var outcome: NavigationOutcome?
    stage.app {
      stage.navigation.interlock.push(Page("Instead"), policy: .replacePending) { outcome = $0 }
    }
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Instead"])
    #expect(outcome == .shown)
    guard case .superseded = dropped else {
      Issue.record("what waited had the outcome \(String(describing: dropped))")
      return
    }
  }

  @Test("to go without animation waits, and then comes at once", arguments: Era.withSwipe)
  func goesWithoutAnimation(era: Era) {
    let stage = stage(era: era)
    let page = Arrival()
    stage.app { stage.navigation.interlock.push(page, policy: .withoutAnimation) { _ in } }
    #expect(stage.stack == ["Root", "First"])
    stage.settle()
    #expect(stage.navigation.topViewController === page)
    #expect(page.wasAnimated == false)
  }

  @Test("to fail is an error at once, and changes nothing", arguments: Era.withSwipe)
  func fails(era: Era) {
    var waited: NavigationOutcome?
    let stage = stage(era: era) { waited = $0 }
    var outcome: NavigationOutcome?
    stage.app { stage.navigation.interlock.push(Page("Third"), policy: .fail) { outcome = $0 } }
    #expect(outcome == .refused(.busy))
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Second"])
    #expect(waited == .shown)
  }

  @Test("counts for that request alone")
  func countsOnce() {
    let stage = stage(era: .iOS18)
    stage.app {
      stage.navigation.interlock.push(Page("Second"), policy: .fail) { _ in }
      stage.navigation.pushViewController(Page("Third"), animated: true)
    }
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Third"])
  }
}
