import UIKit

// MARK: - Touches

extension EraScenario {
  static let touches = [
    atRest("back-menu", "stack Root A B, long press on Back, choice of Root if there is one") {
      [add("A", "B"), .rest, .menu(choosing: "Root")]
    },
    atRest("double-back", "stack Root A B C, Back tapped twice, 0.15 s apart") {
      [add("A", "B", "C"), .rest, .backTwice, .rest]
    },
    atRest("double-tap", "a button that pushes, tapped twice, 0.08 s apart", in: .button) {
      [.call { _ in nil }, .openTwice, .rest]
    },
    atRest(
      "should-pop", "Back on a class that answers shouldPop with yes, and no more", in: .agreeing
    ) {
      [
        .perform { $0.add(["A", "B"]) }, .rest, .back(1),
      ]
    },
  ]

  private static func add(_ titles: String...) -> EraStep {
    .call {
      $0.add(titles)
      return nil
    }
  }
}

// MARK: - Swipes back

extension EraScenario {
  /// What comes of swipes with UIKit's own rules, and in apps that have taken them away.
  static let swipes =
    [
      onPage("swipe", "stack Root A, swipe back from the edge") { [.swipe(from: 0, to: 0.8)] },
      onPage("swipe-content", "stack Root A, swipe back from the middle of the page") {
        [.swipe(from: 0.3, to: 0.95)]
      },
      onPage("S11", "stack Root A, swipe back cancelled") { [.swipe(from: 0, to: 0.2)] },
      onPage("swipe-off", "iOS 26's second recognizer is the only one that is off") {
        [.perform { $0.turnContentSwipeOff() }, .swipe(from: 0.3, to: 0.95)]
      },
    ] + overlaps + obstacles

  private static let overlaps = [
    onPage("S6", "stack Root A, push B in the middle of a swipe that finishes") {
      [.swipe(from: 0, to: 0.8) { $0.push("B") }]
    },
    onPage("S6-cancelled", "stack Root A, push B in the middle of a swipe that is cancelled") {
      [.swipe(from: 0, to: 0.2) { $0.push("B") }]
    },
    onPage("swipe-push", "push B, 0.2 s later swipe back") {
      [.call { $0.push("B") }, .wait(0.2), .swipe(from: 0, to: 0.8)]
    },
    onPage("swipe-push-free", "the same in an app that lets every swipe begin") {
      [letEverySwipeBegin, .call { $0.push("B") }, .wait(0.2), .swipe(from: 0, to: 0.8)]
    },
    atRest("S12", "swipe at the root in an app that lets every swipe begin, push A") {
      [
        letEverySwipeBegin, .swipe(from: 0, to: 0.8), .rest, .touch, .call { $0.push("A") }, .rest,
        .touch,
      ]
    },
  ]

  private static let obstacles = [
    atRest("swipe-root", "swipe back at the root, push A") {
      [.swipe(from: 0, to: 0.8), .call { $0.push("A") }, .rest, .touch]
    },
    onPage("swipe-hidden-bar", "stack Root A, bar hidden, swipe back") {
      [.perform { $0.isNavigationBarHidden = true }, .swipe(from: 0, to: 0.8)]
    },
    onPage("swipe-left-item", "stack Root A, custom left item, swipe back") {
      [
        .perform {
          let item = UIBarButtonItem(title: "Menu")
          $0.topViewController?.navigationItem.leftBarButtonItem = item
        }, .swipe(from: 0, to: 0.8),
      ]
    },
    onPage("swipe-animator", "stack Root A, a delegate with animators that gives none, swipe back")
    {
      let delegate = NoAnimator()
      return [
        .perform { $0.delegate = delegate }, .swipe(from: 0, to: 0.8),
        // The controller keeps no delegate alive; this step does, to the end.
        .perform { _ in withExtendedLifetime(delegate) {} },
      ]
    },
    onPage("swipe-no-back", "stack Root A, hidesBackButton, swipe back") {
      [
        .perform { $0.topViewController?.navigationItem.hidesBackButton = true },
        .swipe(from: 0, to: 0.8),
      ]
    },
  ]

  private static let letEverySwipeBegin = EraStep.perform {
    $0.interactivePopGestureRecognizer?.delegate = nil
  }

  /// A scenario that begins at rest on the page "A", and ends with a look and a touch.
  private static func onPage(
    _ name: String, _ title: String, _ steps: @escaping () -> [EraStep]
  ) -> EraScenario {
    atRest(name, title) {
      [.call { $0.push("A", animated: false) }, .settle] + steps() + [.rest, .touch]
    }
  }
}

extension UINavigationController {
  /// Puts new pages on top, without animation.
  fileprivate func add(_ titles: [String]) {
    setViewControllers(viewControllers + titles.map { EraPage($0) }, animated: false)
  }

  /// Turns the swipe in the content off, where there is one.
  fileprivate func turnContentSwipeOff() {
    if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer?.isEnabled = false }
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

// MARK: - Tabs

extension EraScenario {
  /// What a person does with tabs while their pages are deep, or on their way.
  static let tabs = [
    atRest("tab-again", "stack Root A B in a tab, tap the tab again", in: .tabs) {
      [
        .call { $0.push("A") }, .rest, .call { $0.push("B") }, .rest, .tapTab("First"), .rest,
      ]
    },
    atRest("tab-again-push", "push A in a tab, 0.2 s later tap the tab again", in: .tabs) {
      [.call { $0.push("A") }, .wait(0.2), .tapTab("First"), .rest]
    },
    atRest("tab-change", "push A in a tab, 0.2 s later go to the other tab and back", in: .tabs) {
      [
        .call { $0.push("A") }, .wait(0.2), .tapTab("Second"), .tapTab("First"), .rest, .back(1),
      ]
    },
  ]
}
