import Foundation
import Simulator
import Testing
import UIKit

@Suite("A key of a connected keyboard")
@MainActor
struct KeyTests {
  private let bench = KeyBench()
  private var device: Device { bench.device }

  @Test("calls the method of the first command in the chain that it belongs to")
  func command() {
    bench.page.commands = [
      UIKeyCommand(input: "n", modifierFlags: .command, action: "new:"),
      UIKeyCommand(
        title: "Close", action: "close", input: UIKeyCommand.inputEscape,
        propertyList: "a page"),
    ]
    #expect(device.press(.keyboardN, modifiers: .command))
    #expect(device.press(.keyboardEscape))
    #expect(bench.notes == ["page new: UIKeyCommand", "page close UIKeyCommand"])
  }

  @Test("needs exactly the keys that a command names")
  func modifiers() {
    bench.page.commands = [
      UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: "new:")
    ]
    #expect(!device.press(.keyboardN, modifiers: .command))
    #expect(!device.press(.keyboardN, modifiers: [.command, .shift, .control]))
    #expect(device.press(.keyboardN, modifiers: [.shift, .command, .alphaShift]))
    #expect(bench.commandNotes.count == 1)
  }

  @Test("is heard as a press by everybody in the chain, if no command takes it")
  func presses() {
    #expect(!device.press(.keyboardUpArrow, modifiers: .shift))
    #expect(bench.notes == ["page began UIKeyInputUpArrow", "page ended UIKeyInputUpArrow"])
    #expect(bench.page.lastPress?.key?.keyCode == .keyboardUpArrow)
    #expect(bench.page.lastPress?.key?.modifierFlags == .shift)
    #expect(bench.page.lastPress?.window === device.window)
    #expect(bench.page.lastPress?.responder === bench.page)
  }

  @Test("may be missing from an event that an app makes and passes along")
  func noPresses() {
    let event = UIPressesEvent()
    #expect(event.allPresses.isEmpty && event.type == .presses && event.modifierFlags.isEmpty)
    bench.page.pressesBegan([], with: event)
    #expect(bench.notes == ["page began -"])
  }

  @Test("types into a first responder that takes text, before commands without modifiers")
  func text() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    bench.page.commands = [
      UIKeyCommand(input: "a", modifierFlags: [], action: "new:"),
      UIKeyCommand(input: "b", modifierFlags: .command, action: "bold:"),
    ]
    device.perform {
      bench.page.view.addSubview(field)
      field.becomeFirstResponder()
    }
    #expect(device.press(.keyboardA))
    #expect(device.press(.keyboardB, modifiers: .shift))
    #expect(device.press(.keyboard1, modifiers: .shift))
    #expect(device.press(.keyboardSpacebar))
    #expect(device.press(.keyboardDeleteOrBackspace))
    #expect(field.text == "aB!")
    #expect(bench.commandNotes == [])
    #expect(device.press(.keyboardB, modifiers: .command))
    #expect(field.text == "aB!")
    #expect(bench.commandNotes == ["page bold: UIKeyCommand"])
  }

  @Test("goes to a command before the text, if that wants priority")
  func priority() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    let command = UIKeyCommand(input: "a", modifierFlags: [], action: "new:")
    command.wantsPriorityOverSystemBehavior = true
    bench.page.commands = [command]
    device.perform {
      bench.page.view.addSubview(field)
      field.becomeFirstResponder()
    }
    #expect(device.press(.keyboardA))
    #expect(field.text == "")
    #expect(bench.commandNotes == ["page new: UIKeyCommand"])
  }

  @Test("begins with the page on top, or with the one around it, that could be first responder")
  func start() {
    let sheet = KeyPage("sheet") { [bench] in bench.notes.append($0) }
    device.perform { bench.page.present(sheet, animated: false) }
    _ = device.settle(limit: 5)
    device.press(.keyboardF5)
    let both = ["sheet began", "page began", "sheet ended", "page ended"]
    #expect(bench.notes == both.map { "\($0) UIKeyInputF5" })
    bench.notes = []
    sheet.isWilling = false
    device.press(.keyboardF5)
    #expect(bench.notes == ["page began UIKeyInputF5", "page ended UIKeyInputF5"])
    bench.notes = []
    bench.page.isWilling = false
    device.press(.keyboardF5)
    #expect(bench.notes == [])
  }

  @Test("is offered by a page through commands that are added, as long as they are")
  func added() {
    let page = UIViewController()
    #expect(page.keyCommands == nil)
    let command = UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")
    page.addKeyCommand(command)
    #expect(page.keyCommands == [command])
    page.removeKeyCommand(command)
    #expect(page.keyCommands == nil)
  }

  @Test("does nothing by a command that is disabled, and nothing once the app has crashed")
  func disabled() {
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: "new:")
    command.attributes = .disabled
    bench.page.commands = [command]
    #expect(!device.press(.keyboardN, modifiers: .command))
    command.attributes = []
    device.perform { device.system.raise("NSGenericException", "over") }
    #expect(!device.press(.keyboardN, modifiers: .command))
    #expect(bench.commandNotes == [])
  }

  @Test(
    "has a name where it types nothing, and a letter with a shift that it types",
    arguments: [
      Typed(.keyboardZ, .shift, "z", "Z"), Typed(.keyboardZ, .alphaShift, "z", "Z"),
      Typed(.keyboard0, .shift, "0", ")"), Typed(.keyboard0, .alphaShift, "0", "0"),
      Typed(.keyboardSlash, .shift, "/", "?"), Typed(.keyboardBackslash, [], "\\", "\\"),
      Typed(.keyboardSemicolon, .shift, ";", ":"), Typed(.keyboardTab, [], "\t", "\t"),
      Typed(.keyboardF12, [], "UIKeyInputF12", "UIKeyInputF12"),
      Typed(.keyboardLeftGUI, [], "", ""),
    ])
  func names(_ typed: Typed) {
    device.press(typed.code, modifiers: typed.modifiers)
    #expect(bench.page.lastPress?.key?.charactersIgnoringModifiers == typed.plain)
    #expect(bench.page.lastPress?.key?.characters == typed.text)
  }

  struct Typed {
    let code: UIKeyboardHIDUsage
    let modifiers: UIKeyModifierFlags
    let plain: String
    let text: String

    init(
      _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, _ plain: String, _ text: String
    ) {
      self.code = code
      self.modifiers = modifiers
      self.plain = plain
      self.text = text
    }
  }
}

@Suite("A shaken device")
@MainActor
struct ShakeTests {
  @Test("tells the responder chain when it begins and when it is over")
  func shake() {
    let bench = KeyBench()
    let before = bench.device.now
    bench.device.shake()
    #expect(bench.notes == ["page shaken", "page no longer shaken"])
    #expect(bench.device.now == before + 0.5)
  }

  @Test("tells the window if nobody else wants to be first responder")
  func window() {
    let bench = KeyBench()
    var window: ShakenWindow?
    bench.device.perform {
      window = ShakenWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    bench.device.shake()
    #expect(bench.notes == [])
    #expect(window?.motions == [.motionShake])
  }

  private final class ShakenWindow: UIWindow {
    var motions: [UIEvent.EventSubtype] = []

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      #expect(event?.type == .motion)
      #expect(event?.subtype == motion)
      motions.append(motion)
    }
  }
}

// MARK: A page that hears keys

/// A device with a page that notes what it hears of keys.
@MainActor
private final class KeyBench {
  let device = Device(era: .iOS18)
  let page: KeyPage
  var notes: [String] {
    get { page.notebook.notes }
    set { page.notebook.notes = newValue }
  }

  init() {
    UISystem.current = device.system
    let page = KeyPage("page")
    self.page = page
    device.launch { page }
  }

  var commandNotes: [String] { notes.filter { $0.hasSuffix("UIKeyCommand") } }
}

private final class KeyPage: UIViewController, SelectorPerforming {
  final class Notebook {
    var notes: [String] = []
  }

  let notebook = Notebook()
  var isWilling = true
  var commands: [UIKeyCommand] = []
  private(set) var lastPress: UIPress?
  private let name: String
  private let hears: (String) -> Void

  init(_ name: String, hears: ((String) -> Void)? = nil) {
    self.name = name
    let own = notebook
    self.hears = hears ?? { own.notes.append($0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var canBecomeFirstResponder: Bool { isWilling }

  override var keyCommands: [UIKeyCommand]? { commands }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, "began")
    #expect(event?.allPresses == presses)
    #expect(event?.type == .presses)
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, "ended")
    super.pressesEnded(presses, with: event)
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    hears("\(name) shaken")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    hears("\(name) no longer shaken")
  }

  func performMethod(_ selector: Selector, with object: Any?) -> Bool {
    hears("\(name) \(selector) \(object.map { "\(type(of: $0))" } ?? "nobody")")
    return true
  }

  private func note(_ presses: Set<UIPress>, _ word: String) {
    lastPress = presses.first
    hears("\(name) \(word) \(presses.first?.key?.charactersIgnoringModifiers ?? "-")")
  }
}
