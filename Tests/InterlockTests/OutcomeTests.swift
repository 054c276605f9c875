import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("The outcome of a request", .everyWayIn)
@MainActor
struct OutcomeTests {
  @Test(
    "comes once for each, in order, on every era and policy", .row("R2", "R3", "R4", "R5", "R33"),
    arguments: Era.withSwipe)
  func once(era: Era) {
    for policy in OverlapPolicy.allCases {
      let stage = Stage(era: era, policy: policy)
      var counts: [Int] = Array(repeating: 0, count: 5)
      for index in counts.indices {
        stage.app { stage.navigation.interlock.push(Page("\(index)")) { _ in counts[index] += 1 } }
        stage.device.advance(by: 0.05)
      }
      stage.settle()
      #expect(counts == [1, 1, 1, 1, 1], "policy \(policy)")
      #expect(stage.navigation.interlock.isAtRest)
    }
  }

  @Test("comes once as an event too, before the completion is called", .row("R33"))
  func event() {
    let stage = Stage()
    var told: [String] = []
    stage.navigation.interlock.eventHandler = { event in
      if case .resolved(_, let outcome) = event { told.append("event: \(outcome)") }
    }
    for title in ["First", "Second"] {
      stage.app {
        stage.navigation.interlock.push(Page(title)) { told.append("\(title): \($0)") }
      }
    }
    stage.settle()
    #expect(told == ["event: shown", "First: shown", "event: shown", "Second: shown"])
  }

  @Test("names the person who swipes a page away that is still coming, without a message (iOS 26)")
  func takenBackByPerson() {
    let stage = Stage(era: .iOS26)
    var outcomes: [NavigationOutcome] = []
    stage.app { stage.navigation.interlock.push(Page("First")) { outcomes.append($0) } }
    stage.device.advance(by: 0.1)
    stage.swipeBack()
    stage.settle()
    #expect(stage.stack == ["Root"] && stage.isSound)
    guard case .interrupted(let other) = outcomes.first, outcomes.count == 1,
      case .user = other.cause
    else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(stage.messages.isEmpty)
  }

  @Test("is returned by the async form when the page is shown")
  func asynchronous() async {
    let stage = Stage()
    // Both run on the main actor, in the order of their creation: the first suspends in the push.
    let pushing = Task {
      stage.device.advance(by: 0)  // Another test's device may have been active since.
      return await stage.navigation.interlock.push(Page("First"))
    }
    let time = Task { stage.settle() }
    await time.value
    #expect(await pushing.value == .shown)
    #expect(stage.stack == ["Root", "First"])
  }

  @Test(
    "is refused for an instance that is there already, with a message that says what to do",
    .row("R9"))
  func sameInstance() {
    let stage = Stage()
    let page = Page("Detail")
    var outcome: NavigationOutcome?
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.interlock.push(page) { outcome = $0 } }
    stage.settle()

    guard case .refused(.alreadyInStack(_, index: 1)) = outcome else {
      Issue.record("expected refused(alreadyInStack), got \(String(describing: outcome))")
      return
    }
    #expect(stage.stack == ["Root", "Detail"])
    #expect(stage.device.crash == nil)
    #expect(
      stage.messages == [
        """
        Push of "Detail" refused: it is already in the stack at index 1. The stack is unchanged. \
        Create a new view controller for each push, or call popToViewController(_:animated:).
        """
      ])
  }

  @Test("is refused for a second page with the key of one that is being pushed", .row("R9"))
  func sameKey() {
    let stage = Stage()
    let pages = [Page("Message"), Page("Message")]
    for page in pages { page.interlockPage.key = PageKey(rawValue: "message 7") }
    var outcomes: [NavigationOutcome] = []
    stage.app {
      for page in pages { stage.navigation.interlock.push(page) { outcomes.append($0) } }
    }
    stage.settle()
    #expect(stage.stack == ["Root", "Message"])
    #expect(outcomes.contains(.refused(.sameKeyBeingPushed(PageKey(rawValue: "message 7")))))
    #expect(outcomes.contains(.shown))
  }

  @Test(
    "is placed while the controller is not on screen, and the page is there when it comes",
    .row("R8"))
  func offScreen() {
    let stage = Stage(isOnScreen: false)
    var outcomes: [NavigationOutcome] = []
    stage.navigation.interlock.push(Page("First")) { outcomes.append($0) }
    stage.navigation.interlock.push(Page("Second")) { outcomes.append($0) }
    #expect(stage.stack == ["Root", "First", "Second"])
    #expect(outcomes == [.placed, .placed])

    stage.device.launch { stage.navigation }
    stage.settle()
    #expect(stage.device.screenReading.pageDrawn?.title == "Second")
  }

  @Test("is closed when the controller goes away before", .row("R13", "R33"))
  func closed() async {
    let device = Device(era: .iOS18)
    var outcomes: [NavigationOutcome] = []
    var navigation: UINavigationController? = WayIn.current.makeController(
      root: Page("Root"))
    device.launch { navigation ?? UIViewController() }
    _ = device.settle(limit: 5)
    navigation?.interlock.push(Page("First")) { _ in }
    navigation?.interlock.push(Page("Second")) { outcomes.append($0) }
    weak let gone = navigation
    navigation = nil
    device.perform("test") { device.window.rootViewController = nil }
    _ = device.settle(limit: 30)
    await Task { @MainActor in }.value
    #expect(gone == nil)
    #expect(outcomes == [.closed])
  }

  @Test("is a refusal if its controller has gone and somebody has kept the guard")
  func guardWithoutController() {
    let device = Device(era: .iOS18)
    let interlock = InterlockNavigationController(rootViewController: Page("Root")).interlock
    var outcomes: [NavigationOutcome] = []
    device.perform("test") { interlock.push(Page("First")) { outcomes.append($0) } }
    #expect(outcomes == [.refused(.closed)])
  }
}
