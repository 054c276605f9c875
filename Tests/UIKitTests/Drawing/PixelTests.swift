import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("The pixels of a picture")
@MainActor
struct PixelTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF

  private func pixels(
    _ width: CGFloat = 4, _ height: CGFloat = 1, _ draw: (CGContext) -> Void
  ) throws -> [UInt32] {
    UISystem.current = Device(era: .iOS18).system
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    return try #require(image.cgImage).pixelImage.pixels
  }

  private func fill(_ context: CGContext, _ color: UIColor, _ x: CGFloat, _ width: CGFloat) {
    context.setFillColor(color.cgColor)
    context.fill(CGRect(x: x, y: 0, width: width, height: 10))
  }

  @Test("are covered as far as a shape reaches into them")
  func coverage() throws {
    let drawn = try pixels { fill($0, .red, 0.5, 2) }
    #expect(drawn == [0x8080_0000, Self.red, 0x8080_0000, 0])
  }

  @Test("are mixed as the blend mode says, within the picture only")
  func blending() throws {
    let drawn = try pixels { context in
      fill(context, UIColor(red: 1, green: 1, blue: 0, alpha: 1), 0, 2)
      context.setBlendMode(.multiply)
      fill(context, UIColor(red: 1, green: 0, blue: 1, alpha: 1), 0, 1)
      context.setBlendMode(.clear)
      fill(context, .black, 1, 1)
      context.setBlendMode(.destinationOver)
      fill(context, .blue, 0, 3)
    }
    #expect(drawn == [Self.red, Self.blue, Self.blue, 0])
  }

  @Test(
    "are mixed with all of a picture, also where that is clear",
    arguments: [(CGBlendMode.copy, 0), (.destinationIn, 0), (.normal, 0xFFFF_0000)]
      as [(CGBlendMode, UInt32)])
  func clearPicture(mode: CGBlendMode, clear: UInt32) throws {
    let drawn = try pixels { context in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 2, height: 1)
      let picture = UIGraphicsImageRenderer(size: size, format: format).image {
        fill($0.cgContext, .red, 0, 1)
      }
      fill(context, .red, 0, 3)
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
      picture.draw(at: .zero, blendMode: mode, alpha: 1)
    }
    #expect(drawn == [Self.red, clear, Self.red, 0])
  }

  @Test("are taken away by clearing a rectangle")
  func clear() throws {
    let drawn = try pixels { context in
      fill(context, .red, 0, 4)
      context.clear(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    #expect(drawn == [Self.red, 0, 0, Self.red])
  }

  @Test("show a gradient between its ends, and beyond them if it goes on")
  func linearGradient() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray, locations: [0, 1]))
    let (start, end) = (CGPoint(x: 1, y: 0), CGPoint(x: 3, y: 0))
    let between = try pixels {
      $0.drawLinearGradient(gradient, start: start, end: end, options: [])
    }
    #expect(between == [0, 0xFF40_4040, 0xFFBF_BFBF, 0])
    let beyond = try pixels {
      $0.drawLinearGradient(
        gradient, start: start, end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(beyond == [0xFF00_0000, 0xFF40_4040, 0xFFBF_BFBF, 0xFFFF_FFFF])
  }

  @Test("show a gradient around a point")
  func radialGradient() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [1, 1, 0, 1], locations: nil,
        count: 2))
    let drawn = try pixels(5, 1) {
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 2.5, y: 0.5), startRadius: 0,
        endCenter: CGPoint(x: 2.5, y: 0.5), endRadius: 2, options: [])
    }
    #expect(drawn == [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF, 0xFF80_8080, 0xFF00_0000])
  }

  @Test("are shown through a mask as far as that is opaque")
  func mask() throws {
    UISystem.current = Device(era: .iOS18).system
    let mask = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.white.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let picture = try #require(mask.cgImage)
    let drawn = try pixels { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: picture)
      fill(context, .red, 0, 4)
      context.restoreGState()
      fill(context, .blue, 3, 1)
    }
    #expect(drawn == [0, 0x8080_0000, 0, Self.blue])
  }

  @Test("have one shadow of all that is in a transparency layer")
  func shadow() throws {
    let drawn = try pixels(6, 1) { context in
      context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: UIColor.blue.cgColor)
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      fill(context, .red, 0, 1)
      fill(context, .red, 0.25, 1.75)
      context.endTransparencyLayer()
    }
    #expect(drawn == [0x8080_0000, 0x8080_0000, 0x8000_0080, 0x8000_0080, 0, 0])
  }

  @Test("of a shadow that blurs spread around what casts it")
  func blur() throws {
    let drawn = try pixels(21, 10) { context in
      context.setShadow(offset: .zero, blur: 4)
      fill(context, .white, 10, 1)
    }
    let covered = drawn[5 * 21..<6 * 21].map { $0 >> 24 }
    #expect(covered[10] == 255)
    #expect(covered[9] > covered[8] && covered[8] > covered[7] && covered[8] == covered[12])
    #expect(covered[0] == 0)
  }

  @Test("of lines lie on both sides of the path, with its ends and dashes")
  func strokes() throws {
    let line = try pixels(6, 3) { context in
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineCap(.square)
      context.setLineWidth(1)
      context.strokeLineSegments(between: [CGPoint(x: 1.5, y: 1.5), CGPoint(x: 3.5, y: 1.5)])
    }
    let empty = [UInt32](repeating: 0, count: 6)
    #expect(line == empty + [0, Self.red, Self.red, Self.red, 0, 0] + empty)
    let dashes = try pixels(6, 1) { context in
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineDash(phase: 0, lengths: [1, 2])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 6, y: 0.5)])
    }
    #expect(dashes == [Self.red, 0, 0, Self.red, 0, 0])
    let frame = try pixels(3, 3) { context in
      context.setStrokeColor(UIColor.red.cgColor)
      context.stroke(CGRect(x: 0.5, y: 0.5, width: 2, height: 2), width: 1)
    }
    #expect(frame.enumerated().allSatisfy { $0.element == ($0.offset == 4 ? 0 : Self.red) })
  }

  @Test("of a layer are those of its background, border, contents and sublayers")
  func layers() throws {
    UISystem.current = Device(era: .iOS18).system
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    view.backgroundColor = .red
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.blue.cgColor
    let child = UIView(frame: CGRect(x: 2, y: 1, width: 1, height: 1))
    child.backgroundColor = .black
    child.alpha = 0.5
    view.addSubview(child)
    let drawn = try pixels(4, 3) { view.layer.render(in: $0) }
    let edge = [UInt32](repeating: Self.blue, count: 4)
    #expect(drawn == edge + [Self.blue, Self.red, 0xFF80_0000, Self.blue] + edge)
  }

  @Test("of text are bars where its words are")
  func text() throws {
    let drawn = try pixels(60, 20) { _ in
      ("ab cd" as NSString).draw(
        at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    }
    let middle = drawn[13 * 60..<14 * 60]
    let changes = zip(middle, middle.dropFirst()).filter { ($0 >> 24 == 0) != ($1 >> 24 == 0) }
    #expect(changes.count >= 3)
  }

  @Test("are black where nothing is drawn, if nothing is to shine through")
  func opaque() throws {
    UISystem.current = Device(era: .iOS18).system
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let area = CGRect(x: 5, y: 5, width: 2, height: 1)
    let image = UIGraphicsImageRenderer(bounds: area, format: format).image { drawing in
      UIColor.red.setFill()
      drawing.fill(CGRect(x: 6, y: 5, width: 1, height: 1))
    }
    #expect(image.cgImage?.pixelImage.pixels == [0xFF00_0000, Self.red])
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
    defer { UIGraphicsEndImageContext() }
    let plain = UIGraphicsGetImageFromCurrentImageContext()
    #expect(plain?.cgImage?.pixelImage.pixels == [0xFF00_0000])
  }
}
