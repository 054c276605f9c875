import CoreGraphics
import Foundation
import QuartzCore
import Renderer
import Testing

@Suite("A drawn display list")
struct DrawingTests {
  let renderer: Renderer

  init() throws { renderer = try Renderer() }

  @Test("shows fills, borders, lines, gradients, shadows and round corners as accepted")
  func shapes() throws {
    try expectGolden(renderer.draw(Samples.shapes, scale: 2, background: .white), named: "shapes")
  }

  @Test("shows sharp text", arguments: [1.0, 2, 3])
  func text(scale: CGFloat) throws {
    let bitmap = renderer.draw(Samples.text, scale: scale, background: .white)
    try expectGolden(bitmap, named: "text-\(Int(scale))x")
  }

  @Test("fades, cuts, masks and turns groups as one picture")
  func groups() throws {
    try expectGolden(renderer.draw(Samples.groups, scale: 2, background: .white), named: "groups")
  }

  @Test("has the same pixels whatever was drawn before, and with another renderer")
  func samePixels() throws {
    let first = renderer.draw(Samples.shapes, scale: 2)
    _ = renderer.draw(Samples.text, scale: 1.7)
    #expect(renderer.draw(Samples.shapes, scale: 2) == first)
    #expect(try Renderer().draw(Samples.shapes, scale: 2) == first)
  }

  @Test("looks the same inside another list of the same scale")
  func nested() {
    let outer = DisplayList(
      size: Samples.text.size, items: [.list(Samples.text, at: .zero, scale: 0.5)])
    let half = renderer.draw(outer, scale: 2)
    let small = renderer.draw(Samples.text, scale: 1)
    let top = Bitmap.Region(x: 0, y: 0, width: small.width, height: small.height)
    #expect(half.cropped(to: top) == small)
  }

  @Test("has upright edges on whole pixels at any scale", arguments: [0.37, 1, 1.5, 2.21])
  func sharpEdges(scale: CGFloat) {
    let list = DisplayList(
      size: CGSize(width: 40, height: 40),
      items: [.fill(Samples.box(3.3, 4.1, 20.2, 0.2), .color(.black))])
    let shades = Set(renderer.draw(list, scale: scale).pixels)
    #expect(shades == [0, 0xFF00_0000])
  }

  @Test("puts the shadow of a large rectangle together without a seam", arguments: [1.0, 2, 3])
  func shadowParts(scale: CGFloat) {
    let rectangle = RoundedRectangle(
      CGRect(x: 30, y: 30, width: 240, height: 190), cornerRadius: 14)
    func picture(_ shape: DisplayShape) -> Bitmap {
      let shadow = DisplayItem.shadow(shape, DisplayShadow(.black, radius: 7))
      return renderer.draw(
        DisplayList(size: CGSize(width: 300, height: 250), items: [shadow]), scale: scale)
    }
    // A path is blurred as a whole.
    #expect(picture(.rectangle(rectangle)) == picture(.path(rectangle.path)))
  }

  @Test("shows no text wider than its advances", arguments: ["Navigation", "Далее", "0123"])
  func widths(string: String) {
    let whole = renderer.width(of: string, size: 17, weight: 400)
    let parts = string.map { renderer.width(of: String($0), size: 17, weight: 400) }
    #expect(abs(whole - parts.reduce(0, +)) < 0.01)
  }
}
