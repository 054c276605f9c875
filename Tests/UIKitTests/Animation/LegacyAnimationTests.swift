import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("Animations between begin and commit")
@MainActor
struct LegacyAnimationTests {
  private let device = Device(era: .iOS18)

  private final class Delegate: NSObject, SelectorPerforming {
    var heard: [String] = []
    func performMethod(_ selector: Selector, with object: Any?) -> Bool {
      heard.append("\(selector) \(object as? String ?? "-")")
      return true
    }
  }

  private func make() -> UIView {
    UISystem.current = device.system
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.perform { device.window.addSubview(view) }
    return view
  }

  @Test("take 0.2 seconds unless said, and tell the delegate at both ends")
  func delegate() {
    let (view, delegate) = (make(), Delegate())
    device.perform {
      UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationWillStart(Selector("start"))
      UIView.setAnimationDidStop(Selector("stop"))
      view.alpha = 0
      UIView.commitAnimations()
    }
    #expect(view.alpha == 0)
    device.advance(by: 0.1)
    let shown = view.layer.presentation()?.opacity ?? -1
    #expect(shown > 0.3 && shown < 0.7)
    #expect(delegate.heard == ["start fade"])
    device.advance(by: 0.12)
    #expect(delegate.heard == ["start fade", "stop fade"])
  }

  @Test("have for each change what was said before it")
  func settings() throws {
    let view = make()
    device.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      view.alpha = 0
      UIView.setAnimationDuration(2)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationRepeatCount(3)
      UIView.setAnimationRepeatAutoreverses(true)
      view.center.x = 105
      UIView.commitAnimations()
    }
    let animations = (view.layer.animationKeys() ?? []).compactMap {
      view.layer.animation(forKey: $0)
    }
    let fade = try #require(animations.first { ($0 as? CABasicAnimation)?.keyPath == "opacity" })
    let move = try #require(animations.first { ($0 as? CABasicAnimation)?.keyPath == "position" })
    #expect(fade.duration == 1 && fade.repeatCount == 0)
    #expect(move.duration == 2 && move.repeatCount == 3 && move.autoreverses)
    device.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
  }

  @Test("can be inside each other, and end by themselves when nothing changes")
  func nesting() {
    let (view, delegate) = (make(), Delegate())
    device.perform {
      UIView.beginAnimations("outer", context: nil)
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationDidStop(Selector("stop"))
      UIView.beginAnimations("inner", context: nil)
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationDidStop(Selector("stop"))
      UIView.setAnimationDuration(1)
      view.alpha = 0
      UIView.commitAnimations()
      UIView.commitAnimations()
      view.center.x = 50
    }
    #expect((view.layer.animationKeys() ?? []).count == 1)
    device.advance(by: 0.1)
    #expect(delegate.heard == ["stop outer"])
    device.advance(by: 1)
    #expect(delegate.heard == ["stop outer", "stop inner"])
  }

  @Test("show nothing moving while animations are off")
  func off() {
    let view = make()
    device.perform {
      UIView.setAnimationsEnabled(false)
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0
      UIView.commitAnimations()
      UIView.setAnimationsEnabled(true)
    }
    #expect((view.layer.animationKeys() ?? []).isEmpty)
  }

  @Test("let the setters hold in the rest of a block of today's, too")
  func block() throws {
    let view = make()
    device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationCurve(.linear)
        view.alpha = 0
      }
    }
    let fade = try #require(view.layer.animation(forKey: "opacity"))
    #expect(fade.repeatCount == 2 && fade.autoreverses)
    device.advance(by: 0.1)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.9) < 0.01)
    device.advance(by: 4)
    #expect(view.layer.animation(forKey: "opacity") == nil)
  }

  @Test("let a finger that holds a transition move it along the curve that is set")
  func held() throws {
    let device = Device(era: .iOS18)
    let (root, page, delegate) = (UIViewController(), UIViewController(), LinearDelegate())
    device.launch { root }
    page.transitioningDelegate = delegate
    page.modalPresentationStyle = .fullScreen
    device.perform { root.present(page, animated: true) }
    device.perform { delegate.finger.update(0.1) }
    device.advance(by: 0.02)
    #expect(abs((page.view.layer.presentation()?.opacity ?? 0) - 0.1) < 0.01)
    device.perform { delegate.finger.cancel() }
    device.advance(by: 1)
  }

  private final class LinearDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let finger = UIPercentDrivenInteractiveTransition()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.5) {
        UIView.setAnimationCurve(.linear)
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test("Motion effects give values between both ends, by how far the device is tilted")
  func motion() {
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 30
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
    #expect(values?["center.x"] as? Double == 20)
    let view = make()
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}
