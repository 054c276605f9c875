import Foundation
import Simulator
import Testing
import UIKit

@Suite("A transition that begins under a finger")
@MainActor
struct InteractiveStartTests {
  /// Gives an animator and a finger to whoever asks.
  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
    UITabBarControllerDelegate
  {
    var note: (String) -> Void = { _ in }
    let finger = UIPercentDrivenInteractiveTransition()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      note("animator")
      return FadingAnimator(duration: 0.4)
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      note("animator")
      return FadingAnimator(duration: 0.4)
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      note("animator")
      return FadingAnimator(duration: 0.4)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  /// Notes whether a finger holds what begins.
  private final class Page: UIViewController {
    var note: (String) -> Void = { _ in }

    private func tell(_ name: String) {
      note("\(name)\(transitionCoordinator?.isInteractive == true ? ", under a finger" : "")")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tell("will appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      tell("will disappear")
    }
  }

  private let bench = PresentationBench()
  private let delegate = Delegate()
  private let page = Page()

  private func finish(_ begin: () -> Void) -> [String] {
    var notes: [String] = []
    delegate.note = { notes.append($0) }
    page.note = { notes.append($0) }
    bench.device.perform { begin() }
    bench.device.perform { delegate.finger.update(0.5) }
    bench.device.perform { delegate.finger.finish() }
    bench.settle()
    return notes
  }

  @Test("is so already when a page hears that it comes, or goes")
  func presentation() {
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = delegate
    let coming = finish { bench.root.present(page, animated: true) }
    #expect(coming == ["animator", "will appear, under a finger"])
    let going = finish { page.dismiss(animated: true) }
    #expect(going == ["animator", "will disappear, under a finger"])
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("is so already when a tab's page hears that it comes, or goes")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), page]
    tabs.delegate = delegate
    bench.device.perform { bench.device.window.rootViewController = tabs }
    bench.settle()
    #expect(finish { tabs.selectedIndex = 1 } == ["animator", "will appear, under a finger"])
    #expect(finish { tabs.selectedIndex = 0 } == ["animator", "will disappear, under a finger"])
  }
}
