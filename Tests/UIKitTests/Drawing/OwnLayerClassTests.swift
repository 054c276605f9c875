import CoreGraphics
import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

/// What was called, in order.
private final class Notes {
  var lines: [String] = []
}

/// A ring as apps write it: a layer that draws itself, by what a view tells it.
private final class RingLayer: CALayer {
  var notes: Notes?
  var level: CGFloat {
    get { (value(forKey: "level") as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0 }
    set { setValue(newValue, forKey: "level") }
  }

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    notes = (layer as? RingLayer)?.notes
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    notes?.lines.append("layer \((Double(level) * 100).rounded() / 100)")
    ctx.fill([CGRect(x: 0, y: 0, width: level, height: 10)])
    super.draw(in: ctx)
  }
}

private final class RingView: UIView {
  let notes = Notes()
  override class var layerClass: AnyClass { RingLayer.self }
  var ring: RingLayer? { layer as? RingLayer }

  override func layerWillDraw(_ layer: CALayer) { notes.lines.append("will draw") }
  override func draw(_ rect: CGRect) {
    notes.lines.append("view \(rect.width)")
    UIGraphicsGetCurrentContext()?.fill([CGRect(x: 5, y: 5, width: 5, height: 5)])
  }
}

/// A view that draws by its layer's word.
private final class DelegateView: UIView {
  let notes = Notes()
  var callsSuper = true

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    notes.lines.append("delegate")
    ctx.fill([CGRect(x: 0, y: 0, width: 1, height: 1)])
    if callsSuper { super.draw(layer, in: ctx) }
  }

  override func draw(_ rect: CGRect) { notes.lines.append("view") }
}

/// A layer that shows a picture instead.
private final class PictureLayer: CALayer {
  override func display() { contents = picture }

  var picture: CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { $0.fill(.infinite) }.cgImage
  }
}

private final class PictureView: UIView {
  override class var layerClass: AnyClass { PictureLayer.self }
}

@Suite("A view with a layer of an app's own class")
@MainActor
struct OwnLayerClassTests {
  private let device = Device(era: .iOS18)

  private func show(_ view: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    device.perform {
      device.window.addSubview(view)
      device.window.makeKeyAndVisible()
    }
    device.advance(by: 0)
  }

  private func commandCount(_ view: UIView) -> Int? {
    view.layer.shownContents?.image?.commands.count
  }

  @Test("is drawn by the layer, which has the view draw")
  func draw() {
    let view = RingView()
    view.ring?.notes = view.notes
    show(view)
    #expect(view.notes.lines == ["will draw", "layer 0.0", "view 40.0"])
    #expect(commandCount(view) == 2)
  }

  @Test("is drawn in each frame in which a property of the layer moves")
  func frames() {
    let view = RingView()
    view.ring?.notes = view.notes
    show(view)
    view.notes.lines = []
    device.perform {
      let animation = CABasicAnimation(keyPath: "level")
      animation.fromValue = 0
      animation.toValue = 10
      animation.duration = 1
      view.layer.add(animation, forKey: nil)
    }
    device.advance(by: 0.5)
    let drawn = view.notes.lines.filter { $0.hasPrefix("layer") }
    #expect(drawn.count > 20 && drawn.last == "layer 5.0")
    #expect(view.notes.lines.contains("view 40.0"))
  }

  @Test("shows what the layer displays")
  func display() {
    let view = PictureView()
    show(view)
    #expect(view.layer.shownContents?.image?.width == 9)
  }

  @Test("or of none is drawn by what the view says to its layer")
  func delegate() {
    let view = DelegateView()
    show(view)
    #expect(view.notes.lines == ["delegate", "view"])
    #expect(commandCount(view) == 1)
    view.notes.lines = []
    view.callsSuper = false
    device.perform { view.setNeedsDisplay() }
    #expect(view.notes.lines == ["delegate"])
  }

  @Test("draws into the context that it is given")
  func context() {
    let view = RingView()
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { renderer in
      view.draw(view.layer, in: renderer.cgContext)
    }
    #expect(view.notes.lines == ["view 40.0"])
    #expect(image.cgImage?.commands.count == 1)
  }
}
