import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Fragments of a text")
struct TextFragmentTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let height = UIFont.systemFont(ofSize: 20).lineHeight

  private func text(
    _ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  @Test(
    "have their lines where a layout manager of before has them",
    arguments: [NSTextAlignment.left, .center, .right, .justified])
  func sameLines(alignment: NSTextAlignment) {
    let text = text("some words in several lines\nand more of them\n\nend") {
      $0.alignment = alignment
      $0.lineSpacing = 3
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 4
      $0.firstLineHeadIndent = 10
      $0.headIndent = 2
    }
    let bench = FragmentBench(text)
    let storage = NSTextStorage(attributedString: text)
    let before = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 120, height: 0))
    storage.addLayoutManager(before)
    before.addTextContainer(container)
    var expected: [(top: CGFloat, height: CGFloat, left: CGFloat, range: NSRange)] = []
    before.enumerateLineFragments(forGlyphRange: before.glyphRange(for: container)) {
      rect, _, _, range, _ in
      let left = before.location(forGlyphAt: range.location).x
      expected.append((rect.minY, rect.height, left, range))
    }
    var index = 0
    for fragment in bench.fragments() {
      let start = bench.offset(fragment.rangeInElement.location)
      for line in fragment.textLineFragments {
        let bounds = line.typographicBounds.offsetBy(
          dx: fragment.layoutFragmentFrame.minX, dy: fragment.layoutFragmentFrame.minY)
        #expect(abs(bounds.minY - expected[index].top) < 0.01)
        #expect(abs(bounds.height - expected[index].height) < 0.01)
        #expect(abs(bounds.minX - expected[index].left) < 0.01)
        #expect(line.characterRange.location + start == expected[index].range.location)
        #expect(line.characterRange.length == expected[index].range.length)
        index += 1
      }
    }
    #expect(index == expected.count && index > 5)
  }

  @Test("are paragraphs that lie below each other, each from its own place on")
  func frames() {
    let bench = FragmentBench("one\ntwo two two two\nthree")
    let fragments = bench.fragments()
    #expect(fragments.map { bench.offset($0.rangeInElement.location) } == [0, 4, 20])
    #expect(fragments.map(\.textLineFragments.count) == [1, 2, 1])
    #expect(fragments.map(\.state) == [.layoutAvailable, .layoutAvailable, .layoutAvailable])
    var bottom: CGFloat = 0
    for fragment in fragments {
      #expect(fragment.layoutFragmentFrame.minX == 5)
      #expect(abs(fragment.layoutFragmentFrame.minY - bottom) < 0.01)
      #expect(fragment.textLineFragments.allSatisfy { $0.typographicBounds.minX == 0 })
      #expect(
        fragment.renderingSurfaceBounds
          == CGRect(origin: .zero, size: fragment.layoutFragmentFrame.size))
      bottom = fragment.layoutFragmentFrame.maxY
    }
    #expect(abs(bottom - 4 * height) < 0.01)
    let used = bench.manager.usageBoundsForTextContainer
    #expect(used.minX == 5 && used.minY == 0 && abs(used.maxY - bottom) < 0.01)
    #expect(
      fragments[1].textElement
        === bench.content.textElements(for: fragments[1].rangeInElement).first)
  }

  @Test("have the space before and behind their paragraph, but for the last one's")
  func spaces() throws {
    let bench = FragmentBench(
      text("a\nb\nc") {
        $0.paragraphSpacingBefore = 4
        $0.paragraphSpacing = 7
      })
    let fragments = bench.fragments()
    let heights = fragments.map(\.layoutFragmentFrame.height)
    #expect(abs(heights[0] - height - 7) < 0.01)
    #expect(abs(heights[1] - height - 11) < 0.01)
    #expect(abs(heights[2] - height - 4) < 0.01)
    #expect(abs(fragments[1].textLineFragments[0].typographicBounds.minY - 4) < 0.01)
  }

  @Test("begin with the space between lines, but for the first one")
  func lineSpacing() throws {
    let bench = FragmentBench(
      text("a\nb\n") {
        $0.lineSpacing = 6
        $0.paragraphSpacing = 4
      })
    let fragments = bench.fragments([.ensuresLayout, .ensuresExtraLineFragment])
    let tops = fragments.map { $0.textLineFragments[0].typographicBounds.minY }
    #expect(tops == [0, 6] && abs(fragments[1].layoutFragmentFrame.minY - height - 4) < 0.01)
    let lines = fragments[1].textLineFragments
    #expect(lines.count == 2)
    #expect(
      abs(lines[1].typographicBounds.minY - lines[0].typographicBounds.maxY - 10) < 0.01)
  }

  @Test("are indented by their frame where all of their lines are")
  func indents() {
    let bench = FragmentBench(
      text("some words in several lines\nend") {
        $0.firstLineHeadIndent = 20
        $0.headIndent = 20
      })
    let first = bench.fragments()[0]
    #expect(first.textLineFragments.count > 1 && first.layoutFragmentFrame.minX == 25)
    #expect(first.textLineFragments.allSatisfy { $0.typographicBounds.minX == 0 })
    let hanging = FragmentBench(text("some words in several lines") { $0.headIndent = 12 })
    let lines = hanging.fragments()[0].textLineFragments
    #expect(hanging.fragments()[0].layoutFragmentFrame.minX == 5)
    #expect(lines[0].typographicBounds.minX == 0 && lines[1].typographicBounds.minX == 12)
  }

  @Test("have the empty line at the end of the text once somebody asks for that")
  func extraLine() throws {
    let bench = FragmentBench("one\n")
    #expect(bench.fragments().map(\.textLineFragments.count) == [1])
    #expect(bench.manager.textLayoutFragment(for: try bench.place(4)) == nil)
    let fragments = bench.fragments([.ensuresLayout, .ensuresExtraLineFragment])
    #expect(fragments.map(\.textLineFragments.count) == [2])
    let extra = fragments[0].textLineFragments[1]
    #expect(extra.characterRange == NSRange(location: 4, length: 0))
    #expect(abs(extra.typographicBounds.minY - height) < 0.01)
    #expect(abs(fragments[0].layoutFragmentFrame.height - 2 * height) < 0.01)
    #expect(bench.manager.textLayoutFragment(for: try bench.place(4)) === fragments[0])
    let empty = FragmentBench("")
    #expect(empty.fragments().isEmpty)
    #expect(empty.fragments([.ensuresExtraLineFragment]).count == 1)
  }

  @Test("are found by a point and by a place, and gone through from there on, in both directions")
  func finding() throws {
    let bench = FragmentBench("one\ntwo\nthree")
    let manager = bench.manager
    let all = bench.fragments()
    #expect(manager.textLayoutFragment(for: CGPoint(x: 500, y: height + 1)) === all[1])
    #expect(manager.textLayoutFragment(for: CGPoint(x: 0, y: -1)) == nil)
    #expect(manager.textLayoutFragment(for: CGPoint(x: 0, y: 4 * height)) == nil)
    #expect(manager.textLayoutFragment(for: try bench.place(3)) === all[0])
    #expect(manager.textLayoutFragment(for: try bench.place(4)) === all[1])
    #expect(manager.textLayoutFragment(for: try bench.place(13)) == nil)
    var starts: [Int] = []
    let last = manager.enumerateTextLayoutFragments(from: try bench.place(5)) {
      starts.append(bench.offset($0.rangeInElement.location))
      return true
    }
    #expect(starts == [4, 8] && last.map(bench.offset) == 13)
    starts = []
    let first = manager.enumerateTextLayoutFragments(
      from: try bench.place(8), options: .reverse
    ) {
      starts.append(bench.offset($0.rangeInElement.location))
      return false
    }
    #expect(starts == [4] && first.map(bench.offset) == 4)
  }

  @Test("know the line at a height and of a character, and characters in it")
  func lines() throws {
    let bench = FragmentBench("abc def ghi jkl", width: 90, padding: 0)
    let fragment = try #require(bench.fragments().first)
    let lines = fragment.textLineFragments
    #expect(lines.count == 2 && lines[1].characterRange.location == 8)
    #expect(lines[0].attributedString.string == "abc def ghi jkl")
    #expect(fragment.textLineFragment(forVerticalOffset: 1, requiresExactMatch: true) === lines[0])
    #expect(fragment.textLineFragment(forVerticalOffset: 999, requiresExactMatch: true) == nil)
    #expect(
      fragment.textLineFragment(forVerticalOffset: 999, requiresExactMatch: false) === lines[1])
    #expect(
      fragment.textLineFragment(for: try bench.place(8), isUpstreamAffinity: false) === lines[1])
    #expect(
      fragment.textLineFragment(for: try bench.place(8), isUpstreamAffinity: true) === lines[0])
    let wide = ("ghi " as NSString).size(withAttributes: [.font: font]).width
    #expect(abs(lines[1].locationForCharacter(at: 12).x - wide) < 0.01)
    #expect(lines[1].locationForCharacter(at: 12).y == lines[1].glyphOrigin.y)
    #expect(lines[1].characterIndex(for: CGPoint(x: wide + 1, y: 2)) == 12)
    #expect(lines[0].characterIndex(for: CGPoint(x: -3, y: 2)) == 0)
    let own = NSTextLineFragment(string: "xabc", attributes: [.font: font], range: NSRange(1..<4))
    #expect(own.locationForCharacter(at: 1).x == 0 && own.characterRange.length == 3)
    #expect(abs(own.typographicBounds.height - height) < 0.01)
  }
}

@Suite("Segments of a text")
struct TextSegmentTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let height = UIFont.systemFont(ofSize: 20).lineHeight

  private func segments(
    _ bench: FragmentBench, _ start: Int, _ end: Int,
    _ type: NSTextLayoutManager.SegmentType = .standard,
    _ options: NSTextLayoutManager.SegmentOptions = []
  ) throws -> [(range: NSRange?, rect: CGRect, baseline: CGFloat)] {
    var all: [(NSRange?, CGRect, CGFloat)] = []
    bench.manager.enumerateTextSegments(
      in: try bench.range(start, end), type: type, options: options
    ) { range, rect, baseline, container in
      #expect(container === bench.container)
      let own = range.map {
        let start = bench.offset($0.location)
        return NSRange(start..<bench.offset($0.endLocation))
      }
      all.append((own, rect, baseline))
      return true
    }
    return all
  }

  @Test("are one for each line, as wide as its characters, or to the end of the line if selected")
  func lines() throws {
    let bench = FragmentBench("abc def ghi jkl", width: 100)
    let all = try segments(bench, 4, 11)
    let prefix = ("abc " as NSString).size(withAttributes: [.font: font]).width
    #expect(all.map(\.range) == [NSRange(4..<8), NSRange(8..<11)])
    #expect(abs(all[0].rect.minX - 5 - prefix) < 0.01 && all[1].rect.minX == 5)
    #expect(abs(all[1].rect.minY - height) < 0.01 && abs(all[1].rect.height - height) < 0.01)
    let line = bench.fragments()[0].textLineFragments[0]
    #expect(all[0].baseline == line.glyphOrigin.y)
    let selected = try segments(bench, 4, 11, .selection)
    #expect(selected[0].rect.maxX == 95 && selected[1].rect == all[1].rect)
    let ends = try segments(bench, 0, 15, .standard, [.rangeNotRequired, .headSegmentExtended])
    #expect(ends.allSatisfy { $0.range == nil })
  }

  @Test("are the cursor's for an empty part, at the upper line on demand")
  func carets() throws {
    let bench = FragmentBench("abc def ghi jkl\n", width: 100)
    let caret = try segments(bench, 8, 8)
    #expect(caret.map(\.rect.width) == [0] && caret[0].rect.minX == 5)
    #expect(abs(caret[0].rect.minY - height) < 0.01)
    let upper = try segments(bench, 8, 8, .standard, .upstreamAffinity)
    #expect(upper[0].rect.minY == 0 && upper[0].rect.minX > 50)
    let last = try segments(bench, 16, 16)
    #expect(last[0].rect.minX == 5 && abs(last[0].rect.minY - 2 * height) < 0.01)
  }

  @Test("are the first and the last one if those between are not wanted")
  func middle() throws {
    let bench = FragmentBench("a\nb\nc\nd")
    let all = try segments(bench, 0, 7, .selection, .middleFragmentsExcluded)
    #expect(all.map(\.range) == [NSRange(0..<2), NSRange(6..<7)])
  }
}
