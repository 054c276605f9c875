import Foundation
import QuartzCore
import Testing
import UIKit

/// Slides the page that comes in from below, or does not end unless a test ends it.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var completes = true
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var ends: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let page = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return }
    let end = transitionContext.finalFrame(for: page)
    view.frame = end.offsetBy(dx: 0, dy: 1000)
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.8) {
      view.frame = end
    } completion: { _ in
      guard self.completes else { return }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
  }
}

/// Gives an animator, and a finger if there is one.
private final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
  let report: (String) -> Void
  var animator: SlideAnimator?
  var finger: UIPercentDrivenInteractiveTransition?

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    report("animator for \(operation) \(fromVC.title ?? "") to \(toVC.title ?? "")")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    report("finger")
    return finger
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    report("willShow(\(viewController.title ?? ""))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    report("didShow(\(viewController.title ?? ""))")
  }
}

@Suite("An animator of the app's own")
@MainActor
struct CustomTransitionTests {
  private func launched(
    _ behaviour: UIKitBehaviour = .iOS18, animator: SlideAnimator? = SlideAnimator()
  ) -> (ControllersBench, AnimatingDelegate) {
    let bench = ControllersBench.launched(behaviour, stack: ["A"])
    let delegate = AnimatingDelegate { [weak bench] in bench?.note($0) }
    delegate.animator = animator
    bench.navigation.delegate = delegate
    return (bench, delegate)
  }

  @Test(
    "plays in place of UIKit's, with the same callbacks", arguments: [UIKitBehaviour.iOS7, .iOS26])
  func plays(behaviour: UIKitBehaviour) throws {
    let (bench, delegate) = launched(behaviour)
    bench.push("B")
    let page = try #require(bench.navigation.topViewController)
    bench.advance(0.4)
    let y = page.view.layer.appearance(at: bench.loop.now).position.y
    #expect(abs(y - (422 + 500)) < 1)
    #expect(bench.navigation.transitionCoordinator?.transitionDuration == 0.8)
    bench.settle()
    #expect(
      bench.timelineText == """
        0.000 B.willMove(nav)
        0.000 animator for push A to B
        0.000 finger
        0.000 B.viewDidLoad
        0.000 A.viewWillDisappear(true)
        0.000 B.viewWillAppear(true)
        0.000 willShow(B)
        0.000 B.viewIsAppearing(true)
        0.000 B.viewDidLayoutSubviews
        0.800 A.viewDidDisappear(true)
        0.800 B.viewDidAppear(true)
        0.800 B.didMove(nav)
        0.800 didShow(B)
        0.800 B.viewDidLayoutSubviews
        """)
    #expect(delegate.animator?.ends == [true])
    #expect(bench.state == "stack A,B; screen B; bar A | B")
  }

  @Test("leaves pages that UIKit's own animation can move again")
  func afterwards() {
    let (bench, delegate) = launched()
    bench.push("B")
    bench.settle()
    bench.navigation.delegate = nil
    bench.push("C")
    bench.settle()
    for expected in ["stack A,B; screen B; bar A | B", "stack A; screen A; bar A"] {
      bench.tapBack()
      #expect(bench.state == expected)
    }
    #expect(bench.log == [])
    withExtendedLifetime(delegate) {}
  }

  @Test("that never completes leaves an app that answers no touch and pushes nothing")
  func neverCompletes() throws {
    let (bench, delegate) = launched()
    delegate.animator?.completes = false
    bench.push("B")
    bench.settle()
    #expect(!bench.answersTouch())
    bench.push("C")
    bench.settle()
    #expect(bench.stack == ["A", "B"])
    try #require(delegate.animator?.context).completeTransition(true)
    bench.settle()
    #expect(bench.stack == ["A", "B", "C"])
  }

  @Test("cannot be interrupted, not even on iOS 26")
  func uninterruptible() {
    let (bench, delegate) = launched(.iOS26)
    bench.push("B")
    bench.advance(0.2)
    bench.push("C")
    #expect(bench.stack == ["A", "B"])
    bench.settle()
    #expect(bench.state == "stack A,B,C; screen C; bar B | C")
    withExtendedLifetime(delegate) {}
  }

  @Test("turns the swipe off, even if it is nil", arguments: [true, false])
  func swipe(givesAnimator: Bool) {
    let (bench, delegate) = launched(animator: nil)
    bench.push("B")
    bench.settle()
    delegate.animator = givesAnimator ? SlideAnimator() : nil
    bench.swipeBack()
    #expect(bench.stack == ["A", "B"])
    let plain = BenchDelegate { _ in }
    bench.navigation.delegate = plain
    bench.swipeBack()
    #expect(bench.stack == ["A"])
    withExtendedLifetime(delegate) {}
  }
}

@Suite("A percent-driven transition")
@MainActor
struct PercentDrivenTests {
  private func pushed() throws -> (
    ControllersBench, AnimatingDelegate, UIPercentDrivenInteractiveTransition
  ) {
    let bench = ControllersBench.launched(.iOS18, stack: ["A"])
    let delegate = AnimatingDelegate { _ in }
    delegate.animator = SlideAnimator()
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    bench.navigation.delegate = delegate
    bench.push("B")
    return (bench, delegate, finger)
  }

  @Test("shows the part that the finger says, for as long as it likes, and finishes")
  func finishes() throws {
    let (bench, delegate, finger) = try pushed()
    let page = try #require(bench.navigation.topViewController)
    #expect(bench.navigation.transitionCoordinator?.isInteractive == true)
    bench.perform { finger.update(0.25) }
    bench.advance(2)
    let y = page.view.layer.appearance(at: bench.loop.now).position.y
    let way = CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.25)
    #expect(abs(y - (422 + 1000 * (1 - way))) < 1e-3)
    #expect(finger.percentComplete == 0.25)
    #expect(bench.navigation.transitionCoordinator?.percentComplete == 0.25)
    bench.perform { finger.finish() }
    #expect(bench.navigation.transitionCoordinator?.isInteractive == false)
    #expect(bench.navigation.transitionCoordinator?.percentComplete == 0.25)
    bench.advance(0.59)
    #expect(delegate.animator?.ends == [])
    bench.advance(0.02)
    #expect(delegate.animator?.ends == [true])
    #expect(bench.state == "stack A,B; screen B; bar A | B")
  }

  @Test("goes back when it is cancelled, and everything is as before")
  func cancels() throws {
    let (bench, delegate, finger) = try pushed()
    bench.perform { finger.update(0.6) }
    bench.perform { finger.cancel() }
    #expect(bench.navigation.transitionCoordinator?.isCancelled == true)
    bench.settle()
    #expect(delegate.animator?.ends == [false])
    #expect(bench.state == "stack A; screen A; bar A")
    #expect(bench.navigation.children.count == 1)
    #expect(bench.answersTouch())
    delegate.finger = nil
    bench.push("C")
    bench.settle()
    #expect(bench.state == "stack A,C; screen C; bar A | C")
  }

  @Test("ignores a finger that is lifted before the transition has started")
  func early() throws {
    let finger = UIPercentDrivenInteractiveTransition()
    finger.update(0.5)
    finger.finish()
    #expect(finger.percentComplete == 0)
  }
}
