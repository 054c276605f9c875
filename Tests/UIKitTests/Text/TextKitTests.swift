import Foundation
import Simulator
import Testing
import UIKit

@Suite("A text storage")
struct TextStorageTests {
  private final class Follower: NSObject, NSTextStorageDelegate {
    var heard: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      heard.append(
        "\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    }
  }

  @Test("tells its delegate what has changed, several changes at once between begin and end")
  func editing() {
    let storage = NSTextStorage(string: "one two")
    let follower = Follower()
    storage.delegate = follower
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 6, length: 3))
    #expect(follower.heard == ["2 0 5 2", "1 6 3 0"])
    follower.heard = []
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 6))
    storage.append(NSAttributedString(string: "!", attributes: [.kern: 1]))
    #expect(follower.heard == [])
    storage.endEditing()
    #expect(storage.string == "two!" && follower.heard == ["3 0 4 -5"])
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 1)
  }

  /// A storage with a text of its own, as editors of code have one.
  private final class Highlighter: NSTextStorage {
    private let own = NSMutableAttributedString(string: "")

    override var string: String { own.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { own.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
      own.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      own.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override func processEditing() {
      let range = (string as NSString).range(of: "let")
      if range.location != NSNotFound {
        own.addAttribute(.foregroundColor, value: UIColor.red, range: range)
      }
      super.processEditing()
    }
  }

  @Test("may be of a class with a text of its own, down to whose two changes all others come")
  func subclass() {
    let storage = Highlighter()
    storage.append(NSAttributedString(string: "let it be", attributes: [.kern: 1]))
    storage.insert(NSAttributedString(string: "so "), at: 0)
    #expect(storage.string == "so let it be" && storage.length == 12)
    #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
    #expect(storage.attribute(.foregroundColor, at: 8, effectiveRange: nil) == nil)
    #expect(storage.attributedSubstring(from: NSRange(location: 3, length: 3)).string == "let")
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 12))
    #expect(storage.attribute(.kern, at: 8, effectiveRange: nil) == nil)
  }
}

@Suite("A layout manager")
struct LayoutManagerTests {
  private let font = UIFont.systemFont(ofSize: 20)

  /// A text in a room; nobody but this keeps the storage.
  private final class Bench {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat, font: UIFont) {
      storage = NSTextStorage(string: text, attributes: [.font: font])
      container = NSTextContainer(size: CGSize(width: width, height: 1000))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }
  }

  @Test("finds the size of a text in a room, which is that of drawing it")
  func usedRect() {
    let bench = Bench("some words in several lines", width: 100, font: font)
    let (storage, manager, container) = (bench.storage, bench.manager, bench.container)
    manager.ensureLayout(for: container)
    let used = manager.usedRect(for: container)
    let drawn = storage.boundingRect(
      with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(used.height - drawn.height) < 0.01 && abs(used.width - drawn.width) < 0.01)
    #expect(manager.numberOfGlyphs == 27 && manager.glyphRange(for: container).length == 27)
    let height = used.height
    storage.append(NSAttributedString(string: " and more of them", attributes: [.font: font]))
    #expect(manager.usedRect(for: container).height > height)
    container.maximumNumberOfLines = 1
    #expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 0.01)
  }

  @Test("knows the lines, and which glyphs are on them")
  func lines() {
    let bench = Bench("one\ntwo\n", width: 100, font: font)
    defer { withExtendedLifetime(bench) {} }
    let (manager, container) = (bench.manager, bench.container)
    var ranges: [NSRange] = []
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect, used, _, range, _ in
      ranges.append(range)
      tops.append(rect.minY)
      #expect(rect.width == 100 && used.width < 100)
    }
    #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4)])
    #expect(tops.count == 2 && abs((tops.last ?? 0) - font.lineHeight) < 0.01)
    var range = NSRange()
    let second = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
    #expect(second.minY == tops.last && range == ranges.last)
    #expect(abs(manager.extraLineFragmentRect.minY - 2 * font.lineHeight) < 0.01)
  }

  @Test("finds the character at a point, and the rectangle of characters")
  func points() {
    let bench = Bench("ab\ncd", width: 100, font: font)
    defer { withExtendedLifetime(bench) {} }
    let (manager, container) = (bench.manager, bench.container)
    let wide = ("a" as NSString).size(withAttributes: [.font: font]).width
    var fraction: CGFloat = 0
    let first = manager.characterIndex(
      for: CGPoint(x: wide / 2, y: 5), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(first == 0 && abs(fraction - 0.5) < 0.01)
    #expect(manager.glyphIndex(for: CGPoint(x: 1, y: font.lineHeight + 5), in: container) == 3)
    let rect = manager.boundingRect(
      forGlyphRange: NSRange(location: 1, length: 1), in: container)
    #expect(abs(rect.minX - wide) < 0.01 && abs(rect.height - font.lineHeight) < 0.01)
    #expect(abs(manager.location(forGlyphAt: 1).x - wide) < 0.01)
  }

  @Test("keeps text out of what is excluded, and away from the sides")
  func exclusions() {
    let bench = Bench("a b c d e f g h i j k l", width: 100, font: font)
    defer { withExtendedLifetime(bench) {} }
    let (manager, container) = (bench.manager, bench.container)
    let free = manager.usedRect(for: container)
    container.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: font.lineHeight - 1))
    ]
    let first = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(first.minX == 60 && manager.usedRect(for: container).height > free.height)
    container.exclusionPaths = []
    container.lineFragmentPadding = 10
    #expect(manager.location(forGlyphAt: 0).x == 10)
  }
}

@Suite("The storage of a text view")
@MainActor
struct TextViewStorageTests {
  private let device = Device(era: .iOS18)

  private func makeView() -> UITextView {
    UISystem.current = device.system
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = .systemFont(ofSize: 20)
    return view
  }

  @Test("is the text that the view shows, whoever changes it")
  func storage() {
    let view = makeView()
    view.text = "one two"
    #expect(view.textStorage.string == "one two")
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    let height = view.contentSize.height
    view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "\n")
    #expect(view.text == "one\ntwo" && view.contentSize.height > height)
    let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    let later = view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil)
    #expect(later as? UIColor == view.textColor || view.textColor == .red)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.height - 2 * UIFont.systemFont(ofSize: 20).lineHeight) < 0.01)
    #expect(view.textContainer.size.width == 200)
  }

  @Test("keeps what parts look like while it is edited, and typed text looks as what is before it")
  func typing() {
    let view = makeView()
    let bold = UIFont.boldSystemFont(ofSize: 30)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: bold])
    text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
    view.attributedText = text
    func font(_ index: Int) -> UIFont? {
      view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }
    view.selectedRange = NSRange(location: 2, length: 0)
    view.insertText("x")
    #expect(view.text == "abxcd" && font(2) == bold && font(3) == .systemFont(ofSize: 9))
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 11)]
    view.insertText("y")
    #expect(font(3) == .systemFont(ofSize: 11) && font(4) == .systemFont(ofSize: 9))
    view.font = .systemFont(ofSize: 12)
    #expect((0..<6).allSatisfy { font($0) == .systemFont(ofSize: 12) })
  }

  @Test("has what is typed over a selection look as its first character does by then")
  func typingOver() {
    let view = makeView()
    view.attributedText = NSAttributedString(
      string: "one two", attributes: [.foregroundColor: UIColor.blue])
    let range = NSRange(location: 4, length: 3)
    view.selectedRange = range
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    var color: UIColor? { view.typingAttributes[.foregroundColor] as? UIColor }
    #expect(color == .red)
    view.insertText("three")
    #expect(view.text == "one three")
    #expect(
      view.textStorage.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .red)
    view.selectedRange = NSRange(location: 4, length: 0)
    #expect(color == .blue)
  }

  @Test("lays out its text in any order, and has a line for the cursor without text")
  func layoutOfNothing() {
    let view = makeView()
    view.text = ""
    #expect(view.layoutManager.allowsNonContiguousLayout)
    #expect(view.layoutManager.extraLineFragmentTextContainer === view.textContainer)
    view.text = "a"
    #expect(view.layoutManager.extraLineFragmentTextContainer == nil)
    #expect(!NSLayoutManager().allowsNonContiguousLayout)
    #expect(NSLayoutManager().extraLineFragmentTextContainer == nil)
  }

  @Test("may be made first, with its layout manager and container")
  func container() {
    UISystem.current = device.system
    let storage = NSTextStorage(
      string: "own text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.text == "own text" && view.textStorage === storage)
    #expect(view.layoutManager === manager && view.textContainer === container)
    view.text = "other"
    #expect(storage.string == "other")
    #expect(NSTextContainer().size == .zero && NSTextContainer().layoutManager == nil)
    #expect(view.selectionAffinity == .forward)
  }
}
