import Simulator
import Testing
import UIKit

@Suite("A page that is added to a container as a child")
@MainActor
struct AddedPageTests {
  private let device = Device(era: .iOS26)

  init() { device.perform {} }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test("is the root of a navigation controller that has none, and those after it are above")
  func stack() {
    let navigation = UINavigationController()
    let pages = ["Root", "Folder", "File"].map(page)
    for page in pages { navigation.addChild(page) }
    #expect(navigation.viewControllers == pages)
    #expect(navigation.topViewController === pages[2])
    #expect(navigation.navigationBar.items?.map(\.title) == ["Root", "Folder", "File"])
    device.launch { navigation }
    _ = device.settle(limit: 2)
    #expect(pages[2].view.window != nil)
    #expect(navigation.popViewController(animated: false) === pages[2])
  }

  @Test("comes into sight in a navigation controller that is empty")
  func firstPage() {
    let navigation = UINavigationController()
    device.launch { navigation }
    let root = page("Root")
    device.perform { navigation.addChild(root) }
    _ = device.settle(limit: 2)
    #expect(navigation.viewControllers == [root])
    #expect(root.view.window != nil)
  }

  @Test("does not cover a page of a navigation controller that is in sight")
  func cover() {
    let root = page("Root")
    let navigation = UINavigationController(rootViewController: root)
    device.launch { navigation }
    device.perform { navigation.addChild(page("Veil")) }
    #expect(navigation.children.count == 2)
    #expect(navigation.viewControllers == [root])
  }

  @Test("has a tab after those of the others, and its tab goes with it")
  func tabs() {
    let tabs = UITabBarController()
    let pages = ["Home", "Search", "About"].map(page)
    for page in pages { tabs.addChild(page) }
    #expect(tabs.viewControllers == pages)
    #expect(tabs.children == pages)
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search", "About"])
    #expect(tabs.selectedIndex == 0)
    device.launch { tabs }
    _ = device.settle(limit: 2)
    device.perform { pages[0].removeFromParent() }
    _ = device.settle(limit: 2)
    #expect(tabs.viewControllers == [pages[1], pages[2]])
    #expect(tabs.selectedViewController === pages[1])
    #expect(pages[1].view.window != nil && pages[0].view.window == nil)
    #expect(tabs.tabBar.items?.map(\.title) == ["Search", "About"])
  }

  @Test("keeps its tab when it is on the list of pages without one")
  func more() {
    let tabs = UITabBarController()
    let pages = (1...7).map { page("\($0)") }
    for page in pages { tabs.addChild(page) }
    device.launch { tabs }
    device.perform { tabs.selectedViewController = pages[5] }
    _ = device.settle(limit: 2)
    #expect(tabs.viewControllers == pages)
    #expect(tabs.selectedViewController === pages[5])
  }
}
