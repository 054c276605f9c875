import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

/// Could give an animator, and gives none.
private final class NoAnimator: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

@Suite("A swipe back under the guard", .everyWayIn)
@MainActor
struct SwipeTests {
  private func stage(era: Era = .iOS18) -> Stage {
    let stage = Stage(era: era)
    stage.app { stage.navigation.pushViewController(Page("A"), animated: false) }
    stage.settle()
    return stage
  }

  private func swipe(_ stage: Stage, toX x: CGFloat) {
    stage.device.touchDown(at: CGPoint(x: 0, y: 400))
    stage.device.drag(to: CGPoint(x: x, y: 400), duration: 0.2)
    stage.device.advance(by: 0.2)
    stage.device.touchUp()
    stage.settle()
  }

  @Test(
    "is UIKit's own: it follows the finger and may be cancelled", .row("R21"),
    arguments: Era.withSwipe)
  func followsFinger(era: Era) {
    let stage = stage(era: era)
    stage.device.touchDown(at: CGPoint(x: 0, y: 400))
    stage.device.drag(to: CGPoint(x: 60, y: 400), duration: 0.2)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    stage.device.advance(by: 0.2)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.stack == ["Root", "A"])
    #expect(!stage.navigation.interlock.isTransitioning)
    swipe(stage, toX: 300)
    #expect(stage.stack == ["Root"])
    stage.app { stage.navigation.pushViewController(Page("B"), animated: true) }
    stage.settle()
    #expect(stage.stack == ["Root", "B"])
  }

  @Test("depends on the app's own delegate as without the guard", .row("R22"))
  func mirrorsDelegate() {
    let stage = stage()
    let recording = RecordingDelegate()
    stage.navigation.delegate = recording
    let animating = NoAnimator()
    stage.navigation.delegate = animating
    swipe(stage, toX: 300)
    #expect(stage.stack == ["Root", "A"])
    stage.navigation.delegate = recording
    swipe(stage, toX: 300)
    #expect(stage.stack == ["Root"])
    #expect(recording.calls == ["willShow Root", "didShow Root"])
    withExtendedLifetime(animating) {}
  }
}
