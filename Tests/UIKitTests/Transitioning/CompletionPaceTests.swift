import Foundation
import Testing
import UIKit

/// Source: developer.apple.com/documentation/uikit, `UIViewControllerTransitionCoordinatorContext/completionVelocity`
/// and `completionCurve`: what is obtained from the interactive animator object.
@Suite("The rest of a transition under a finger")
@MainActor
struct CompletionPaceTests {
  private func pushed(
    under finger: UIPercentDrivenInteractiveTransition?
  ) throws -> (ControllersBench, AnimatorDelegate, any UIViewControllerTransitionCoordinator) {
    let bench = ControllersBench.launched(.iOS18, stack: ["A"])
    let delegate = AnimatorDelegate(FadingAnimator(duration: 1))
    delegate.finger = finger
    bench.navigation.delegate = delegate
    bench.push("B")
    return (bench, delegate, try #require(bench.navigation.transitionCoordinator))
  }

  @Test("has the speed and the curve of what drives it, as they are when the finger is lifted")
  func driven() throws {
    let finger = UIPercentDrivenInteractiveTransition()
    let (bench, delegate, coordinator) = try pushed(under: finger)
    #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
    var heard: [(CGFloat, UIView.AnimationCurve)] = []
    coordinator.notifyWhenInteractionChanges {
      heard.append(($0.completionVelocity, $0.completionCurve))
    }
    bench.perform {
      finger.update(0.5)
      finger.completionSpeed = 0.25
      finger.completionCurve = .easeOut
      finger.finish()
    }
    #expect(heard.map(\.0) == [0.25] && heard.map(\.1) == [.easeOut])
    withExtendedLifetime(delegate) {}
  }

  @Test("has usual ones if nobody drives it, and always a speed")
  func usual() throws {
    let (_, delegate, coordinator) = try pushed(under: nil)
    #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
    let finger = UIPercentDrivenInteractiveTransition()
    finger.completionSpeed = 0
    let (_, other, driven) = try pushed(under: finger)
    #expect(driven.completionVelocity > 0)
    withExtendedLifetime((delegate, other)) {}
  }
}
