import Foundation
import Simulator
import Testing
import UIKit

@Suite("A text layer")
@MainActor
struct TextLayerTests {
  private let device = Device(era: .iOS18)

  private func lines(_ prepare: (CATextLayer) -> Void) -> [TextLine] {
    UISystem.current = device.system
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    prepare(layer)
    device.window.makeKeyAndVisible()
    device.perform { device.window.layer.addSublayer(layer) }
    return layer.drawings.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  @Test("draws its text in white, 36 points high, from its upper edge on")
  func usual() throws {
    let line = try #require(lines { $0.string = "Text" }.first)
    #expect(line.string == "Text")
    #expect(line.fontSize == 36)
    #expect(line.color == UIColor.white.cgColor.rgba)
    #expect(line.origin == CGPoint(x: 0, y: UIFont.systemFont(ofSize: 36).ascender))
  }

  @Test("takes the font of its own, whose size does not count, its color and its place")
  func look() throws {
    let drawn = lines {
      $0.string = "Text"
      $0.font = UIFont.boldSystemFont(ofSize: 90) as CFTypeRef
      $0.fontSize = 10
      $0.foregroundColor = UIColor.red.cgColor
      $0.alignmentMode = .right
    }
    let line = try #require(drawn.first)
    #expect(line.fontSize == 10)
    #expect(line.weight == .bold)
    #expect(line.color == UIColor.red.cgColor.rgba)
    #expect(line.origin.x == 100 - line.width)
  }

  @Test("breaks lines, or cuts them, only if it is said to")
  func wrapping() {
    let text = "One two three four five"
    #expect(lines { $0.string = text }.map(\.string) == [text])
    let wrapped = lines {
      $0.string = text
      $0.isWrapped = true
      $0.fontSize = 20
    }
    #expect(wrapped.count > 1)
    #expect(zip(wrapped, wrapped.dropFirst()).allSatisfy { $0.origin.y < $1.origin.y })
    let cut = lines {
      $0.string = text
      $0.truncationMode = .end
    }
    #expect(cut.first?.string.hasSuffix("…") == true)
  }

  @Test("follows the attributes of its text, and changes")
  func attributes() throws {
    UISystem.current = device.system
    var layer: CATextLayer?
    let first = lines {
      layer = $0
      $0.string = NSAttributedString(
        string: "Text",
        attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.blue])
    }
    #expect(first.first?.fontSize == 11)
    #expect(first.first?.color == UIColor.blue.cgColor.rgba)
    device.perform { layer?.string = "Other" }
    guard case .text(let line)? = layer?.drawings.first else {
      Issue.record("There is no text.")
      return
    }
    #expect(line.string == "Other" && line.fontSize == 36)
  }
}
