import Foundation
import Simulator
import Testing
import UIKit

@Suite("The sidebar of tabs")
@MainActor
struct SidebarTests {
  private final class Listener: NSObject, UITabBarController.Sidebar.Delegate,
    UITabBarControllerDelegate
  {
    var heard: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      heard.append(sidebar.isHidden ? "hides" : "shows")
      animator.addAnimations { self.heard.append("moving") }
      animator.addCompletion { self.heard.append("moved") }
    }

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      willBeginDisplaying tab: UITab
    ) { heard.append("row \(tab.title)") }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { heard.append("selected \(selectedTab.title)") }
  }

  private let listener = Listener()

  private func launch(
    _ screen: Screen = .tablet, era: Era = .iOS18, mode: UITabBarController.Mode = .tabSidebar
  ) -> (Device, UITabBarController) {
    let device = Device(era: era, screen: screen)
    UISystem.current = device.system
    func tab(_ title: String) -> UITab {
      UITab(title: title, image: nil, identifier: title) { _ in
        let page = UIViewController()
        page.title = "Page \(title)"
        return page
      }
    }
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "Group", children: [tab("Inner")])
    let tabs = UITabBarController(tabs: [tab("One"), tab("Two"), group])
    tabs.mode = mode
    tabs.delegate = listener
    tabs.sidebar.delegate = listener
    device.launch { tabs }
    _ = device.settle(limit: 3)
    return (device, tabs)
  }

  @Test("comes in place of the tabs at the upper end, with a row for each tab, and goes again")
  func comesAndGoes() throws {
    let (device, tabs) = launch()
    #expect(tabs.sidebar.isHidden && device.find(text: "Inner").isEmpty)
    let show = try #require(button("Show Sidebar", in: tabs.view))
    device.tap(on: show)
    _ = device.settle(limit: 2)
    #expect(!tabs.sidebar.isHidden)
    #expect(listener.heard.first == "shows" && listener.heard.last == "moved")
    #expect(listener.heard.contains("moving"))
    #expect(listener.heard.contains("row Inner"))
    #expect(tabs.selectedViewController?.view.safeAreaInsets.left == 320)
    device.tap(on: try #require(device.find(text: "Inner").first))
    _ = device.settle(limit: 2)
    #expect(tabs.selectedTab?.title == "Inner" && listener.heard.last == "selected Inner")
    device.tap(on: try #require(button("Hide Sidebar", in: tabs.view)))
    _ = device.settle(limit: 2)
    #expect(tabs.sidebar.isHidden && device.find(text: "Inner").isEmpty)
    #expect(tabs.selectedViewController?.view.safeAreaInsets.left == 0)
  }

  private func button(_ label: String, in view: UIView) -> UIView? {
    if let button = view as? UIButton, button.accessibilityLabel == label, !button.isHidden {
      return button
    }
    return view.subviews.lazy.compactMap { button(label, in: $0) }.first
  }

  @Test("leaves the page less room if it is to be beside it")
  func tiles() {
    let (device, tabs) = launch()
    device.perform {
      tabs.sidebar.preferredLayout = .tile
      tabs.sidebar.isHidden = false
    }
    _ = device.settle(limit: 2)
    let page = tabs.selectedViewController?.view
    #expect(page?.bounds.width == tabs.view.bounds.width - 320)
    #expect(page?.safeAreaInsets.left == 0)
    #expect(listener.heard.filter { $0.hasPrefix("mov") } == ["moving", "moved"])
  }

  @Test("has what the app puts above and below its rows")
  func parts() {
    let (device, tabs) = launch()
    let bottom = UILabel()
    bottom.text = "Account"
    device.perform {
      var header = UIListContentConfiguration.cell()
      header.text = "Library"
      tabs.sidebar.headerContentConfiguration = header
      tabs.sidebar.bottomBarView = bottom
      tabs.sidebar.isHidden = false
    }
    _ = device.settle(limit: 2)
    #expect(!device.find(text: "Library").isEmpty && !device.find(text: "Account").isEmpty)
  }

  @Test("is nowhere on a phone, before iOS 18, and where there is a bar alone")
  func nowhere() {
    for (screen, era, mode) in [
      (Screen.phone, Era.iOS18, UITabBarController.Mode.tabSidebar),
      (.tablet, .iOS13, .tabSidebar), (.tablet, .iOS18, .tabBar),
    ] {
      let (device, tabs) = launch(screen, era: era, mode: mode)
      device.perform { tabs.sidebar.isHidden = false }
      _ = device.settle(limit: 2)
      #expect(device.find(text: "Inner").isEmpty)
    }
  }
}
