import CoreGraphics
import Renderer
import Simulator
import Testing
import UIKit

@Suite("Emoji in pictures", .withEmoji)
@MainActor
struct EmojiTests {
  private let device = Device(era: .iOS18)
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  /// A label's picture, at two pixels to a point.
  private func picture(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> Bitmap {
    UISystem.current = device.system
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    label.font = .systemFont(ofSize: 40)
    label.text = text
    label.textColor = .blue
    let view = UIView(frame: label.bounds)
    view.backgroundColor = .white
    view.addSubview(label)
    change(label)
    device.window.addSubview(view)
    defer { view.removeFromSuperview() }
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    return renderer.draw(DisplayList(of: view.layer, at: device.now), scale: 2)
  }

  /// Pixels that are rather yellow, in the left half or the right one.
  private func yellow(_ bitmap: Bitmap, inRightHalf: Bool = false) -> Int {
    var count = 0
    for y in 0..<bitmap.height {
      for x in inRightHalf ? bitmap.width / 2..<bitmap.width : 0..<bitmap.width / 2 {
        let pixel = bitmap[x, y]
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        if red > 200, green > 150, blue < 120 { count += 1 }
      }
    }
    return count
  }

  @Test("have their own colors, whatever the text's is")
  func colors() {
    #expect(yellow(picture("😀")) > 2000)
    #expect(yellow(picture("A")) == 0)
  }

  @Test("are turned and faded with their label")
  func turned() {
    let turned = picture("😀") { $0.transform = CGAffineTransform(rotationAngle: .pi) }
    #expect(yellow(turned) == 0 && yellow(turned, inRightHalf: true) > 2000)
    #expect(yellow(picture("😀") { $0.alpha = 0.3 }) == 0)
  }

  @Test("are cut off where their view is")
  func clipped() {
    let half = picture("😀") {
      $0.frame.size.width = 20
      $0.lineBreakMode = .byClipping
      $0.clipsToBounds = true
    }
    let all = yellow(picture("😀"))
    #expect(all > 2000)
    #expect((all / 4...all / 4 * 3).contains(yellow(half)))
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs where the font of emoji is installed: pictures need it, but tests and builds go on without.
  static var withEmoji: Self {
    .enabled("Debian's package fonts-noto-color-emoji is not installed") {
      try await MainActor.run { try Renderer().hasEmoji }
    }
  }
}
