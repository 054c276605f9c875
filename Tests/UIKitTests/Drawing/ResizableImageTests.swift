import CoreGraphics
import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A picture with edges that keep their size")
@MainActor
struct ResizableImageTests {
  private static let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]

  /// Red, green and blue, a point each.
  private func stripes() -> UIImage {
    UISystem.current = Device(era: .iOS18).system
    return image(3) { context in
      for (index, color) in [UIColor.red, .green, .blue].enumerated() {
        color.setFill()
        context.fill(CGRect(x: index, y: 0, width: 1, height: 1))
      }
    }
  }

  private func image(
    _ width: CGFloat, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: 1), format: format)
      .image(actions: draw)
  }

  private let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

  @Test("is drawn with them, and with its middle stretched")
  func stretched() throws {
    let stretching = stripes().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretching.capInsets == caps)
    #expect(stretching.resizingMode == .stretch)
    #expect(stretching.size.width == 3)
    let wide = image(6) { _ in stretching.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) }
    let (red, green, blue) = (Self.colors[0], Self.colors[1], Self.colors[2])
    #expect(
      try #require(wide.cgImage).pixelImage.pixels == [red, green, green, green, green, blue])
    let plain = image(6) { _ in stripes().draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) }
    #expect(try #require(plain.cgImage).pixelImage.pixels == [red, red, green, green, blue, blue])
  }

  @Test("repeats its middle unless told otherwise")
  func tiled() throws {
    UISystem.current = Device(era: .iOS18).system
    let (red, green, blue) = (Self.colors[0], Self.colors[1], Self.colors[2])
    let source = image(4) { context in
      for (index, color) in [UIColor.red, .green, .blue, .red].enumerated() {
        color.setFill()
        context.fill(CGRect(x: index, y: 0, width: 1, height: 1))
      }
    }
    let tiling = source.resizableImage(withCapInsets: caps)
    #expect(tiling.resizingMode == .tile)
    let wide = image(7) { _ in tiling.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) }
    #expect(
      try #require(wide.cgImage).pixelImage.pixels
        == [red, green, blue, green, blue, green, red])
  }

  @Test("shows them in an image view")
  func imageView() throws {
    let view = UIImageView(image: stripes().resizableImage(withCapInsets: caps))
    view.frame.size = CGSize(width: 6, height: 1)
    let center = view.layer.contentsCenter
    #expect(abs(center.minX - 1.0 / 3) < 1e-9 && abs(center.maxX - 2.0 / 3) < 1e-9)
    #expect(center.minY == 0 && center.maxY == 1)
    let shown = image(6) { view.layer.render(in: $0.cgContext) }
    let pixels = try #require(shown.cgImage).pixelImage.pixels
    let middle = [UInt32](repeating: Self.colors[1], count: 4)
    #expect(pixels == [Self.colors[0]] + middle + [Self.colors[2]])
    view.image = stripes()
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("makes a pattern, from the origin of the coordinates on")
  func pattern() throws {
    let pattern = image(5) { _ in
      stripes().drawAsPattern(in: CGRect(x: 1, y: 0, width: 4, height: 1))
    }
    let (red, green, blue) = (Self.colors[0], Self.colors[1], Self.colors[2])
    #expect(try #require(pattern.cgImage).pixelImage.pixels == [0, green, blue, red, green])
  }
}
