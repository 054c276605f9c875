import Foundation
import Testing
import UIKit

@Suite("A document that is the text of a storage")
struct TextContentTests {
  private final class Follower: NSObject, NSTextContentStorageDelegate {
    var heard: [String] = []
    var hidden: String?
    var replacement: ((NSRange) -> NSTextParagraph?)?

    func textContentStorage(
      _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
      heard.append("paragraph \(range.location) \(range.length)")
      return replacement?(range)
    }

    func textContentManager(
      _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
      options: NSTextContentManager.EnumerationOptions
    ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string != hidden }
  }

  private func texts(_ content: NSTextContentManager, from place: (any NSTextLocation)? = nil)
    -> [String]
  {
    var all: [String] = []
    content.enumerateTextElements(from: place, options: []) {
      all.append(($0 as? NSTextParagraph)?.attributedString.string ?? "?")
      return true
    }
    return all
  }

  @Test("is made of paragraphs, each with what ends it")
  func paragraphs() throws {
    let bench = FragmentBench("one\r\ntwo\n\nend")
    #expect(texts(bench.content) == ["one\r\n", "two\n", "\n", "end"])
    #expect(texts(bench.content, from: try bench.place(6)) == ["two\n", "\n", "end"])
    let found = bench.content.textElements(for: try bench.range(6, 10))
    #expect(found.count == 2)
    let first = try #require(bench.content.textElements(for: try bench.range(0, 0)).first)
    let paragraph = try #require(first as? NSTextParagraph)
    #expect(paragraph.textContentManager === bench.content)
    let content = try #require(paragraph.paragraphContentRange)
    let separator = try #require(paragraph.paragraphSeparatorRange)
    #expect(bench.offset(content.endLocation) == 3 && bench.offset(separator.endLocation) == 5)
    #expect(texts(FragmentBench("").content) == [])
  }

  @Test("has places that are offsets")
  func places() throws {
    let bench = FragmentBench("one two")
    let range = try bench.range(2, 5)
    #expect(bench.content.location(range.location, offsetBy: 6) == nil)
    #expect(bench.manager.offset(from: range.location, to: range.endLocation) == 3)
    #expect(range.contains(try bench.place(4)))
    #expect(!range.contains(try bench.place(5)))
    #expect(range.contains(try bench.range(3, 5)))
    #expect(!range.contains(try bench.range(3, 6)))
    #expect(range.intersects(try bench.range(4, 7)))
    #expect(!range.intersects(try bench.range(5, 7)))
    #expect(range.intersection(try bench.range(4, 7)) == (try bench.range(4, 5)))
    #expect(range.intersection(try bench.range(5, 7)) == nil)
    #expect(range.union(try bench.range(6, 7)) == (try bench.range(2, 7)))
    #expect(NSTextRange(location: range.endLocation, end: range.location) == nil)
    #expect(NSTextRange(location: range.location).isEmpty && !range.isEmpty)
    #expect(range.location.compare(range.endLocation) == .orderedAscending)
  }

  @Test("is laid out anew where it changes; other paragraphs stay")
  func edits() throws {
    let bench = FragmentBench("one\ntwo\nthree")
    let follower = Follower()
    bench.content.delegate = follower
    _ = bench.fragments()
    #expect(follower.heard == ["paragraph 0 4", "paragraph 4 4", "paragraph 8 5"])
    follower.heard = []
    bench.storage?.replaceCharacters(in: NSRange(location: 5, length: 1), with: "www")
    #expect(follower.heard == [])
    #expect(
      bench.fragments().map { bench.offset($0.rangeInElement.endLocation) } == [4, 10, 15])
    #expect(follower.heard == ["paragraph 4 6"])
    #expect(texts(bench.content) == ["one\n", "twwwo\n", "three"])
    follower.heard = []
    bench.storage?.replaceCharacters(in: NSRange(location: 3, length: 1), with: "")
    #expect(texts(bench.content) == ["onetwwwo\n", "three"])
    bench.storage?.replaceCharacters(in: NSRange(location: 3, length: 0), with: "\n")
    #expect(texts(bench.content) == ["one\n", "twwwo\n", "three"])
    #expect(
      follower.heard == ["paragraph 0 9", "paragraph 0 4", "paragraph 4 6"])
    let last = try #require(bench.content.textElements(for: try bench.range(12, 13)).first)
    #expect(last.elementRange == (try bench.range(10, 15)))
  }

  @Test("is changed within transactions, whose changes come as one")
  func transactions() throws {
    let bench = FragmentBench("one\ntwo")
    let old = bench.fragments()
    #expect(!bench.content.hasEditingTransaction)
    bench.content.performEditingTransaction {
      #expect(bench.content.hasEditingTransaction)
      bench.storage?.append(NSAttributedString(string: "\nthree"))
      bench.storage?.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    }
    #expect(!bench.content.hasEditingTransaction)
    #expect(texts(bench.content) == ["1\n", "two\n", "three"])
    #expect(bench.fragments().count == 3 && bench.fragments().first !== old.first)
    bench.manager.replaceContents(
      in: try bench.range(2, 5), with: NSAttributedString(string: "2"))
    #expect(bench.storage?.string == "1\n2\nthree")
    bench.content.replaceContents(
      in: try bench.range(0, 2),
      with: [NSTextParagraph(attributedString: NSAttributedString(string: "zero\n"))])
    #expect(bench.storage?.string == "zero\n2\nthree")
    bench.content.automaticallySynchronizesTextLayoutManagers = false
    let kept = bench.fragments()
    bench.storage?.append(NSAttributedString(string: "\nfour"))
    #expect(bench.fragments().first === kept.first)
    bench.content.synchronizeTextLayoutManagers()
    #expect(bench.fragments().count == 4)
  }

  @Test("may look different from the storage, as long as paragraphs keep their length")
  func ownParagraphs() {
    let bench = FragmentBench("one\ntwo")
    let follower = Follower()
    let large = UIFont.systemFont(ofSize: 40)
    follower.replacement = { range in
      guard range.location == 0 else { return nil }
      let text = NSAttributedString(string: "ONE\n", attributes: [.font: large])
      return NSTextParagraph(attributedString: text)
    }
    bench.content.delegate = follower
    let fragments = bench.fragments()
    #expect(abs(fragments[0].layoutFragmentFrame.height - large.lineHeight) < 0.01)
    #expect(fragments[0].textLineFragments[0].attributedString.string == "ONE\n")
    #expect(bench.storage?.string == "one\ntwo")
    #expect(abs(fragments[1].layoutFragmentFrame.minY - large.lineHeight) < 0.01)
  }

  @Test("may hide paragraphs, which then have no fragment")
  func hidden() throws {
    let bench = FragmentBench("one\ntwo\nthree")
    let follower = Follower()
    follower.hidden = "two\n"
    bench.content.delegate = follower
    let fragments = bench.fragments()
    #expect(fragments.map { bench.offset($0.rangeInElement.location) } == [0, 8])
    #expect(
      abs(fragments[1].layoutFragmentFrame.minY - fragments[0].layoutFragmentFrame.maxY) < 0.01)
    #expect(bench.manager.textLayoutFragment(for: try bench.place(9)) === fragments[1])
    #expect(bench.manager.textLayoutFragment(for: try bench.place(5)) == nil)
    var starts: [Int] = []
    bench.manager.enumerateTextSegments(in: try bench.range(2, 10), type: .standard) {
      range, _, _, _ in
      starts.append(range.map { bench.offset($0.location) } ?? -1)
      return true
    }
    #expect(starts == [2, 8])
  }

  @Test("goes to other layout managers, and to other storages")
  func exchange() {
    let bench = FragmentBench("one")
    #expect(bench.manager.textContentManager === bench.content)
    #expect(bench.content.textLayoutManagers.first === bench.manager)
    #expect(bench.container.textLayoutManager === bench.manager)
    #expect(bench.container.layoutManager == nil)
    let storage = NSTextStorage(string: "two\nthree")
    bench.content.textStorage = storage
    #expect(storage.textStorageObserver === bench.content && bench.fragments().count == 2)
    let other = NSTextContentStorage()
    other.attributedString = NSAttributedString(string: "a\nb\nc")
    bench.manager.replace(other)
    #expect(bench.content.textLayoutManagers.isEmpty)
    #expect(bench.manager.textContentManager === other && bench.fragments().count == 3)
  }

  /// A document without a storage: lines of numbers.
  private final class Numbers: NSTextContentManager {
    final class Line: NSObject, NSTextLocation {
      let line: Int
      let column: Int

      init(_ line: Int, _ column: Int) {
        (self.line, self.column) = (line, column)
        super.init()
      }

      func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? Line else { return .orderedSame }
        let (one, two) = (line * 10 + column, other.line * 10 + other.column)
        return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
      }
    }

    override var documentRange: NSTextRange {
      NSTextRange(location: Line(0, 0), end: Line(3, 0)) ?? super.documentRange
    }

    override func enumerateTextElements(
      from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
      using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
      for line in 0..<3 {
        let text = NSAttributedString(
          string: "line\(line)\n", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let paragraph = NSTextParagraph(attributedString: text)
        paragraph.textContentManager = self
        paragraph.elementRange = NSTextRange(location: Line(line, 0), end: Line(line + 1, 0))
        guard block(paragraph) else { return Line(line + 1, 0) }
      }
      return Line(3, 0)
    }

    override func location(
      _ location: any NSTextLocation, offsetBy offset: Int
    ) -> (any NSTextLocation)? {
      guard let start = location as? Line else { return nil }
      let place = start.line * 6 + start.column + offset
      return Line(place / 6, place % 6)
    }

    override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
      guard let first = from as? Line, let last = to as? Line else { return 0 }
      return (last.line - first.line) * 6 + last.column - first.column
    }
  }

  @Test("may be something else, with places of its own")
  func ownDocument() {
    let numbers = Numbers()
    let manager = NSTextLayoutManager()
    manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
    numbers.addTextLayoutManager(manager)
    var frames: [CGRect] = []
    manager.enumerateTextLayoutFragments(from: nil) {
      frames.append($0.layoutFragmentFrame)
      return true
    }
    let height = UIFont.systemFont(ofSize: 10).lineHeight
    #expect(frames.count == 3 && abs((frames.last?.minY ?? 0) - 2 * height) < 0.01)
    var places: [(Int, Int)] = []
    if let range = NSTextRange(location: Numbers.Line(0, 2), end: Numbers.Line(2, 3)) {
      manager.enumerateTextSegments(in: range, type: .standard) { range, _, _, _ in
        if let place = range?.endLocation as? Numbers.Line {
          places.append((place.line, place.column))
        }
        return true
      }
    }
    #expect(places.map(\.0) == [1, 2, 2] && places.map(\.1) == [0, 0, 3])
  }
}
