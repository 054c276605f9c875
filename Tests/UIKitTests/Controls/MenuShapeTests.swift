import Foundation
import Simulator
import Testing
import UIKit

@Suite("What a menu shows")
@MainActor
struct MenuShapeTests {
  private final class Heard { var texts: [String] = [] }

  private let device: Device
  private let heard = Heard()
  private let button = UIButton(type: .system)

  private init() {
    device = Device(era: .iOS18)
    UISystem.current = device.system
    let page = UIViewController()
    page.view.backgroundColor = .white
    device.launch { page }
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
    button.showsMenuAsPrimaryAction = true
    device.perform { page.view.addSubview(button) }
  }

  private func action(
    _ title: String, subtitle: String? = nil, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: title, subtitle: subtitle, attributes: attributes) { [heard] in
      heard.texts.append($0.title)
    }
  }

  private func open(_ menu: UIMenu) {
    button.menu = menu
    device.tap(on: button)
    settle()
  }

  private func settle() {
    _ = device.settle(limit: 2)
  }

  private func shows(_ text: String) -> Bool { !device.find(text: text).isEmpty }

  private func tap(_ text: String) {
    device.find(text: text).last.map(device.tap(on:))
    settle()
  }

  /// Where the middle of a text is, in points from the top.
  private func middle(_ text: String) throws -> CGFloat {
    device.center(of: try #require(device.find(text: text).last)).y
  }

  @Test("has its title on top, and a subtitle below each title")
  func titles() throws {
    open(UIMenu(title: "Choose", children: [action("A", subtitle: "Sub"), action("B")]))
    #expect(try middle("Choose") == 244 + 16)
    #expect(device.find(text: "Sub") == device.find(text: "A"), "They share a row.")
    #expect(try middle("B") == 244 + 32 + 64 + 22)
  }

  @Test("sets groups in line apart")
  func groups() throws {
    open(
      UIMenu(children: [
        action("A"), UIMenu(options: .displayInline, children: [action("B")]), action("C"),
      ]))
    #expect(try middle("B") - middle("A") == 44 + 8)
    #expect(try middle("C") - middle("B") == 44 + 8)
  }

  @Test("has a row for a menu inside, which opens over it and closes again by its title")
  func inner() throws {
    open(
      UIMenu(children: [
        action("A"),
        UIMenu(
          options: .displayInline,
          children: [action("B"), UIMenu(title: "More", children: [action("C")])]),
      ]))
    #expect(!shows("C") && shows("More"))
    let place = try middle("More")
    tap("More")
    #expect(shows("C"))
    #expect(try middle("More") == place)
    tap("More")
    #expect(!shows("C") && shows("A") && heard.texts == [])
    tap("More")
    tap("C")
    #expect(heard.texts == ["C"] && !shows("A"))
  }

  @Test("goes with all menus inside after a touch beside them, and not after one on the parent")
  func beside() throws {
    open(
      UIMenu(children: [
        action("A"), action("B"), action("C"), UIMenu(title: "More", children: [action("D")]),
      ]))
    tap("More")
    device.tap(at: CGPoint(x: 100, y: 260))
    settle()
    #expect(!shows("D") && shows("A") && heard.texts == [])
    tap("More")
    device.tap(at: CGPoint(x: 195, y: 750))
    settle()
    #expect(!shows("D") && !shows("A"))
  }

  @Test("lets a finger glide over its rows, and chooses where that is lifted")
  func glide() throws {
    open(UIMenu(children: [action("A"), action("B")]))
    device.touchDown(at: CGPoint(x: 100, y: try middle("A")))
    device.drag(to: CGPoint(x: 100, y: try middle("B")), duration: 0.2)
    device.touchUp()
    settle()
    #expect(heard.texts == ["B"])
    open(UIMenu(children: [action("A"), action("B")]))
    device.touchDown(at: CGPoint(x: 100, y: try middle("A")))
    device.drag(to: CGPoint(x: 380, y: 700), duration: 0.2)
    device.touchUp()
    settle()
    #expect(heard.texts == ["B"] && shows("A"))
  }

  @Test("scrolls where there is no room for all of it")
  func scrolling() throws {
    open(UIMenu(children: (1...30).map { action("Row \($0)") }))
    #expect(shows("Row 1") && !shows("Row 19"))
    device.swipe(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.3)
    settle()
    #expect(heard.texts == [] && !shows("Row 1"))
    tap("Row 19")
    #expect(heard.texts == ["Row 19"])
  }

  @Test("waits for elements that are made later")
  func deferred() throws {
    var hand: (([UIMenuElement]) -> Void)?
    var count = 0
    let later = UIDeferredMenuElement.uncached { completion in
      count += 1
      hand = completion
    }
    open(UIMenu(children: [action("A"), later]))
    #expect(count == 1 && shows("A"))
    device.perform { hand?([action("Late"), action("Later")]) }
    settle()
    #expect(try middle("Later") - middle("A") == 88)
    tap("Late")
    #expect(heard.texts == ["Late"])
  }

  @Test("has elements side by side, where they are to be small", arguments: [true, false])
  func palette(isSmall: Bool) throws {
    open(
      UIMenu(children: [
        UIMenu(
          options: .displayInline, preferredElementSize: isSmall ? .small : .medium,
          children: [action("A"), action("B"), action("Gone", .hidden)]), action("C"),
      ]))
    #expect(try middle("A") == middle("B"))
    let frame = try #require(device.find(text: "B").last)
    #expect(device.center(of: frame).x == 40 + 250 * 0.75)
    #expect(try middle("C") == 244 + (isSmall ? 53 : 60) + 8 + 22)
    tap("B")
    #expect(heard.texts == ["B"])
  }

  @Test("stays after some choices, and shows what is on now")
  func stays() {
    let children = ["A", "B"].map { action($0, .keepsMenuPresented) }
    open(UIMenu(options: .singleSelection, children: children))
    tap("A")
    #expect(children.map(\.state) == [.on, .off] && shows("✓"))
    tap("B")
    #expect(children.map(\.state) == [.off, .on] && heard.texts == ["A", "B"])
    #expect(device.find(text: "✓").count == 1)
  }
}
