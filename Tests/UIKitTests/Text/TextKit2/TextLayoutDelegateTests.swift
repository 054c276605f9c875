import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("The delegate of a text layout manager")
struct TextLayoutDelegateTests {
  /// As high as its text and 30 points, with room above and below.
  private final class Bubble: NSTextLayoutFragment {
    var room: (top: CGFloat, bottom: CGFloat) = (0, 0)
    var extra: CGFloat = 0
    var drawn: [CGPoint] = []

    override var topMargin: CGFloat { room.top }
    override var bottomMargin: CGFloat { room.bottom }

    override var layoutFragmentFrame: CGRect {
      var frame = super.layoutFragmentFrame
      frame.size.height += extra
      return frame
    }

    override func draw(at point: CGPoint, in context: CGContext) {
      drawn.append(point)
      context.setFillColor(UIColor.green.cgColor)
      context.fill(renderingSurfaceBounds.offsetBy(dx: point.x, dy: point.y))
      super.draw(at: point, in: context)
    }
  }

  private final class Maker: NSObject, NSTextLayoutManagerDelegate {
    var heard: [Int] = []
    var forbidden: Set<Int> = []
    var linkColor: UIColor?
    var make: (NSTextElement, Int) -> NSTextLayoutFragment? = { _, _ in nil }

    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager,
      textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
      let start = textLayoutManager.documentRange.location
      let place = textLayoutManager.offset(from: start, to: location)
      heard.append(place)
      return make(textElement, place)
        ?? NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }

    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
      hyphenating: Bool
    ) -> Bool {
      let start = textLayoutManager.documentRange.location
      return !forbidden.contains(textLayoutManager.offset(from: start, to: location))
    }

    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
      at location: any NSTextLocation,
      defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? {
      linkColor.map { [.foregroundColor: $0] }
    }
  }

  private let height = UIFont.systemFont(ofSize: 20).lineHeight

  @Test("makes fragments, which may be higher and have margins that move what is below")
  func fragments() throws {
    let bench = FragmentBench("one\ntwo\nthree")
    let maker = Maker()
    maker.make = { element, place in
      guard place == 4 else { return nil }
      let bubble = Bubble(textElement: element, range: element.elementRange)
      bubble.room = (6, 8)
      bubble.extra = 30
      return bubble
    }
    bench.manager.delegate = maker
    let all = bench.fragments()
    #expect(maker.heard == [0, 4, 8])
    #expect(all[1] is Bubble && all[1].textLayoutManager === bench.manager)
    #expect(abs(all[1].layoutFragmentFrame.minY - height - 6) < 0.01)
    #expect(abs(all[1].layoutFragmentFrame.height - height - 30) < 0.01)
    #expect(abs(all[2].layoutFragmentFrame.minY - 2 * height - 44) < 0.01)
    var tops: [CGFloat] = []
    bench.manager.enumerateTextSegments(in: try bench.range(0, 13), type: .standard) {
      _, rect, _, _ in
      tops.append(rect.minY)
      return true
    }
    #expect(abs(tops[1] - height - 6) < 0.01 && abs(tops[2] - 2 * height - 44) < 0.01)
    _ = bench.fragments()
    #expect(maker.heard == [0, 4, 8])
    bench.manager.invalidateLayout(for: try bench.range(0, 3))
    _ = bench.fragments()
    #expect(maker.heard.count == 6)
  }

  @Test("says where lines may not end")
  func breaks() {
    let bench = FragmentBench("abc def ghi jkl", width: 100)
    let maker = Maker()
    maker.forbidden = [8]
    bench.manager.delegate = maker
    let lines = bench.fragments()[0].textLineFragments
    #expect(lines[0].characterRange == NSRange(0..<4))
  }

  @Test("lets fragments draw, each at its place")
  func drawing() throws {
    let bench = FragmentBench("one\ntwo")
    let maker = Maker()
    maker.make = { element, _ in Bubble(textElement: element, range: element.elementRange) }
    bench.manager.delegate = maker
    let bubble = try #require(bench.fragments()[1] as? Bubble)
    let all = bubble.drawings(at: CGPoint(x: 10, y: 20))
    #expect(bubble.drawn == [CGPoint(x: 10, y: 20)])
    let texts = all.compactMap { if case .text(let line) = $0 { line } else { nil } }
    #expect(texts.map(\.string) == ["two"] && texts[0].origin.x == 10)
    let baseline = bubble.textLineFragments[0].glyphOrigin.y
    #expect(abs(texts[0].origin.y - 20 - baseline) < 0.01)
    #expect(all.count == 2)
  }

  @Test("says how links look; else they have the color of links")
  func links() throws {
    let text = NSMutableAttributedString(
      string: "go there", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let url = try #require(URL(string: "https://a.b"))
    text.addAttribute(.link, value: url, range: NSRange(location: 3, length: 5))
    let bench = FragmentBench(text)
    func color() -> UIColor? {
      let all = bench.fragments()[0].drawings(at: .zero)
      let texts = all.compactMap { if case .text(let line) = $0 { line } else { nil } }
      #expect(texts.map(\.string) == ["go ", "there"])
      return texts.last.map { UIColor(cgColor: CGColor($0.color)) }
    }
    let usual = NSTextLayoutManager.linkRenderingAttributes[.foregroundColor] as? UIColor
    #expect(usual == .link && color() != .red)
    let maker = Maker()
    maker.linkColor = .red
    bench.manager.delegate = maker
    #expect(color() == .red)
  }
}

@Suite("Rendering attributes")
struct RenderingAttributeTests {
  private func parts(_ bench: FragmentBench, reverse: Bool = false) throws -> [String] {
    var all: [String] = []
    let place = try bench.place(reverse ? bench.storage?.length ?? 0 : 0)
    bench.manager.enumerateRenderingAttributes(from: place, reverse: reverse) {
      manager, attributes, range in
      let keys = attributes.keys.map { $0 == .foregroundColor ? "f" : "b" }.sorted().joined()
      all.append("\(bench.offset(range.location)) \(bench.offset(range.endLocation)) \(keys)")
      return true
    }
    return all
  }

  @Test("are set, added and taken away for parts, and stay with the text that is edited before")
  func parts() throws {
    let bench = FragmentBench("0123456789")
    let manager = bench.manager
    manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: try bench.range(2, 6))
    manager.addRenderingAttribute(
      .backgroundColor, value: UIColor.blue, for: try bench.range(4, 8))
    #expect(try parts(bench) == ["2 4 f", "4 6 bf", "6 8 b"])
    #expect(try parts(bench, reverse: true) == ["6 8 b", "4 6 bf", "2 4 f"])
    manager.removeRenderingAttribute(.foregroundColor, for: try bench.range(3, 5))
    #expect(try parts(bench) == ["2 3 f", "4 5 b", "5 6 bf", "6 8 b"])
    manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: try bench.range(0, 10))
    #expect(try parts(bench).allSatisfy { $0.hasSuffix(" f") })
    manager.invalidateRenderingAttributes(for: try bench.range(0, 6))
    #expect(try parts(bench).first?.hasPrefix("6") == true)
    bench.storage?.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(try parts(bench).first?.hasPrefix("8") == true)
    #expect(bench.storage?.attribute(.foregroundColor, at: 9, effectiveRange: nil) == nil)
  }

  private func colors(_ fragment: NSTextLayoutFragment) -> [String] {
    fragment.drawings(at: .zero).compactMap {
      guard case .text(let line) = $0 else { return nil }
      return line.color == UIColor.red.cgColor.rgba ? "red \(line.string)" : line.string
    }
  }

  @Test("change how text is drawn and not where it is")
  func drawing() throws {
    let bench = FragmentBench("one two")
    let frame = bench.fragments()[0].layoutFragmentFrame
    bench.manager.setRenderingAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 90)],
      for: try bench.range(4, 7))
    let fragment = bench.fragments()[0]
    #expect(fragment.layoutFragmentFrame == frame)
    #expect(colors(fragment) == ["one ", "red two"])
    bench.manager.addRenderingAttribute(
      .foregroundColor, value: nil, for: try bench.range(0, 7))
    #expect(colors(fragment).joined() == "one two")
  }

  @Test("are asked for once for each fragment, and again once they are invalid")
  func validator() throws {
    let bench = FragmentBench("one\ntwo")
    var heard = 0
    bench.manager.renderingAttributesValidator = { manager, fragment in
      heard += 1
      manager.addRenderingAttribute(
        .foregroundColor, value: UIColor.red, for: fragment.rangeInElement)
    }
    let fragments = bench.fragments()
    #expect(heard == 0 && colors(fragments[0]) == ["red one"])
    #expect(colors(fragments[0]) == ["red one"] && heard == 1)
    bench.manager.invalidateRenderingAttributes(for: try bench.range(0, 2))
    _ = colors(fragments[0])
    _ = colors(fragments[1])
    #expect(heard == 3)
  }
}
