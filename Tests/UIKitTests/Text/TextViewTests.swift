import Foundation
import Simulator
import Testing
import UIKit

@Suite("A text view")
@MainActor
struct TextViewTests {
  @MainActor
  private final class Bench: NSObject, UITextViewDelegate {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    var heard: [String] = []
    var isAllowed = true
    private var observer: (any NSObjectProtocol)?

    override init() {
      super.init()
      let page = page
      device.launch { page }
      device.perform {
        view.delegate = self
        page.view.addSubview(view)
      }
      observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: UIScreen.main, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.heard.append("keyboard") } }
    }

    func stop() { observer.map(NotificationCenter.default.removeObserver) }

    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("didEnd") }
    func textViewDidChange(_ textView: UITextView) { heard.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      heard.append("change \(range.location) \(range.length) '\(text)'")
      return isAllowed
    }
  }

  @Test("is laid out anew when people choose another text size")
  func textSize() {
    let bench = Bench()
    defer { bench.stop() }
    bench.device.perform {
      bench.view.font = .preferredFont(forTextStyle: .body)
      bench.view.adjustsFontForContentSizeCategory = true
      bench.view.text = "Some words\nin two lines"
    }
    bench.device.advance(by: 0.1)
    let height = bench.view.contentSize.height
    bench.device.contentSizeCategory = .accessibilityExtraLarge
    bench.device.advance(by: 0.1)
    #expect(bench.view.contentSize.height > height * 1.5)
  }

  @Test("has no font before it has a text, and after that was taken away")
  func font() {
    UISystem.current = Device(era: .iOS18).system
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "text"
    #expect(view.font == UIFont(name: "Helvetica", size: 12))
    view.font = nil
    #expect(view.font == nil)
  }

  // Source: SZMentionsSwift sets typing attributes when it takes a text view, and its tests, which
  // run on iOS, find their color in the text that is set afterwards.
  @Test("gives a text that is set the typing attributes, and what else it is drawn with")
  func typingAttributes() {
    UISystem.current = Device(era: .iOS18).system
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)
    view.typingAttributes = [.foregroundColor: UIColor.red]
    view.text = "text"
    let looks = view.textStorage.attributes(at: 3, effectiveRange: nil)
    #expect(looks[.foregroundColor] as? UIColor == .red)
    #expect(looks[.font] as? UIFont == .systemFont(ofSize: 20))
    view.textColor = .blue
    view.text = "another"
    #expect(
      view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
  }

  @Test("knows the size of its content before it is laid out, in whole points")
  func contentSize() {
    let bench = Bench()
    defer { bench.stop() }
    UISystem.current = bench.device.system
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.font = .systemFont(ofSize: 20)
    view.text = "One line\nand another\nand a third"
    let text = view.text.boundingRect(
      with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 20)], context: nil)
    #expect(view.contentSize == CGSize(width: 100, height: text.height.rounded(.up)))
    view.frame.size.width = 400
    #expect(view.contentSize.width == 400)
    view.text = ""
    #expect(view.contentSize.height < 30)
  }

  @Test("is edited from a tap on, after the keyboard was told of")
  func order() {
    let bench = Bench()
    defer { bench.stop() }
    bench.device.tap(on: bench.view)
    #expect(bench.view.isFirstResponder && bench.heard == ["keyboard", "didBegin"])
    bench.heard = []
    #expect(bench.device.type("a\n"))
    #expect(bench.view.text == "a\n")
    #expect(
      bench.heard == [
        "change 0 0 'a'", "selection", "didChange", "change 1 0 '\n'", "selection", "didChange",
      ])
    bench.heard = []
    bench.isAllowed = false
    bench.device.pressDelete()
    #expect(bench.heard == ["change 1 1 ''"] && bench.view.text == "a\n")
    bench.device.perform { bench.page.view.endEditing(true) }
    #expect(bench.heard.last == "didEnd" && !bench.view.isFirstResponder)
  }

  @Test("takes what is typed at the cursor, or in the place of what is selected")
  func selection() {
    let bench = Bench()
    defer { bench.stop() }
    bench.view.text = "Hello"
    #expect(bench.view.selectedRange == NSRange(location: 5, length: 0))
    bench.view.selectedRange = NSRange(location: 1, length: 3)
    bench.view.insertText("u")
    #expect(bench.view.text == "Huo" && bench.view.selectedRange.location == 2)
    bench.view.deleteBackward()
    #expect(bench.view.text == "Ho")
    bench.view.selectedRange = NSRange(location: 9, length: 9)
    #expect(bench.view.selectedRange == NSRange(location: 2, length: 0))
    bench.view.text = "a👍🏽"
    bench.view.deleteBackward()
    #expect(bench.view.text == "a", "A character goes as a whole.")
  }

  @Test("is as high as its text if it does not scroll, and scrolls otherwise")
  func size() {
    let bench = Bench()
    defer { bench.stop() }
    let text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
    bench.device.perform { bench.view.text = text }
    #expect(bench.view.contentSize.height > 300 && bench.view.contentSize.width == 200)
    #expect(bench.view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    bench.view.isScrollEnabled = false
    let height = bench.view.intrinsicContentSize.height
    #expect(height.rounded(.up) == bench.view.contentSize.height)
    bench.view.textContainerInset = .zero
    #expect(abs(bench.view.intrinsicContentSize.height - height + 16) < 0.01)
    #expect(bench.view.contentSize.height < height - 15)
    bench.view.text = ""
    let line = UIFont.systemFont(ofSize: 12).lineHeight
    #expect(abs(bench.view.sizeThatFits(CGSize(width: 200, height: 0)).height - line) < 1)
  }

  @Test("keeps its lines away from the sides, by default and as told")
  func padding() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "Hello"
    let width = view.sizeThatFits(CGSize(width: 500, height: 0)).width
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 500, height: 0)).width == width - 10)
  }

  @Test("scrolls to a part of its text")
  func scrolls() {
    let bench = Bench()
    defer { bench.stop() }
    let text = (0..<50).map { "Line \($0)" }.joined(separator: "\n")
    bench.device.perform {
      bench.view.text = text
      bench.view.scrollRangeToVisible(NSRange(location: (text as NSString).length, length: 0))
    }
    #expect(bench.view.contentOffset.y > bench.view.contentSize.height - 130)
  }

  @Test("scrolls to its end by a place before its beginning, as growing text views do")
  func scrollsToEnd() {
    let bench = Bench()
    defer { bench.stop() }
    bench.device.perform {
      bench.view.text = (0..<50).map { "Line \($0)" }.joined(separator: "\n")
      bench.view.scrollRangeToVisible(NSRange(location: -1, length: 0))
    }
    #expect(bench.view.contentOffset.y > bench.view.contentSize.height - 130)
  }

  @Test("keeps its cursor in sight as one types and deletes")
  func cursorInSight() {
    let bench = Bench()
    defer { bench.stop() }
    bench.device.tap(on: bench.view)
    let view = bench.view
    func cursorShows() -> Bool {
      view.bounds.contains(view.caretRect(for: view.endOfDocument).insetBy(dx: 0, dy: 1))
    }
    for line in 0..<30 { _ = bench.device.type("\(line)\n") }
    #expect(view.contentOffset.y > 0 && cursorShows())
    bench.device.perform { view.contentOffset = .zero }
    #expect(!cursorShows(), "scrolling alone moves nothing back")
    _ = bench.device.pressDelete()
    #expect(cursorShows())
  }

  @Test("is not edited if it may not be")
  func notEditable() {
    let bench = Bench()
    defer { bench.stop() }
    bench.view.isEditable = false
    bench.device.tap(on: bench.view)
    #expect(!bench.view.isFirstResponder && bench.heard.isEmpty)
  }
}
