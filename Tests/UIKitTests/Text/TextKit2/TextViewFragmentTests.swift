import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("What lays out the text of a text view")
@MainActor
struct TextViewFragmentTests {
  private func makeView(_ era: Era = .iOS18, _ text: String = "one two") -> UITextView {
    UISystem.current = Device(era: era).system
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.text = text
    return view
  }

  @Test("is a text layout manager from iOS 16 on", arguments: [Era.iOS13, .iOS18, .iOS26])
  func eras(era: Era) {
    let view = makeView(era)
    #expect((view.textLayoutManager != nil) == (era != .iOS13))
    #expect((view.textContainer.textLayoutManager != nil) == (era != .iOS13))
    #expect(view.textStorage.layoutManagers.isEmpty == (era != .iOS13))
  }

  @Test("is what somebody has asked for")
  func choice() {
    UISystem.current = Device(era: .iOS18).system
    #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
    let old = UITextView(usingTextLayoutManager: false)
    #expect(old.textLayoutManager == nil && old.textStorage.layoutManagers.count == 1)
    old.text = "some"
    #expect(old.layoutManager.numberOfGlyphs == 4)
    let storage = NSTextStorage(string: "own")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(UITextView(frame: .zero, textContainer: container).textLayoutManager == nil)
  }

  @Test("is a layout manager for good once somebody asks for it, which is logged")
  func fallBack() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "one two"
    let storage = view.textStorage
    let former = try #require(view.textLayoutManager)
    let height = view.contentSize.height
    let manager = view.layoutManager
    #expect(view.textLayoutManager == nil && view.textContainer.textLayoutManager == nil)
    #expect(view.layoutManager === manager && view.textContainer.layoutManager === manager)
    #expect(view.textStorage === storage && storage.layoutManagers.first === manager)
    #expect(storage.textStorageObserver == nil && former.textContainer == nil)
    #expect(manager.numberOfGlyphs == 7 && manager.allowsNonContiguousLayout)
    #expect(view.text == "one two" && view.contentSize.height == height)
    view.text = "another\ntext"
    #expect(manager.numberOfGlyphs == 12 && view.contentSize.height > height)
    let lines = device.log.filter { $0.text.contains("TextKit 1 compatibility mode") }
    #expect(lines.count == 1)
  }

  @Test("is a layout manager also once somebody asks the container for it")
  func fallBackByContainer() {
    let view = makeView()
    #expect(view.textLayoutManager != nil)
    #expect(view.textContainer.layoutManager != nil)
    #expect(view.textLayoutManager == nil)
  }

  @Test("stays while the text, its storage and its container are used")
  func otherUse() {
    let view = makeView()
    let manager = view.textLayoutManager
    view.textStorage.append(NSAttributedString(string: " three"))
    view.selectedRange = NSRange(location: 2, length: 3)
    view.insertText("x")
    _ = view.caretRect(for: view.endOfDocument)
    view.textContainer.lineFragmentPadding = 0
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.text == "onxwo three")
    #expect(view.textLayoutManager === manager && manager != nil)
  }

  @Test("lays out in fragments what the view shows, and follows its text")
  func geometry() throws {
    let view = makeView(.iOS18, "some words that take several lines\nand more\n")
    let manager = try #require(view.textLayoutManager)
    let content = try #require(manager.textContentManager as? NSTextContentStorage)
    #expect(content.textStorage === view.textStorage)
    let used = manager.usageBoundsForTextContainer
    #expect(abs(view.contentSize.height - used.height - 16) < 1)
    let place = try #require(content.location(content.documentRange.location, offsetBy: 37))
    var rect = CGRect.zero
    let range = NSTextRange(location: place)
    manager.enumerateTextSegments(in: range, type: .standard) { _, frame, _, _ in
      rect = frame.offsetBy(dx: 0, dy: view.textContainerInset.top)
      return false
    }
    let position = try #require(view.position(from: view.beginningOfDocument, offset: 37))
    let caret = view.caretRect(for: position)
    #expect(abs(rect.minX - caret.minX) < 0.01 && abs(rect.minY - caret.minY) < 0.01)
    view.text = "short"
    #expect(manager.usageBoundsForTextContainer.height < used.height / 2)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(manager.usageBoundsForTextContainer.height > 30)
  }

  @Test("knows which part of the text can be seen")
  func viewport() throws {
    let view = makeView(.iOS18, Array(repeating: "line", count: 100).joined(separator: "\n"))
    let manager = try #require(view.textLayoutManager)
    let controller = manager.textViewportLayoutController
    let start = manager.documentRange.location
    let top = try #require(controller.viewportRange)
    #expect(manager.offset(from: start, to: top.location) == 0)
    let end = manager.offset(from: start, to: top.endLocation)
    #expect(end >= 30 && end < 60 && controller.viewportBounds.minY == -8)
    view.contentOffset.y = 500
    let later = try #require(controller.viewportRange)
    #expect(manager.offset(from: start, to: later.location) >= 80)
  }

  /// Draws a box behind its lines, and takes more room below.
  private final class Box: NSTextLayoutFragment {
    override var layoutFragmentFrame: CGRect {
      var frame = super.layoutFragmentFrame
      frame.size.height += 30
      return frame
    }

    override func draw(at point: CGPoint, in context: CGContext) {
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
      super.draw(at: point, in: context)
    }
  }

  private final class Maker: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager,
      textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Box(textElement: textElement, range: textElement.elementRange) }
  }

  private func show(_ view: UITextView, on device: Device) {
    device.launch {
      let page = UIViewController()
      page.view.addSubview(view)
      return page
    }
    device.advance(by: 0.1)
  }

  private func drawings(of view: UITextView) -> [DrawingCommand] {
    view.subviews.flatMap { part in
      part.layer.displayTree()
      return part.layer.drawings.flatMap(\.single)
    }
  }

  @Test("shows fragments of an app's own, with the room that they take")
  func ownFragments() throws {
    let device = Device(era: .iOS18)
    let view = makeView(.iOS18, "one\ntwo")
    UISystem.current = device.system
    let height = view.contentSize.height
    let maker = Maker()
    view.textLayoutManager?.delegate = maker
    show(view, on: device)
    #expect(abs(view.contentSize.height - height - 60) < 1)
    let all = drawings(of: view)
    #expect(all.filter { if case .fill = $0 { true } else { false } }.count == 2)
    let texts = all.compactMap { if case .text(let line) = $0 { line } else { nil } }
    #expect(texts.map(\.string) == ["one", "two"])
    #expect(
      abs(texts[1].origin.y - texts[0].origin.y - UIFont.systemFont(ofSize: 20).lineHeight - 30) < 1
    )
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(caret.minY > 8 + UIFont.systemFont(ofSize: 20).lineHeight + 29)
    _ = view.layoutManager
    view.layoutIfNeeded()
    #expect(drawings(of: view).allSatisfy { if case .fill = $0 { false } else { true } })
    #expect(view.contentSize.height == height)
    withExtendedLifetime(maker) {}
  }

  @Test("shows attributes that only change how text is drawn")
  func rendering() throws {
    let device = Device(era: .iOS18)
    let view = makeView(.iOS18, "one two")
    UISystem.current = device.system
    show(view, on: device)
    let manager = try #require(view.textLayoutManager)
    let start = manager.documentRange.location
    let end = manager.location(start, offsetBy: 3)
    let range = try #require(NSTextRange(location: start, end: end))
    manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: range)
    device.advance(by: 0.1)
    let colors = drawings(of: view).compactMap { drawing -> String? in
      guard case .text(let line) = drawing, line.color == UIColor.red.cgColor.rgba else {
        return nil
      }
      return line.string
    }
    #expect(colors == ["one"] && view.textStorage.length == 7)
  }

  @Test("may be made first, and is kept by the view")
  func ownStack() {
    UISystem.current = Device(era: .iOS18).system
    func make() -> UITextView {
      let content = NSTextContentStorage()
      content.attributedString = NSAttributedString(string: "own\ntext")
      let manager = NSTextLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 100, height: 0))
      content.addTextLayoutManager(manager)
      manager.textContainer = container
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
      withExtendedLifetime(content) {}
      return view
    }
    let view = make()
    #expect(view.text == "own\ntext" && view.textLayoutManager != nil)
    let content = view.textLayoutManager?.textContentManager as? NSTextContentStorage
    #expect(content?.textStorage === view.textStorage)
    let other = NSTextStorage(string: "other")
    content?.textStorage = other
    #expect(view.text == "other" && view.textStorage === other)
    view.text = "changed"
    #expect(other.string == "changed")
  }
}
