import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A property animator")
@MainActor
struct PropertyAnimatorTests {
  private let bench = AnimationBench()
  private var box: UIView { bench.box }

  /// An animator that moves the box from 5 to 105 in a second and reports its end.
  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    bench.device.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [box] in
      box.center.x = 105
    }
    animator.addCompletion { [bench] in bench.report("\($0)") }
    return animator
  }

  @Test("does nothing until it is started, then moves to its end and is inactive again")
  func runs() {
    let animator = animator()
    #expect(animator.state == .inactive)
    #expect(box.center.x == 5)
    bench.device.perform { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    #expect(box.center.x == 105)
    #expect(bench.shownX(at: [0.25, 0.5]) == [30, 55])
    #expect(animator.fractionComplete == 0.5)
    bench.advance(to: 1)
    #expect(bench.reports == ["1.0 end"])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(box.layer.animationKeys() == nil)
    #expect(bench.shownCenter.x == 105)
  }

  @Test("stands still while it is paused, and goes on with what is left of its time")
  func pauses() {
    let animator = animator()
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 0.25)
    bench.device.perform { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(bench.shownX(at: [0.25, 3]) == [30, 30])
    bench.device.perform { animator.startAnimation() }
    #expect(bench.shownX(at: [3.25, 3.75]) == [55, 105])
    #expect(bench.reports == ["3.75 end"])
  }

  @Test("shows the part to which a finger moves it")
  func scrubs() {
    let animator = animator(.easeIn)
    bench.device.perform { animator.fractionComplete = 0.3 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(bench.shownCenter.x == 35)
    bench.device.perform { animator.fractionComplete = 0.75 }
    #expect(bench.shownCenter.x == 80)
    bench.device.perform { animator.fractionComplete = 7 }
    #expect(animator.fractionComplete == 1)
    bench.device.perform { animator.stopAnimation(true) }
  }

  @Test("follows its curve under a finger if it does not scrub linearly")
  func scrubsAlongCurve() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    bench.device.perform { animator.fractionComplete = 0.5 }
    let eased = CAMediaTimingFunction(name: .easeIn).value(at: 0.5)
    #expect(abs(bench.shownCenter.x - (5 + 100 * eased)) < 0.01)
    bench.device.perform { animator.stopAnimation(true) }
  }

  @Test("does not jump when it is paused and goes on, whatever its curve")
  func continuity() {
    let animator = animator(.easeIn)
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 0.5)
    let shown = bench.shownCenter.x
    bench.device.perform { animator.pauseAnimation() }
    #expect(abs(bench.shownCenter.x - shown) < 0.01)
    #expect(abs(5 + 100 * animator.fractionComplete - shown) < 0.01)
    bench.device.perform {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(abs(bench.shownCenter.x - shown) < 0.01)
    bench.advance(to: 0.999)
    #expect(bench.reports.isEmpty)
    bench.advance(to: 1.001)
    #expect(bench.reports.count == 1)
  }

  @Test("goes on with another timing for a part of its duration")
  func otherTiming() {
    let animator = animator()
    bench.device.perform { animator.fractionComplete = 0.5 }
    bench.device.perform {
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    }
    #expect(bench.shownX(at: [0, 1, 2]) == [55, 80, 105])
    #expect(bench.reports == ["2.0 end"])
  }

  @Test("turns round where it is, and gives the views their old values back")
  func reverses() {
    let animator = animator()
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 0.75)
    bench.device.perform { animator.isReversed = true }
    #expect(animator.isRunning)
    #expect(animator.fractionComplete == 0.25)
    #expect(bench.shownX(at: [0.75, 1, 1.25]) == [80, 55, 30])
    bench.advance(to: 1.5)
    #expect(bench.reports == ["1.5 start"])
    #expect(box.center.x == 5)
  }

  @Test("counts its fraction in the direction in which it goes")
  func reversedFraction() {
    let animator = animator()
    bench.device.perform { animator.fractionComplete = 0.25 }
    bench.device.perform { animator.isReversed = true }
    #expect(animator.fractionComplete == 0.75)
    #expect(bench.shownCenter.x == 30)
    bench.device.perform { animator.fractionComplete = 1 }
    #expect(bench.shownCenter.x == 5)
    bench.device.perform { animator.stopAnimation(true) }
  }

  @Test("that is stopped leaves the views as they are seen, and tells nobody")
  func stops() {
    let animator = animator()
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 0.25)
    bench.device.perform { animator.stopAnimation(true) }
    #expect(animator.state == .inactive)
    #expect(box.center.x == 30)
    bench.advance(to: 3)
    #expect(bench.reports.isEmpty)
    #expect(bench.shownCenter.x == 30)
  }

  @Test(
    "that is stopped can be finished at any position",
    arguments: [(.end, 105), (.start, 5), (.current, 30)] as [(UIViewAnimatingPosition, CGFloat)])
  func finishes(position: UIViewAnimatingPosition, x: CGFloat) {
    let animator = animator()
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 0.25)
    bench.device.perform { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    #expect(bench.reports.isEmpty)
    bench.device.perform { animator.finishAnimation(at: position) }
    #expect(animator.state == .inactive)
    #expect(box.center.x == x)
    #expect(bench.shownCenter.x == x)
    #expect(bench.reports == ["0.25 \(position)"])
  }

  @Test("raises if it is finished without having been stopped")
  func finishedTooSoon() {
    let animator = animator()
    bench.device.perform {
      animator.startAnimation()
      animator.finishAnimation(at: .end)
    }
    #expect(
      bench.device.crash?.reason
        == "finishAnimationAtPosition: should only be called on a stopped animator!")
  }

  @Test("can be observed, as for its end where it pauses then")
  func observed() {
    let animator = animator()
    animator.pausesOnCompletion = true
    let bench = bench
    let observation = animator.observe(\.isRunning, options: .new) { animator, change in
      bench.report("\(change.newValue == true) \(animator.fractionComplete)")
    }
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 0.5)
    bench.device.perform { animator.isReversed = true }
    bench.device.perform { animator.isReversed = false }
    bench.advance(to: 2)
    #expect(bench.reports == ["0.0 true 0.0", "1.0 false 1.0"])
    #expect(animator.state == .active)
    bench.device.perform {
      animator.stopAnimation(true)
      observation.invalidate()
    }
  }

  @Test("raises if it is released while it is paused or stopped", arguments: [true, false])
  func released(isPaused: Bool) {
    var released: UIViewPropertyAnimator? = animator()
    bench.device.perform {
      released?.pauseAnimation()
      if !isPaused { released?.stopAnimation(false) }
    }
    #expect(bench.device.crash == nil)
    bench.device.perform { released = nil }
    #expect(bench.device.crash?.name == "NSInternalInconsistencyException")
    #expect(
      bench.device.crash?.reason.hasPrefix(
        "It is an error to release a paused or stopped property animator.") == true)
  }

  @Test("lives on by itself while it runs")
  func keepsItself() {
    var running: UIViewPropertyAnimator? = animator()
    bench.device.perform {
      running?.startAnimation()
      running = nil
    }
    bench.advance(to: 1)
    #expect(bench.reports == ["1.0 end"])
    #expect(bench.device.crash == nil)
  }

  @Test("begins changes with a delay factor later, and ends them with the others")
  func delayFactor() {
    let animator = animator()
    animator.addAnimations({ [box] in box.center.y = 105 }, delayFactor: 0.5)
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 0.5)
    #expect(bench.shownCenter == CGPoint(x: 55, y: 5))
    bench.advance(to: 0.75)
    #expect(bench.shownCenter == CGPoint(x: 80, y: 55))
    bench.device.perform { animator.pauseAnimation() }
    #expect(bench.shownCenter == CGPoint(x: 80, y: 55))
    bench.device.perform { animator.fractionComplete = 0.5 }
    #expect(bench.shownCenter == CGPoint(x: 55, y: 5))
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 1.25)
    #expect(bench.shownCenter == CGPoint(x: 105, y: 105))
  }

  @Test("animates what is added on the way in what is left of its time")
  func addedLater() {
    let animator = animator()
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 0.5)
    bench.device.perform { animator.addAnimations { [box] in box.center.y = 105 } }
    bench.advance(to: 0.75)
    #expect(bench.shownCenter == CGPoint(x: 80, y: 55))
    bench.device.perform { animator.pauseAnimation() }
    #expect(bench.shownCenter == CGPoint(x: 80, y: 55))
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 1)
    #expect(bench.shownCenter == CGPoint(x: 105, y: 105))
  }

  @Test("stays active at its end if it pauses on completion")
  func pausesOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 2)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(bench.reports.isEmpty)
    bench.device.perform {
      animator.pausesOnCompletion = false
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(bench.shownX(at: [2.5, 3]) == [55, 5])
    #expect(bench.reports == ["3.0 start"])
  }

  @Test("that starts at once waits for its delay, with its changes made")
  func running() {
    bench.device.advance(by: 0)
    bench.device.perform {
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear
      ) { [box] in
        box.center.x = 105
      } completion: { [bench] in
        bench.report("\($0)")
      }
      #expect(box.center.x == 105)
    }
    #expect(bench.shownX(at: [0.5, 1, 1.5]) == [5, 55, 105])
    #expect(bench.reports == ["1.5 end"])
  }

  @Test("lets blocks and keyframes inside run with it")
  func inside() {
    bench.device.advance(by: 0)
    let linear = UIView.AnimationOptions.curveLinear.rawValue
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in
      UIView.animate(withDuration: 9) { box.alpha = 0 }
      UIView.animateKeyframes(withDuration: 9, delay: 0, options: .init(rawValue: linear)) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 5 }
      }
    }
    bench.device.perform { animator.fractionComplete = 0.25 }
    #expect(bench.shownCenter.x == 55)
    #expect(box.layer.presentation()?.opacity == 0.75)
    bench.device.perform { animator.fractionComplete = 0.5 }
    #expect(bench.shownCenter.x == 105)
    bench.device.perform { animator.startAnimation() }
    #expect(bench.shownX(at: [0.25, 0.5]) == [55, 5])
    #expect(animator.state == .inactive)
  }

  @Test("lets its views be hit where they are seen, unless hit testing is manual")
  func hitTesting() {
    let animator = animator()
    bench.device.perform { animator.fractionComplete = 0.5 }
    #expect(bench.device.viewHit(at: CGPoint(x: 55, y: 5)) === box)
    #expect(bench.device.viewHit(at: CGPoint(x: 105, y: 5)) !== box)
    bench.device.perform { animator.stopAnimation(true) }
    #expect(bench.device.viewHit(at: CGPoint(x: 55, y: 5)) === box)
    let manual = self.animator()
    manual.isManualHitTestingEnabled = true
    bench.device.perform { manual.fractionComplete = 0.5 }
    #expect(bench.device.viewHit(at: CGPoint(x: 105, y: 5)) === box)
    bench.device.perform { manual.stopAnimation(true) }
  }

  @Test("takes a spring's own duration if the spring has one")
  func springs() {
    bench.device.advance(by: 0)
    let ratio = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5)
    #expect(ratio.duration == 2)
    let physical = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let spring = CASpringAnimation()
    #expect(
      UIViewPropertyAnimator(duration: 9, timingParameters: physical).duration
        == spring.settlingDuration)
    let bouncy = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    let perceptual = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(
      UIViewPropertyAnimator(duration: 9, timingParameters: bouncy).duration
        == perceptual.settlingDuration)
  }

  @Test("moves like its spring")
  func springMotion() {
    bench.device.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [box] in
      box.center.x = 105
    }
    bench.device.perform { animator.startAnimation() }
    let shown = bench.shownX(at: (1...99).map { Double($0) / 100 })
    #expect(shown.max().map { $0 > 130 } == true)
    bench.advance(to: 1)
    #expect(bench.shownCenter.x == 105)
  }

  @Test("gives back colors and turned views when it ends at its beginning")
  func otherProperties() {
    bench.device.advance(by: 0)
    box.backgroundColor = .red
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in
      box.backgroundColor = .blue
      box.transform = CGAffineTransform(rotationAngle: 1)
      box.bounds.size.width = 50
    }
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 0.5)
    #expect(box.layer.presentation()?.bounds.width == 30)
    bench.device.perform { animator.isReversed = true }
    bench.advance(to: 1)
    #expect(box.backgroundColor?.cgColor == UIColor.red.cgColor)
    #expect(box.transform == .identity)
    #expect(box.bounds.width == 10)
  }

  @Test("can be awaited")
  func awaited() throws {
    let animator = animator()
    let position = try bench.device.run {
      animator.startAnimation()
      return await animator.addCompletion()
    }
    #expect(position == .end)
    #expect(bench.time == 1)
  }

  @Test("moves the origin and the size of bounds by animations of their own")
  func bounds() {
    bench.device.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in
      box.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    }
    bench.device.perform { animator.startAnimation() }
    #expect(box.layer.animationKeys() == ["position", "bounds.origin", "bounds.size"])
    bench.advance(to: 0.5)
    #expect(box.layer.presentation()?.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
    bench.device.perform {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(box.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(box.layer.animationKeys() == nil)
  }

  @Test("of an app's own class starts at once as one of that class")
  func ownClass() {
    final class Counting: UIViewPropertyAnimator {
      var blockCount = 0
      let name: String
      override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider)
      {
        name = "own"
        super.init(duration: duration, timingParameters: parameters)
      }
      override func addAnimations(_ animation: @escaping () -> Void) {
        blockCount += 1
        super.addAnimations(animation)
      }
    }
    bench.device.advance(by: 0)
    let animator = Counting.runningPropertyAnimator(
      withDuration: 0.5, delay: 0, options: .curveEaseIn, animations: { box.center.x = 105 })
    #expect(animator.blockCount == 1 && animator.name == "own" && animator.duration == 0.5)
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
    bench.device.advance(by: 1)
    #expect(animator.state == .inactive && UIViewPropertyAnimator().duration == 0)
  }

  /// Source: aunnnn/AppStoreiOS11InteractiveTransition, `CardDetailViewController`.
  @Test("that takes no time is moved by a finger like any other, and goes back")
  func noTime() {
    bench.device.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { [box] in
      box.center.x = 105
    }
    animator.addCompletion { [bench] in bench.report("\($0)") }
    bench.device.perform {
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
    }
    #expect(bench.shownX(at: [0]) == [55])
    bench.device.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    bench.device.advance(by: 0.1)
    #expect(box.center.x == 5 && animator.state == .inactive)
    bench.device.perform {
      let another = UIViewPropertyAnimator(duration: 0, curve: .linear)
      another.addAnimations { [box] in box.center.x = 105 }
      another.startAnimation()
    }
    #expect(box.center.x == 105 && box.layer.animationKeys() == nil)
  }

  @Test("leaves what is set meanwhile as it was set", arguments: [false, true])
  func setMeanwhile(isReversed: Bool) {
    let animator = animator()
    animator.addAnimations { [box] in
      box.alpha = 0.25
      box.isHidden = false
    }
    bench.device.perform { animator.startAnimation() }
    bench.advance(to: 0.5)
    bench.device.perform {
      box.alpha = 0.75
      box.isHidden = true
      animator.isReversed = isReversed
    }
    bench.advance(to: 2)
    #expect(box.alpha == 0.75 && box.isHidden)
    #expect(box.center.x == (isReversed ? 5 : 105) && box.layer.animationKeys() == nil)
  }

  @Test("ends after a quicker one of the same property without taking back what that has set")
  func overlapping() {
    let slow = animator()
    bench.device.perform { slow.startAnimation() }
    bench.advance(to: 0.25)
    let quick = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [box] in box.center.x = 45 }
    bench.device.perform { quick.startAnimation() }
    bench.advance(to: 2)
    #expect(box.center.x == 45 && bench.shownCenter.x == 45)
  }
}
