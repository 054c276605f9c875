import Simulator
import Testing
import UIKit

@MainActor
@Suite("A keyboard of the app's own")
struct InputControllerTests {
  private final class Field: UITextField {
    let keys = UIInputViewController()
    override var inputViewController: UIInputViewController? { keys }
  }

  @Test("comes from a controller, and sees the text of the first responder")
  func controller() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let field = Field(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.keys.inputView = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 120), inputViewStyle: .keyboard)
    device.perform("edit") {
      page.view.addSubview(field)
      field.text = "ab"
      field.becomeFirstResponder()
    }
    _ = device.settle(limit: 5)
    #expect(field.keys.view.window != nil)
    let proxy = field.keys.textDocumentProxy
    #expect(proxy.documentContextBeforeInput == "ab")
    #expect(proxy.documentContextAfterInput == nil)
    proxy.adjustTextPosition(byCharacterOffset: -1)
    proxy.insertText("-")
    #expect(field.text == "a-b")
    #expect(proxy.documentContextAfterInput == "b")
    proxy.deleteBackward()
    #expect(field.text == "ab")
    proxy.setMarkedText("xy", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "axyb" && field.markedTextRange != nil)
    proxy.unmarkText()
    #expect(field.text == "axyb" && field.markedTextRange == nil)
    #expect(proxy.documentInputMode?.primaryLanguage == "en-US")
    device.perform("done") { field.keys.dismissKeyboard() }
    #expect(!field.isFirstResponder)
  }

  @Test("may be in another language than the device's, or emoji")
  func modes() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US", "emoji"])
    #expect(UITextField().textInputMode?.primaryLanguage == "en-US")
    let view = UITextView()
    view.inputAssistantItem.leadingBarButtonGroups = []
    #expect(view.inputAssistantItem === view.inputAssistantItem)
    #expect(view.inputViewController == nil && view.textInputContextIdentifier == nil)
  }
}
