import Simulator
import Testing
import UIKit

/// Source: github.com/tomvanzummeren/TZStackView, `HidingAnimationTests`, which ask the same of UIKit's stacks.
@Suite("A view that is hidden in a stack")
@MainActor
struct StackHidingTests {
  private final class Block: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }
  }

  private let device: Device
  private let stack: UIStackView
  private let view = Block()

  init() {
    device = Device(era: .iOS18)
    let stack = UIStackView(arrangedSubviews: [Block(), view])
    self.stack = stack
    stack.translatesAutoresizingMaskIntoConstraints = false
    device.launch { UIViewController() }
    device.window.addSubview(stack)
    device.advance(by: 0.1)
  }

  private func hide(_ isHidden: Bool, in seconds: TimeInterval, delay: TimeInterval = 0) {
    device.perform {
      UIView.animate(withDuration: seconds, delay: delay) { view.isHidden = isHidden }
    }
  }

  @Test("has gone at once without an animation of its own, whatever else is animated")
  func atOnce() {
    device.perform {
      UIView.animate(withDuration: 2) { view.alpha = 0.5 }
      view.isHidden = true
      #expect(view.isHidden && view.layer.isHidden)
    }
  }

  @Test("shows till the end of the animation, though it counts as hidden", arguments: [0, 1.0])
  func animated(_ delay: TimeInterval) {
    var ends: [Bool] = []
    device.perform {
      UIView.animate(withDuration: 1, delay: delay) {
        view.isHidden = true
        #expect(view.isHidden && !view.layer.isHidden)
      } completion: { _ in
        ends.append(view.isHidden && view.layer.isHidden)
      }
    }
    device.advance(by: delay + 0.5)
    let width = view.layer.presentation()?.bounds.width ?? 0
    #expect(!view.layer.isHidden && width > 1 && width < 39)
    device.advance(by: 0.6)
    #expect(ends == [true])
  }

  @Test("has gone when its animation is over, although others run")
  func others() {
    hide(true, in: 1)
    device.perform { UIView.animate(withDuration: 3) { view.alpha = 0.5 } }
    device.advance(by: 1.2)
    #expect(view.isHidden && view.layer.isHidden)
  }

  @Test("has gone when the stack leaves the window, and the animation is not finished")
  func cancelled() {
    var ends: [Bool] = []
    device.perform {
      UIView.animate(withDuration: 1) {
        view.isHidden = true
      } completion: {
        ends.append($0)
      }
    }
    device.advance(by: 0.5)
    device.perform { stack.removeFromSuperview() }
    device.advance(by: 0.1)
    #expect(ends == [false] && view.isHidden && view.layer.isHidden)
  }

  @Test(
    "is what was said last, also in the middle of an animation",
    arguments: [(true, 0.0), (false, 0), (true, 2), (false, 2)])
  func again(_ first: Bool, _ seconds: TimeInterval) {
    device.perform { view.isHidden = first }
    hide(!first, in: 2)
    device.advance(by: 1)
    if seconds > 0 {
      hide(first, in: seconds)
      #expect(!view.layer.isHidden)
    } else {
      device.perform { view.isHidden = first }
    }
    device.advance(by: 2.2)
    #expect(view.isHidden == first && view.layer.isHidden == first)
  }

  // MARK: Animators

  private var shownWidth: CGFloat { view.layer.presentation()?.bounds.width ?? 0 }

  /// Source: the customary code for it, for example coddang/iOS_SelfDocumentation, issue 21. Assumed: in all that follows it
  /// is as in a block of `UIView.animate`.
  @Test("shows till the end of an animator's animation")
  func animator() {
    var ends: [Bool] = []
    device.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.isHidden = true
        #expect(view.isHidden && !view.layer.isHidden)
      }
      animator.addCompletion { _ in ends.append(view.isHidden && view.layer.isHidden) }
      animator.startAnimation()
    }
    device.advance(by: 0.5)
    #expect(!view.layer.isHidden && abs(shownWidth - 20) < 1)
    device.advance(by: 0.6)
    #expect(ends == [true] && view.layer.isHidden)
  }

  @Test("shows as far as a finger moves the animator, and has gone when that is over")
  func scrubbed() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.isHidden = true }
    for fraction in [0, 0.25, 0.75, 0.5] {
      device.perform { animator.fractionComplete = fraction }
      device.advance(by: 0.1)
      #expect(!view.layer.isHidden && abs(shownWidth - 40 * (1 - fraction)) < 1)
    }
    device.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    device.advance(by: 0.6)
    #expect(view.isHidden && view.layer.isHidden)
  }

  @Test("has gone when an animator is stopped on its way", arguments: [true, false])
  func stopped(_ withoutFinishing: Bool) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.isHidden = true }
    device.perform { animator.startAnimation() }
    device.advance(by: 0.5)
    device.perform {
      animator.stopAnimation(withoutFinishing)
      if !withoutFinishing { animator.finishAnimation(at: .current) }
    }
    #expect(view.isHidden && view.layer.isHidden)
  }

  @Test("comes back in an animator's animation")
  func comesBack() {
    device.perform { view.isHidden = true }
    device.advance(by: 0.1)
    device.perform {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.isHidden = false }.startAnimation()
    }
    device.advance(by: 0.5)
    #expect(!view.isHidden && !view.layer.isHidden && abs(shownWidth - 20) < 1)
  }

  @Test("shows till the end of an animation in keyframes")
  func keyframes() {
    device.perform {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.isHidden = true }
      }
    }
    device.advance(by: 0.5)
    #expect(view.isHidden && !view.layer.isHidden)
    device.advance(by: 0.6)
    #expect(view.layer.isHidden)
  }
}
