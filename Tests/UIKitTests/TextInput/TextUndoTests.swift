import Foundation
import Simulator
import Testing
import UIKit

@Suite("What a person changes in a text")
@MainActor
struct TextUndoTests {
  private final class Asker: NSObject, UITextFieldDelegate {
    var asked: [String] = []
    var isAllowed = true
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append("\(range.location) \(range.length) '\(string)'")
      return isAllowed
    }
  }

  private let device = Device(era: .iOS18)
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  private let view = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))

  private init() {
    device.launch { UIViewController() }
    UISystem.current = device.system
    for text in [field, view] as [UIView] {
      device.window.rootViewController?.view.addSubview(text)
    }
  }

  private func type(_ text: String) {
    for character in text {
      _ = device.type(String(character))
      device.advance(by: 0.1)
    }
  }

  private func delete(_ count: Int) {
    for _ in 0..<count {
      _ = device.pressDelete()
      device.advance(by: 0.1)
    }
  }

  private func perform(_ change: (UndoManager) -> Void) {
    let manager = field.isFirstResponder ? field.undoManager : view.undoManager
    device.perform { manager.map(change) }
    device.advance(by: 0.1)
  }

  @Test("is kept by a manager of the text's own, which knows nothing at first")
  func ownManager() throws {
    let manager = try #require(field.undoManager)
    #expect(manager !== device.window.undoManager)
    #expect(manager !== view.undoManager)
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("is taken back and made again as a run of keys")
  func typing() {
    field.becomeFirstResponder()
    type("Hello")
    #expect(field.undoManager?.undoActionName == "Typing")
    #expect(device.window.undoManager?.canUndo == false)
    perform { $0.undo() }
    #expect(field.text == "")
    #expect(field.undoManager?.canUndo == false && field.undoManager?.canRedo == true)
    perform { $0.redo() }
    #expect(field.text == "Hello")
    perform { $0.undo() }
    type("x")
    #expect(field.undoManager?.canRedo == false)
  }

  @Test("is a new run after a deletion, and after the cursor was moved")
  func runs() {
    field.becomeFirstResponder()
    type("abcd")
    delete(2)
    type("x")
    #expect(field.text == "abx")
    perform { $0.undo() }
    #expect(field.text == "ab")
    #expect(field.undoManager?.undoActionName == "Delete")
    perform { $0.undo() }
    #expect(field.text == "abcd")
    perform { $0.undo() }
    #expect(field.text == "")

    type("one")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    type("two")
    #expect(field.text == "twoone")
    perform { $0.undo() }
    #expect(field.text == "one")
    let cursor = field.selectedTextRange.map {
      field.offset(from: field.beginningOfDocument, to: $0.start)
    }
    #expect(cursor == 0)
  }

  @Test("is one step where something is pasted or cut")
  func pasteboard() {
    field.text = "ab"
    field.becomeFirstResponder()
    device.perform {
      UIPasteboard.general.string = "123"
      field.paste(nil)
    }
    device.advance(by: 0.1)
    type("x")
    #expect(field.text == "ab123x")
    perform { $0.undo() }
    #expect(field.text == "ab123")
    #expect(field.undoManager?.undoMenuItemTitle == "Undo Paste")
    perform { $0.undo() }
    #expect(field.text == "ab")
    device.perform { field.selectAll(nil) }
    device.perform { field.cut(nil) }
    device.advance(by: 0.1)
    #expect(field.text == "" && field.undoManager?.undoActionName == "Cut")
    perform { $0.undo() }
    #expect(field.text == "ab")
  }

  @Test("is put back if the delegate lets it, who is asked")
  func asking() {
    let asker = Asker()
    field.delegate = asker
    field.becomeFirstResponder()
    type("ab")
    asker.asked = []
    asker.isAllowed = false
    perform { $0.undo() }
    #expect(asker.asked == ["0 2 ''"])
    #expect(field.text == "ab")
  }

  @Test("asks for what there is of the text, where taking back the last change was refused")
  func askingAfterRefusal() {
    let asker = Asker()
    field.delegate = asker
    field.becomeFirstResponder()
    type("ab")
    delete(1)
    asker.isAllowed = false
    perform { $0.undo() }
    (asker.asked, asker.isAllowed) = ([], true)
    perform { $0.undo() }
    #expect(asker.asked == ["0 1 ''"])
    #expect(field.text == "")
  }

  @Test("is forgotten when code sets the text")
  func forgetting() {
    field.becomeFirstResponder()
    type("ab")
    field.text = "other"
    #expect(field.undoManager?.canUndo == false)
  }

  @Test("comes back in a text view with its looks, and is told of as typing is")
  func looks() {
    let bold = UIFont.boldSystemFont(ofSize: 20)
    view.attributedText = NSAttributedString(string: "bold", attributes: [.font: bold])
    view.becomeFirstResponder()
    var changes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: view, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    delete(4)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 10)]
    perform { $0.undo() }
    #expect(view.text == "bold")
    let font = view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == bold)
    #expect(changes == 5)
  }

  @Test("is a run while it is composed, and ends where the app registers something")
  func composing() {
    view.becomeFirstResponder()
    for text in ["n", "ni", "你"] {
      device.perform { view.setMarkedText(text, selectedRange: NSRange(location: 1, length: 0)) }
      device.advance(by: 0.1)
    }
    device.perform { view.unmarkText() }
    perform { $0.undo() }
    #expect(view.text == "")
    type("a")
    perform { [view] in $0.registerUndo(withTarget: view) { $0.tag = 7 } }
    type("b")
    perform { $0.undo() }
    #expect(view.text == "a" && view.tag == 0)
    perform { $0.undo() }
    #expect(view.tag == 7 && view.text == "a")
  }
}
