import Foundation
import Testing
import UIKit

/// Fades the page that comes in with a property animator, which it gives away.
private final class InterruptibleFader: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  /// How often a new animator was made: once for each transition.
  private(set) var makings = 0
  /// Whether the animation was started by itself.
  private(set) var starts = 0
  private(set) var ends: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    starts += 1
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    makings += 1
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
    if let to = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(to)
      to.alpha = 0
      made.addAnimations { to.alpha = 1 }
    }
    made.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
    animator = nil
  }
}

/// Makes its property animator when it is started, and has none to give away before.
///
/// Source: `PresentCardAnimator` of aunnnn/AppStoreiOS11InteractiveTransition, and `TransitionController` of
/// Touchwonders/Transition: both crash if they are asked before.
private final class LateFader: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  /// How often the animator was asked for while there was none.
  private(set) var misses = 0
  private(set) var ends: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
    if let to = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(to)
      to.alpha = 0
      made.addAnimations { to.alpha = 1 }
    }
    made.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator = made
    made.startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    misses += 1
    return UIViewPropertyAnimator()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
    animator = nil
  }
}

/// Shows the page that comes in at once.
private final class AtOnceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var notes: [String] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    notes.append("animate")
    if let to = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(to)
    }
    transitionContext.completeTransition(true)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    notes.append("asked")
    return UIViewPropertyAnimator()
  }

  func animationEnded(_ transitionCompleted: Bool) { notes.append("ended \(transitionCompleted)") }
}

@Suite("A transition whose animator can be held")
@MainActor
struct InterruptibleTransitionTests {
  private func pushed(
    _ animator: any UIViewControllerAnimatedTransitioning, startsUnderFinger: Bool
  ) throws -> (ControllersBench, AnimatorDelegate, UIPercentDrivenInteractiveTransition, UIView) {
    let bench = ControllersBench.launched(.iOS18, stack: ["A"])
    let delegate = AnimatorDelegate(animator)
    let finger = UIPercentDrivenInteractiveTransition()
    finger.wantsInteractiveStart = startsUnderFinger
    delegate.finger = finger
    bench.navigation.delegate = delegate
    bench.push("B")
    return (bench, delegate, finger, try #require(bench.navigation.topViewController?.view))
  }

  private func shownAlpha(of view: UIView, in bench: ControllersBench) -> CGFloat {
    CGFloat(view.layer.appearance(at: bench.loop.now).opacity)
  }

  @Test("is caught by a finger on its way, moved, and let go", arguments: [true, false])
  func caught(isFinished: Bool) throws {
    let animator = InterruptibleFader()
    let (bench, delegate, finger, view) = try pushed(animator, startsUnderFinger: false)
    let coordinator = try #require(bench.navigation.transitionCoordinator)
    var changes: [Bool] = []
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    #expect(coordinator.isInterruptible)
    #expect(!coordinator.isInteractive)
    bench.advance(0.4)
    bench.perform { finger.pause() }
    #expect(coordinator.isInteractive)
    #expect(!coordinator.initiallyInteractive)
    #expect(abs(finger.percentComplete - 0.4) < 1e-6)
    bench.advance(3)
    #expect(abs(shownAlpha(of: view, in: bench) - 0.4) < 1e-3)
    bench.perform { finger.update(0.75) }
    #expect(abs(shownAlpha(of: view, in: bench) - 0.75) < 1e-3)
    bench.perform { isFinished ? finger.finish() : finger.cancel() }
    #expect(changes == [true, false])
    #expect(coordinator.isCancelled == !isFinished)
    bench.settle()
    #expect(animator.ends == [isFinished])
    #expect((animator.makings, animator.starts) == (1, 1))
    #expect(
      bench.state == (isFinished ? "stack A,B; screen B; bar A | B" : "stack A; screen A; bar A"))
    #expect(bench.answersTouch())
    withExtendedLifetime(delegate) {}
  }

  @Test("is moved by the animator that it gives, when a finger is there from the beginning")
  func underFinger() throws {
    let animator = InterruptibleFader()
    let (bench, delegate, finger, view) = try pushed(animator, startsUnderFinger: true)
    bench.perform { finger.update(0.3) }
    #expect(abs(shownAlpha(of: view, in: bench) - 0.3) < 1e-3)
    bench.perform { finger.finish() }
    bench.advance(0.35)
    #expect(animator.ends == [])
    bench.advance(0.4)
    #expect(animator.ends == [true])
    #expect(animator.starts == 0)
    // Let go once, it can be held again.
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.perform { finger.update(0.5) }
    bench.perform { finger.finish() }
    bench.advance(0.1)
    bench.perform { finger.pause() }
    bench.perform { finger.cancel() }
    bench.settle()
    #expect(bench.stack == ["A", "B"])
    withExtendedLifetime(delegate) {}
  }

  @Test("is touched on its way, unlike others, and its bar is not", arguments: [true, false])
  func touched(isInterruptible: Bool) throws {
    let animator: any UIViewControllerAnimatedTransitioning =
      isInterruptible ? InterruptibleFader() : FadingAnimator(duration: 1)
    let (bench, delegate, _, view) = try pushed(animator, startsUnderFinger: false)
    let container = try #require(view.superview)
    bench.advance(0.4)
    let hit = bench.window.hitTest(CGPoint(x: 200, y: 400), with: nil)
    #expect(hit?.isDescendant(of: container) == isInterruptible)
    let bar = bench.navigation.navigationBar
    let hitInBar = bench.window.hitTest(bar.convert(CGPoint(x: 100, y: 20), to: nil), with: nil)
    #expect(hitInBar?.isDescendant(of: bar) == false)
    bench.settle()
    #expect(bench.answersTouch())
    withExtendedLifetime(delegate) {}
  }

  @Test("is started before its animator is asked for", arguments: [true, false])
  func startedFirst(hasFinger: Bool) {
    let animator = LateFader()
    let bench = ControllersBench.launched(.iOS18, stack: ["A"])
    let delegate = AnimatorDelegate(animator)
    let finger = UIPercentDrivenInteractiveTransition()
    finger.wantsInteractiveStart = false
    if hasFinger { delegate.finger = finger }
    bench.navigation.delegate = delegate
    bench.push("B")
    #expect(bench.navigation.transitionCoordinator?.isInterruptible == true)
    bench.advance(0.4)
    if hasFinger {
      bench.perform { finger.pause() }
      #expect(abs(finger.percentComplete - 0.4) < 1e-6)
      bench.perform { finger.finish() }
    }
    bench.settle()
    #expect(animator.misses == 0)
    #expect(animator.ends == [true])
    #expect(bench.state == "stack A,B; screen B; bar A | B")
    withExtendedLifetime(delegate) {}
  }

  @Test("does not ask an animator that has ended the transition as it was started")
  func endedAtOnce() {
    let animator = AtOnceAnimator()
    let bench = ControllersBench.launched(.iOS18, stack: ["A"])
    let delegate = AnimatorDelegate(animator)
    bench.navigation.delegate = delegate
    bench.push("B")
    bench.settle()
    #expect(animator.notes == ["animate", "ended true"])
    #expect(bench.state == "stack A,B; screen B; bar A | B")
    withExtendedLifetime(delegate) {}
  }

  @Test("is not caught if its animator cannot be held")
  func uninterruptible() throws {
    let animator = FadingAnimator(duration: 1)
    let (bench, delegate, finger, _) = try pushed(animator, startsUnderFinger: false)
    #expect(bench.navigation.transitionCoordinator?.isInterruptible == false)
    bench.advance(0.4)
    bench.perform { finger.pause() }
    #expect(bench.navigation.transitionCoordinator?.isInteractive == false)
    bench.settle()
    #expect(animator.ends == [true])
    withExtendedLifetime(delegate) {}
  }
}
