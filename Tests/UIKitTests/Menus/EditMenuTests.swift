import Foundation
import Simulator
import Testing
import UIKit

private final class CopyLabel: UILabel, SelectorPerforming {
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ["copy:", "shout:"].contains(action.description)
  }

  override func copy(_ sender: Any?) { heard.append("copy") }

  func performMethod(_ selector: Selector, with argument: Any?) -> Bool {
    guard selector.description == "shout:" else { return false }
    heard.append("shout from \(argument is UIMenuController)")
    return true
  }
}

private final class MenuHost: NSObject, UIEditMenuInteractionDelegate {
  var heard: [String] = []
  var menu: UIMenu?

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    heard.append("menu for \(configuration.identifier)")
    return menu?.replacingChildren(suggestedActions + (menu?.children ?? []))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { interaction.view?.bounds ?? .null }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    heard.append("comes")
    animator.addCompletion { [self] in heard.append("there") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    heard.append("goes")
    animator.addCompletion { [self] in heard.append("gone") }
  }
}

@Suite("An edit menu")
@MainActor
struct EditMenuTests {
  private let device = Device(era: .iOS18)
  private let label = CopyLabel(frame: CGRect(x: 100, y: 400, width: 120, height: 30))
  private let page = UIViewController()

  private init() {
    UISystem.current = device.system
    label.text = "a label"
    page.view.addSubview(label)
    let page = page
    device.launch { page }
  }

  private func settle() { _ = device.settle(limit: 2) }

  @Test(
    "of the menu controller has what responders perform, above what it is for, and goes with a choice"
  )
  func controller() throws {
    UISystem.current = device.system
    let menus = UIMenuController.shared
    menus.menuItems = [
      UIMenuItem(title: "Shout", action: Selector("shout:")),
      UIMenuItem(title: "Whisper", action: Selector("whisper:")),
    ]
    device.perform {
      label.becomeFirstResponder()
      menus.showMenu(from: label, rect: label.bounds)
    }
    settle()
    #expect(menus.isMenuVisible && menus.menuFrame.maxY == 400)
    #expect(abs(menus.menuFrame.midX - label.frame.midX) < 0.5)
    #expect(device.find(text: "Paste").isEmpty && device.find(text: "Whisper").isEmpty)
    device.tap(on: try #require(device.find(text: "Copy").first))
    settle()
    #expect(label.heard == ["copy"] && !menus.isMenuVisible)
    #expect(device.find(text: "Shout").isEmpty)
    device.perform { menus.showMenu(from: label, rect: label.bounds) }
    settle()
    device.tap(on: try #require(device.find(text: "Shout").first))
    #expect(label.heard == ["copy", "shout from true"])
  }

  @Test("goes with a touch elsewhere, which is also one for what is there")
  func elsewhere() {
    UISystem.current = device.system
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 600, width: 100, height: 44)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    device.perform {
      page.view.addSubview(button)
      label.becomeFirstResponder()
      UIMenuController.shared.showMenu(from: label, rect: label.bounds)
    }
    settle()
    device.tap(on: button)
    settle()
    #expect(taps == 1 && !UIMenuController.shared.isMenuVisible)
    #expect(device.window.gestureRecognizers?.isEmpty != false)
  }

  @Test("of an interaction is the delegate's, which hears of its coming and going")
  func interaction() throws {
    UISystem.current = device.system
    let host = MenuHost()
    let interaction = UIEditMenuInteraction(delegate: host)
    host.menu = UIMenu(children: [UIAction(title: "Pin") { _ in host.heard.append("Pin") }])
    device.perform {
      label.isUserInteractionEnabled = true
      label.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "x", sourcePoint: .zero))
    }
    settle()
    #expect(host.heard == ["menu for x", "comes", "there"])
    #expect(!device.find(text: "Copy").isEmpty)
    device.tap(on: try #require(device.find(text: "Pin").first))
    settle()
    #expect(host.heard.suffix(3) == ["Pin", "goes", "gone"])
    device.perform {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "y", sourcePoint: .zero))
      interaction.dismissMenu()
    }
    settle()
    #expect(device.find(text: "Copy").isEmpty)
  }

  @Test("has further pages for what has no room")
  func pages() throws {
    UISystem.current = device.system
    let host = MenuHost()
    let interaction = UIEditMenuInteraction(delegate: host)
    host.menu = UIMenu(
      children: (1...9).map { number in
        UIAction(title: "Action number \(number)") { _ in host.heard.append("\(number)") }
      })
    device.perform {
      label.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    }
    settle()
    for _ in 0..<20 where device.find(text: "Action number 9").isEmpty {
      device.tap(on: try #require(device.find(text: "›").first))
    }
    device.tap(on: try #require(device.find(text: "Action number 9").first))
    #expect(host.heard.contains("9"))
  }

  @Test("sends its actions without a target to the first responder that performs them")
  func chain() {
    UISystem.current = device.system
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    field.text = "text"
    device.perform {
      page.view.addSubview(field)
      field.becomeFirstResponder()
    }
    let app = UIApplication.shared
    #expect(app.sendAction(Selector("selectAll:"), to: nil, from: nil, for: nil))
    #expect(app.sendAction(Selector("copy:"), to: nil, from: nil, for: nil))
    #expect(UIPasteboard.general.string == "text")
    #expect(app.sendAction(Selector("copy:"), to: label, from: nil, for: nil))
    #expect(label.heard == ["copy"])
  }
}
