import CoreGraphics
import Foundation
import QuartzCore
import Renderer
import Testing

@Suite("The picture of layers in perspective")
@MainActor
struct PerspectiveTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let root = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
  }

  private func square(_ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    layer.backgroundColor = color
    root.addSublayer(layer)
    return layer
  }

  private func turn(_ angle: CGFloat, from distance: CGFloat = 200) -> CATransform3D {
    var view = CATransform3DIdentity
    view.m34 = -1 / distance
    return CATransform3DRotate(view, angle, 0, 1, 0)
  }

  private func draw(scale: CGFloat = 1) throws -> Bitmap {
    try Renderer().draw(
      DisplayList(of: root, at: 0, size: root.bounds.size), scale: scale, background: .white)
  }

  /// The rows of a column that have a color.
  private func rows(of color: UInt32, in column: Int, of picture: Bitmap) -> [Int] {
    (0..<picture.height).filter { picture[column, $0] == color }
  }

  private static let reds: UInt32 = 0xFFFF_0000
  private static let blues: UInt32 = 0xFF00_00FF

  @Test("is as high as `convert` says that the edges are", arguments: [1, 2, 3])
  func edges(scale: CGFloat) throws {
    let layer = square(red)
    layer.transform = turn(0.9)
    let corners = layer.bounds.corners.map { layer.convert($0, to: root) }
    #expect(corners[3].y - corners[0].y > 120 && corners[2].y - corners[1].y < 90)
    let picture = try draw(scale: scale)
    for (upper, lower, inside) in [(corners[0], corners[3], 1.5), (corners[1], corners[2], -1.5)] {
      let column = Int((upper.x + inside) * scale)
      let rows = rows(of: Self.reds, in: column, of: picture)
      // The column is not the edge itself.
      let tolerance = 2.5 * scale
      #expect(abs(CGFloat(try #require(rows.first)) - upper.y * scale) < tolerance)
      #expect(abs(CGFloat(try #require(rows.last)) - lower.y * scale) < tolerance)
      let beyond = Int((upper.x - inside) * scale)
      #expect(self.rows(of: Self.reds, in: beyond, of: picture).isEmpty)
    }
  }

  @Test("shows sublayers in the plane of their layer")
  func sublayers() throws {
    let layer = square(red)
    let mark = CALayer()
    mark.frame = CGRect(x: 70, y: 40, width: 20, height: 20)
    mark.backgroundColor = blue
    layer.addSublayer(mark)
    layer.transform = turn(0.9)
    let middle = layer.convert(CGPoint(x: 80, y: 50), to: root)
    let picture = try draw()
    #expect(picture[Int(middle.x), Int(middle.y)] == Self.blues)
    #expect(picture[100, 100] == Self.reds)
  }

  @Test("of all sublayers comes from their superlayer")
  func sublayerTransform() throws {
    let layer = square(red)
    layer.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
    let flat = try draw()
    root.sublayerTransform.m34 = -1 / 200
    let picture = try draw()
    let left = rows(of: Self.reds, in: 80, of: picture).count
    let right = rows(of: Self.reds, in: 120, of: picture).count
    #expect(left > right + 10)
    #expect(rows(of: Self.reds, in: 80, of: flat).count == 100)
  }

  @Test("has the back of a layer, or nothing if that has one side", arguments: [true, false])
  func back(isDoubleSided: Bool) throws {
    let layer = square(red)
    layer.isDoubleSided = isDoubleSided
    layer.transform = turn(0.3)
    #expect(try draw()[100, 100] == Self.reds)
    layer.transform = turn(.pi - 0.3)
    #expect(try draw()[100, 100] == (isDoubleSided ? Self.reds : 0xFFFF_FFFF))
  }

  @Test("has what is nearer in front, whatever the order")
  func depth() throws {
    let near = square(red)
    let far = square(blue)
    near.transform = CATransform3DMakeTranslation(0, 0, 10)
    far.transform = turn(0.3)
    #expect(try draw()[100, 100] == Self.reds)
    near.transform = CATransform3DMakeTranslation(0, 0, -10)
    #expect(try draw()[100, 100] == Self.blues)
  }

  @Test("leaves out what is behind who looks, and what is seen from its edge")
  func unseen() throws {
    let layer = square(red)
    layer.transform = turn(.pi / 2)
    #expect(try !draw().pixels.contains(Self.reds))
    layer.transform = CATransform3DTranslate(turn(0), 0, 0, 300)
    #expect(try !draw().pixels.contains(Self.reds))
    // One side is behind, the other one is not.
    layer.transform = CATransform3DScale(turn(0.9), 10, 1, 1)
    #expect(try draw().pixels.contains(Self.reds))
  }

  @Test("fades, and is cut off, as a whole")
  func fades() throws {
    root.masksToBounds = true
    let layer = square(red)
    let mark = CALayer()
    mark.frame = layer.bounds
    mark.backgroundColor = blue
    layer.addSublayer(mark)
    layer.opacity = 0.5
    layer.transform = CATransform3DTranslate(turn(0.5), 100, 0, 0)
    let picture = try draw()
    let inside = layer.convert(CGPoint(x: 20, y: 50), to: root)
    #expect(
      picture[Int(inside.x), 100] == 0xFF80_80FF || picture[Int(inside.x), 100] == 0xFF7F_7FFF)
  }
}
