import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("An animation along keyframes")
@MainActor
struct KeyframeTests {
  private let bench = AnimationBench()
  private var box: UIView { bench.box }
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func animate(
    _ options: UIView.KeyframeAnimationOptions, delay: Double = 0,
    _ frames: @escaping () -> Void
  ) {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: delay, options: options, animations: frames
      ) { [bench] isFinished in MainActor.assumeIsolated { bench.report("done \(isFinished)") } }
    }
  }

  /// A frame that moves the box.
  private func frame(_ start: Double, _ duration: Double, to x: Double) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
      box.center.x = x
    }
  }

  @Test("plays each frame in its part of the time and rests in between")
  func frames() {
    animate(linear) {
      frame(0, 0.25, to: 105)
      frame(0.5, 0.25, to: 5)
    }
    #expect(box.center.x == 5)
    let times = [0, 0.125, 0.25, 0.4, 0.625, 0.75, 0.9, 1]
    #expect(bench.shownX(at: times) == [5, 55, 105, 105, 55, 5, 5, 5])
    #expect(bench.reports == ["1.0 done true"])
  }

  @Test("moves evenly to the last of the values that a frame gives a property")
  func changesTwice() {
    animate(linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        box.center.y += 10
        box.center.x += 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        box.center.y += 10
        box.center.x += 100
      }
    }
    #expect(bench.shownX(at: [0, 0.25, 0.5, 0.75, 1]) == [5, 55, 105, 155, 205])
  }

  @Test("moves several properties, each at its own time")
  func properties() {
    animate(linear) {
      frame(0, 0.5, to: 105)
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0 }
    }
    bench.advance(to: 0.25)
    #expect(bench.shownCenter.x == 55)
    #expect(box.layer.presentation()?.opacity == 1)
    bench.advance(to: 0.75)
    #expect(bench.shownCenter.x == 105)
    #expect(box.layer.presentation()?.opacity == 0.5)
  }

  @Test("takes the whole time for what it changes outside of frames")
  func outside() {
    animate(linear) { box.center.x = 105 }
    #expect(bench.shownX(at: [0.5]) == [55])
  }

  @Test("starts and ends slowly as a whole unless another curve is wished")
  func easing() {
    animate([]) { frame(0, 1, to: 105) }
    let eased = CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.25)
    let shown = bench.shownX(at: [0.25, 0.5])
    #expect(abs(shown[0] - (5 + 100 * eased)) < 0.01)
    #expect(abs(shown[1] - 55) < 0.01)
  }

  @Test("jumps at the start of each frame if it is discrete")
  func discrete() {
    animate(linear.union(.calculationModeDiscrete)) {
      frame(0.25, 0.25, to: 105)
      frame(0.5, 0.5, to: 205)
    }
    #expect(bench.shownX(at: [0.2, 0.3, 0.4, 0.6, 0.9]) == [5, 105, 105, 205, 205])
  }

  @Test("moves evenly through all values if it is paced")
  func paced() {
    animate(linear.union(.calculationModePaced)) {
      frame(0, 0.5, to: 305)
      frame(0.5, 0.5, to: 405)
    }
    #expect(bench.shownX(at: [0.25, 0.5, 0.75]) == [105, 205, 305])
  }

  @Test("goes beyond its values on a smooth curve")
  func cubic() {
    animate(linear.union(.calculationModeCubic)) {
      frame(0, 0.5, to: 105)
      frame(0.5, 0.5, to: 105)
    }
    // From 5 through 105 to 105: Catmull and Rom's curve is at 105 + 100/16 in the second middle.
    #expect(bench.shownX(at: [0.5, 0.75, 1]) == [105, 111.25, 105])
  }

  @Test("waits for its delay, and for blocks inside its frames")
  func delayAndInside() {
    animate(linear, delay: 0.5) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        UIView.animate(withDuration: 9) {
          box.center.x = 105
        } completion: {
          bench.report("inside \($0)")
        }
      }
    }
    #expect(bench.shownX(at: [0.5, 1, 1.25]) == [5, 5, 55])
    bench.advance(to: 1.5)
    #expect(bench.reports == ["1.5 inside true", "1.5 done true"])
  }

  @Test("adds to what moves already")
  func additive() {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 105 }
    }
    animate(linear) { frame(0, 1, to: 205) }
    #expect(bench.shownX(at: [0, 0.5, 1]) == [5, 105, 205])
  }
}
