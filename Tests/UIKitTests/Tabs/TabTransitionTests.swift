import Foundation
import Simulator
import Testing
import UIKit

/// Animates a change of tabs for 0.4 s, and gives a finger if there is one.
private final class TabAnimator: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var finger: UIPercentDrivenInteractiveTransition?
  private(set) var ends: [Bool] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.4) {
      to.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
  }
}

@Suite("A change of tabs with an animator of the app's own")
@MainActor
struct TabTransitionTests {
  private func launched() -> (PresentationBench, UITabBarController, [BenchPage], TabAnimator) {
    let bench = PresentationBench()
    let pages = ["1", "2"].map { bench.page($0) }
    let tabs = UITabBarController()
    let animator = TabAnimator()
    tabs.viewControllers = pages
    tabs.delegate = animator
    bench.device.perform { bench.device.window.rootViewController = tabs }
    bench.settle()
    _ = bench.takeNotes()
    return (bench, tabs, pages, animator)
  }

  @Test("has a coordinator, and ends when the animator says so")
  func animated() {
    let (bench, tabs, pages, animator) = launched()
    bench.device.perform {
      tabs.selectedIndex = 1
      tabs.transitionCoordinator?.animate(
        alongsideTransition: { _ in bench.note("alongside") },
        completion: { _ in bench.note("completion") })
    }
    #expect(tabs.selectedViewController === pages[1])
    bench.device.advance(by: 0.2)
    #expect(pages[0].view.superview != nil)
    bench.settle()
    #expect(
      bench.takeNotes() == [
        "2.viewWillAppear(true)", "1.viewWillDisappear(true)", "2.viewIsAppearing(true)",
        "alongside", "1.viewDidDisappear(true)", "2.viewDidAppear(true)", "completion",
      ])
    #expect(animator.ends == [true])
    #expect(pages[0].view.superview == nil)
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test("goes back when the finger lets it")
  func cancelled() {
    let (bench, tabs, pages, animator) = launched()
    let finger = UIPercentDrivenInteractiveTransition()
    animator.finger = finger
    bench.device.perform { tabs.selectedViewController = pages[1] }
    bench.device.perform { finger.update(0.3) }
    bench.device.perform { finger.cancel() }
    bench.settle()
    #expect(tabs.selectedViewController === pages[0])
    #expect(tabs.tabBar.selectedItem === pages[0].tabBarItem)
    #expect(pages[0].view.window != nil)
    #expect(pages[1].view.window == nil)
    #expect(animator.ends == [false])
    #expect(
      bench.takeNotes() == [
        "2.viewWillAppear(true)", "1.viewWillDisappear(true)", "2.viewIsAppearing(true)",
        "2.viewWillDisappear(true)", "1.viewWillAppear(true)", "2.viewDidDisappear(true)",
        "1.viewIsAppearing(true)", "1.viewDidAppear(true)",
      ])
  }

  @Test("gives way to another change at once")
  func interrupted() {
    let (bench, tabs, pages, _) = launched()
    bench.device.perform { tabs.selectedIndex = 1 }
    bench.device.advance(by: 0.1)
    bench.device.perform { tabs.selectedIndex = 0 }
    bench.settle()
    #expect(tabs.selectedViewController === pages[0])
    #expect(pages[0].view.window != nil)
    #expect(pages[1].view.window == nil)
    #expect(bench.device.log.isEmpty)
  }
}
