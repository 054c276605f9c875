import Foundation
import Simulator
import Testing
import UIKit

@Suite("The rows of a sidebar")
@MainActor
struct SidebarItemTests {
  private final class Listener: NSObject, UITabBarController.Sidebar.Delegate {
    var heard: [String] = []

    private func name(_ content: UITabSidebarItem.Content) -> String {
      switch content {
      case .tab(let tab): "tab \(tab.title)"
      case .action(let action): "action \(action.title)"
      }
    }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      heard.append(name(request.content))
      let item = UITabSidebarItem(request: request)
      guard case .tab(let tab) = request.content, tab.title == "Two" else { return item }
      var content = item.defaultContentConfiguration()
      content.text = (content.text ?? "") + "!"
      item.contentConfiguration = content
      item.accessories = [.label(text: "12")]
      return item
    }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      update item: UITabSidebarItem
    ) {
      heard.append("update \(name(item.content)) \(item.configurationState.isSelected)")
      guard var content = item.contentConfiguration as? UIListContentConfiguration else { return }
      content.text = (content.text ?? "") + "?"
      item.contentConfiguration = content
    }
  }

  private let listener = Listener()

  private func launch(hasDelegate: Bool = true) -> (Device, UITabBarController, () -> [String]) {
    let device = Device(era: .iOS18, screen: .tablet)
    UISystem.current = device.system
    var done: [String] = []
    func tab(_ title: String) -> UITab {
      UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
    }
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "Group", children: [tab("Inner")])
    group.sidebarActions = [UIAction(title: "Add") { _ in done.append("added") }]
    let tabs = UITabBarController(tabs: [tab("One"), tab("Two"), group])
    tabs.mode = .tabSidebar
    if hasDelegate { tabs.sidebar.delegate = listener }
    device.launch { tabs }
    device.perform { tabs.sidebar.isHidden = false }
    _ = device.settle(limit: 3)
    return (device, tabs, { done })
  }

  @Test("look as the delegate says, for tabs and for the actions of groups")
  func items() {
    let (device, _, _) = launch()
    let made = listener.heard.filter { !$0.hasPrefix("update") }
    #expect(made.prefix(5) == ["tab One", "tab Two", "tab Group", "tab Inner", "action Add"])
    #expect(!device.find(text: "12").isEmpty)
    #expect(device.find(text: "Two").isEmpty)
  }

  @Test(
    "are updated when their state changes, and when the app wants that, and keep what was changed")
  func updates() throws {
    let (device, tabs, _) = launch()
    let two = try #require(tabs.tabs.first { $0.title == "Two" })
    listener.heard = []
    device.perform { tabs.sidebar.reconfigureItem(for: two) }
    #expect(listener.heard == ["update tab Two false"])
    device.advance(by: 0.1)
    #expect(!device.find(text: "Two!?").isEmpty)
    device.perform { tabs.selectedTab = two }
    device.advance(by: 0.1)
    #expect(listener.heard.contains("update tab Two true"))
    #expect(!device.find(text: "Two!??").isEmpty)
    listener.heard = []
    let other = UITab(title: "Elsewhere", image: nil, identifier: "x") { _ in UIViewController() }
    device.perform { tabs.sidebar.reconfigureItem(for: other) }
    #expect(listener.heard.isEmpty)
  }

  @Test("look as usual without a delegate, and perform the action that they are about")
  func usual() throws {
    let (device, _, done) = launch(hasDelegate: false)
    #expect(!device.find(text: "Two").isEmpty)
    device.tap(on: try #require(device.find(text: "Add").first))
    #expect(done() == ["added"])
  }
}
