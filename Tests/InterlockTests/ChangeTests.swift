import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A change for which UIKit has no verb", .everyWayIn, .row("R38"))
@MainActor
struct ChangeTests {
  /// A controller with three pages below the root.
  private func stage(era: Era = .iOS18) -> (Stage, [Page]) {
    let stage = Stage(era: era)
    let pages = ["First", "Second", "Third"].map(Page.init)
    stage.app {
      stage.navigation.setViewControllers([stage.top] + pages, animated: false)
    }
    stage.settle()
    return (stage, pages)
  }

  @Test("replaces the top page by one transition, on every era", arguments: Era.withSwipe)
  func replaceTop(era: Era) {
    let (stage, pages) = stage(era: era)
    var outcomes: [NavigationOutcome] = []
    stage.app {
      stage.navigation.interlock.replaceTop(with: Page("New")) { outcomes.append($0) }
    }
    stage.settle()
    #expect(outcomes == [.shown])
    #expect(stage.stack == ["Root", "First", "Second", "New"])
    #expect(pages[2].calls.last == "viewDidDisappear")
    #expect(stage.device.crash == nil)
  }

  @Test("removes pages below the top without a motion, on every era", arguments: Era.withSwipe)
  func remove(era: Era) {
    let (stage, pages) = stage(era: era)
    let calls = pages[2].calls
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.navigation.interlock.remove([pages[0], pages[1]]) { outcomes.append($0) } }
    stage.settle()
    #expect(outcomes == [.shown])
    #expect(stage.stack == ["Root", "Third"])
    #expect(pages[2].calls == calls)
  }

  @Test(
    "makes several steps one transition, during another one, on every era", arguments: Era.withSwipe
  )
  func batch(era: Era) {
    let (stage, pages) = stage(era: era)
    var outcomes: [NavigationOutcome] = []
    stage.app {
      stage.navigation.pushViewController(Page("Fourth"), animated: true)
      stage.navigation.interlock.batch {
        outcomes.append($0)
      } _: {
        $0.popTo(pages[0])
        $0.push(Page("Deep"))
        $0.replaceTop(with: Page("Deeper"))
        $0.push(Page("Deepest"))
        $0.remove([pages[0]])
      }
    }
    stage.settle()
    #expect(outcomes == [.shown])
    #expect(stage.stack == ["Root", "Deeper", "Deepest"])
    #expect(stage.device.crash == nil)
  }

  @Test("is refused with a message that says which step cannot be made and what to do")
  func refusedStep() {
    let (stage, _) = stage()
    stage.app {
      stage.navigation.interlock.batch { _ in
      } _: {
        $0.push(Page("Fourth"))
        $0.popTo(Page("Stranger"))
      }
      stage.navigation.interlock.remove([stage.navigation.viewControllers[0]]) { _ in }
    }
    stage.settle()
    #expect(
      stage.messages == [
        """
        A batch of 2 changes refused: in its step 2, "Stranger" is not in the stack. The stack is \
        unchanged. Look the page up in interlock.targetStack first.
        """,
        """
        Removal of ["Root"] refused: "Root" is the root, which stays. The stack is unchanged. Call \
        setStack(_:) or use a batch.
        """,
      ])
  }

  @Test("can have a step of every kind")
  func everyStep() {
    let (stage, pages) = stage()
    stage.app {
      stage.navigation.interlock.batch { _ in
      } _: {
        $0.popToRoot()
        $0.setStack([pages[2], pages[1]])
        $0.pop()
        $0.replaceTop(with: pages[0])
        $0.push(pages[2])
        $0.push(Page("Last"))
      }
    }
    stage.settle()
    #expect(stage.stack == ["First", "Third", "Last"])
  }

  @Test("that comes too late, because its source has gone, changes nothing")
  func source() {
    let (stage, pages) = stage()
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.navigation.popViewController(animated: true) }
    stage.settle()
    stage.app {
      stage.navigation.interlock.push(Page("Answer"), from: pages[2]) { outcomes.append($0) }
      stage.navigation.interlock.push(Page("Other"), from: pages[1]) { outcomes.append($0) }
    }
    stage.settle()
    #expect(outcomes == [.superseded(by: nil), .shown])
    #expect(stage.stack == ["Root", "First", "Second", "Other"])
  }

  @Test("is noted if UIKit's verb sets a whole stack while pages are on their way")
  func setOverPending() {
    let (stage, _) = stage()
    var notes = 0
    stage.navigation.interlock.eventHandler = {
      if case .notice(.setOverPending) = $0 { notes += 1 }
    }
    let root = stage.navigation.viewControllers[0]
    stage.app { stage.navigation.setViewControllers([root, Page("Other")], animated: true) }
    stage.settle()
    #expect(notes == 0)
    stage.app {
      stage.navigation.pushViewController(Page("Fourth"), animated: true)
      stage.navigation.setViewControllers([root], animated: true)
    }
    stage.settle()
    #expect(stage.stack == ["Root"])
    #expect(notes == 1)
  }

  @Test("waits for a page that has left and is still a child, as UIKit would raise")
  func leavingPage() {
    let (stage, pages) = stage()
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.navigation.popViewController(animated: false) }
    stage.settle()
    stage.app {
      stage.navigation.addChild(pages[2])
      stage.navigation.interlock.push(pages[2]) { outcomes.append($0) }
    }
    stage.device.advance(by: 1)
    #expect(outcomes == [])
    #expect(stage.stack == ["Root", "First", "Second"])
    stage.app { pages[2].removeFromParent() }
    stage.settle()
    #expect(outcomes == [.shown])
    #expect(stage.stack == ["Root", "First", "Second", "Third"])
  }
}
