import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A text view whose layout manager is of an app's class")
@MainActor
struct ManagedTextTests {
  /// Draws a box behind each line instead of what the storage says.
  nonisolated private final class Boxes: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      enumerateLineFragments(forGlyphRange: glyphsToShow) { _, used, _, _, _ in
        UIColor.green.setFill()
        UIRectFill(used.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
  }

  /// Notes what it fills, and rounds it.
  nonisolated private final class Rounded: NSLayoutManager {
    var filled: [(count: Int, range: NSRange)] = []

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange, color: UIColor
    ) {
      filled.append((rectCount, charRange))
    }
  }

  nonisolated private final class Plain: NSLayoutManager {}

  private let device = Device(era: .iOS18)

  private func show(_ manager: NSLayoutManager, _ text: NSAttributedString) -> UITextView {
    UISystem.current = device.system
    let storage = NSTextStorage(attributedString: text)
    let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
    container.widthTracksTextView = true
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 100, width: 200, height: 200), textContainer: container)
    device.launch {
      let page = UIViewController()
      page.view.addSubview(view)
      return page
    }
    device.advance(by: 0.1)
    return view
  }

  private func drawings(of view: UITextView) -> [DrawingCommand] {
    view.subviews.flatMap { part in
      part.layer.displayTree()
      return part.layer.drawings.flatMap(parts)
    }
  }

  private func parts(of drawing: DrawingCommand) -> [DrawingCommand] {
    switch drawing {
    case .group(let group): group.commands.flatMap(parts)
    case .image(let image, _): image.commands.flatMap(parts)
    default: [drawing]
    }
  }

  private func boxCount(_ view: UITextView) -> Int {
    drawings(of: view).filter { if case .fill = $0 { true } else { false } }.count
  }

  private let text = NSAttributedString(
    string: "one two three four five six seven eight",
    attributes: [
      .font: UIFont.systemFont(ofSize: 20), .backgroundColor: UIColor.red,
      .foregroundColor: UIColor.blue,
    ])

  @Test("shows what that draws behind its lines, and the lines in front of it")
  func boxes() {
    let manager = Boxes()
    let drawn = drawings(of: show(manager, text))
    let kinds = drawn.map { if case .text = $0 { "text" } else { "box" } }
    let lines = kinds.filter { $0 == "text" }.count
    #expect(lines > 1)
    #expect(kinds == Array(repeating: "box", count: lines) + Array(repeating: "text", count: lines))
  }

  @Test("looks as with the usual one, if that draws nothing of its own")
  func plain() {
    let own = show(Plain(), text)
    let lines = { (view: UITextView) in
      drawings(of: view).compactMap { if case .text(let line) = $0 { line } else { nil } }
    }
    let shown = lines(own)
    let usual = show(NSLayoutManager(), text)
    #expect(shown.map(\.string) == lines(usual).map(\.string))
    for (one, other) in zip(shown, lines(usual)) {
      #expect(one.color == other.color && abs(one.width - other.width) < 0.01)
      #expect(abs(one.origin.x - other.origin.x) < 0.5 && abs(one.origin.y - other.origin.y) < 0.5)
    }
    #expect(boxCount(own) == boxCount(usual) && boxCount(own) > 1)
  }

  @Test("shows links as links")
  func links() throws {
    let text = NSMutableAttributedString(attributedString: text)
    let link = NSRange(location: 0, length: 3)
    text.addAttribute(.link, value: try #require(URL(string: "https://a.b")), range: link)
    let view = show(Plain(), text)
    let colors = drawings(of: view).compactMap { drawing -> String? in
      guard case .text(let line) = drawing, line.color != UIColor.blue.cgColor.rgba else {
        return nil
      }
      return line.string
    }
    #expect(colors == ["one"])
  }

  @Test("has each stretch of one color filled by itself, with a box for each line")
  func grounds() {
    let text = NSMutableAttributedString(attributedString: text)
    text.addAttribute(
      .backgroundColor, value: UIColor.clear, range: NSRange(location: 0, length: 3))
    let manager = Rounded()
    let drawn = drawings(of: show(manager, text))
    #expect(
      manager.filled.map(\.range) == [
        NSRange(location: 0, length: 3), NSRange(location: 3, length: text.length - 3),
      ])
    #expect(manager.filled.map(\.count).first == 1 && manager.filled.map(\.count).last ?? 0 > 1)
    #expect(drawn.allSatisfy { if case .text = $0 { true } else { false } })
  }
}
