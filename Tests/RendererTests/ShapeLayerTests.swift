import CoreGraphics
import Foundation
import QuartzCore
import Renderer
import Testing

@Suite("A layer with a shape or a gradient")
@MainActor
struct ShapeLayerTests {
  private let renderer: Renderer
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  init() throws {
    renderer = try Renderer()
  }

  private func draw(_ layer: CALayer) -> Bitmap {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    layer.frame = root.bounds
    root.addSublayer(layer)
    return renderer.draw(DisplayList(of: root, at: 0), scale: 1)
  }

  private func line(_ points: [CGPoint], close: Bool = false) -> CAShapeLayer {
    let path = CGMutablePath()
    path.addLines(between: points)
    if close { path.closeSubpath() }
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = blue
    shape.lineWidth = 4
    return shape
  }

  private func isDrawn(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    bitmap[x, y] != 0xFFFF_FFFF
  }

  @Test("draws the part of its stroke between the beginning and the end that are said")
  func part() {
    let shape = line([CGPoint(x: 0, y: 30), CGPoint(x: 60, y: 30)])
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.75
    let picture = draw(shape)
    #expect((0..<60).filter { isDrawn(picture, $0, 30) } == Array(15..<45))
    shape.strokeEnd = 0.25
    #expect(!isDrawn(draw(shape), 30, 30))
    shape.strokeStart = 0
    shape.strokeEnd = 1
    let whole = draw(shape)
    #expect((0..<60).allSatisfy { isDrawn(whole, $0, 30) })
  }

  @Test("counts the length along all parts of its path, the closing line with them")
  func length() {
    let square = line(
      [
        CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 50),
      ], close: true)
    square.strokeEnd = 0.875
    let picture = draw(square)
    #expect(isDrawn(picture, 30, 10) && isDrawn(picture, 50, 30) && isDrawn(picture, 30, 50))
    #expect(isDrawn(picture, 10, 40))
    #expect(!isDrawn(picture, 10, 20))
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 60, y: 20)])
    path.addLines(between: [CGPoint(x: 0, y: 40), CGPoint(x: 60, y: 40)])
    let two = line([])
    two.path = path
    two.strokeStart = 0.25
    two.strokeEnd = 0.75
    let strokes = draw(two)
    #expect((0..<60).filter { isDrawn(strokes, $0, 20) } == Array(30..<60))
    #expect((0..<60).filter { isDrawn(strokes, $0, 40) } == Array(0..<30))
  }

  @Test("draws a part of a circle as long as it says")
  func arc() {
    let ring = line([])
    ring.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil)
    ring.strokeEnd = 0.25
    let picture = draw(ring)
    // A quarter of the ring of four points' width, from the right end downwards.
    let count = (0..<60).flatMap { y in (0..<60).filter { isDrawn(picture, $0, y) } }.count
    #expect(abs(Double(count) - 20 * .pi / 2 * 4) < 50)
    #expect(isDrawn(picture, 44, 44))
    #expect(!isDrawn(picture, 16, 16) && !isDrawn(picture, 44, 16) && !isDrawn(picture, 16, 44))
  }

  private func gradient(_ type: CAGradientLayerType, to end: CGPoint) -> Bitmap {
    let layer = CAGradientLayer()
    layer.type = type
    layer.colors = [red, blue]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = end
    return draw(layer)
  }

  private func parts(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> (red: UInt32, blue: UInt32) {
    (bitmap[x, y] >> 16 & 0xFF, bitmap[x, y] & 0xFF)
  }

  @Test("spreads colors outwards, as far in each direction as the other point is")
  func radial() {
    let picture = gradient(.radial, to: CGPoint(x: 1, y: 0.75))
    #expect(parts(picture, 30, 30).red > 235)
    let (right, below) = (parts(picture, 45, 30), parts(picture, 30, 37))
    #expect((110...145).contains(right.red) && (110...145).contains(right.blue))
    #expect((110...145).contains(below.red) && (110...145).contains(below.blue))
    #expect(parts(picture, 30, 50).blue == 255)
    #expect(parts(picture, 1, 1).blue == 255)
  }

  @Test("spreads colors around, clockwise from where the other point is")
  func conic() {
    let picture = gradient(.conic, to: CGPoint(x: 0.5, y: 0))
    #expect(parts(picture, 33, 5).red > 235)
    #expect(parts(picture, 27, 5).blue > 235)
    #expect((175...205).contains(parts(picture, 55, 30).red))
    #expect((115...140).contains(parts(picture, 30, 55).red))
    #expect((50...80).contains(parts(picture, 5, 30).red))
  }
}
