import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A request during a presentation", .everyWayIn, .row("R37"))
@MainActor
struct PresentationTests {
  /// Less than the 2 s after which a host that is not free is looked at again, whoever says that it is.
  private static let soon = 1.0

  /// Pushes a page while something is on its way, and returns what the app sees at once and soon.
  private func push(
    on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
  ) -> NavigationOutcome? {
    var outcome: NavigationOutcome?
    stage.device.advance(by: 0.1)
    stage.app { stage.navigation.interlock.push(Page("Next")) { outcome = $0 } }
    #expect(stage.stack == ["Root"], sourceLocation: sourceLocation)
    #expect(stage.navigation.interlock.waitingCount == 1, sourceLocation: sourceLocation)
    #expect(!stage.navigation.interlock.isTransitioning, sourceLocation: sourceLocation)
    stage.device.advance(by: Self.soon)
    #expect(stage.stack == ["Root", "Next"], sourceLocation: sourceLocation)
    stage.settle()
    return outcome
  }

  @Test("waits until an alert is there, and no longer", arguments: Era.withSwipe)
  func presentation(era: Era) {
    let stage = Stage(era: era)
    let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
    stage.app { stage.top.present(alert, animated: true) }
    #expect(push(on: stage) == .shown)
    #expect(stage.navigation.presentedViewController === alert)
    #expect(stage.device.log.isEmpty && stage.device.crash == nil)
  }

  @Test("waits until what was presented has gone, and no longer", arguments: Era.withSwipe)
  func dismissal(era: Era) {
    let stage = Stage(era: era)
    stage.app { stage.navigation.present(Page("Sheet"), animated: true) }
    stage.settle()
    stage.app { stage.navigation.dismiss(animated: true) }
    #expect(push(on: stage) == .shown)
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.isSound)
  }

  @Test("waits as long as a finger brings what is presented", arguments: Era.withSwipe)
  func underFinger(era: Era) {
    let stage = Stage(era: era)
    let finger = FingerPresentation()
    let sheet = Page("Sheet")
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = finger
    var outcomes: [NavigationOutcome] = []
    var incidents = 0
    stage.navigation.interlock.eventHandler = { if case .incident = $0 { incidents += 1 } }
    stage.app { stage.navigation.present(sheet, animated: true) }
    stage.device.advance(by: 0.1)
    stage.app {
      finger.interaction.update(0.4)
      stage.navigation.interlock.push(Page("Next")) { outcomes.append($0) }
    }
    stage.device.advance(by: 60)
    #expect(outcomes == [])
    #expect(incidents == 0)
    stage.app { finger.interaction.finish() }
    stage.settle()
    #expect(outcomes == [.shown])
    #expect(stage.stack == ["Root", "Next"])
    #expect(stage.device.log.isEmpty && stage.device.crash == nil)
  }
}

/// Lets a finger bring what is presented.
@MainActor
private final class FingerPresentation: NSObject, UIViewControllerTransitioningDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()
  private let animator = AppAnimator()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
