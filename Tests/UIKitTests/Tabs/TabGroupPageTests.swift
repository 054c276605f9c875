import Foundation
import Simulator
import Testing
import UIKit

@Suite("A delegate of tabs of iOS 18")
@MainActor
struct TabGroupPageTests {
  private final class Listener: NSObject, UITabBarControllerDelegate {
    var asked: [String] = []
    var hidesGroup = false
    var accepted: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      asked.append("\(tab.title) \(proposedViewControllers.count)")
      return hidesGroup && tab is UITabGroup ? [] : proposedViewControllers
    }

    func tabBarController(
      _ tabBarController: UITabBarController, tab: UITab,
      operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation { tab.title == "Two" ? .copy : .cancel }

    func tabBarController(
      _ tabBarController: UITabBarController, tab: UITab,
      acceptItemsFrom session: any UIDropSession
    ) { accepted.append("\(tab.title) \(session.items.count)") }
  }

  private let listener = Listener()

  @Test("says which pages are on the stack of a group")
  func pages() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let inner = UITab(title: "Inner", image: nil, identifier: "Inner") { _ in UIViewController() }
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "Group", children: [inner]
    ) { _ in UIViewController() }
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    let tabs = UITabBarController(tabs: [group])
    tabs.delegate = listener
    device.launch { tabs }
    device.perform { tabs.selectedTab = inner }
    _ = device.settle(limit: 2)
    #expect(navigation.viewControllers.count == 2)
    #expect(listener.asked.contains("Group 1") && listener.asked.contains("Inner 1"))
    listener.hidesGroup = true
    device.perform {
      group.selectedChild = nil
      group.selectedChild = inner
    }
    _ = device.settle(limit: 2)
    #expect(navigation.viewControllers.map { $0 === inner.viewController } == [true])
  }

  private final class Source: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "note" as NSString))] }
  }

  @Test(
    "may take what is dropped on a tab, also in a bar that the app has put in",
    arguments: ["One", "Two"],
    [false, true])
  func drops(title: String, hasOwnBar: Bool) throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let source = Source()
    let page = UIViewController()
    let tabs = UITabBarController(tabs: [
      UITab(title: "One", image: nil, identifier: "1") { _ in page },
      UITab(title: "Two", image: nil, identifier: "2") { _ in UIViewController() },
    ])
    tabs.delegate = listener
    device.launch { tabs }
    if hasOwnBar { device.perform { tabs.setValue(UITabBar(), forKey: "tabBar") } }
    let note = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 80))
    device.perform {
      let interaction = UIDragInteraction(delegate: source)
      interaction.isEnabled = true
      note.addInteraction(interaction)
      page.view.addSubview(note)
    }
    _ = device.settle(limit: 2)
    let end = device.center(of: try #require(device.find(text: title).last))
    device.touchDown(at: device.center(of: note))
    device.advance(by: 1)
    device.drag(to: end, duration: 0.5)
    device.touchUp(at: end)
    _ = device.settle(limit: 3)
    #expect(listener.accepted == (title == "Two" ? ["Two 1"] : []))
  }
}
