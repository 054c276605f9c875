import Foundation
import Simulator
import Testing
import UIKit

@Suite("The text of a field, read and changed by places")
@MainActor
struct TextFieldInputTests {
  /// A field on a page, and what its delegate hears.
  @MainActor
  private final class Bench: NSObject, UITextFieldDelegate {
    let device = Device(era: .iOS18)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    var heard: [String] = []
    var isAllowed = true

    override init() {
      super.init()
      device.launch { UIViewController() }
      UISystem.current = device.system
      field.delegate = self
      field.font = .systemFont(ofSize: 20)
      device.window.rootViewController?.view.addSubview(field)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("change \(range.location) \(range.length) '\(string)'")
      return isAllowed
    }
  }

  private func range(_ field: UITextField, _ start: Int, _ length: Int) throws -> UITextRange {
    let from = try #require(field.position(from: field.beginningOfDocument, offset: start))
    let to = try #require(field.position(from: from, offset: length))
    return try #require(field.textRange(from: from, to: to))
  }

  @Test("is found between any two places, which are counted in units of UTF-16")
  func places() throws {
    let field = Bench().field
    field.text = "a👋bc"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 5)
    #expect(field.text(in: try range(field, 1, 2)) == "👋")
    let last = try #require(field.position(from: field.endOfDocument, offset: -1))
    #expect(field.compare(last, to: field.endOfDocument) == .orderedAscending)
    #expect(field.compare(field.endOfDocument, to: last) == .orderedDescending)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    let backwards = try #require(field.textRange(from: field.endOfDocument, to: last))
    #expect(field.text(in: backwards) == "c" && !backwards.isEmpty)
    let next = try #require(
      field.position(from: field.beginningOfDocument, in: .right, offset: 2))
    #expect(field.offset(from: field.beginningOfDocument, to: next) == 3, "a sign goes as a whole")
  }

  @Test("tells where the cursor is when editing begins")
  func cursorAtFirst() {
    let bench = Bench()
    bench.field.text = "Hello"
    bench.heard = []
    bench.field.becomeFirstResponder()
    #expect(bench.heard == ["selection"])
  }

  @Test("is typed where the cursor is, and in the place of what is selected")
  func typing() throws {
    let bench = Bench()
    bench.field.text = "Hello"
    bench.field.becomeFirstResponder()
    let end = try #require(bench.field.selectedTextRange)
    #expect(
      end.isEmpty && bench.field.compare(end.start, to: bench.field.endOfDocument) == .orderedSame)
    bench.field.selectedTextRange = try range(bench.field, 1, 0)
    bench.heard = []
    bench.device.type("x")
    #expect(bench.field.text == "Hxello" && bench.heard == ["change 1 0 'x'", "selection"])
    bench.field.selectedTextRange = try range(bench.field, 0, 2)
    bench.heard = []
    bench.device.type("J")
    #expect(bench.field.text == "Jello" && bench.heard.first == "change 0 2 'J'")
    bench.device.pressDelete()
    #expect(bench.field.text == "ello")
    bench.isAllowed = false
    bench.field.selectedTextRange = try range(bench.field, 1, 2)
    bench.device.pressDelete()
    #expect(bench.field.text == "ello" && bench.heard.last == "change 1 2 ''")
  }

  @Test("is not set anew by what is typed, so that a property that overrides it is not called")
  func setter() {
    final class Field: UITextField {
      var count = 0
      override var text: String? { didSet { count += 1 } }
    }
    let bench = Bench()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    bench.field.superview?.addSubview(field)
    field.text = "a"
    field.becomeFirstResponder()
    bench.device.type("b")
    #expect(field.text == "ab" && field.count == 1)
  }

  @Test("is replaced by code without asking the delegate, and who follows changes is told")
  func replacing() throws {
    let bench = Bench()
    var changes = 0
    bench.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    bench.field.text = "one two"
    bench.field.replace(try range(bench.field, 4, 3), withText: "three")
    #expect(bench.field.text == "one three" && changes == 1)
    #expect(!bench.heard.contains { $0.hasPrefix("change") })
    let cursor = try #require(bench.field.selectedTextRange)
    #expect(bench.field.offset(from: bench.field.beginningOfDocument, to: cursor.start) == 9)
    bench.field.text = "four"
    let after = try #require(bench.field.selectedTextRange)
    #expect(bench.field.compare(after.start, to: bench.field.endOfDocument) == .orderedSame)
  }

  @Test("can be selected, and the delegate hears of it while the text is edited")
  func selection() throws {
    let bench = Bench()
    bench.field.text = "Hello"
    bench.field.selectedTextRange = try range(bench.field, 1, 1)
    #expect(bench.heard == [])
    bench.field.becomeFirstResponder()
    bench.heard = []
    bench.field.selectAll(nil)
    #expect(bench.heard == ["selection"])
    bench.field.selectAll(nil)
    #expect(bench.heard == ["selection"], "the same again is no change")
    bench.field.resignFirstResponder()
    let selected = try #require(bench.field.selectedTextRange)
    #expect(bench.field.text(in: selected) == "Hello", "it stays when editing ends")
    bench.field.selectedTextRange = nil
    #expect(bench.field.selectedTextRange?.isEmpty == true)
  }

  @Test("is cut, copied and pasted, if the delegate lets it")
  func actions() throws {
    let bench = Bench()
    UIPasteboard.general.string = nil
    bench.field.text = "Hello you"
    bench.field.becomeFirstResponder()
    func can(_ action: Selector) -> Bool { bench.field.canPerformAction(action, withSender: nil) }
    #expect(!can("copy:") && !can("cut:") && !can("paste:") && can("select:") && can("selectAll:"))
    bench.field.select(nil)
    #expect(bench.field.selectedTextRange.flatMap(bench.field.text(in:)) == "you")
    #expect(can("copy:") && can("cut:") && !can("select:"))
    bench.field.copy(nil)
    #expect(UIPasteboard.general.string == "you" && bench.field.text == "Hello you")
    bench.heard = []
    bench.field.cut(nil)
    #expect(bench.field.text == "Hello " && bench.heard.first == "change 6 3 ''")
    bench.field.paste(nil)
    bench.field.paste(nil)
    #expect(bench.field.text == "Hello youyou" && can("paste:"))
    bench.isAllowed = false
    bench.field.paste(nil)
    #expect(bench.field.text == "Hello youyou")
    bench.field.isSecureTextEntry = true
    bench.field.selectAll(nil)
    #expect(!can("copy:") && !can("cut:"))
    #expect(!can("nothing:"))
  }

  @Test("has places in the view, which follow its alignment")
  func rectangles() throws {
    let bench = Bench()
    let field = bench.field
    field.text = "ab"
    let font = UIFont.systemFont(ofSize: 20)
    let width = ("a" as NSString).size(withAttributes: [.font: font]).width
    let first = field.caretRect(for: field.beginningOfDocument)
    let second = field.caretRect(for: try range(field, 1, 0).start)
    #expect(first.minX == 0 && abs(second.minX - width) < 0.01)
    #expect(abs(first.height - font.lineHeight) < 0.01 && abs(first.midY - 20) < 0.01)
    let letter = field.firstRect(for: try range(field, 0, 1))
    #expect(letter.minX == 0 && abs(letter.width - width) < 0.01)
    #expect(field.selectionRects(for: try range(field, 0, 2)).count == 1)
    let near = try #require(field.closestPosition(to: CGPoint(x: width * 0.8, y: 20)))
    #expect(field.offset(from: field.beginningOfDocument, to: near) == 1)
    #expect(
      field.characterRange(at: CGPoint(x: width * 0.8, y: 20)).flatMap(field.text(in:)) == "a")
    #expect(field.characterRange(at: CGPoint(x: 150, y: 20)) == nil)
    field.textAlignment = .right
    #expect(field.caretRect(for: field.endOfDocument).minX == 200)
  }

  @Test("may be composed, and is replaced until it is taken as it is")
  func marked() throws {
    let bench = Bench()
    let field = bench.field
    field.text = "x"
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "xni" && field.markedTextRange.flatMap(field.text(in:)) == "ni")
    field.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "x你")
    field.unmarkText()
    #expect(field.markedTextRange == nil && field.text == "x你")
  }

  @Test("is replaced as a whole by what is typed first, if so asked")
  func clearsOnInsertion() {
    let bench = Bench()
    bench.field.text = "old"
    bench.field.becomeFirstResponder()
    bench.field.clearsOnInsertion = true
    bench.device.type("ne")
    #expect(bench.field.text == "ne" && !bench.field.clearsOnInsertion)
    #expect(bench.heard.contains("change 0 3 'n'"))
  }

  @Test("tells its input delegate of changes, before and after")
  func inputDelegate() throws {
    final class Follower: NSObject, UITextInputDelegate {
      var heard: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("will select") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("did select") }
      func textWillChange(_ textInput: (any UITextInput)?) { heard.append("will change") }
      func textDidChange(_ textInput: (any UITextInput)?) { heard.append("did change") }
    }
    let bench = Bench()
    let follower = Follower()
    bench.field.inputDelegate = follower
    bench.field.insertText("ab")
    bench.field.selectedTextRange = try range(bench.field, 0, 1)
    #expect(follower.heard == ["will change", "did change", "will select", "did select"])
  }
}

@Suite("The tokenizer of a text")
@MainActor
struct TextTokenizerTests {
  private func word(_ field: UITextField, at offset: Int, _ direction: UITextDirection) -> String? {
    guard let position = field.position(from: field.beginningOfDocument, offset: offset) else {
      return nil
    }
    let range = field.tokenizer.rangeEnclosingPosition(
      position, with: .word, inDirection: direction)
    return range.flatMap(field.text(in:))
  }

  @Test("finds the word on the side of a direction")
  func words() {
    let field = UITextField()
    field.text = "It's one, two"
    #expect(word(field, at: 2, .storage(.forward)) == "It's")
    #expect(word(field, at: 4, .storage(.forward)) == nil)
    #expect(word(field, at: 4, .storage(.backward)) == "It's")
    #expect(word(field, at: 5, .layout(.right)) == "one")
    #expect(word(field, at: 5, .layout(.left)) == nil)
  }

  @Test("finds the next edge of a unit, and knows edges")
  func edges() throws {
    let field = UITextField()
    field.text = "One two. Three"
    let tokenizer = field.tokenizer
    let start = field.beginningOfDocument
    func offset(_ position: UITextPosition?) -> Int? {
      position.map { field.offset(from: start, to: $0) }
    }
    let forward = UITextDirection.storage(.forward)
    #expect(offset(tokenizer.position(from: start, toBoundary: .word, inDirection: forward)) == 3)
    #expect(
      offset(tokenizer.position(from: start, toBoundary: .sentence, inDirection: forward)) == 9)
    #expect(
      offset(
        tokenizer.position(
          from: field.endOfDocument, toBoundary: .word, inDirection: .storage(.backward))) == 9)
    let three = try #require(field.position(from: start, offset: 3))
    #expect(tokenizer.isPosition(three, atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(three, withinTextUnit: .word, inDirection: forward))
    #expect(tokenizer.isPosition(start, withinTextUnit: .document, inDirection: forward))
  }
}
