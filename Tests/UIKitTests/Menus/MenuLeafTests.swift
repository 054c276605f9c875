import Foundation
import Simulator
import Testing
import UIKit

@Suite("Elements of menus that are chosen themselves")
@MainActor
struct MenuLeafTests {
  private let device = Device(era: .iOS18)

  @Test("run their handler for a sender that they know while it runs")
  func handlers() {
    UISystem.current = device.system
    let sender = NSObject()
    var senders: [NSObject?] = []
    let leaf: any UIMenuLeaf = UIAction(title: "Copy") { senders.append($0.sender as? NSObject) }
    leaf.performWithSender(sender, target: nil)
    leaf.performWithSender(nil, target: nil)
    #expect(senders == [sender, nil] && leaf.sender == nil)
  }

  @Test("have identifiers that say that none was given, and copies that change apart")
  func identifiers() throws {
    UISystem.current = device.system
    let action = UIAction(title: "Copy") { _ in }
    let menu = UIMenu(children: [action])
    #expect(action.identifier.rawValue.hasPrefix("com.apple.action.dynamic."))
    #expect(menu.identifier.rawValue.hasPrefix("com.apple.menu.dynamic."))
    #expect(menu.identifier != UIMenu().identifier)
    let copy = try #require(action.copy() as? UIAction)
    copy.title = "Paste"
    copy.state = .on
    #expect(action.title == "Copy" && action.state == .off && copy.identifier == action.identifier)
    let command = UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)
    let other = try #require(command.copy() as? UIKeyCommand)
    other.title = "Store"
    #expect(command.title == "Save" && other.input == "s" && other.modifierFlags == .command)
  }

  @Test("call their method of the target, or of the first responder that has it")
  func methods() {
    UISystem.current = device.system
    let page = Page()
    let other = Page()
    device.launch { page }
    let command = UICommand(title: "Save", action: "save:")
    device.perform { command.performWithSender("menu", target: other) }
    #expect(other.senders == ["menu"] && page.senders == [])
    device.perform {
      page.becomeFirstResponder()
      command.performWithSender("key", target: nil)
    }
    #expect(page.senders == ["key"] && command.sender == nil)
  }

  private final class Page: UIViewController, SelectorPerforming {
    var senders: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    func performMethod(_ selector: Selector, with object: Any?) -> Bool {
      guard selector == "save:" else { return false }
      senders.append((object as? UICommand)?.sender as? String ?? "nobody")
      return true
    }
  }
}
