import Foundation
import Simulator
import Testing
import UIKit

@Suite("Tabs of their own for which a bar has no room")
@MainActor
struct MoreTabObjectTests {
  @MainActor
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      calls.append("\(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
  }

  private let device: Device
  private let tabs: [UITab]
  private let controller: UITabBarController
  private let delegate = Delegate()

  private init() {
    device = Device(era: .iOS18)
    UISystem.current = device.system
    tabs = (0..<6).map { number in
      UITab(title: "Tab \(number)", image: nil, identifier: "\(number)") { _ in
        let page = BenchPage(title: "Page \(number)") { _ in }
        return number == 4 ? UINavigationController(rootViewController: page) : page
      }
    }
    controller = UITabBarController(tabs: tabs)
    controller.delegate = delegate
    device.launch { controller }
    _ = device.settle(limit: 5)
  }

  private func tap(_ text: String) {
    if let view = device.find(text: text).first { device.tap(on: view) }
    _ = device.settle(limit: 5)
  }

  private func app(_ body: () -> Void) {
    device.perform("test", body)
    _ = device.settle(limit: 5)
  }

  private var pageDrawn: String? { device.screenReading.pageDrawn?.title }

  @Test("are behind a fifth tab, More")
  func more() {
    #expect(
      controller.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    app { controller.setTabs(Array(tabs.prefix(5)), animated: false) }
    #expect(controller.tabBar.items?.last?.title == "Tab 4")
    #expect(pageDrawn == "Page 0")
  }

  @Test("all have room on a tablet")
  func tablet() {
    let tablet = Device(era: .iOS18, screen: .tablet)
    UISystem.current = tablet.system
    let controller = UITabBarController(
      tabs: (0..<9).map { number in
        UITab(title: "Tab \(number)", image: nil, identifier: "\(number)") { _ in UIViewController()
        }
      })
    tablet.launch { controller }
    _ = tablet.settle(limit: 5)
    #expect(controller.tabBar.items?.count == 9)
  }

  @Test("are on top of the list if code selects them, and More is selected in the bar")
  func code() {
    let list = controller.moreNavigationController
    app { controller.selectedTab = tabs[5] }
    #expect(controller.tabBar.selectedItem === list.tabBarItem)
    #expect(list.viewControllers.count == 2)
    #expect(controller.selectedViewController === tabs[5].viewController)
    #expect(controller.selectedTab === tabs[5])
    #expect(controller.selectedIndex == 5)
    #expect(pageDrawn == "Page 5")
    app { controller.selectedTab = tabs[1] }
    #expect(controller.tabBar.selectedItem?.title == "Tab 1")
    #expect(pageDrawn == "Page 1")
    app { controller.selectedIndex = 5 }
    #expect(pageDrawn == "Page 5")
    #expect(list.viewControllers.count == 2)
    #expect(device.log.isEmpty)
  }

  @Test("keep their own navigation controllers, with their roots")
  func navigation() throws {
    for index in [4, 5, 4, 0, 4] {
      app { controller.selectedTab = tabs[index] }
      #expect(pageDrawn == "Page \(index)")
      #expect(controller.selectedTab === tabs[index])
      #expect((controller.tabBar.selectedItem?.title == "More") == (index > 3))
    }
    let own = try #require(tabs[4].viewController as? UINavigationController)
    #expect(own.viewControllers.count == 1)
    #expect(device.log.isEmpty)
  }

  @Test("are chosen from the list, which is shown again by its button")
  func list() {
    tap("More")
    #expect(controller.selectedTab == nil)
    #expect(controller.selectedIndex == NSNotFound)
    tap("Tab 5")
    #expect(pageDrawn == "Page 5")
    #expect(controller.selectedTab === tabs[5])
    #expect(delegate.calls == ["5 after none"])
    tap("Tab 0")
    #expect(pageDrawn == "Page 0")
    tap("More")
    #expect(pageDrawn == "Page 5")
    #expect(controller.selectedTab === tabs[5])
    app { controller.moreNavigationController.popViewController(animated: true) }
    #expect(controller.selectedTab == nil)
    #expect(device.log.isEmpty)
  }

  @Test("have places in the bar when others go, and stay shown")
  func fewer() {
    app { controller.selectedTab = tabs[5] }
    app { controller.setTabs([tabs[5], tabs[0]], animated: false) }
    #expect(controller.tabBar.items?.map(\.title) == ["Tab 5", "Tab 0"])
    #expect(controller.tabBar.selectedItem?.title == "Tab 5")
    #expect(controller.selectedTab === tabs[5])
    #expect(pageDrawn == "Page 5")
    #expect(tabs[5].viewController?.parent === controller)
    #expect(device.log.isEmpty)
  }

  @Test("have no list once enough of the others are hidden")
  func hidden() {
    app { tabs[0].isHidden = true }
    #expect(
      controller.tabBar.items?.map(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "Tab 5"])
  }
}
