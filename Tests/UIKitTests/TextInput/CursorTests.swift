import Foundation
import Simulator
import Testing
import UIKit

@Suite("A text that is edited")
@MainActor
struct CursorTests {
  private final class OwnField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  }

  private let device = Device(era: .iOS18)

  private init() {
    device.launch { UIViewController() }
    UISystem.current = device.system
  }

  private func add<Text: UIView>(_ text: Text) -> Text {
    text.frame = CGRect(x: 20, y: 200, width: 300, height: 100)
    device.perform { device.window.rootViewController?.view.addSubview(text) }
    device.advance(by: 0.1)
    return text
  }

  private func makeField(_ text: String = "one two three") -> UITextField {
    let field = add(UITextField())
    field.text = text
    return field
  }

  private func carets(of text: UIView) -> [UIView] {
    text.subviews.filter { $0.backgroundColor == text.tintColor }
  }

  private func lights(of text: UIView) -> [UIView] {
    text.subviews.filter { $0.backgroundColor == text.tintColor.withAlphaComponent(0.2) }
  }

  private func begin(_ text: UIView) {
    device.perform { text.becomeFirstResponder() }
    device.advance(by: 0.1)
  }

  @Test("has a cursor for whose blinking no completion block waits")
  func cursorAndCompletion() {
    let field = makeField()
    var isOver = false
    device.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { isOver = true }
      field.becomeFirstResponder()
      field.layoutIfNeeded()
      CATransaction.commit()
    }
    device.advance(by: 1)
    #expect(isOver && !carets(of: field).isEmpty)
  }

  @Test("has a cursor of two points in the tint color, which blinks, as long as it is edited")
  func cursor() throws {
    let field = makeField()
    #expect(carets(of: field).isEmpty)
    begin(field)
    let caret = try #require(carets(of: field).first)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(abs(caret.frame.minX - end.minX) < 0.01 && caret.frame.width == 2)
    #expect(caret.layer.animationKeys()?.isEmpty == false)
    _ = device.type("!")
    device.advance(by: 0.1)
    let next = field.caretRect(for: field.endOfDocument)
    #expect(abs(caret.frame.minX - next.minX) < 0.01 && next.minX > end.minX)
    field.tintColor = .red
    #expect(caret.backgroundColor == .red)
    device.perform { field.resignFirstResponder() }
    device.advance(by: 0.1)
    #expect(carets(of: field).isEmpty)
  }

  @Test("lets the device come to rest although the cursor blinks")
  func rest() {
    let field = makeField()
    begin(field)
    #expect(device.settle(limit: 5))
  }

  @Test("is marked where it is selected, in each line, and has no cursor then")
  func selection() {
    let view = add(UITextView())
    view.text = "first\nsecond\nthird"
    begin(view)
    #expect(carets(of: view).count == 1)
    view.selectedRange = NSRange(location: 2, length: 9)
    device.advance(by: 0.1)
    #expect(carets(of: view).isEmpty)
    let rects = view.selectedTextRange.map { view.selectionRects(for: $0).map(\.rect) }
    for (light, rect) in zip(lights(of: view), rects ?? []) {
      #expect(abs(light.frame.minX - rect.minX) < 0.01 && abs(light.frame.maxX - rect.maxX) < 0.01)
      #expect(abs(light.frame.minY - rect.minY) < 0.01)
    }
    #expect(lights(of: view).count == 2)
    device.perform { view.resignFirstResponder() }
    device.advance(by: 0.1)
    #expect(lights(of: view).isEmpty)
  }

  @Test("has no cursor in a view that only shows, but what is selected there is marked")
  func selectable() {
    let view = add(UITextView())
    view.text = "first"
    view.isEditable = false
    begin(view)
    #expect(carets(of: view).isEmpty)
    device.perform { view.selectAll(nil) }
    device.advance(by: 0.1)
    #expect(lights(of: view).count == 1)
  }

  @Test("shows its marks where an override says")
  func override() {
    let field = add(OwnField())
    field.text = "one"
    begin(field)
    #expect(carets(of: field).first?.frame ?? .zero == .zero)
    device.perform { field.selectAll(nil) }
    device.advance(by: 0.1)
    #expect(lights(of: field).isEmpty)
  }

  @Test("takes the cursor to the nearer end of the word that a finger taps")
  func tap() throws {
    let field = makeField()
    func tap(atCharacter index: Int) -> Int? {
      guard let place = field.position(from: field.beginningOfDocument, offset: index) else {
        return nil
      }
      let caret = field.caretRect(for: place)
      device.tap(at: field.convert(CGPoint(x: caret.minX, y: caret.midY), to: nil))
      device.advance(by: 1)
      return field.selectedTextRange.map {
        field.offset(from: field.beginningOfDocument, to: $0.start)
      }
    }
    #expect(tap(atCharacter: 5) == 4)
    #expect(field.isFirstResponder)
    #expect(tap(atCharacter: 11) == 13)
    #expect(tap(atCharacter: 9) == 8)
    #expect(field.selectedTextRange?.isEmpty == true)
    field.isSecureTextEntry = true
    #expect(tap(atCharacter: 5) == 0)
  }

  @Test("has a word selected by two taps, and its menu opened", arguments: [true, false])
  func doubleTap(isField: Bool) throws {
    let field = makeField()
    let view = isField ? nil : add(UITextView())
    view?.text = "one two three"
    let text: any UIView & UITextInput = view ?? field
    begin(text)
    let place = try #require(text.position(from: text.beginningOfDocument, offset: 5))
    let caret = text.caretRect(for: place)
    let point = text.convert(CGPoint(x: caret.minX, y: caret.midY), to: nil)
    device.tap(at: point)
    device.advance(by: 0.1)
    device.tap(at: point)
    device.advance(by: 1)
    let range = try #require(text.selectedTextRange)
    #expect(text.text(in: range) == "two")
    #expect(!device.find(text: "Copy").isEmpty)
  }

  @Test(
    "has its end, behind all spaces, where a finger points behind it",
    arguments: [
      "one ", " ", "one  ", "日本 ",
    ])
  func end(text: String) {
    let (field, view) = (makeField(text), add(UITextView()))
    view.text = text
    for input in [field, view] as [any UITextInput & UIView] {
      let end = input.caretRect(for: input.endOfDocument)
      for x in [end.midX, 290] {
        let found = input.closestPosition(to: CGPoint(x: x, y: end.midY))
        #expect(found.map { input.compare($0, to: input.endOfDocument) } == .orderedSame)
      }
    }
  }

  @Test("has no place behind the line feed of a line, but behind its spaces")
  func lineEnd() {
    let view = add(UITextView())
    view.text = "one \ntwo"
    let y = view.caretRect(for: view.beginningOfDocument).midY
    let found = view.closestPosition(to: CGPoint(x: 290, y: y))
    #expect(found.map { view.offset(from: view.beginningOfDocument, to: $0) } == 4)
  }
}
