import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A swipe back that is cancelled", .everyWayIn, .row("R21"))
@MainActor
struct SwipeCancelledTests {
  @Test("leaves stack, bar, flags, blocks and queue as they were", arguments: Era.withSwipe)
  func restores(era: Era) {
    let stage = Stage(era: era, pushing: [Page("A"), Page("B")])
    let interlock = stage.navigation.interlock
    interlock.defences = [.barVeto, .mutators, .interaction]
    for _ in 0..<3 {
      stage.drag(to: 120, .not)
      #expect(interlock.isTransitioning && !interlock.isInteractionBlocked)
      stage.device.cancelTouches()
      stage.settle()
      #expect(stage.stack == ["Root", "A", "B"] && stage.isSound)
      #expect(stage.device.screenReading.backButtonDrawn == "A")
      #expect(interlock.isAtRest && !interlock.isTransitioning && interlock.activity.isEmpty)
      #expect(!interlock.isInteractionBlocked && !interlock.isInteractionDisabled)
      #expect(interlock.waitingCount == 0)
      #expect(interlock.targetStack == stage.navigation.viewControllers)
    }
    #expect(stage.messages.isEmpty)
    stage.swipeBack()
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
  }

  @Test(
    "lets pushes come that arrived meanwhile, in order", arguments: Era.withSwipe,
    ["under the finger", "on the way back"])
  func pushesMeanwhile(era: Era, moment: String) {
    let stage = Stage(era: era, pushing: [Page("A")])
    var outcomes: [NavigationOutcome] = []
    func push() {
      stage.app {
        for title in ["X", "Y"] {
          stage.navigation.interlock.push(Page(title)) { outcomes.append($0) }
        }
      }
    }
    stage.drag(to: 120, .not)
    if moment == "under the finger" { push() }
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    stage.device.cancelTouches()
    stage.device.advance(by: 0.02)
    if moment == "on the way back" { push() }
    stage.settle()
    #expect(stage.stack == ["Root", "A", "X", "Y"] && stage.isSound)
    #expect(outcomes == [.shown, .shown])
  }

  @Test(
    "has a pop on its way back wait, instead of being taken for UIKit's own",
    arguments: Era.withSwipe)
  func popOnTheWayBack(era: Era) {
    let stage = Stage(era: era, pushing: [Page("A"), Page("B")])
    var popped: UIViewController?
    stage.drag(to: 150, .not)
    stage.device.cancelTouches()
    stage.device.advance(by: 0.02)
    stage.app { popped = stage.navigation.popViewController(animated: true) }
    #expect(popped == nil && stage.stack == ["Root", "A", "B"])
    stage.settle()
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
  }

  @Test("tells of a transition of the user's, which has no request", arguments: Era.withSwipe)
  func events(era: Era) {
    let stage = Stage(era: era, pushing: [Page("A")])
    var causes: [TransitionCause] = []
    var requests = 0
    stage.navigation.interlock.eventHandler = { event in
      switch event {
      case .notice(.willBegin(let transition)): causes.append(transition.cause)
      case .resolved: requests += 1
      default: break
      }
    }
    stage.drag(to: 120, .cancelled)
    stage.settle()
    stage.swipeBack()
    #expect(causes == [.user(.edgeSwipe), .user(.edgeSwipe)])
    #expect(requests == 0)
    #expect(stage.stack == ["Root"] && stage.isSound)
  }

  @Test(
    "in the middle of a guarded push on iOS 26 does what the user saw",
    arguments: [
      OverlapPolicy.queue, .ignore, .merge,
    ], [true, false])
  func duringPush(policy: OverlapPolicy, isCancelled: Bool) {
    let stage = Stage(era: .iOS26, policy: policy)
    stage.app { stage.navigation.pushViewController(Page("A"), animated: true) }
    stage.device.advance(by: 0.1)
    stage.drag(from: 120, to: 300, in: 0.1, .not)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    if isCancelled { stage.device.cancelTouches() } else { stage.device.touchUp() }
    stage.settle()
    #expect(stage.stack == (isCancelled ? ["Root", "A"] : ["Root"]))
    #expect(stage.isSound && stage.navigation.interlock.isAtRest)
    #expect(stage.navigation.interlock.targetStack == stage.navigation.viewControllers)
  }

  @Test(
    "keeps nothing alive after 250 of them and as many that finish", arguments: [Era.iOS18, .iOS26])
  func leaks(era: Era) {
    weak var page: UIViewController?
    weak var navigation: UINavigationController?
    do {
      let stage = Stage(era: era)
      for round in 0..<250 {
        stage.app { stage.navigation.pushViewController(Page("A"), animated: false) }
        stage.settle()
        page = stage.top
        stage.drag(to: 60, in: 0.05, .cancelled)
        stage.settle()
        stage.drag(to: 350, in: 0.05, .up)
        stage.settle()
        #expect(stage.stack == ["Root"], "\(round)")
      }
      navigation = stage.navigation
      stage.device.launch { UIViewController() }
      stage.settle()
    }
    #expect(page == nil && navigation == nil)
  }
}
