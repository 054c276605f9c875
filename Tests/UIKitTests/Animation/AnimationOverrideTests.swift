import Foundation
import Simulator
import Testing
import UIKit

@Suite("An app's class of views")
@MainActor
struct AnimationOverrideTests {
  /// As tests have it that want no animation, or want to hear of it.
  private final class Spy: UIView {
    static var heard: [String] = []

    override class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval,
      options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      heard.append("curve \(duration) after \(delay)")
      animations()
      completion?(true)
    }

    override static func animate(
      withDuration duration: TimeInterval, delay: TimeInterval,
      usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
      options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      heard.append("spring \(dampingRatio) \(velocity)")
    }

    override class func transition(
      with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
      animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      heard.append("transition \(duration)")
    }

    override class func animateKeyframes(
      withDuration duration: TimeInterval, delay: TimeInterval,
      options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
      completion: (@Sendable (Bool) -> Void)? = nil
    ) {
      heard.append("frames \(duration)")
    }
  }

  @Test("can take the place of the forms of animation")
  func forms() {
    Spy.heard = []
    var isOver = false
    Spy.animate(withDuration: 1, delay: 2, options: .curveEaseIn) {
    } completion: { _ in
      isOver = true
    }
    Spy.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3,
      animations: {})
    Spy.transition(with: UIView(), duration: 4, animations: nil)
    Spy.animateKeyframes(withDuration: 5, delay: 0, animations: {})
    #expect(Spy.heard == ["curve 1.0 after 2.0", "spring 0.5 3.0", "transition 4.0", "frames 5.0"])
    #expect(isOver)
  }

  @Test("hears of the form that is waited for, too")
  func waiting() async {
    Spy.heard = []
    let isOver = await Spy.animate(withDuration: 1, delay: 2, animations: {})
    #expect(isOver)
    #expect(Spy.heard == ["curve 1.0 after 2.0"])
  }

  @Test("does not hear of the other forms, which animate as ever")
  func otherForms() {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    Spy.heard = []
    let view = Spy()
    var ends: [Bool] = []
    device.perform {
      device.window.addSubview(view)
      Spy.animate(withDuration: 0.5, animations: { view.alpha = 0.5 }) { ends.append($0) }
    }
    device.advance(by: 0.4)
    #expect(ends.isEmpty)
    device.advance(by: 0.2)
    #expect(ends == [true])
    #expect(Spy.heard.isEmpty)
  }
}
