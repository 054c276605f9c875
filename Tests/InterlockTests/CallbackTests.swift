import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A request from a callback that UIKit makes inside a verb", .everyWayIn, .row("R8"))
@MainActor
struct CallbackTests {
  @Test("is answered when UIKit's call is over, and not inside it", arguments: Era.withSwipe)
  func answer(era: Era) {
    let stage = Stage(era: era)
    let page = EnteringPage("First")
    var outcomes: [NavigationOutcome] = []
    page.onEntering = {
      stage.navigation.interlock.push(Page("Second"), policy: .fail) { outcomes.append($0) }
      #expect(outcomes == [], "the app's code ran while UIKit had not put the page in yet")
    }
    stage.app {
      stage.navigation.pushViewController(page, animated: true)
      #expect(outcomes == [.refused(.busy)])
    }
    stage.settle()
    #expect(page.entries == 1)
    #expect(stage.stack == ["Root", "First"])
  }

  @Test("begins when the change that UIKit makes is over", arguments: Era.withSwipe)
  func order(era: Era) {
    let stage = Stage(era: era)
    let page = EnteringPage("First")
    page.onEntering = {
      stage.navigation.pushViewController(Page("Second"), animated: true)
      #expect(stage.stack != ["Root", "First", "Second"])
    }
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    #expect(stage.stack == ["Root", "First"])
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Second"])
    #expect(stage.device.log.isEmpty)
    #expect(stage.device.crash == nil)
  }
}

/// A page that runs code while UIKit puts it into its controller.
private final class EnteringPage: UIViewController {
  var onEntering: (() -> Void)?
  private(set) var entries = 0

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    guard parent != nil else { return }
    entries += 1
    onEntering?()
  }
}
