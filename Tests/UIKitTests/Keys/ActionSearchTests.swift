import Foundation
import Simulator
import Testing
import UIKit

@Suite("The search for somebody who performs an action")
@MainActor
struct ActionSearchTests {
  private let page = ActingPage()
  private let device = Device(era: .iOS18)

  init() {
    let page = page
    device.launch { page }
  }

  private func send() -> Bool {
    UIApplication.shared.sendAction("act:", to: nil, from: page.view, for: nil)
  }

  @Test("passes by a page that says that it cannot perform it")
  func refusal() {
    #expect(send())
    page.isWilling = false
    #expect(!send())
    #expect(page.calls == 1)
  }

  // Source: Apple, "performsActionsWhilePresentingModally", and "canPerformAction(_:withSender:)": commands that an
  // object says that it cannot perform are disabled.
  @Test("passes it by with the key of a command, too, which is a press then")
  func keys() {
    #expect(device.press(.keyboardK, modifiers: .command))
    page.isWilling = false
    #expect(!device.press(.keyboardK, modifiers: .command))
    #expect(page.calls == 1)
    #expect(page.presses == 1)
  }

  @Test("passes by a page that presents another one, if that says so", arguments: [true, false])
  func presenting(performs: Bool) {
    page.performs = performs
    #expect(send())
    let sheet = UIViewController()
    device.perform { page.present(sheet, animated: false) }
    _ = device.settle(limit: 2)
    #expect((sheet.target(forAction: "act:", withSender: nil) != nil) == performs)
    #expect(UIApplication.shared.sendAction("act:", to: nil, from: sheet, for: nil) == performs)
    #expect(UIViewController().performsActionsWhilePresentingModally)
  }

  // Source: documentation of `UIResponderStandardEditActions`; an editor that overrides these in a page.
  @Test(
    "finds whoever overrides a standard action, and nobody else",
    arguments: [
      ("toggleBoldface:", true), ("findNext:", true), ("toggleItalics:", false), ("find:", false),
    ])
  func standard(action: String, isFound: Bool) {
    let action = Selector(action)
    #expect((page.view.target(forAction: action, withSender: nil) != nil) == isFound)
    #expect(UIApplication.shared.sendAction(action, to: nil, from: page.view, for: nil) == isFound)
    #expect(page.calls == (isFound ? 1 : 0))
    let responder: any UIResponderStandardEditActions = page
    responder.toggleUnderline(nil)
  }

  @Test("goes where a page leads it")
  func redirection() {
    let other = ActingPage()
    page.isWilling = false
    page.other = other
    #expect(send())
    #expect(page.calls == 0)
    #expect(other.calls == 1)
  }
}

/// A page with a method that actions and a key call.
private final class ActingPage: UIViewController {
  var isWilling = true
  var performs = true
  var other: ActingPage?
  private(set) var calls = 0
  private(set) var presses = 0

  func act(_ sender: Any?) { calls += 1 }

  override func toggleBoldface(_ sender: Any?) { calls += 1 }
  override func findNext(_ sender: Any?) { calls += 1 }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "k", modifierFlags: .command, action: "act:")]
  }

  override var performsActionsWhilePresentingModally: Bool { performs }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    isWilling && super.canPerformAction(action, withSender: sender)
  }

  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if action == "act:", let other { return other }
    return super.target(forAction: action, withSender: sender)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += 1
    super.pressesBegan(presses, with: event)
  }
}
