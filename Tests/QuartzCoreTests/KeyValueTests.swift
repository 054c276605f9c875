import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Values by their names")
struct KeyValueTests {
  private let stage = Stage()

  @Test("tag an animation, also the copy that a layer keeps")
  func tags() {
    stage.activate()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    animation.setValue(3, forKey: "count")
    animation.duration = 1
    let layer = CALayer()
    layer.add(animation, forKey: "key")
    let added = layer.animation(forKey: "key")
    #expect(added !== animation)
    #expect(added?.value(forKey: "name") as? String == "fade")
    animation.setValue(nil, forKey: "name")
    #expect(animation.value(forKey: "name") == nil)
    #expect(added?.value(forKeyPath: "name") as? String == "fade")
  }

  @Test("are known again when the animation is over")
  func delegate() {
    stage.activate()
    let delegate = Delegate()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.5
    animation.delegate = delegate
    animation.setValue("first", forKey: "tag")
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    stage.loop.advance(by: 1)
    #expect(delegate.tags == ["first"])
  }

  @Test("are an animation's own properties, too")
  func properties() {
    stage.activate()
    let animation = CABasicAnimation()
    animation.setValue("position.x", forKey: "keyPath")
    animation.setValue(0.5, forKey: "duration")
    animation.setValue(true, forKey: "autoreverses")
    animation.setValue(false, forKey: "removedOnCompletion")
    animation.setValue(7.0, forKey: "toValue")
    #expect(animation.keyPath == "position.x")
    #expect(animation.duration == 0.5)
    #expect(animation.autoreverses)
    #expect(!animation.isRemovedOnCompletion)
    #expect(animation.toValue as? Double == 7)
    #expect(animation.value(forKey: "duration") as? Double == 0.5)
  }

  @Test("change a layer as its properties do, and read what it shows")
  func layers() {
    stage.activate()
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.transform.m11 == 2 && layer.transform.m22 == 2)
    #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == 2)
    layer.setValue(CGRect(x: 0, y: 0, width: 10, height: 20), forKey: "bounds")
    layer.setValue(30.0, forKeyPath: "bounds.size.width")
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(layer.needsLayout())
    layer.setValue(0.25, forKey: "opacity")
    #expect(layer.opacity == 0.25)
    layer.setValue("nothing", forKey: "opacity")
    #expect(layer.opacity == 0.25)
    #expect(layer.value(forKey: "position") as? CGPoint == .zero)
  }

  @Test("are animated where the layer has an action for them")
  func actions() {
    stage.activate()
    let layer = stage.layerOnScreen()
    stage.turn { layer.setValue(0.5, forKey: "opacity") }
    #expect(layer.animationKeys() == ["opacity"])
    stage.turn { layer.setValue(2, forKeyPath: "transform.scale.x") }
    #expect(layer.animationKeys() == ["opacity", "transform"])
  }

  @Test("are kept with a layer under any other name")
  func kept() {
    stage.activate()
    let layer = CALayer()
    #expect(layer.value(forKey: "mine") == nil)
    layer.setValue([1, 2], forKey: "mine")
    #expect(layer.value(forKey: "mine") as? [Int] == [1, 2])
    layer.setValue(nil, forKey: "mine")
    #expect(layer.value(forKey: "mine") == nil)
  }

  private final class Delegate: NSObject, CAAnimationDelegate {
    var tags: [String] = []

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      tags.append(anim.value(forKey: "tag") as? String ?? "-")
    }
  }
}

@MainActor
@Suite("A value function")
struct ValueFunctionTests {
  private let stage = Stage()

  private func transform(_ name: CAValueFunctionName, to value: Any) throws -> CATransform3D {
    stage.activate()
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: name)
    animation.fromValue = value
    animation.toValue = value
    animation.duration = 1
    stage.loop.runTurn {}
    layer.add(animation, forKey: nil)
    stage.loop.advance(by: 0.5)
    return layer.presentation()?.transform ?? CATransform3DIdentity
  }

  @Test("makes transforms of numbers")
  func numbers() throws {
    let turned = try transform(.rotateZ, to: Double.pi / 2)
    #expect(abs(turned.m12 - 1) < 0.000_001)
    #expect(abs(turned.m11) < 0.000_001)
    #expect(try transform(.scaleY, to: 3.0).m22 == 3)
    #expect(try transform(.translateX, to: 8.0).m41 == 8)
    let moved = try transform(
      .translate, to: [NSNumber(value: 1), NSNumber(value: 2), NSNumber(value: 3)])
    #expect([moved.m41, moved.m42, moved.m43] == [1, 2, 3])
  }

  @Test("changes nothing with too few numbers, and there is none of another name")
  func mistakes() throws {
    #expect(try CATransform3DIsIdentity(transform(.scale, to: 2.0)))
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "none")) == nil)
    #expect(CAValueFunction(name: .scale)?.name == .scale)
  }
}
