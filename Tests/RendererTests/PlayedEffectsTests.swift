import CoreGraphics
import Film
import Foundation
import QuartzCore
import Renderer
import Simulator
import Testing
import UIKit

@Suite("Effects that were drawn into a context")
@MainActor
struct PlayedEffectsTests {
  /// The pixels of a view of six points by two, on white.
  private func pixels(_ draw: @escaping (CGContext) -> Void) throws -> [UInt32] {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let size = CGSize(width: 6, height: 2)
    let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
    let back = UIView(frame: CGRect(origin: .zero, size: size))
    back.backgroundColor = .white
    back.addSubview(UIImageView(image: image))
    device.window.addSubview(back)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    let list = DisplayList(of: back.layer, at: device.now)
    let bitmap = try Renderer().draw(list, scale: 1)
    return Array(bitmap.pixels.prefix(6))
  }

  private func fill(_ context: CGContext, _ color: UIColor, _ x: CGFloat, _ width: CGFloat) {
    context.setFillColor(color.cgColor)
    context.fill(CGRect(x: x, y: 0, width: width, height: 2))
  }

  @Test("are mixed within the picture, and leave what is below the view alone")
  func blending() throws {
    let row = try pixels { context in
      fill(context, UIColor(red: 1, green: 1, blue: 0, alpha: 1), 0, 3)
      context.setBlendMode(.multiply)
      fill(context, UIColor(red: 1, green: 0, blue: 1, alpha: 1), 0, 1)
      context.setBlendMode(.clear)
      fill(context, .black, 1, 1)
    }
    #expect(row == [0xFFFF_0000, 0xFFFF_FFFF, 0xFFFF_FF00] + Array(repeating: .max, count: 3))
  }

  @Test("of a gradient end where that does not go on")
  func gradient() throws {
    let colors = [UIColor.black.cgColor, UIColor.black.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let row = try pixels {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0),
        options: .drawsBeforeStartLocation)
    }
    #expect(row == [UInt32](repeating: 0xFF00_0000, count: 4) + [.max, .max])
    let round = try pixels {
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 3, y: 1), startRadius: 0,
        endCenter: CGPoint(x: 3, y: 1), endRadius: 2, options: [])
    }
    #expect(round[2...3].allSatisfy { $0 == 0xFF00_0000 })
    #expect(round[0] == .max && round[5] == .max)
  }

  @Test("show a shadow of all that is in a transparency layer, and a mask")
  func shadow() throws {
    let row = try pixels { context in
      context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: UIColor.blue.cgColor)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      fill(context, .red, 0, 1)
      fill(context, .red, 1, 1)
      context.endTransparencyLayer()
    }
    #expect(row == [0xFFFF_0000, 0xFFFF_0000, .max, 0xFF00_00FF, 0xFF00_00FF, .max])
  }

  @Test("are those of the pixels that were read from a file")
  func file() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 6, height: 2)
    let flag = UIGraphicsImageRenderer(size: size, format: format).image { context in
      fill(context.cgContext, .red, 0, 2)
      fill(context.cgContext, .blue, 4, 2)
    }
    let read = try #require(flag.pngData().flatMap { UIImage(data: $0, scale: flag.scale) })
    let row = try pixels { _ in read.draw(at: .zero) }
    #expect(row == [0xFFFF_0000, 0xFFFF_0000, .max, .max, 0xFF00_00FF, 0xFF00_00FF])
  }
}
