import Foundation
import Simulator
import Testing
import UIKit

@Suite("Text in a room of another form")
@MainActor
struct TextRoomTests {
  /// A room whose lower lines are narrower.
  nonisolated private final class Stair: NSTextContainer {
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      var rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex,
        writingDirection: baseWritingDirection, remaining: remainingRect)
      if proposedRect.minY > 0 {
        rect.origin.x += 100
        rect.size.width -= 100
      }
      return rect
    }
  }

  private func manager(_ container: NSTextContainer) -> (NSLayoutManager, NSTextStorage) {
    let storage = NSTextStorage(
      string: String(repeating: "word ", count: 40),
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (manager, storage)
  }

  @Test("has lines where the room lets it")
  func form() {
    let (manager, storage) = manager(Stair(size: CGSize(width: 300, height: 0)))
    var rects: [CGRect] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: storage.length)
    ) { _, used, _, _, _ in rects.append(used) }
    #expect(rects.count > 3)
    #expect(rects[0].minX < 5 && rects[0].maxX > 200)
    for rect in rects.dropFirst() {
      #expect(rect.minX >= 100 && rect.maxX <= 301)
    }
  }

  @Test("asks a room for what is inside of it")
  func inside() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 50))
    var rest = CGRect.infinite
    let rect = container.lineFragmentRect(
      forProposedRect: CGRect(x: 0, y: 40, width: 200, height: 20), at: 0,
      writingDirection: .leftToRight, remaining: &rest)
    #expect(rect == CGRect(x: 0, y: 40, width: 100, height: 10))
    #expect(rest == .zero)
  }

  @Test("moves to another layout manager with its rooms")
  func replace() {
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    let (old, storage) = manager(container)
    let new = NSLayoutManager()
    container.replaceLayoutManager(new)
    #expect(container.layoutManager === new)
    #expect(new.textContainers.first === container && old.textContainers.isEmpty)
    #expect(new.textStorage === storage && old.textStorage == nil)
    #expect(storage.layoutManagers.first === new)
  }

  @Test("is fixed by its storage between the calls of the delegate")
  func fixing() {
    nonisolated final class Storage: NSTextStorage {
      // Proof: the test alone uses it, on one thread.
      nonisolated(unsafe) static var log: [NSRange] = []
      override func fixAttributes(in range: NSRange) {
        Self.log.append(range)
        super.fixAttributes(in: range)
      }
    }
    let storage = Storage(string: "one")
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
    #expect(Storage.log == [NSRange(location: 3, length: 4)])
    #expect(!storage.fixesAttributesLazily)
  }
}

@Suite("What is said of text")
@MainActor
struct TextMemberTests {
  private let device = Device(era: .iOS18)

  @Test("of a font has a matrix")
  func matrix() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    #expect(descriptor.matrix == .identity)
    let slanted = descriptor.withMatrix(CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0))
    #expect(slanted.matrix.c == 0.2)
    #expect(slanted.withMatrix(.identity).matrix == .identity)
  }

  @Test("of a color has a name")
  func names() {
    #expect(UIColor.red.accessibilityName == "red")
    #expect(UIColor.black.accessibilityName == "black")
    #expect(UIColor.white.accessibilityName == "white")
    #expect(UIColor.gray.accessibilityName == "gray")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
  }

  @Test("of places counts characters")
  func offsets() throws {
    UISystem.current = device.system
    let field = UITextField()
    field.text = "Hello"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    let place = try #require(field.position(within: range, atCharacterOffset: 2))
    #expect(field.offset(from: field.beginningOfDocument, to: place) == 3)
    #expect(field.characterOffset(of: place, within: range) == 2)
  }

  @Test("of spelling knows what was taught only")
  func spelling() {
    let checker = UITextChecker()
    let text = "Helo wrold"
    let found = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: 10), startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound)
    #expect(UITextChecker.availableLanguages.isEmpty)
    UITextChecker.learnWord("Helouan")
    defer { UITextChecker.unlearnWord("Helouan") }
    #expect(UITextChecker.hasLearnedWord("Helouan"))
    let completions = checker.completions(
      forPartialWordRange: NSRange(location: 0, length: 4), in: text, language: "en")
    #expect(completions == ["Helouan"])
  }
}

@Suite("Pasting with a delegate")
@MainActor
struct TextPasteTests {
  private final class Delegate: NSObject, UITextPasteDelegate {
    var items: [any UITextPasteItem] = []
    var act: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: any UITextPasteItem
    ) {
      items.append(item)
      act(item)
    }
  }

  private let device = Device(era: .iOS18)
  private let delegate = Delegate()
  private let view: UITextView

  init() {
    let page = UIViewController()
    device.launch { page }
    view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    page.view.addSubview(view)
    view.text = "ab"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.pasteDelegate = delegate
    UIPasteboard.general.strings = ["X", "Y"]
  }

  @Test("puts in the text as it is, unless it says otherwise")
  func plain() {
    device.perform { view.paste(nil) }
    #expect(view.text == "aXYb")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    #expect(delegate.items.count == 2)
    device.perform { view.undoManager?.undo() }
    #expect(view.text == "ab")
  }

  @Test("puts in what the delegate says, when it says it")
  func later() {
    delegate.act = { _ in }
    device.perform { view.paste(nil) }
    #expect(view.text == "ab")
    device.perform {
      delegate.items[1].setResult(string: "2")
      delegate.items[0].setResult(
        attributedString: NSAttributedString(
          string: "1", attributes: [.foregroundColor: UIColor.red]))
    }
    #expect(view.text == "a12b")
  }

  @Test("puts in nothing if the delegate says so")
  func nothing() {
    delegate.act = { $0.setNoResult() }
    device.perform { view.paste(nil) }
    #expect(view.text == "ab")
  }

  @Test("works in fields, too")
  func field() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    device.perform {
      view.superview?.addSubview(field)
      field.becomeFirstResponder()
    }
    field.pasteDelegate = delegate
    delegate.act = { $0.setResult(string: "z") }
    device.perform { field.paste(nil) }
    #expect(field.text == "zz")
  }
}
