import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("A layer's values by name")
@MainActor
struct LayerKeyValueTests {
  private final class OwnLayer: CALayer {
    override class func defaultValue(forKey key: String) -> Any? { key == "level" ? 7 : nil }
    override class func needsDisplay(forKey key: String) -> Bool { key == "level" }

    var drawingCount = 0
    override func setNeedsDisplay() {
      drawingCount += 1
      super.setNeedsDisplay()
    }
  }

  @Test("are its properties and their parts")
  func properties() {
    Stage().activate()
    let layer = CALayer()
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "position")
    layer.setValue(CGFloat(20), forKeyPath: "bounds.size.width")
    layer.setValue(NSNumber(value: 2), forKeyPath: "transform.scale.x")
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue("sheet", forKey: "name")
    layer.setValue(5, forKeyPath: "shadowOffset.width")
    #expect(layer.shadowOffset == CGSize(width: 5, height: -3))
    #expect(layer.value(forKeyPath: "shadowOffset.height") as? Double == -3)
    #expect(layer.opacity == 0.5 && layer.position == CGPoint(x: 3, y: 4))
    #expect(layer.bounds.size == CGSize(width: 20, height: 0) && layer.transform.m11 == 2)
    #expect(layer.masksToBounds && layer.name == "sheet")
    #expect(layer.value(forKeyPath: "position.y") as? Double == 4)
    #expect((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.floatValue == 2)
    #expect(layer.value(forKey: "bounds") as? CGRect == CGRect(x: 0, y: 0, width: 20, height: 0))
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    #expect(layer.value(forKey: "frame") as? CGRect == layer.frame)
  }

  @Test(
    "are the parts of a transform of space",
    arguments: ["rotation.x", "rotation.y", "translation.z", "scale.z"], [true, false])
  func space(part: String, isInPerspective: Bool) throws {
    Stage().activate()
    let layer = CALayer()
    if isInPerspective { layer.transform.m34 = -1.0 / 500 }
    let before = layer.transform
    layer.setValue(0.7, forKeyPath: "transform.\(part)")
    let expected =
      switch part {
      case "rotation.x": CATransform3DRotate(before, 0.7, 1, 0, 0)
      case "rotation.y": CATransform3DRotate(before, 0.7, 0, 1, 0)
      case "translation.z": CATransform3DTranslate(before, 0, 0, 0.7)
      default: CATransform3DScale(before, 1, 1, 0.7)
      }
    #expect(zip(layer.transform.numbers, expected.numbers).allSatisfy { isClose($0, $1) })
    let read = try #require(layer.value(forKeyPath: "transform.\(part)") as? Double)
    #expect(isClose(read, 0.7))
  }

  @Test("change one part of a transform of space and leave the others")
  func otherParts() {
    Stage().activate()
    let layer = CALayer()
    layer.transform.m34 = -0.002
    layer.setValue(-2, forKeyPath: "transform.scale.y")
    layer.setValue(2.5, forKeyPath: "transform.rotation.y")
    layer.setValue(30, forKeyPath: "transform.translation.x")
    func part(_ name: String) -> Double {
      layer.value(forKeyPath: "transform.\(name)") as? Double ?? .nan
    }
    #expect(isClose(part("scale.y"), -2) && isClose(part("scale.x"), 1))
    #expect(isClose(part("rotation.y"), 2.5) && isClose(part("translation.x"), 30))
    #expect(isClose(layer.transform.m34, -0.002 * cos(2.5)))
  }

  @Test("scale a transform on all three axes, or on those of the plane alone")
  func scale() {
    Stage().activate()
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 2, 2)))
    #expect(layer.value(forKeyPath: "transform.scale") as? Double == 2)
    layer.setValue(5, forKeyPath: "transform.scale.z")
    #expect(layer.value(forKeyPath: "transform.scale") as? Double == 3)
    layer.setValue(4, forKeyPath: "transform.scale.xy")
    #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(4, 4, 5)))
  }

  @Test("are also those that nothing animates")
  func otherProperties() {
    Stage().activate()
    let layer = CALayer()
    layer.setValue("center", forKey: "contentsGravity")
    layer.setValue(false, forKey: "allowsGroupOpacity")
    layer.setValue(true, forKey: "hidden")
    #expect(layer.contentsGravity == .center && !layer.allowsGroupOpacity && layer.isHidden)
    #expect(layer.value(forKey: "contentsGravity") as? String == "center")
    #expect(layer.value(forKey: "allowsGroupOpacity") as? Bool == false)
    let shape = CAShapeLayer()
    shape.setValue("round", forKey: "lineCap")
    shape.setValue(CGPath(rect: layer.bounds, transform: nil), forKey: "path")
    #expect(shape.lineCap == .round && shape.path != nil)
    let gradient = CAGradientLayer()
    gradient.setValue([0, 1], forKey: "locations")
    #expect(gradient.locations == [0, 1])
  }

  @Test("are an app's own if only layers of another class have such a property")
  func foreignProperties() {
    Stage().activate()
    let layer = CALayer()
    layer.setValue("a file", forKey: "path")
    layer.setValue(3, forKey: "lineWidth")
    #expect(layer.value(forKey: "path") as? String == "a file")
    #expect(layer.value(forKey: "lineWidth") as? Int == 3)
  }

  @Test("are the parts of every rectangle, and points where sizes are given")
  func parts() {
    Stage().activate()
    let layer = CALayer()
    layer.setValue(30, forKeyPath: "frame.size.width")
    layer.setValue(CGPoint(x: 5, y: 6), forKeyPath: "frame.origin")
    layer.setValue(0.25, forKeyPath: "contentsRect.origin.x")
    #expect(layer.frame == CGRect(x: 5, y: 6, width: 30, height: 0))
    #expect(layer.value(forKeyPath: "frame.size") as? CGSize == CGSize(width: 30, height: 0))
    #expect(layer.contentsRect == CGRect(x: 0.25, y: 0, width: 1, height: 1))
    layer.setValue(CGSize(width: 7, height: 8), forKey: "position")
    #expect(layer.position == CGPoint(x: 7, y: 8))
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "bounds.size")
    #expect(layer.bounds.size == CGSize(width: 3, height: 4))
  }

  @Test("can be nothing for a color")
  func colors() {
    Stage().activate()
    let layer = CALayer()
    #expect(layer.value(forKey: "backgroundColor") == nil)
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.setValue(red, forKey: "backgroundColor")
    #expect(layer.backgroundColor == red && layer.value(forKey: "backgroundColor") is CGColor)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
  }

  @Test("animate as if their setters had been called")
  func actions() {
    let stage = Stage()
    stage.activate()
    let layer = stage.layerOnScreen()
    stage.turn { layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z") }
    #expect(layer.animation(forKey: "transform") != nil)
    #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - .pi / 2) < 1e-9)
  }

  @Test("are kept under names of an app's own, and in copies")
  func ownValues() {
    Stage().activate()
    let layer = OwnLayer()
    #expect(layer.value(forKey: "level") as? Int == 7 && layer.value(forKey: "other") == nil)
    layer.setValue(9, forKey: "level")
    layer.setValue(1, forKey: "other")
    #expect(layer.value(forKeyPath: "level") as? Int == 9 && layer.drawingCount == 1)
    #expect(OwnLayer(layer: layer).value(forKey: "level") as? Int == 9)
    let inner = CALayer()
    layer.setValue(inner, forKey: "inner")
    layer.setValue(0.25, forKeyPath: "inner.opacity")
    #expect(inner.opacity == 0.25 && layer.value(forKeyPath: "inner.opacity") as? Float == 0.25)
    layer.setValue(nil, forKey: "level")
    #expect(layer.value(forKey: "level") as? Int == 7)
  }
}

@Suite("An animation's values by name")
@MainActor
struct AnimationKeyValueTests {
  @Test("are kept under names of an app's own, and go with the copy that a layer makes")
  func ownValues() throws {
    Stage().activate()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "id")
    #expect(animation.value(forKey: "id") as? String == "fade")
    let layer = CALayer()
    layer.add(animation, forKey: "first")
    animation.setValue(nil, forKey: "id")
    let added = try #require(layer.animation(forKey: "first"))
    #expect(added.value(forKey: "id") as? String == "fade")
    #expect(animation.value(forKey: "id") == nil)
  }

  @Test("are its properties")
  func properties() {
    let animation = CABasicAnimation()
    animation.setValue("position.x", forKey: "keyPath")
    animation.setValue(2.5, forKey: "duration")
    animation.setValue(CGFloat(3), forKey: "toValue")
    animation.setValue(true, forKey: "autoreverses")
    animation.setValue(false, forKey: "removedOnCompletion")
    animation.setValue(0.5, forKey: "timeOffset")
    animation.setValue("both", forKey: "fillMode")
    animation.setValue(3, forKey: "repeatDuration")
    animation.setValue(true, forKey: "additive")
    #expect(animation.fillMode == .both && animation.repeatDuration == 3 && animation.isAdditive)
    #expect(animation.value(forKey: "fillMode") as? String == "both")
    #expect(!animation.isRemovedOnCompletion && animation.timeOffset == 0.5)
    #expect(animation.keyPath == "position.x" && animation.duration == 2.5)
    #expect(animation.toValue as? CGFloat == 3 && animation.autoreverses)
    #expect(animation.value(forKey: "duration") as? Double == 2.5)
    #expect(animation.value(forKeyPath: "fromValue") == nil)
  }

  @Test("can be objects of points, sizes, rectangles and transforms")
  func objects() {
    let stage = Stage()
    stage.activate()
    let layer = stage.layerOnScreen()
    func ends(_ keyPath: String, _ from: NSValue, _ to: NSValue) -> CALayer.Appearance {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 2
      layer.removeAllAnimations()
      stage.turn { layer.add(animation, forKey: "ends") }
      stage.loop.advance(by: 1)
      return stage.shown(layer)
    }
    let moved = ends(
      "position", NSValue(point: .zero), NSValue(point: CGPoint(x: 10, y: 20)))
    #expect(abs(moved.position.x - 5) < 0.1 && abs(moved.position.y - 10) < 0.1)
    let grown = ends(
      "transform", NSValue(caTransform3D: CATransform3DIdentity),
      NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1)))
    #expect(abs(grown.transform.m11 - 2) < 0.1)
    #expect(
      CATransform3DEqualToTransform(
        NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1)).caTransform3DValue,
        CATransform3DMakeScale(3, 3, 1)))
  }
}

@Suite("A number that goes through Core Animation")
@MainActor
struct NumberObjectTests {
  @Test("can be cast to every kind of number, whatever was set")
  func casts() {
    let animation = CABasicAnimation(keyPath: "opacity")
    let numbers: [Any] = [2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2)]
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    keyframes.values = numbers
    #expect(keyframes.values as? [CGFloat] == [2, 2, 2, 2, 2])
    for number in numbers {
      animation.fromValue = number
      animation.setValue(number, forKey: "own")
      for value in [animation.fromValue, animation.value(forKey: "own")] {
        #expect(value as? CGFloat == 2 && value as? Double == 2 && value as? Float == 2)
        #expect(value as? Int == 2 && value as? NSNumber == 2)
      }
    }
  }

  @Test("is an object in the values of a layer's properties")
  func properties() {
    Stage().activate()
    let layer = CALayer()
    layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")
    #expect(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat == .pi)
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 0)
    layer.setValue(3, forKey: "own")
    #expect(layer.value(forKey: "own") as? CGFloat == 3)
  }

  @Test("leaves transforms to be cast out of objects, and other things as they are")
  func others() {
    let scale = CATransform3DMakeScale(2, 2, 1)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = NSValue(caTransform3D: scale)
    #expect(
      (animation.toValue as? CATransform3D).map { CATransform3DEqualToTransform($0, scale) } == true
    )
    #expect(animation.toValue as? CGFloat == nil)
    animation.toValue = scale
    #expect((animation.toValue as? NSValue)?.caTransform3DValue.m11 == 2)
    animation.setValue("name", forKey: "own")
    #expect(animation.value(forKey: "own") as? String == "name")
    #expect(animation.value(forKey: "own") as? CGFloat == nil)
  }
}
