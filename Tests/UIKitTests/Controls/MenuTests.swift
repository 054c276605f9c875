import Simulator
import Testing
import UIKit

@Suite("A button with a menu")
@MainActor
struct MenuTests {
  private final class Heard { var texts: [String] = [] }

  private let device = Device(era: .iOS18)
  private let heard = Heard()
  private let button = UIButton(type: .system)

  private init() {
    UISystem.current = device.system
    let page = UIViewController()
    page.view.backgroundColor = .white
    device.launch { page }
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
    button.addAction(UIAction { [heard] _ in heard.texts.append("tap") }, for: .touchUpInside)
    button.menu = menu()
    device.perform { page.view.addSubview(button) }
  }

  private func menu() -> UIMenu {
    func action(
      _ title: String, _ attributes: UIMenuElement.Attributes = [],
      _ state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [heard] in
        heard.texts.append($0.title)
      }
    }
    return UIMenu(
      title: "",
      children: [
        action("Name", [], .on), action("Never", .hidden),
        UIMenu(
          title: "", options: .displayInline,
          children: [action("Off", .disabled), action("Delete", .destructive)]),
      ])
  }

  private func settle() {
    _ = device.settle(limit: 2)
  }

  private func choose(_ title: String) {
    device.find(text: title).first.map(device.tap(on:))
    settle()
  }

  @Test("has a mark of a menu in it that points where lines end", arguments: [Era.iOS18, .iOS26])
  func chevron(era: Era) {
    for isMirrored in [false, true] {
      let device = Device(era: era, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      UISystem.current = device.system
      let button = UIButton(frame: CGRect(x: 140, y: 200, width: 100, height: 44))
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [
        UIMenu(title: "More", children: [UIAction(title: "One") { _ in }])
      ])
      let page = UIViewController()
      device.launch { page }
      device.perform { page.view.addSubview(button) }
      device.tap(on: button)
      _ = device.settle(limit: 2)
      #expect(device.find(text: isMirrored ? "‹" : "›").count == 1)
      #expect(device.find(text: isMirrored ? "›" : "‹").isEmpty)
    }
  }

  @Test("shows it after a tap if it is told so, and runs what is chosen")
  func tap() {
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      UIAction { [heard] _ in heard.texts.append("opens") }, for: .menuActionTriggered)
    device.tap(on: button)
    settle()
    #expect(["Name", "Off", "Delete", "✓"].allSatisfy { !device.find(text: $0).isEmpty })
    #expect(device.find(text: "Never").isEmpty)
    choose("Off")
    #expect(heard.texts == ["opens"])
    choose("Delete")
    #expect(heard.texts == ["opens", "Delete"] && device.find(text: "Name").isEmpty)
  }

  @Test("shows it as soon as a finger is down if it is told so, and lets the finger choose")
  func touch() throws {
    button.showsMenuAsPrimaryAction = true
    device.touchDown(at: CGPoint(x: 90, y: 222))
    device.advance(by: 1)
    #expect(device.find(text: "Name").count == 1 && !button.isTracking)
    let label = try #require(device.find(text: "Delete").first)
    device.touchMove(to: label.convert(CGPoint(x: 5, y: 5), to: nil))
    device.touchUp()
    settle()
    #expect(heard.texts == ["Delete"] && device.find(text: "Name").isEmpty)
    button.showsMenuAsPrimaryAction = false
    device.tap(on: button)
    #expect(heard.texts == ["Delete", "tap"])
  }

  @Test("shows it after a long press, and else does what a tap does")
  func press() {
    device.tap(on: button)
    #expect(heard.texts == ["tap"])
    device.press(on: button)
    settle()
    choose("Name")
    #expect(heard.texts == ["tap", "Name"])
  }

  @Test("loses it to a tap beside it")
  func beside() {
    button.showsMenuAsPrimaryAction = true
    device.tap(on: button)
    settle()
    device.tap(at: CGPoint(x: 195, y: 700))
    settle()
    #expect(device.find(text: "Name").isEmpty && heard.texts == [])
  }

  @Test("may be one of a bar")
  func bar() {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu())
    device.perform {
      device.window.rootViewController = UINavigationController(rootViewController: page)
    }
    choose("More")
    choose("Delete")
    #expect(heard.texts == ["Delete"])
  }

  @Test("may be one of a bar whose button does something else: then a long press shows it")
  func barWithAction() throws {
    let page = UIViewController()
    let item = UIBarButtonItem(
      title: "More", primaryAction: UIAction(title: "") { [heard] _ in heard.texts.append("tap") })
    page.navigationItem.rightBarButtonItem = item
    device.perform {
      device.window.rootViewController = UINavigationController(rootViewController: page)
    }
    settle()
    device.perform { item.menu = menu() }
    choose("More")
    #expect(heard.texts == ["tap"])
    device.press(on: try #require(device.find(text: "More").first))
    settle()
    choose("Delete")
    #expect(heard.texts == ["tap", "Delete"])

    device.perform { item.menu = nil }
    device.press(on: try #require(device.find(text: "More").first))
    settle()
    #expect(device.find(text: "Delete").isEmpty)
  }
}
