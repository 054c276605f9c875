import CoreGraphics
import Simulator
import UIKit

// MARK: - Swipes back

extension EraScenario {
  /// What comes of swipes with UIKit's own rules, and in apps that have taken them away.
  static let swipes =
    [
      onPage("swipe", "stack Root A, swipe back from the edge") { $0.swipe(from: 0, to: 0.8) },
      onPage("swipe-content", "stack Root A, swipe back from the middle of the page") {
        $0.swipe(from: 0.3, to: 0.95)
      },
      onPage("S11", "stack Root A, swipe back cancelled") { $0.swipe(from: 0, to: 0.2) },
      onPage("swipe-off", "iOS 26's second recognizer is the only one that is off") { stage in
        stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        stage.swipe(from: 0.3, to: 0.95)
      },
    ] + overlaps + obstacles

  private static let overlaps = [
    onPage("S6", "stack Root A, push B in the middle of a swipe that finishes") { stage in
      stage.swipe(from: 0, to: 0.8) { stage.call { $0.push("B") } }
    },
    onPage("S6-cancelled", "stack Root A, push B in the middle of a swipe that is cancelled") {
      stage in
      stage.swipe(from: 0, to: 0.2) { stage.call { $0.push("B") } }
    },
    onPage("swipe-push", "push B, 0.2 s later swipe back") { swipeDuringPush(on: $0) },
    onPage("swipe-push-free", "the same in an app that lets every swipe begin") { stage in
      stage.navigation.interactivePopGestureRecognizer?.delegate = nil
      swipeDuringPush(on: stage)
    },
    atRest("S12", "swipe at the root in an app that lets every swipe begin, push A") { stage in
      stage.navigation.interactivePopGestureRecognizer?.delegate = nil
      stage.swipe(from: 0, to: 0.8)
      stage.rest()
      stage.touch()
      stage.call { $0.push("A") }
      stage.rest()
      stage.touch()
    },
  ]

  private static let obstacles = [
    atRest("swipe-root", "swipe back at the root, push A") { stage in
      stage.swipe(from: 0, to: 0.8)
      stage.call { $0.push("A") }
      stage.rest()
      stage.touch()
    },
    onPage("swipe-hidden-bar", "stack Root A, bar hidden, swipe back") { stage in
      stage.device.perform { stage.navigation.isNavigationBarHidden = true }
      stage.swipe(from: 0, to: 0.8)
    },
    onPage("swipe-left-item", "stack Root A, custom left item, swipe back") { stage in
      stage.device.perform {
        let item = UIBarButtonItem(title: "Menu")
        stage.navigation.topViewController?.navigationItem.leftBarButtonItem = item
      }
      stage.swipe(from: 0, to: 0.8)
    },
    onPage("swipe-animator", "stack Root A, a delegate with animators that gives none, swipe back")
    {
      stage in
      let delegate = NoAnimator()
      stage.navigation.delegate = delegate
      stage.swipe(from: 0, to: 0.8)
      withExtendedLifetime(delegate) {}
    },
    onPage("swipe-no-back", "stack Root A, hidesBackButton, swipe back") { stage in
      stage.device.perform {
        stage.navigation.topViewController?.navigationItem.hidesBackButton = true
      }
      stage.swipe(from: 0, to: 0.8)
    },
  ]

  /// A scenario that begins at rest on the page "A", and ends with a look and a touch.
  private static func onPage(
    _ name: String, _ title: String, _ script: @escaping (EraStage) -> Void
  ) -> EraScenario {
    atRest(name, title) { stage in
      stage.call { $0.push("A", animated: false) }
      _ = stage.device.settle(limit: 5)
      script(stage)
      stage.rest()
      stage.touch()
    }
  }

  private static func swipeDuringPush(on stage: EraStage) {
    stage.call { $0.push("B") }
    stage.wait(0.2)
    stage.swipe(from: 0, to: 0.8)
  }
}

/// Could give an animator, and gives none.
private final class NoAnimator: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
