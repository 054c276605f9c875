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
