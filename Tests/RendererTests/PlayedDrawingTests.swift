import CoreGraphics
import Film
import Foundation
import QuartzCore
import Renderer
import Simulator
import Testing
import UIKit

@Suite("What was drawn into a context")
@MainActor
struct PlayedDrawingTests {
  private func pixels(of view: UIView, on device: Device) throws -> Bitmap {
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    let list = DisplayList(of: view.layer, at: device.now)
    return try Renderer().draw(list, scale: 1)
  }

  private func image(_ draw: @escaping (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { draw($0.cgContext) }
  }

  /// Red at the left, blue at the right.
  private func flag() -> UIImage {
    image { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
  }

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let clear: UInt32 = 0

  @Test("is stretched, fitted or placed as the content mode says, pixel by pixel")
  func modes() throws {
    let device = Device(era: .iOS18)
    for (mode, corners) in [
      (UIView.ContentMode.scaleToFill, [red, blue, red, blue]),
      (.scaleAspectFit, [clear, clear, clear, clear]),
      (.scaleAspectFill, [red, blue, red, blue]),
      (.topLeft, [red, clear, clear, clear]),
      (.bottomRight, [clear, clear, clear, blue]),
    ] {
      let view = UIImageView(image: flag())
      view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      view.clipsToBounds = true
      view.contentMode = mode
      let picture = try pixels(of: view, on: device)
      #expect([picture[0, 0], picture[7, 0], picture[0, 7], picture[7, 7]] == corners)
      view.removeFromSuperview()
    }
  }

  @Test("is one color where it is a template, and turned where it is turned")
  func templates() throws {
    let device = Device(era: .iOS18)
    let view = UIImageView(image: flag().withTintColor(.green))
    let tinted = try pixels(of: view, on: device)
    #expect(Set(tinted.pixels) == [0xFF00_FF00])
    view.image = flag().withHorizontallyFlippedOrientation()
    let mirrored = try pixels(of: view, on: device)
    #expect([mirrored[0, 0], mirrored[3, 1]] == [blue, red])
  }

  @Test("is upside down where Core Graphics draws an image, and upright where UIKit does")
  func upsideDown() throws {
    let device = Device(era: .iOS18)
    let half = image { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    let area = CGRect(x: 0, y: 0, width: 4, height: 2)
    let picture = try #require(half.cgImage)
    for (image, corners) in [
      (image { $0.draw(picture, in: area) }, [clear, red]),
      (image { _ in half.draw(in: area) }, [red, clear]),
    ] {
      let pixels = try pixels(of: UIImageView(image: image), on: device)
      #expect([pixels[0, 0], pixels[0, 1]] == corners)
    }
  }

  @Test("is a hierarchy with all it shows, if that was drawn")
  func hierarchy() throws {
    let device = Device(era: .iOS18)
    let box = UIView(frame: CGRect(x: 20, y: 30, width: 4, height: 2))
    box.backgroundColor = .red
    let part = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
    part.backgroundColor = .blue
    box.addSubview(part)
    device.window.addSubview(box)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    let copy = image { _ in box.drawHierarchy(in: box.bounds, afterScreenUpdates: true) }
    box.removeFromSuperview()
    let pixels = try pixels(of: UIImageView(image: copy), on: device)
    #expect([pixels[0, 0], pixels[3, 1]] == [red, blue])
  }
}
