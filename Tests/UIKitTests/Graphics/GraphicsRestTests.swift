import CoreGraphics
import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("What else is drawn")
@MainActor
struct GraphicsRestTests {
  private let device = Device(era: .iOS18)

  @Test("A path backwards has the same points, and ends where it began")
  func reversing() {
    UISystem.current = device.system
    let path = UIBezierPath()
    path.lineWidth = 3
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), controlPoint1: CGPoint(x: 5, y: 6),
      controlPoint2: CGPoint(x: 7, y: 8))
    path.move(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 30))
    path.close()
    let expected = CGMutablePath()
    expected.addLines(
      between: [CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 20), CGPoint(x: 20, y: 20)])
    expected.closeSubpath()
    expected.move(to: CGPoint(x: 9, y: 10))
    expected.addCurve(
      to: CGPoint(x: 3, y: 4), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 5, y: 6))
    expected.addLine(to: CGPoint(x: 1, y: 2))
    let reversed = path.reversing()
    #expect(reversed.cgPath == expected)
    #expect(reversed.lineWidth == 3)
    #expect(reversed.reversing().cgPath == path.cgPath)
  }

  @Test("A stroke has no pointed corner beyond its miter limit")
  func miterLimit() {
    UISystem.current = device.system
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    path.addLine(to: CGPoint(x: 2, y: 12))
    path.lineWidth = 2
    func width(_ limit: CGFloat) -> Int {
      path.miterLimit = limit
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
      let image = renderer.image { _ in path.stroke() }
      guard let picture = image.cgImage, let data = picture.dataProvider?.data else { return -1 }
      let columns = (0..<40).filter { column in
        (0..<20).contains { row in
          data[data.startIndex + row * picture.bytesPerRow + column * 4 + 3] > 0
        }
      }
      return columns.last ?? -1
    }
    #expect(width(1) < 22)
    #expect(width(100) > 26)
    let copy = path.copy() as? UIBezierPath
    #expect(copy?.miterLimit == 100 && copy == path)
  }

  @Test("Geometry is a text, and a text geometry")
  func texts() {
    UISystem.current = device.system
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == rect)
    #expect(NSCoder.cgRect(for: "nonsense") == .zero)
    #expect(NSCoder.cgPoint(for: "{ 7 , -8 }") == CGPoint(x: 7, y: -8))
    #expect(NSCoder.string(for: CGSize(width: 1, height: 2)) == "{1, 2}")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == transform)
    #expect(NSCoder.cgAffineTransform(for: "") == .identity)
  }

  @Test("A stretchable picture keeps its edges, but for one pixel")
  func stretchable() {
    UISystem.current = device.system
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8), format: format)
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 8)) }
    let wide = image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
    #expect(wide.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 5))
    #expect(wide.leftCapWidth == 4 && wide.topCapHeight == 0)
    #expect(image.imageRendererFormat.scale == 1)
    let movie = UIImage.animatedImage(with: [image, wide], duration: 0)
    #expect(movie?.images?.count == 2 && movie?.size == image.size)
    #expect(abs((movie?.duration ?? 0) - 2.0 / 30) < 1e-9)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && image.images == nil)
  }

  @Test("A scroll layer shows the part that is asked for, and only the ways that it goes")
  func scrolling() {
    UISystem.current = device.system
    let (scroll, content) = (CAScrollLayer(), CALayer())
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scroll.addSublayer(content)
    #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    content.scroll(CGPoint(x: 50, y: 60))
    #expect(scroll.bounds.origin == CGPoint(x: 50, y: 60))
    content.scrollRectToVisible(CGRect(x: 200, y: 60, width: 20, height: 20))
    #expect(scroll.bounds.origin == CGPoint(x: 120, y: 60))
    scroll.scrollMode = .vertically
    scroll.scroll(to: CGPoint(x: 0, y: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 120, y: 10))
    #expect(CALayer().visibleRect == .zero)
  }

  @Test("A transform layer is not hit itself")
  func transformLayer() {
    UISystem.current = device.system
    let (root, space, leaf) = (CALayer(), CATransformLayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    space.frame = root.bounds
    leaf.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    root.addSublayer(space)
    space.addSublayer(leaf)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === leaf)
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === root)
  }

  @Test("A picture has the colors of the screen unless others are asked for")
  func range() {
    let format = UIGraphicsImageRendererFormat.preferred()
    #expect(format.preferredRange == .automatic)
    format.preferredRange = .standard
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
    #expect((renderer.format as? UIGraphicsImageRendererFormat)?.preferredRange == .standard)
  }

  @Test("A transaction knows its values by the system's names")
  func transactionKeys() {
    UISystem.current = device.system
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    CATransaction.setValue(0.7, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.7)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }
}
