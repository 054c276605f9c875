import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Source of the values: Apple's documentation of each property.
@Suite("A layer's choices")
@MainActor
struct LayerMemberTests {
  @Test("are as documented until they are set")
  func defaults() {
    let layer = CALayer()
    #expect(!layer.isOpaque && layer.isDoubleSided && !layer.isGeometryFlipped)
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    #expect(layer.allowsGroupOpacity && !layer.drawsAsynchronously)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
  }

  @Test("are kept, by copies too")
  func kept() {
    Stage().activate()
    let layer = CALayer()
    layer.cornerCurve = .continuous
    layer.shouldRasterize = true
    layer.rasterizationScale = 3
    let copy = CALayer(layer: layer)
    #expect(copy.cornerCurve == .continuous)
    #expect(copy.shouldRasterize && copy.rasterizationScale == 3)
    #expect(CALayer().cornerCurve == .circular)
  }

  @Test("of corners are corners, and those of curves are curves that there are")
  func unknown() {
    Stage().activate()
    let layer = CALayer()
    layer.maskedCorners = CACornerMask(rawValue: 255)
    #expect(layer.maskedCorners.rawValue == 15)
    layer.cornerCurve = .continuous
    layer.cornerCurve = CALayerCornerCurve(rawValue: "square")
    #expect(layer.cornerCurve == .circular)
  }

  @Test("say whether pictures are turned over, as in a flipped layer, and not in two")
  func flips() {
    Stage().activate()
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    #expect(!inner.contentsAreFlipped())
    outer.isGeometryFlipped = true
    #expect(outer.contentsAreFlipped() && inner.contentsAreFlipped())
    inner.isGeometryFlipped = true
    #expect(outer.contentsAreFlipped() && !inner.contentsAreFlipped())
  }

  @Test("are known to the class where they are not nothing")
  func classDefaults() {
    Stage().activate()
    func value(_ key: String) -> Any? { CALayer.defaultValue(forKey: key) }
    #expect(value("anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(value("duration") as? Double == .infinity && value("speed") as? Float == 1)
    #expect(value("fillMode") as? String == "removed" && value("maskedCorners") as? Int == 15)
    #expect(value("drawsAsynchronously") as? Bool == false)
    for key in ["bounds", "position", "frame", "mask", "minificationFilterBias", "own"] {
      #expect(value(key) == nil)
    }
  }

  @Test("of actions are looked for in its style, too, after its own")
  func styleActions() {
    Stage().activate()
    let layer = CALayer()
    let (styled, own) = (ActionRecord(), ActionRecord())
    layer.style = ["actions": ["position": styled]]
    #expect(layer.action(forKey: "position") as? ActionRecord === styled)
    layer.actions = ["position": own]
    #expect(layer.action(forKey: "position") as? ActionRecord === own)
  }

  @Test("of what draws it anew are asked for its properties, too")
  func redisplay() {
    final class Redrawn: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "opacity" }
    }
    Stage().activate()
    let layer = Redrawn()
    layer.bounds.size.width = 10
    layer.opacity = 1
    #expect(!layer.needsDisplay())
    layer.opacity = 0.5
    #expect(layer.needsDisplay())
    layer.display()
    #expect(!layer.needsDisplay())
  }

  @Test("of actions count as it comes into sight and goes")
  func order() {
    let stage = Stage()
    stage.activate()
    let (root, layer) = (CALayer(), CALayer())
    root.isRootOfScreen = true
    let record = ActionRecord()
    layer.actions = [kCAOnOrderIn: record, kCAOnOrderOut: record, "hidden": NSNull()]
    stage.turn { CALayer().addSublayer(layer) }
    #expect(record.events.isEmpty)
    stage.turn { root.addSublayer(layer) }
    stage.turn { layer.isHidden = true }
    stage.turn { layer.isHidden = false }
    stage.turn { layer.removeFromSuperlayer() }
    #expect(record.events == ["onOrderIn", "onOrderOut", "onOrderIn", "onOrderOut"])
  }

  private final class ActionRecord: NSObject, CAAction {
    var events: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      events.append(event)
    }
  }

  @Test("are animated by animations with initializers of the app's own, too")
  func ownInitializers() {
    final class Beat: CABasicAnimation {
      let strength: Int
      init(strength: Int) {
        self.strength = strength
        super.init()
        keyPath = "opacity"
      }
      required init?(coder: NSCoder) {
        strength = 1
        super.init(coder: coder)
      }
    }
    let beat = Beat(strength: 3)
    #expect(beat.keyPath == "opacity" && beat.strength == 3 && beat.duration == 0)
    #expect(Beat(coder: NSCoder())?.strength == 1)
    #expect(CASpringAnimation(coder: NSCoder())?.stiffness == 100)
  }

  @Test("of animations have values of the class's own until they are set")
  func animationDefaults() {
    final class Own: CABasicAnimation {
      override class func defaultValue(forKey key: String) -> Any? { key == "level" ? 7 : nil }
    }
    let animation = Own(keyPath: "opacity")
    #expect(animation.value(forKey: "level") as? Int == 7)
    animation.setValue(8, forKey: "level")
    #expect(animation.value(forKey: "level") as? Int == 8)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    let copy = animation.copy() as? CAAnimation
    #expect(copy?.preferredFrameRateRange == animation.preferredFrameRateRange)
    #expect(!CALayer().contentsAreFlipped())
  }
}
