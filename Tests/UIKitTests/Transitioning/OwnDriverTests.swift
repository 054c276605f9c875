import Foundation
import Testing
import UIKit

/// Slides the page that comes in by a property animator that it makes when the transition starts, as Apple's sample code
/// "PhotoTransitioning" does.
private final class Driver: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning, UINavigationControllerDelegate
{
  var startsUnderFinger = false
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var property: UIViewPropertyAnimator?
  private(set) var notes: [String] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    notes.append("animate")
  }

  var wantsInteractiveStart: Bool { startsUnderFinger }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    notes.append(transitionContext.isInteractive ? "start, under a finger" : "start")
    context = transitionContext
    let made = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    if let to = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(to)
      to.alpha = 0
      made.addAnimations { to.alpha = 1 }
    }
    made.addCompletion { transitionContext.completeTransition($0 == .end) }
    property = made
    if transitionContext.isInteractive { made.pauseAnimation() } else { made.startAnimation() }
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    property ?? UIViewPropertyAnimator()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    notes.append("ended \(transitionCompleted)")
    property = nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}

@Suite("A transition that the app drives by itself")
@MainActor
struct OwnDriverTests {
  private let bench = ControllersBench.launched(.iOS18, stack: ["A"])
  private let driver = Driver()

  private init() {
    bench.navigation.delegate = driver
  }

  /// Pushes; tells how often a block that animates along was called, and how often its completion.
  private func push() -> () -> [Int] {
    var counts = [0, 0]
    bench.perform {
      bench.navigation.pushViewController(bench.page("B"), animated: true)
      bench.navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in counts[0] += 1 }, completion: { _ in counts[1] += 1 })
    }
    return { counts }
  }

  @Test("is started by what drives it, also if no finger is there")
  func withoutFinger() {
    let along = push()
    #expect(driver.notes == ["start"])
    #expect(bench.navigation.transitionCoordinator?.isInterruptible == true)
    bench.advance(0.25)
    #expect(along() == [1, 0])
    bench.settle()
    #expect(driver.notes == ["start", "ended true"])
    #expect(along() == [1, 1])
    #expect(bench.state == "stack A,B; screen B; bar A | B")
  }

  @Test("can be taken by a finger on its way")
  func caught() throws {
    _ = push()
    bench.advance(0.25)
    let context = try #require(driver.context)
    bench.perform {
      driver.property?.pauseAnimation()
      context.pauseInteractiveTransition()
    }
    #expect(context.isInteractive)
    bench.perform {
      context.cancelInteractiveTransition()
      driver.property?.isReversed = true
      driver.property?.startAnimation()
    }
    bench.settle()
    #expect(driver.notes == ["start", "ended false"])
    #expect(bench.state == "stack A; screen A; bar A")
  }

  @Test(
    "has moved what moves along by its end, if a finger was there from the beginning",
    arguments: [true, false])
  func underFinger(isFinished: Bool) throws {
    driver.startsUnderFinger = true
    let along = push()
    #expect(driver.notes == ["start, under a finger"])
    let context = try #require(driver.context)
    bench.perform { driver.property?.fractionComplete = 0.5 }
    bench.advance(0.5)
    bench.perform {
      isFinished ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
      driver.property?.isReversed = !isFinished
      driver.property?.startAnimation()
    }
    bench.settle()
    #expect(driver.notes.last == "ended \(isFinished)")
    #expect(along() == [isFinished ? 1 : 0, 1])
    #expect(
      bench.state == (isFinished ? "stack A,B; screen B; bar A | B" : "stack A; screen A; bar A"))
    #expect(bench.answersTouch())
  }
}
