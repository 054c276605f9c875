import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("An app's own animator", .everyWayIn, .row("R3"))
@MainActor
struct CustomAnimatorTests {
  /// A stage whose navigation controller has an animator.
  private func stage(
    _ era: Era, _ animator: AppAnimator, pages: [String] = ["Root"]
  ) -> Stage {
    let stage = Stage(era: era)
    stage.app { stage.navigation.setViewControllers(pages.map(Page.init), animated: false) }
    stage.settle()
    stage.navigation.delegate = animator
    return stage
  }

  @Test("shows every page of quick pushes, one after the other", arguments: Era.withSwipe)
  func quickPushes(era: Era) {
    let animator = AppAnimator()
    let stage = stage(era, animator)
    var outcomes: [NavigationOutcome] = []
    let pages = ["First", "Second", "Third"].map(Page.init)
    for page in pages {
      stage.app { stage.navigation.interlock.push(page) { outcomes.append($0) } }
      stage.device.advance(by: 0.1)
    }
    #expect(stage.stack == ["Root", "First"])
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Second", "Third"])
    #expect(animator.animated == ["Root to First", "First to Second", "Second to Third"])
    #expect(outcomes == [.shown, .shown, .shown])
    #expect(pages.allSatisfy { $0.calls.contains("viewDidAppear") })
    #expect(stage.device.log.isEmpty)
    #expect(stage.device.crash == nil)
  }

  @Test("that completes in the call that begins it holds nothing up", arguments: Era.withSwipe)
  func atOnce(era: Era) {
    let animator = AppAnimator(end: .completedAtOnce)
    let stage = stage(era, animator)
    var outcomes: [NavigationOutcome] = []
    stage.app {
      for title in ["First", "Second"] {
        stage.navigation.interlock.push(Page(title)) { outcomes.append($0) }
      }
    }
    stage.settle()
    #expect(stage.stack == ["Root", "First", "Second"])
    #expect(animator.animated == ["Root to First", "First to Second"])
    #expect(outcomes == [.shown, .shown])
    #expect(stage.navigation.interlock.isAtRest)
    #expect(stage.device.crash == nil)
  }

  @Test("that takes long is no incident", arguments: Era.withSwipe)
  func slow(era: Era) {
    let animator = AppAnimator(duration: 4)
    let stage = stage(era, animator)
    var incidents = 0
    var outcomes: [NavigationOutcome] = []
    stage.navigation.interlock.eventHandler = { if case .incident = $0 { incidents += 1 } }
    stage.app { stage.navigation.interlock.push(Page("First")) { outcomes.append($0) } }
    stage.device.advance(by: 3.8)
    #expect(outcomes == [])
    stage.settle()
    #expect(outcomes == [.shown])
    #expect(animator.animated == ["Root to First"])
    #expect(incidents == 0)
  }

  @Test("that cancels is answered for, and what waits comes after it", arguments: Era.withSwipe)
  func cancelled(era: Era) {
    let animator = AppAnimator(end: .cancelled)
    let stage = stage(era, animator)
    var outcomes: [String: NavigationOutcome] = [:]
    stage.app { stage.navigation.interlock.push(Page("First")) { outcomes["First"] = $0 } }
    stage.device.advance(by: 0.1)
    animator.end = .completed
    stage.app { stage.navigation.interlock.push(Page("Second")) { outcomes["Second"] = $0 } }
    stage.settle()
    #expect(stage.stack.last == "Second")
    #expect(outcomes["Second"] == .shown)
    #expect(outcomes["First"] != nil)
    #expect(stage.navigation.interlock.isAtRest)
    #expect(!stage.navigation.interlock.isInteractionBlocked)
    #expect(stage.device.crash == nil)
  }

  @Test(
    "that never completes leaves no request unanswered and no touch blocked",
    arguments: Era.withSwipe)
  func forgotten(era: Era) {
    let animator = AppAnimator(end: .forgotten)
    let stage = stage(era, animator)
    var outcomes: [NavigationOutcome] = []
    for title in ["First", "Second"] {
      stage.app { stage.navigation.interlock.push(Page(title)) { outcomes.append($0) } }
      stage.device.advance(by: 0.1)
    }
    stage.device.advance(by: 60)
    #expect(animator.animated.first == "Root to First")
    #expect(outcomes.count == 2)
    #expect(!stage.navigation.interlock.isInteractionBlocked)
    #expect(stage.navigation.interlock.isAtRest)
    #expect(stage.device.crash == nil)
  }

  @Test(
    "under a finger of the app's own: a push waits for its end", arguments: Era.withSwipe,
    [true, false])
  func interactivePop(era: Era, finishes: Bool) {
    let animator = AppAnimator()
    let stage = stage(era, animator, pages: ["Root", "First", "Second"])
    let finger = UIPercentDrivenInteractiveTransition()
    animator.finger = finger
    var outcomes: [NavigationOutcome] = []
    var incidents = 0
    stage.navigation.interlock.eventHandler = { if case .incident = $0 { incidents += 1 } }
    stage.app { stage.navigation.interlock.pop { outcomes.append($0) } }
    stage.device.advance(by: 0.1)
    stage.app { finger.update(0.4) }
    animator.finger = nil
    stage.app { stage.navigation.interlock.push(Page("Third")) { outcomes.append($0) } }
    stage.device.advance(by: 60)
    #expect(outcomes == [])
    #expect(incidents == 0)
    stage.app { finishes ? finger.finish() : finger.cancel() }
    stage.settle()
    #expect(
      stage.stack
        == (finishes ? ["Root", "First", "Third"] : ["Root", "First", "Second", "Third"]))
    #expect(outcomes == [finishes ? .shown : .cancelledByUser, .shown])
    #expect(stage.device.log.isEmpty)
    #expect(stage.device.crash == nil)
  }

  @Test(
    "under a finger of the app's own that nobody looks at: its answer is as it went",
    arguments: Era.withSwipe, [true, false])
  func interactivePush(era: Era, finishes: Bool) {
    let animator = AppAnimator()
    let stage = stage(era, animator)
    let finger = UIPercentDrivenInteractiveTransition()
    animator.finger = finger
    var outcomes: [NavigationOutcome] = []
    var incidents = 0
    stage.navigation.interlock.eventHandler = { if case .incident = $0 { incidents += 1 } }
    stage.app { stage.navigation.interlock.push(Page("First")) { outcomes.append($0) } }
    stage.device.advance(by: 0.1)
    stage.app { finger.update(0.4) }
    stage.app { finishes ? finger.finish() : finger.cancel() }
    stage.settle()
    #expect(stage.stack == (finishes ? ["Root", "First"] : ["Root"]))
    #expect(outcomes == [finishes ? .shown : .cancelledByUser])
    #expect(incidents == 0)
  }

  @Test("that takes long after the finger went up is no incident", arguments: Era.withSwipe)
  func slowAfterFinger(era: Era) {
    let animator = AppAnimator(duration: 4)
    let stage = stage(era, animator, pages: ["Root", "First"])
    let finger = UIPercentDrivenInteractiveTransition()
    animator.finger = finger
    var incidents = 0
    stage.navigation.interlock.eventHandler = { if case .incident = $0 { incidents += 1 } }
    stage.app { stage.navigation.popViewController(animated: true) }
    stage.device.advance(by: 0.1)
    stage.app {
      finger.update(0.1)
      finger.finish()
    }
    stage.device.advance(by: 3)
    #expect(!stage.navigation.interlock.isAtRest)
    stage.settle()
    #expect(stage.stack == ["Root"])
    #expect(stage.navigation.interlock.isAtRest)
    #expect(incidents == 0)
  }
}
