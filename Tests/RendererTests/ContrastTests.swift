import CoreGraphics
import Renderer
import Testing

@Suite("A mark that stands out")
@MainActor
struct ContrastTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  /// Brightness of a mark's middle on a color, in a rounded screen.
  private func mark(on color: DisplayColor) -> UInt32 {
    let size = CGSize(width: 60, height: 40)
    let below = DisplayList(size: size, items: [.fill(Samples.box(0, 0, 60, 40), .color(color))])
    let marks = DisplayList(size: size, items: [.contrasting(Samples.box(20, 10, 20, 10))])
    let picture = renderer.draw(
      DisplayList(
        size: size,
        items: [
          .list(below, at: .zero, cornerRadius: 8), .list(marks, at: .zero, cornerRadius: 8),
        ]), scale: 2)
    return picture[60, 30] >> 8 & 0xFF
  }

  @Test("is black on light and white on dark, and lets a little of that through")
  func contrast() {
    #expect(mark(on: .white) == 38)
    #expect(mark(on: .black) == 217)
    #expect(mark(on: DisplayColor(white: 0.9, alpha: 1)) < 50)
    #expect(mark(on: DisplayColor(white: 0.2, alpha: 1)) > 200)
  }
}
