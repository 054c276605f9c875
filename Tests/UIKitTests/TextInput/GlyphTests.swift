import Foundation
import Testing
import UIKit

@MainActor
@Suite("Glyphs of a layout manager")
struct GlyphTests {
  private let storage = NSTextStorage(
    string: "one\ntwo\nthree\n", attributes: [.font: UIFont.systemFont(ofSize: 16)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 1000))

  init() {
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  @Test("are found by the rectangle that their lines touch")
  func rectangle() {
    let line = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
    let inside = line.insetBy(dx: 0, dy: 1)
    let range = manager.glyphRange(forBoundingRect: inside, in: container)
    #expect(range == NSRange(location: 4, length: 4))
    let below = CGRect(x: 0, y: 900, width: 200, height: 10)
    #expect(manager.glyphRange(forBoundingRect: below, in: container).length == 0)
    let both = inside.offsetBy(dx: 0, dy: line.height / 2)
    #expect(
      manager.glyphRange(forBoundingRect: both, in: container) == NSRange(location: 4, length: 10))
  }

  @Test("are passed from left to right")
  func fraction() {
    let glyph = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 1), in: container)
    let quarter = CGPoint(x: glyph.minX + glyph.width / 4, y: glyph.midY)
    let fraction = manager.fractionOfDistanceThroughGlyph(for: quarter, in: container)
    #expect(abs(fraction - 0.25) < 0.01)
  }

  @Test("are followed by an empty line after a line feed at the end")
  func extraLine() {
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(manager.extraLineFragmentUsedRect.width == 2 * container.lineFragmentPadding)
    storage.replaceCharacters(in: NSRange(location: 13, length: 1), with: "")
    #expect(manager.extraLineFragmentTextContainer == nil)
    #expect(manager.extraLineFragmentUsedRect == .zero)
  }

  @Test("go over to another storage with all layout managers")
  func storage2() {
    let other = NSTextStorage(string: "x")
    manager.replaceTextStorage(other)
    #expect(manager.textStorage === other)
    #expect(other.layoutManagers.count == 1 && storage.layoutManagers.isEmpty)
    #expect(manager.numberOfGlyphs == 1)
  }
}
