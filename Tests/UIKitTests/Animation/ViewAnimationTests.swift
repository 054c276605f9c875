import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("An animation block")
@MainActor
struct ViewAnimationTests {
  private let bench = AnimationBench()
  private var box: UIView { bench.box }

  private func animate(
    to x: Double, _ duration: Double = 1, delay: Double = 0,
    _ options: UIView.AnimationOptions = .curveLinear, name: String = "done"
  ) {
    bench.device.perform {
      UIView.animate(
        withDuration: duration, delay: delay, options: options,
        animations: { box.center.x = x },
        completion: { bench.report("\(name) \($0)") })
    }
  }

  @Test("moves the view and tells when it is there, while the view itself is there at once")
  func moves() {
    bench.device.advance(by: 0)
    animate(to: 105)
    #expect(box.center.x == 105)
    #expect(bench.shownX(at: [0, 0.5, 0.9, 1]) == [5, 55, 95, 105])
    #expect(bench.reports == ["1.0 done true"])
  }

  @Test("moves evenly where the transaction says so, except a spring", arguments: [false, true])
  func transaction(isInside: Bool) {
    func move(_ animate: (@escaping () -> Void) -> Void) {
      func wrap(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        changes()
        CATransaction.commit()
      }
      bench.device.perform {
        let box = box
        if isInside {
          animate { wrap { box.center.x += 100 } }
        } else {
          wrap { animate { box.center.x += 100 } }
        }
      }
    }
    bench.device.advance(by: 0)
    move { UIView.animate(withDuration: 1, animations: $0) }
    #expect(bench.shownX(at: [0, 0.1, 0.5, 1]) == [5, 15, 55, 105])
    move { UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn, animations: $0) }
    #expect(bench.shownX(at: [1, 1.1, 1.5, 2]) == [105, 115, 155, 205])
    move {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: $0)
    }
    #expect(box.layer.animation(forKey: "position") is CASpringAnimation)
    // What the block says holds again.
    bench.advance(to: 4)
    animate(to: 5, 1, .curveEaseIn)
    #expect((bench.shownX(at: [4.1]).first ?? 0) > 295)
  }

  @Test("animates a color that is none of Core Graphics' and that the layer is given by its name")
  func otherColor() {
    bench.device.perform {
      box.layer.setValue(UIColor.red, forKeyPath: "backgroundColor")
      #expect(box.layer.animationKeys() == nil)
      UIView.animate(withDuration: 1) {
        box.layer.setValue(UIColor.blue, forKeyPath: "backgroundColor")
      }
    }
    #expect(box.layer.animationKeys() == ["backgroundColor"])
    let layer = CALayer()
    bench.device.perform { bench.view.layer.addSublayer(layer) }
    bench.device.perform { layer.setValue(UIColor.blue, forKeyPath: "backgroundColor") }
    #expect(layer.animationKeys() == nil && layer.backgroundColor == nil)
  }

  @Test("waits for its delay at the beginning")
  func delay() {
    bench.device.advance(by: 0)
    animate(to: 105, delay: 0.5)
    #expect(bench.shownX(at: [0.4, 1, 1.5]) == [5, 55, 105])
    #expect(bench.reports == ["1.5 done true"])
  }

  @Test("does not interrupt the one before: both add up, and both finish")
  func additive() {
    bench.device.advance(by: 0)
    animate(to: 105, name: "first")
    bench.advance(to: 0.5)
    animate(to: 5, name: "second")
    #expect(bench.shownX(at: [0.5, 0.75, 1, 1.25, 1.5]) == [55, 55, 55, 30, 5])
    #expect(bench.reports == ["1.0 first true", "1.5 second true"])
  }

  @Test("adds up with the one before, also where it begins from the current state")
  func fromCurrentState() {
    bench.device.advance(by: 0)
    animate(to: 105, name: "first")
    bench.advance(to: 0.5)
    animate(to: 5, 1, [.curveLinear, .beginFromCurrentState], name: "second")
    #expect(bench.shownX(at: [0.5, 0.75, 1, 1.25, 1.5]) == [55, 55, 55, 30, 5])
    #expect(bench.reports == ["1.0 first true", "1.5 second true"])
  }

  @Test(
    "of the opacity takes the place of the one before, from the view's value or from the current state",
    arguments: [false, true])
  func opacity(isFromCurrentState: Bool) throws {
    let options: UIView.AnimationOptions =
      isFromCurrentState ? [.curveLinear, .beginFromCurrentState] : .curveLinear
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.alpha = 0
      } completion: {
        bench.report("first \($0)")
      }
    }
    bench.advance(to: 0.5)
    bench.device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: options) { box.alpha = 1 }
    }
    #expect(box.layer.animationKeys() == ["opacity"])
    let animation = try #require(box.layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(!animation.isAdditive)
    #expect(animation.fromValue as? Float == (isFromCurrentState ? 0.5 : 0))
    #expect(bench.reports == ["0.5 first false"])
  }

  @Test("has an action for the background of which an app's layer makes one for its path")
  func borrowedAction() throws {
    let view = BackedView(frame: box.bounds)
    box.addSubview(view)
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.animate(withDuration: 2) {
        view.frame.size.width = 200
      } completion: {
        bench.report("done \($0)")
      }
    }
    let animation = try #require(view.layer.animation(forKey: "path"))
    #expect(animation.duration == 2 && animation.timingFunction != nil)
    #expect(view.layer.animation(forKey: "backgroundColor") == nil)
    bench.advance(to: 3)
    #expect(bench.reports == ["2.0 done true"])
  }

  @Test("does not move what only layers of their own animate: shadows, strokes")
  func layersOnly() throws {
    let view = ShapeView(frame: box.bounds)
    box.addSubview(view)
    let shape = try #require(view.layer as? CAShapeLayer)
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.animate(withDuration: 1) {
        (shape.shadowOpacity, shape.shadowRadius, shape.shadowOffset) = (1, 5, .zero)
        (shape.strokeEnd, shape.path) = (0.5, CGPath(rect: view.bounds, transform: nil))
      }
    }
    #expect(shape.animationKeys() == nil)
    #expect(shape.strokeEnd == 0.5)
    bench.device.perform {
      UIView.animate(withDuration: 1) { shape.setValue(2.5, forKeyPath: "transform.scale.xy") }
    }
    #expect(shape.animationKeys() == ["transform"])
    #expect(view.transform == CGAffineTransform(scaleX: 2.5, y: 2.5))
  }

  @Test("that is removed did not finish")
  func removed() {
    bench.device.advance(by: 0)
    animate(to: 105)
    bench.advance(to: 0.5)
    bench.device.perform { box.layer.removeAllAnimations() }
    bench.advance(to: 2)
    #expect(bench.reports == ["0.5 done false"])
    #expect(bench.shownCenter.x == 105)
  }

  @Test("that may not animate completes before the call returns, and so does one without a change")
  func nothingAnimates() {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.animate(withDuration: 1, animations: {}, completion: { bench.report("empty \($0)") })
      bench.report("off")
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) {
        box.center.x = 50
      } completion: {
        bench.report("disabled \($0)")
      }
      UIView.setAnimationsEnabled(true)
      bench.report("turn over")
    }
    #expect(
      bench.reports == ["0.0 empty true", "0.0 off", "0.0 disabled true", "0.0 turn over"])
    #expect(bench.shownCenter.x == 50)
  }

  @Test("of no duration completes in the next turn")
  func noDuration() {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.animate(withDuration: 0) {
        box.center.x = 50
      } completion: {
        bench.report("short \($0)")
      }
      bench.report("turn over")
    }
    #expect(bench.reports == ["0.0 turn over", "0.0 short true"])
    #expect(bench.shownCenter.x == 50)
  }

  @Test("of a view that no window has ends at once, unless it gets one before the commit")
  func outsideWindows() {
    let (lost, found) = (UIView(), UIView())
    bench.device.advance(by: 0)
    bench.device.perform {
      for view in [lost, found] {
        UIView.animate(withDuration: 1) {
          view.center.x = 100
        } completion: {
          bench.report("\(view === lost ? "lost" : "found") \($0)")
        }
      }
      bench.view.addSubview(found)
    }
    #expect(lost.center.x == 100)
    bench.advance(to: 2)
    #expect(bench.reports == ["0.0 lost true", "1.0 found true"])
  }

  @Test("of the mask of a view takes its time while a window has the view")
  func masks() {
    let mask = UIView(frame: bench.box.bounds)
    bench.device.perform {
      bench.box.mask = mask
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        mask.frame.size.width = 0
      } completion: {
        bench.report("\($0)")
      }
    }
    bench.advance(to: 0.5)
    #expect(mask.layer.presentation()?.bounds.width == 5)
    bench.advance(to: 2)
    #expect(bench.reports == ["1.0 true"])
  }

  @Test("of an app's own, on a view that no window has, tells its delegate of both ends at once")
  func delegateOutsideWindows() {
    final class Listener: NSObject, CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ animation: CAAnimation) { heard.append("start") }
      func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        heard.append("stop \(finished)")
      }
    }
    bench.device.advance(by: 0)
    let (view, listener) = (UIView(), Listener())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    animation.delegate = listener
    bench.device.perform { view.layer.add(animation, forKey: nil) }
    #expect(listener.heard == ["start", "stop true"])
  }

  @Test("repeats until it is removed")
  func repeats() {
    bench.device.advance(by: 0)
    animate(to: 105, 1, [.curveLinear, .repeat, .autoreverse])
    #expect(bench.shownX(at: [0.5, 1, 1.5, 2, 2.5]) == [55, 105, 55, 5, 55])
    bench.device.perform { box.layer.removeAllAnimations() }
    #expect(bench.reports == ["2.5 done false"])
  }

  @Test("repeats as often as its changes are modified to")
  func modified() {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.center.x = 105 }
      } completion: {
        bench.report("done \($0)")
      }
    }
    #expect(bench.shownX(at: [0.5, 1.5, 2.5, 3.5]) == [55, 55, 55, 55])
    bench.advance(to: 4)
    #expect(bench.reports == ["4.0 done true"])
  }

  @Test("inside another one takes its duration and curve, unless it overrides them")
  func nested() {
    bench.device.advance(by: 0)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bench.device.perform {
      bench.view.addSubview(other)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 1) { box.center.x = 105 }
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        ) { other.center.x = 105 }
        UIView.performWithoutAnimation { box.alpha = 0.5 }
      }
    }
    bench.advance(to: 0.5)
    #expect(bench.shownCenter.x == 30)
    #expect(other.layer.presentation()?.position.x == 55)
    #expect(box.layer.presentation()?.opacity == 0.5)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("does nothing but change while animations are off")
  func switchedOff() {
    bench.device.advance(by: 0)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    animate(to: 105)
    UIView.setAnimationsEnabled(true)
    #expect(bench.reports == ["0.0 done true"])
    #expect(bench.shownCenter.x == 105)
  }

  @Test(
    "keeps touches away from its views unless it allows them",
    arguments: [([], false), (.allowUserInteraction, true)]
      as [(UIView.AnimationOptions, Bool)])
  func touches(options: UIView.AnimationOptions, isHit: Bool) {
    bench.device.advance(by: 0)
    animate(to: 105, 1, options)
    bench.advance(to: 0.5)
    #expect((bench.device.viewHit(at: CGPoint(x: 105, y: 5)) === box) == isHit)
    bench.advance(to: 1)
    #expect(bench.device.viewHit(at: CGPoint(x: 105, y: 5)) === box)
  }

  @Test("like a spring that seems to take a time completes when the spring rests")
  func perceptualSpring() {
    bench.device.advance(by: 0)
    let rest = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).settlingDuration
    bench.device.perform {
      UIView.animate(springDuration: 0.5, bounce: 0.3) {
        box.center.x = 105
      } completion: {
        bench.report("done \($0)")
      }
    }
    let overshoot = bench.shownX(at: stride(from: 0.0, to: rest - 0.01, by: 0.01).map { $0 })
    #expect(overshoot.max().map { $0 > 105.5 } == true)
    #expect(bench.reports.isEmpty)
    bench.advance(to: rest + 0.001)
    #expect(bench.reports.count == 1)
    #expect(bench.shownCenter.x == 105)
  }

  @Test("that a view leaves the window during is over, and did not finish")
  func leavesWindow() {
    bench.device.advance(by: 0)
    animate(to: 105)
    bench.advance(to: 0.5)
    bench.device.perform { box.removeFromSuperview() }
    #expect(bench.reports == ["0.5 done false"])
  }

  @Test("can be awaited")
  func awaited() throws {
    let isFinished = try bench.device.run {
      await UIView.animate(withDuration: 1) { box.center.x = 105 }
    }
    #expect(isFinished)
    #expect(bench.time == 1)
  }

  @Test("changes bounds in two parts that add up, also from the current state")
  func bounds() throws {
    bench.device.advance(by: 0)
    box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    bench.device.perform {
      UIView.animate(withDuration: 1) { box.bounds.size.width = 4 }
    }
    #expect(box.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    let size = try #require(box.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    #expect(size.isAdditive && size.fillMode == .both && size.keyPath == "bounds.size")
    #expect(size.fromValue as? CGSize == CGSize(width: 6, height: 0))
    #expect(size.toValue as? CGSize == .zero)
    bench.advance(to: 0.5)
    bench.device.perform {
      UIView.animate(withDuration: 1) { box.bounds.size.width = 10 }
    }
    #expect(box.layer.animationKeys()?.last == "bounds.size-2")
    #expect(box.layer.presentation().map { abs($0.bounds.width - 7) < 0.001 } == true)
    box.layer.removeAllAnimations()
    bench.device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
        box.bounds.size.width = 20
      }
    }
    #expect(box.layer.animationKeys() == ["bounds.origin", "bounds.size"])
  }
}

/// As on andyyardley.com: the path follows the bounds, as fast as they change.
private final class BackingLayer: CAShapeLayer {
  override var bounds: CGRect {
    didSet { path = CGPath(rect: bounds.insetBy(dx: 1, dy: 1), transform: nil) }
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "path", let action = super.action(forKey: "backgroundColor") as? CABasicAnimation
    else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = path
    animation.delegate = action.delegate
    animation.duration = action.duration
    animation.fillMode = action.fillMode
    animation.timingFunction = action.timingFunction
    return animation
  }
}

private final class BackedView: UIView {
  override class var layerClass: AnyClass { BackingLayer.self }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}
