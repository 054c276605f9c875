import Foundation
import QuartzCore
import Testing
import UIKit

/// Shows a page by what a test says, and says itself when it is over.
private final class AnyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var animate: (UIView, any UIViewControllerContextTransitioning) -> Void = { _, _ in }
  private(set) var ends: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    animate(view, transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
  }
}

extension UIViewControllerContextTransitioning {
  fileprivate func complete() { completeTransition(!transitionWasCancelled) }
}

@Suite("An animator's animations under a finger")
@MainActor
struct HeldAnimatorTests {
  private let bench = ControllersBench(.iOS18, stack: ["A"])
  private let animator = AnyAnimator()
  private let finger = UIPercentDrivenInteractiveTransition()
  private let delegate: AnimatorDelegate

  private init() {
    delegate = AnimatorDelegate(animator)
    delegate.finger = finger
    bench.launch()
    bench.navigation.delegate = delegate
  }

  /// Pushes a page whose animation a finger holds.
  private func push(
    _ animate: @escaping (UIView, any UIViewControllerContextTransitioning) -> Void
  ) throws -> UIView {
    animator.animate = animate
    bench.push("B")
    return try #require(bench.navigation.topViewController?.view)
  }

  private func alpha(_ view: UIView, at fraction: CGFloat) -> CGFloat {
    bench.perform { finger.update(fraction) }
    return shown(view)
  }

  private func shown(_ view: UIView) -> CGFloat {
    CGFloat(view.layer.appearance(at: bench.loop.now).opacity)
  }

  /// How far UIKit's curve is after a part of the time.
  private func eased(_ fraction: Double, _ name: CAMediaTimingFunctionName) -> CGFloat {
    CGFloat(CAMediaTimingFunction(name: name).value(at: fraction))
  }

  @Test("follow their curves")
  func curves() throws {
    let view = try push { view, context in
      view.alpha = 0
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: { _ in
        context.complete()
      }
    }
    for fraction in [0.2, 0.5, 0.9] {
      let shown = alpha(view, at: CGFloat(fraction))
      #expect(abs(shown - eased(fraction, .easeInEaseOut)) < 1e-3)
    }
    bench.perform { finger.finish() }
    bench.settle()
    #expect(animator.ends == [true])
    #expect(view.alpha == 1)
  }

  @Test("wait as long, take as long and follow each other as they do without it")
  func delays() throws {
    let other = UIView()
    let view = try push { view, context in
      view.addSubview(other)
      view.alpha = 0
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.alpha = 1 }
      UIView.animate(withDuration: 0.25, delay: 0.75, options: .curveLinear) {
        other.alpha = 0
      } completion: { _ in
        context.complete()
      }
    }
    #expect(abs(alpha(view, at: 0.25) - 0.5) < 1e-3)
    #expect(shown(other) == 1)
    #expect(alpha(view, at: 0.6) == 1)
    #expect(alpha(other, at: 0.75) == 1)
    #expect(abs(alpha(other, at: 0.875) - 0.5) < 1e-3)
    bench.perform { finger.cancel() }
    bench.settle()
    #expect(animator.ends == [false])
    #expect((view.alpha, other.alpha) == (0, 1))
  }

  @Test("move along keyframes, with the curve of the whole")
  func keyframes() throws {
    let view = try push { view, context in
      view.alpha = 0
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
      }
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        context.complete()
      }
    }
    #expect(alpha(view, at: 0.4) == 0)
    let pace = eased(0.6, .easeInEaseOut)
    #expect(abs(alpha(view, at: 0.6) - (pace - 0.5) * 2) < 1e-3)
    bench.perform { finger.finish() }
    bench.settle()
    #expect(animator.ends == [true])
  }

  @Test("of layers in the container, made by an app, stand still, too", arguments: [true, false])
  func layers(isFinished: Bool) throws {
    let mask = CALayer()
    let end = AnimationEnd()
    let view = try push { view, context in
      view.layer.mask = mask
      let growth = CABasicAnimation(keyPath: "bounds.size.width")
      (growth.fromValue, growth.toValue) = (0, 100)
      growth.duration = 1
      end.onStop = { isFinished in
        #expect(isFinished)
        view.layer.mask = nil
        context.complete()
      }
      growth.delegate = end
      mask.bounds.size.width = 100
      mask.add(growth, forKey: nil)
    }
    func width() -> CGFloat { mask.appearance(at: bench.loop.now).bounds.width }
    #expect(width() == 0)
    bench.advance(3)
    #expect(width() == 0)
    bench.perform { finger.update(0.25) }
    #expect(abs(width() - 25) < 1e-3)
    finger.completionCurve = .linear
    bench.perform { isFinished ? finger.finish() : finger.cancel() }
    bench.advance(0.125)
    #expect(abs(width() - (isFinished ? 37.5 : 12.5)) < 2)
    #expect(animator.ends == [])
    bench.settle()
    #expect(animator.ends == [isFinished])
    #expect(view.layer.mask == nil)
    #expect(hasScreensTime)
  }

  /// Whether the time of the container is that of the screen.
  private var hasScreensTime: Bool {
    let container = bench.navigation.topViewController?.view.superview?.layer
    return container?.convertTime(bench.loop.now, from: nil) == bench.loop.now
  }

  @Test("are let go when the app says that it is over", arguments: [true, false])
  func early(isAtOnce: Bool) throws {
    var end = {}
    let view = try push { view, context in
      end = { context.completeTransition(true) }
      if isAtOnce { end() }
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    }
    bench.advance(0.1)
    #expect(hasScreensTime == isAtOnce)
    bench.perform {
      finger.update(0.5)
      if !isAtOnce { end() }
    }
    #expect(hasScreensTime)
    #expect(animator.ends == [true])
    bench.perform { finger.finish() }
    bench.settle()
    #expect(hasScreensTime)
    #expect(shown(view) == 0.5)
  }

  @Test("play the rest with the curve that the app wants", arguments: [true, false])
  func rest(isFinished: Bool) throws {
    let view = try push { view, context in
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        context.complete()
      }
    }
    _ = alpha(view, at: 0.5)
    finger.completionCurve = .easeIn
    bench.perform { isFinished ? finger.finish() : finger.cancel() }
    bench.advance(0.25)
    let way = 0.5 * eased(0.5, .easeIn)
    #expect(abs(shown(view) - (isFinished ? 0.5 + way : 0.5 - way)) < 0.02)
    bench.advance(0.3)
    #expect(animator.ends == [isFinished])
  }
}

/// Hears when an animation stops.
private final class AnimationEnd: NSObject, CAAnimationDelegate {
  var onStop: (Bool) -> Void = { _ in }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    onStop(flag)
  }
}
