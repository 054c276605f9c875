import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("Drawing")
@MainActor
struct DrawingTests {
  private final class Canvas: UIView {
    var drawing: (CGRect) -> Void = { _ in }
    var count = 0
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      count += 1
      drawing(rect)
    }
  }

  private func shown(
    _ size: CGSize = CGSize(width: 100, height: 50), _ drawing: @escaping (CGRect) -> Void
  ) -> (Device, Canvas) {
    let device = Device(era: .iOS18)
    let canvas = Canvas(frame: CGRect(origin: .zero, size: size))
    canvas.drawing = drawing
    device.window.addSubview(canvas)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    return (device, canvas)
  }

  private func commands(_ view: UIView) -> [DrawingCommand] {
    view.layer.shownContents?.image?.commands ?? []
  }

  private func square(_ side: CGFloat) -> [CGPath.Segment] {
    CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil).segments
  }

  @Test("begins with the scale and the flip in its transform")
  func transform() {
    UISystem.current = Device(era: .iOS18).system
    let size = CGSize(width: 100, height: 50)
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    defer { UIGraphicsEndImageContext() }
    let context = UIGraphicsGetCurrentContext()
    let flip = CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100)
    #expect(context?.ctm == flip && context?.userSpaceToDeviceSpaceTransform == flip)
    #expect(context?.convertToDeviceSpace(CGPoint(x: 1, y: 0)) == CGPoint(x: 2, y: 100))
    context?.translateBy(x: 10, y: 5)
    #expect(context?.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 20, ty: 90))
    #expect(
      context?.convertToUserSpace(CGRect(x: 20, y: 70, width: 2, height: 20))
        == CGRect(x: 0, y: 0, width: 1, height: 10))
    if let context { context.concatenate(context.ctm.inverted()) }
    #expect(context?.ctm == .identity)
  }

  @Test("in a view happens once, in its bounds, and again when it is asked for")
  func view() {
    var rects: [CGRect] = []
    let (device, canvas) = shown { rect in
      rects.append(rect)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(rects == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    #expect(commands(canvas) == [.fill(square(10), .winding, UIColor.red.cgColor.rgba)])
    canvas.frame.size.width = 200
    device.advance(by: 0)
    #expect(canvas.count == 1)
    canvas.setNeedsDisplay()
    device.advance(by: 0)
    #expect(canvas.count == 2)
    canvas.contentMode = .redraw
    canvas.frame.size.width = 150
    device.advance(by: 0)
    #expect(canvas.count == 3)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("waits until the view has a size, and takes away what is not drawn any more")
  func sizes() {
    var isDrawn = true
    let (device, canvas) = shown(.zero) { rect in
      if isDrawn { UIBezierPath(ovalIn: rect).stroke() }
    }
    #expect(canvas.count == 0)
    canvas.frame.size = CGSize(width: 10, height: 10)
    device.advance(by: 0)
    #expect(commands(canvas).count == 1)
    isDrawn = false
    canvas.setNeedsDisplay()
    device.advance(by: 0)
    #expect(canvas.layer.contents == nil)
  }

  @Test("uses the traits of the view, and is done again when colors change")
  func colors() {
    let (device, canvas) = shown { rect in
      UIColor.label.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(commands(canvas) == [.fill(square(5), .winding, .black)])
    device.interfaceStyle = .dark
    device.advance(by: 0)
    #expect(commands(canvas) == [.fill(square(5), .winding, UIColor.white.cgColor.rgba)])
  }

  @Test("is moved, clipped and faded as the context says, until its state is restored")
  func state() throws {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
    context.saveGState()
    context.translateBy(x: 2, y: 3)
    context.scaleBy(x: 2, y: 2)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setAlpha(0.5)
    context.setFillColor(UIColor.blue.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))

    #expect(context.commands.count == 2)
    guard case .group(let group)? = context.commands.first else {
      Issue.record("The first command is not clipped.")
      return
    }
    let moved = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 3)
    #expect(group.clip?.path == square(1).applying(moved))
    let faded = UIColor.blue.withAlphaComponent(0.5).cgColor.rgba
    #expect(group.commands == [.fill(square(4).applying(moved), .winding, faded)])
    #expect(context.commands.last == .fill(square(4), .winding, .black))
  }

  @Test("along a path transforms the pen as well")
  func pen() {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
    context.scaleBy(x: 3, y: 3)
    context.setLineWidth(2)
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .group(let group)? = context.commands.first,
      case .stroke(let path, let pen, _)? = group.commands.first
    else {
      Issue.record("Nothing was stroked.")
      return
    }
    #expect(group.transform == CGAffineTransform(scaleX: 3, y: 3))
    #expect(path == square(1))
    #expect(pen.width == 2)
  }

  @Test("into a picture gives its size in points and in pixels")
  func renderer() throws {
    _ = Device(era: .iOS18)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
    let image = renderer.image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 3)
    let picture = try #require(image.cgImage)
    #expect((picture.width, picture.height) == (60, 30))
    #expect(picture.commands == [.fill(square(5), .winding, UIColor.green.cgColor.rgba)])

    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let area = CGRect(x: 5, y: 5, width: 10, height: 10)
    let part = UIGraphicsImageRenderer(bounds: area, format: format).image { _ in
      image.draw(at: CGPoint(x: 5, y: 5))
    }
    #expect(part.cgImage?.width == 10)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let old = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(old?.size == CGSize(width: 4, height: 4))
    #expect(old?.cgImage?.width == 8)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a hierarchy takes a picture of it as it is")
  func hierarchy() {
    let (device, canvas) = shown { _ in }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Text"
    canvas.addSubview(label)
    device.advance(by: 0)
    let image = UIGraphicsImageRenderer(bounds: canvas.bounds).image { context in
      #expect(canvas.drawHierarchy(in: canvas.bounds, afterScreenUpdates: true))
      canvas.layer.render(in: context.cgContext)
    }
    #expect(image.cgImage?.commands.count == 2)
  }
}
