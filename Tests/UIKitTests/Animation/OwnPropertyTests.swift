import CoreGraphics
import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A property of an app's own layer class")
@MainActor
struct OwnPropertyTests {
  private final class Notes {
    var lines: [String] = []
  }

  /// A gauge as apps write it: without Objective-C the property is read and set by its name.
  private final class Gauge: CALayer {
    var level: CGFloat {
      get { (value(forKey: "level") as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0 }
      set { setValue(newValue, forKey: "level") }
    }
    var notes: Notes?
    /// Whether copies for the screen take the level over, as customary layers do.
    var isTakenOver = false

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      guard let other = layer as? Gauge else { return }
      notes = other.notes
      if other.isTakenOver { level = other.level }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "level" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.level ?? level
      animation.duration = 0.1
      return animation
    }

    override func display() {
      notes?.lines.append("display \(rounded(presentation()?.level ?? level))")
      super.display()
    }

    override func draw(in ctx: CGContext) {
      notes?.lines.append("draw \(rounded(level))")
    }

    private func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
  }

  private let device = Device(era: .iOS18)

  private func show() -> Gauge {
    device.window.makeKeyAndVisible()
    let gauge = Gauge()
    gauge.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    device.perform {
      device.window.layer.addSublayer(gauge)
      gauge.displayIfNeeded()
    }
    device.advance(by: 0)
    return gauge
  }

  @Test("moves by the layer's own action, and is displayed and drawn in each frame")
  func frames() {
    let gauge = show()
    let notes = Notes()
    gauge.notes = notes
    device.perform { gauge.level = 1 }
    #expect(gauge.level == 1 && gauge.presentation()?.level == 0)
    device.advance(by: 0.05)
    let middle = gauge.presentation()?.level ?? 0
    #expect(middle > 0.4 && middle < 0.6)
    _ = device.settle(limit: 1)
    #expect(gauge.presentation()?.level == 1 && gauge.animationKeys() == nil)
    #expect(notes.lines.count >= 12, "\(notes.lines)")
    let drawn = notes.lines.filter { $0.hasPrefix("draw") }
    #expect(drawn.count >= 6 && drawn.first == "draw 0.0" && drawn.last == "draw 1.0", "\(drawn)")
    notes.lines = []
    device.advance(by: 0.5)
    #expect(notes.lines.isEmpty)
  }

  @Test("moves by an animation that an app adds, while the model stays", arguments: [false, true])
  func added(inGroup: Bool) {
    let gauge = show()
    device.perform {
      let animation = CABasicAnimation(keyPath: "level")
      (animation.fromValue, animation.toValue, animation.duration) = (2, 4, 1)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([animation], 1)
      gauge.add(inGroup ? group : animation, forKey: "own")
    }
    device.advance(by: 0.5)
    #expect(gauge.presentation()?.level == 3 && gauge.level == 0)
    device.perform { gauge.removeAnimation(forKey: "own") }
    #expect(gauge.presentation()?.level == 0)
  }

  @Test("of a layer that goes leaves nothing behind")
  func leaving() {
    weak var gone: Gauge?
    do {
      let gauge = show()
      gone = gauge
      device.perform { gauge.level = 1 }
      device.advance(by: 0.02)
      device.perform { gauge.removeFromSuperlayer() }
    }
    device.advance(by: 1)
    #expect(gone == nil)
  }

  @Test("may be a point, and moves nothing between values of no kind")
  func kinds() {
    let gauge = show()
    device.perform {
      gauge.setValue(CGPoint(x: 1, y: 1), forKey: "focus")
      gauge.setValue("text", forKey: "note")
      let animation = CABasicAnimation(keyPath: "focus")
      (animation.toValue, animation.duration) = (CGPoint(x: 3, y: 5), 1)
      gauge.add(animation, forKey: nil)
    }
    device.advance(by: 0.5)
    let shown = gauge.presentation()
    #expect(shown?.value(forKey: "focus") as? CGPoint == CGPoint(x: 2, y: 3))
    #expect(shown?.value(forKey: "note") as? String == "text")
    #expect(gauge.value(forKey: "focus") as? CGPoint == CGPoint(x: 1, y: 1))
  }

  private final class Plain: CAShapeLayer {
    var mark = "new"
  }

  @Test("that a class does not copy is new in the layer on the screen, which is of that class")
  func plain() {
    let layer = Plain()
    layer.mark = "set"
    device.window.makeKeyAndVisible()
    device.perform { device.window.layer.addSublayer(layer) }
    device.advance(by: 0)
    #expect(layer.presentation()?.mark == "new")
    #expect(layer.presentation()?.model() === layer)
    device.perform { layer.strokeEnd = 0 }
    device.advance(by: 0.125)
    let end = layer.presentation()?.strokeEnd ?? 0
    #expect(end > 0 && end < 1)
  }

  private final class GaugeView: UIView {
    override class var layerClass: AnyClass { Gauge.self }
    var gauge: Gauge? { layer as? Gauge }
  }

  @Test("moves and is drawn all the same where copies take it over", arguments: [false, true])
  func copied(ofView: Bool) {
    let view = GaugeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let gauge = (ofView ? view.gauge : nil) ?? Gauge()
    #expect((gauge === view.layer) == ofView)
    let notes = Notes()
    (gauge.notes, gauge.isTakenOver) = (notes, true)
    device.window.makeKeyAndVisible()
    device.perform {
      gauge.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      if ofView { device.window.addSubview(view) } else { device.window.layer.addSublayer(gauge) }
      gauge.level = 1
    }
    _ = device.settle(limit: 1)
    #expect(notes.lines.last == "draw 1.0")
    notes.lines = []
    device.perform { gauge.level = 3 }
    device.advance(by: 0.05)
    let middle = gauge.presentation()?.level ?? 0
    #expect(middle > 1.5 && middle < 2.5)
    #expect(gauge.level == 3)
    _ = device.settle(limit: 1)
    let drawn = notes.lines.filter { $0.hasPrefix("draw") }
    #expect(drawn.count >= 6 && drawn.first == "draw 1.0" && drawn.last == "draw 3.0", "\(drawn)")
  }
}
