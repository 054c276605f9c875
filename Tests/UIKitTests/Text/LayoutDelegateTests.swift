import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("The delegate of a layout manager")
struct LayoutDelegateTests {
  private static let font = UIFont.systemFont(ofSize: 20)

  /// A text that is laid out for a delegate.
  private struct Bench {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat = 1000) {
      storage = NSTextStorage(string: text, attributes: [.font: LayoutDelegateTests.font])
      container = NSTextContainer(size: CGSize(width: width, height: 1000))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }

    /// The glyphs of each line.
    var lines: [NSRange] {
      var lines: [NSRange] = []
      let all = NSRange(location: 0, length: storage.length)
      manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
        lines.append(range)
      }
      return lines
    }

    func top(_ glyph: Int) -> CGFloat {
      manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil).minY
    }
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    var asked: [Int] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked.append(glyphIndex)
      return 7
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 11 }
  }

  @Test("says how far lines and paragraphs are apart")
  func spacing() {
    let bench = Bench("one\ntwo")
    let usual = bench.top(4)
    let delegate = Spacing()
    bench.manager.delegate = delegate
    #expect(abs(bench.top(4) - usual - 18) < 0.01 && delegate.asked == [3])
    bench.manager.delegate = nil
    #expect(abs(bench.top(4) - usual) < 0.01)
  }

  /// Has a say in nothing that asks for an answer.
  private final class Silent: NSObject, NSLayoutManagerDelegate {}

  @Test("leaves all as it is where it says nothing")
  func silence() {
    let text = "some words\tin several\nparagraphs "
    let (bench, other) = (Bench(text, width: 100), Bench(text, width: 100))
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (3, 5, 7)
    for each in [bench, other] {
      let all = NSRange(location: 0, length: each.storage.length)
      each.storage.addAttribute(.paragraphStyle, value: style, range: all)
    }
    let delegate = Silent()
    bench.manager.delegate = delegate
    #expect(bench.lines == other.lines && bench.lines.count > 2)
    let tops = bench.lines.map { bench.top($0.location) }
    #expect(tops == other.lines.map { other.top($0.location) })
    #expect(
      bench.manager.usedRect(for: bench.container) == other.manager.usedRect(for: other.container))
  }

  /// Hides stars, as editors do that show what they mean instead.
  private final class Hider: NSObject, NSLayoutManagerDelegate {
    var ranges: [NSRange] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
      characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
      forGlyphRange glyphRange: NSRange
    ) -> Int {
      ranges.append(glyphRange)
      let text = (layoutManager.textStorage?.string ?? "") as NSString
      let own = (0..<glyphRange.length).map { place in
        text.character(at: charIndexes[place]) == 0x2A ? .null : props[place]
      }
      layoutManager.setGlyphs(
        glyphs, properties: own, characterIndexes: charIndexes, font: aFont,
        forGlyphRange: glyphRange)
      return glyphRange.length
    }
  }

  @Test("takes glyphs away, which then take no room")
  func hiding() {
    let bench = Bench("a *b* c")
    let delegate = Hider()
    bench.manager.delegate = delegate
    let width = bench.manager.usedRect(for: bench.container).width
    let plain = Bench("a b c")
    #expect(abs(width - plain.manager.usedRect(for: plain.container).width) < 0.01)
    #expect(delegate.ranges == [NSRange(location: 0, length: 7)])
    #expect(bench.manager.numberOfGlyphs == 7)
    #expect(bench.manager.propertyForGlyph(at: 2) == .null)
    #expect(bench.manager.propertyForGlyph(at: 1) == .elastic)
    #expect(bench.manager.notShownAttribute(forGlyphAt: 2))
    #expect(!bench.manager.notShownAttribute(forGlyphAt: 3))
  }

  /// Makes line feeds white space, and bars end lines.
  private final class Controller: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction {
      action == .paragraphBreak ? .whitespace : action
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
      for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect,
      glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: 50, height: 1) }
  }

  @Test("says what characters do that control others")
  func control() {
    let bench = Bench("a\nb")
    let delegate = Controller()
    bench.manager.delegate = delegate
    #expect(bench.lines.count == 1)
    let first = bench.manager.location(forGlyphAt: 1).x
    #expect(abs(bench.manager.location(forGlyphAt: 2).x - first - 50) < 0.01)
  }

  private final class Keeper: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { charIndex != 8 }
  }

  @Test("keeps words together")
  func words() {
    let bench = Bench("one two three")
    let wide = bench.manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 9), in: bench.container)
    bench.container.size.width = wide.width
    #expect(bench.lines.first == NSRange(location: 0, length: 8))
    let delegate = Keeper()
    bench.manager.delegate = delegate
    #expect(bench.lines.first == NSRange(location: 0, length: 4))
  }

  private final class Grid: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height = 50
      lineFragmentUsedRect.pointee.size.height = 50
      baselineOffset.pointee = 40
      return true
    }
  }

  @Test("puts lines elsewhere")
  func places() {
    let bench = Bench("one\ntwo")
    let delegate = Grid()
    bench.manager.delegate = delegate
    #expect(bench.top(4) == 50 && bench.manager.location(forGlyphAt: 4).y == 40)
    #expect(bench.manager.usedRect(for: bench.container).height == 100)
  }

  private final class Listener: NSObject, NSLayoutManagerDelegate {
    var heard: [String] = []

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { heard.append("invalid") }

    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { heard.append("complete \(layoutFinishedFlag)") }

    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
      didChangeGeometryFrom oldSize: CGSize
    ) { heard.append("from \(oldSize.width)") }
  }

  @Test("is told when lines are laid out, and when they are so no longer")
  func following() {
    let bench = Bench("one")
    let delegate = Listener()
    bench.manager.delegate = delegate
    bench.manager.ensureLayout(for: bench.container)
    bench.manager.ensureLayout(for: bench.container)
    #expect(delegate.heard == ["complete true"])
    bench.container.size.width = 50
    #expect(delegate.heard == ["complete true", "from 1000.0", "invalid"])
    bench.storage.append(NSAttributedString(string: "!"))
    #expect(delegate.heard.count == 3)
  }

  @Test("may ask for places while it is asked")
  func questions() {
    final class Curious: NSObject, NSLayoutManagerDelegate {
      var height: CGFloat = 0

      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat {
        height = layoutManager.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil).height
        return height
      }
    }
    let bench = Bench("one\ntwo")
    let usual = bench.top(4)
    let delegate = Curious()
    bench.manager.delegate = delegate
    #expect(abs(bench.top(4) - 2 * usual) < 0.01 && abs(delegate.height - usual) < 0.01)
  }

  @Test("has a say in what a text view shows, and how high that is")
  @MainActor
  func view() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = Self.font
    view.text = "one\ntwo\nthree"
    let height = view.contentSize.height
    let delegate = Spacing()
    view.layoutManager.delegate = delegate
    #expect(abs(view.contentSize.height - height - 36) <= 1)
    let third = view.position(from: view.beginningOfDocument, offset: 8) ?? view.endOfDocument
    for part in view.subviews { part.layer.displayTree() }
    let parts = view.subviews.filter { !$0.layer.drawings.isEmpty }
    #expect(parts.count == 1 && view.caretRect(for: third).minY > 2 * (Self.font.lineHeight + 18))
    #expect(view.text == "one\ntwo\nthree" && view.font == Self.font)
  }
}

@Suite("What a layout manager says of glyphs")
struct GlyphFactsTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test("tells which do not show, since a line was cut")
  func truncation() {
    let storage = NSTextStorage(
      string: "a line that is much too long", attributes: [.font: font])
    let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(hidden.location > 3 && NSMaxRange(hidden) == storage.length)
    container.maximumNumberOfLines = 0
    container.lineBreakMode = .byWordWrapping
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test("tells their numbers, what they are, and where the cursor stands before them")
  func facts() {
    let storage = NSTextStorage(string: "a b\t\n", attributes: [.font: font])
    let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var glyphs = [CGGlyph](repeating: 0, count: 5)
    var properties = [NSLayoutManager.GlyphProperty](repeating: .null, count: 5)
    let count = manager.getGlyphs(
      in: NSRange(location: 0, length: 9), glyphs: &glyphs, properties: &properties,
      characterIndexes: nil, bidiLevels: nil)
    #expect(count == 5 && glyphs == [97, 32, 98, 9, 10])
    #expect(properties == [[], .elastic, [], .controlCharacter, .controlCharacter])
    var isValid: ObjCBool = true
    #expect(manager.cgGlyph(at: 9, isValidIndex: &isValid) == 0 && !isValid.boolValue)
    var places = [CGFloat](repeating: 0, count: 5)
    let points = manager.getLineFragmentInsertionPoints(
      forCharacterAt: 0, alternatePositions: false, inDisplayOrder: true, positions: &places,
      characterIndexes: nil)
    #expect(points == 5 && places[0] == 5 && places[1] == manager.location(forGlyphAt: 1).x)
    #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    #expect(manager.firstUnlaidGlyphIndex() == 5 && manager.firstUnlaidCharacterIndex() == 5)
  }

  /// Notes what is underlined, and draws nothing for it.
  nonisolated private final class Noter: NSLayoutManager {
    var noted: [String] = []

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      noted.append("under \(glyphRange.location) \(glyphRange.length) \(underlineVal.rawValue)")
    }

    override func strikethroughGlyphRange(
      _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) {
      noted.append("through \(glyphRange.location) \(glyphRange.length)")
    }
  }

  @Test("lets a class of an app's own draw the lines below and through them")
  @MainActor
  func strokes() {
    let storage = NSTextStorage(string: "one two", attributes: [.font: font])
    storage.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.double.rawValue,
      range: NSRange(location: 0, length: 3))
    storage.addAttribute(
      .strikethroughStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 4, length: 3))
    let manager = Noter()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 1000)))
    storage.addLayoutManager(manager)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 7), at: .zero)
    }
    #expect(manager.noted == ["under 0 3 9", "through 4 3"])
  }
}
