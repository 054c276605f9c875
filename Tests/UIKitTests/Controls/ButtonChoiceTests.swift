import Simulator
import Testing
import UIKit

@Suite("A button that changes a selection")
@MainActor
struct ButtonChoiceTests {
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
    device.perform { page.view.addSubview(button) }
    button.changesSelectionAsPrimaryAction = true
  }

  private func place(at y: CGFloat) {
    device.perform { button.frame = CGRect(x: 40, y: y, width: 100, height: 44) }
  }

  private func offer() -> [UIAction] {
    let actions = ["Name", "Size"].map { title in
      UIAction(title: title) { [heard] in heard.texts.append($0.title) }
    }
    button.menu = UIMenu(children: actions)
    button.showsMenuAsPrimaryAction = true
    return actions
  }

  private func choose(_ title: String) {
    device.tap(on: button)
    _ = device.settle(limit: 2)
    device.find(text: title).last.map(device.tap(on:))
    _ = device.settle(limit: 2)
  }

  @Test("is on after a tap, before its actions run, and off after the next")
  func toggle() {
    place(at: 200)
    var states: [Bool] = []
    button.addAction(
      UIAction { action in states.append((action.sender as? UIButton)?.isSelected ?? false) },
      for: .primaryActionTriggered)
    device.tap(on: button)
    device.tap(on: button)
    button.performPrimaryAction()
    #expect(states == [true, false, true])
  }

  @Test("shows what is on in its menu, the first if nothing is")
  func popUp() {
    place(at: 200)
    let actions = offer()
    #expect(button.currentTitle == "Name" && actions[0].state == .on && !button.isSelected)
    choose("Size")
    #expect(heard.texts == ["Size"] && button.currentTitle == "Size")
    #expect(actions.map(\.state) == [.off, .on])
    button.changesSelectionAsPrimaryAction = false
    #expect(button.currentTitle == "Sort")
  }

  @Test("has the first element of its menu next to it, or on top", arguments: [false, true])
  func order(isFixed: Bool) throws {
    place(at: 780)
    _ = offer()
    button.changesSelectionAsPrimaryAction = false
    if isFixed { button.preferredMenuElementOrder = .fixed }
    device.tap(on: button)
    _ = device.settle(limit: 2)
    func y(_ title: String) throws -> CGFloat {
      let label = try #require(device.find(text: title).last)
      return label.convert(label.bounds, to: nil).minY
    }
    let (name, size) = (try y("Name"), try y("Size"))
    #expect((name < size) == isFixed && name < 780)
  }
}

@Suite("A control with handlers and a menu of its own")
@MainActor
struct OwnMenuControlTests {
  private final class Chooser: UIControl {
    var points: [CGPoint] = []

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      points.append(location)
      return UIContextMenuConfiguration(
        actionProvider: { _ in UIMenu(children: [UIAction(title: "Mine") { _ in }]) })
    }
  }

  private let device = Device(era: .iOS18)

  @Test("asks itself for the menu, after a long press and, if told so, after a tap")
  func ownMenu() {
    UISystem.current = device.system
    let control = Chooser(frame: CGRect(x: 40, y: 200, width: 100, height: 44))
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(control) }
    #expect(control.contextMenuInteraction == nil)
    control.isContextMenuInteractionEnabled = true
    #expect(control.contextMenuInteraction?.view === control)
    device.tap(on: control)
    #expect(control.points.isEmpty)
    device.press(on: control)
    _ = device.settle(limit: 2)
    #expect(control.points.count == 1 && device.find(text: "Mine").count == 1)
    device.tap(at: CGPoint(x: 300, y: 700))
    _ = device.settle(limit: 2)
    control.showsMenuAsPrimaryAction = true
    device.tap(on: control)
    _ = device.settle(limit: 2)
    #expect(control.points.count == 2 && device.find(text: "Mine").count == 1)
  }

  @Test("goes through its handlers, each with all its events, until it is stopped")
  func handlers() {
    UISystem.current = device.system
    let control = UIControl()
    let target = NSObject()
    let action = UIAction(title: "one") { _ in }
    control.addAction(action, for: [.touchDown, .valueChanged])
    control.addTarget(target, action: Selector("two"), for: .touchUpInside)
    var seen: [String] = []
    control.enumerateEventHandlers { action, method, events, _ in
      if let action {
        #expect(events == [.touchDown, .valueChanged])
        seen.append(action.title)
      }
      if let method {
        #expect(events == .touchUpInside && (method.0 as AnyObject) === target)
        seen.append(method.1.description)
      }
    }
    #expect(seen == ["one", "two"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }
}
