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
}
