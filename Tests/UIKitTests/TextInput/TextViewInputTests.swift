import Foundation
import Simulator
import Testing
import UIKit

@Suite("The text of a text view, read and changed by places")
@MainActor
struct TextViewInputTests {
  private func makeView() -> (Device, UITextView) {
    let device = Device(era: .iOS18)
    device.launch { UIViewController() }
    UISystem.current = device.system
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    view.font = .systemFont(ofSize: 20)
    device.window.rootViewController?.view.addSubview(view)
    return (device, view)
  }

  private func range(_ view: UITextView, _ start: Int, _ length: Int) throws -> UITextRange {
    let from = try #require(view.position(from: view.beginningOfDocument, offset: start))
    let to = try #require(view.position(from: from, offset: length))
    return try #require(view.textRange(from: from, to: to))
  }

  @Test("has a cursor on the line where it is, inside the padding")
  func caret() throws {
    let (_, view) = makeView()
    view.text = "one\ntwo\n"
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(first.minX == 5 && first.minY == 8 && abs(first.height - line) < 0.01)
    let second = view.caretRect(for: try range(view, 4, 0).start)
    #expect(second.minX == 5 && abs(second.minY - 8 - line) < 0.01)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(abs(end.minY - 8 - 2 * line) < 0.01, "a line begins after a line feed at the end")
  }

  @Test("has a rectangle for each line that a selection touches")
  func selectionRects() throws {
    let (_, view) = makeView()
    view.text = "one\ntwo\nthree"
    let rects = view.selectionRects(for: try range(view, 1, 8))
    #expect(rects.count == 3)
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    #expect(rects[1].rect.minX == 5 && rects[1].rect.maxX == 195, "to the end of the line")
    #expect(view.firstRect(for: try range(view, 1, 8)) == rects[0].rect)
  }

  @Test("moves up and down by lines, to the place nearest to where it was")
  func lines() throws {
    let (_, view) = makeView()
    view.text = "wide\nwide\nw"
    let place = try range(view, 7, 0).start
    func offset(_ direction: UITextLayoutDirection, _ count: Int) -> Int? {
      view.position(from: place, in: direction, offset: count).map {
        view.offset(from: view.beginningOfDocument, to: $0)
      }
    }
    #expect(offset(.up, 1) == 2 && offset(.down, 1) == 11 && offset(.up, 2) == 0)
    #expect(offset(.left, 2) == 5 && offset(.right, 20) == nil)
    let line = view.tokenizer.rangeEnclosingPosition(
      place, with: .line, inDirection: .storage(.forward))
    #expect(line.flatMap(view.text(in:)) == "wide\n")
  }

  @Test("counts from where a place was, though the text has become shorter since")
  func formerPlaces() throws {
    let (_, view) = makeView()
    view.text = "a <b>word</b>"
    view.selectedRange = NSRange(location: 5, length: 4)
    let selected = try #require(view.selectedTextRange)
    view.replace(try range(view, 9, 4), withText: "")
    view.replace(try range(view, 0, 5), withText: "")
    #expect(view.text == "word")
    let end = try #require(view.position(from: selected.end, offset: -5))
    #expect(view.offset(from: view.beginningOfDocument, to: end) == 4)
  }

  @Test("tells the delegate of what code selects, and of what it replaces")
  func delegate() throws {
    final class Follower: NSObject, UITextViewDelegate {
      var heard: [String] = []
      func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
      func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        heard.append("may change")
        return true
      }
    }
    let (_, view) = makeView()
    let follower = Follower()
    view.delegate = follower
    view.text = "one two"
    view.selectedRange = NSRange(location: 0, length: 3)
    #expect(follower.heard == ["selection"])
    #expect(view.selectedTextRange.flatMap(view.text(in:)) == "one")
    view.replace(try range(view, 0, 3), withText: "1")
    #expect(view.text == "1 two" && follower.heard == ["selection", "selection", "changed"])
    UIPasteboard.general.string = "!"
    view.selectAll(nil)
    follower.heard = []
    view.paste(nil)
    #expect(view.text == "!" && follower.heard.first == "may change")
    view.isEditable = false
    view.selectAll(nil)
    view.cut(nil)
    #expect(view.text == "!" && !view.canPerformAction("paste:", withSender: nil))
  }
}
