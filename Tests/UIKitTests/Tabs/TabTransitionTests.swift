import Foundation
import Simulator
import Testing
import UIKit

/// Gives an animator for a change of tabs, and a finger if there is one.
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  let animator = FadingAnimator(duration: 0.4)
  var finger: UIPercentDrivenInteractiveTransition?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}

@Suite("A change of tabs with an animator of the app's own")
@MainActor
struct TabTransitionTests {
  private func launched() -> (PresentationBench, UITabBarController, [BenchPage], TabDelegate) {
    let bench = PresentationBench()
    let pages = ["1", "2"].map { bench.page($0) }
    let tabs = UITabBarController()
    let delegate = TabDelegate()
    tabs.viewControllers = pages
    tabs.delegate = delegate
    bench.device.perform { bench.device.window.rootViewController = tabs }
    bench.settle()
    _ = bench.takeNotes()
    return (bench, tabs, pages, delegate)
  }

  @Test("has a coordinator, and ends when the animator says so")
  func animated() {
    let (bench, tabs, pages, delegate) = launched()
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
    #expect(delegate.animator.ends == [true])
    #expect(pages[0].view.superview == nil)
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test("goes back when the finger lets it")
  func cancelled() {
    let (bench, tabs, pages, delegate) = launched()
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    bench.device.perform { tabs.selectedViewController = pages[1] }
    bench.device.perform { finger.update(0.3) }
    bench.device.perform { finger.cancel() }
    bench.settle()
    #expect(tabs.selectedViewController === pages[0])
    #expect(tabs.tabBar.selectedItem === pages[0].tabBarItem)
    #expect(pages[0].view.window != nil)
    #expect(pages[1].view.window == nil)
    #expect(delegate.animator.ends == [false])
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
