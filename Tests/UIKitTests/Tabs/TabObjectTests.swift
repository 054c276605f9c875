import Foundation
import Simulator
import Testing
import UIKit

@Suite("A controller with tabs that make their pages")
@MainActor
struct TabObjectTests {
  @MainActor
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var refuses = false

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      calls.append("should \(tab.identifier)")
      return !refuses
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
  }

  @Test("has items with a picture for the selected tab only if they have an ordinary one")
  func selectedPicture() {
    UISystem.current = Device(era: .iOS18).system
    let picture = UIImage()
    let item = UITabBarItem(title: nil, image: nil, selectedImage: picture)
    #expect(item.image == nil && item.selectedImage == nil)
    #expect(UITabBarItem(title: nil, image: picture, selectedImage: nil).selectedImage === picture)
  }

  @Test(
    "shows pictures of the system's items, which say them since iOS 18",
    arguments: [Era.iOS13, .iOS18, .iOS26])
  func systemPictures(era: Era) {
    let device = Device(era: era)
    UISystem.current = device.system
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0)
    #expect((page.tabBarItem.image != nil) == (era != .iOS13))
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    device.launch { tabs }
    device.advance(by: 0)
    #expect(pictures(in: tabs.tabBar).contains { $0.image?.isSymbolImage == true })
  }

  private func pictures(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { [$0 as? UIImageView].compactMap { $0 } + pictures(in: $0) }
  }

  @MainActor
  private final class Bench {
    let device: Device
    var made: [String] = []
    var controller = UITabBarController()

    init(screen: Screen = .phone) {
      device = Device(era: .iOS18, screen: screen)
    }

    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name.lowercased()) { [weak self] tab in
        self?.made.append(tab.identifier)
        let page = UIViewController()
        page.title = name
        return page
      }
    }

    func launch(_ tabs: [UITab]) {
      UISystem.current = device.system
      controller = UITabBarController(tabs: tabs)
      device.launch { controller }
      _ = device.settle(limit: 5)
    }

    func tap(_ text: String) {
      guard let view = device.find(text: text).first else { return made.append("no \(text)") }
      device.tap(on: view)
      _ = device.settle(limit: 5)
    }
  }

  @Test("makes a page when its tab is selected, and once")
  func laziness() {
    let bench = Bench()
    bench.launch([bench.tab("One"), bench.tab("Two")])
    #expect(bench.made == ["one"])
    #expect(bench.controller.selectedTab?.identifier == "one")
    #expect(bench.controller.selectedViewController?.title == "One")
    #expect(bench.controller.tabBar.items?.map(\.title) == ["One", "Two"])
    bench.tap("Two")
    bench.tap("One")
    bench.tap("Two")
    #expect(bench.made == ["one", "two"])
    #expect(bench.controller.selectedIndex == 1)
    #expect(bench.controller.viewControllers?.map(\.title) == ["One", "Two"])
    #expect(bench.controller.tabs[1].viewController?.tab === bench.controller.tabs[1])
    #expect(bench.device.log.isEmpty)
  }

  @Test("asks and tells its delegate about taps, and not about what code selects")
  func delegate() {
    let bench = Bench()
    let delegate = Delegate()
    bench.launch([bench.tab("One"), bench.tab("Two")])
    bench.controller.delegate = delegate
    bench.tap("Two")
    #expect(delegate.calls == ["should two", "did two after one"])
    delegate.refuses = true
    bench.tap("One")
    #expect(delegate.calls.last == "should one")
    #expect(bench.controller.selectedTab?.identifier == "two")
    delegate.calls = []
    bench.controller.selectedTab = bench.controller.tab(forIdentifier: "one")
    #expect(delegate.calls.isEmpty)
    #expect(bench.controller.selectedViewController?.title == "One")
    bench.controller.selectedIndex = 1
    #expect(bench.controller.selectedTab?.identifier == "two")
  }

  @Test("shows what a tab says, and leaves hidden ones out")
  func changes() {
    let bench = Bench()
    let (one, two) = (bench.tab("One"), bench.tab("Two"))
    bench.launch([one, two])
    one.title = "First"
    one.badgeValue = "3"
    #expect(bench.controller.tabBar.items?.first?.title == "First")
    #expect(bench.controller.tabBar.items?.first?.badgeValue == "3")
    #expect(two.hasVisiblePlacement)
    two.isHidden = true
    #expect(bench.controller.tabBar.items?.count == 1)
    #expect(!two.hasVisiblePlacement)
    two.isHidden = false
    bench.controller.compactTabIdentifiers = ["two"]
    #expect(bench.controller.tabBar.items?.map(\.title) == ["Two"])
  }

  @Test("has tabs of the sidebar in the bar of a phone, and of any narrow width")
  func sidebarOnly() {
    let phone = Bench()
    let (one, two) = (phone.tab("One"), phone.tab("Two"))
    phone.launch([one, two])
    two.preferredPlacement = .sidebarOnly
    #expect(phone.controller.tabBar.items?.count == 2)
    #expect(two.hasVisiblePlacement)
    phone.controller.traitOverrides.horizontalSizeClass = .regular
    _ = phone.device.settle(limit: 5)
    #expect(phone.controller.tabBar.items?.count == 2)
  }

  @Test("leaves tabs of the sidebar out of a wide bar, and the filter of a narrow one as well")
  func wideBar() {
    let tablet = Bench(screen: .tablet)
    let (one, two, three) = (tablet.tab("One"), tablet.tab("Two"), tablet.tab("Three"))
    three.preferredPlacement = .sidebarOnly
    tablet.launch([one, two, three])
    tablet.controller.compactTabIdentifiers = ["three", "two"]
    #expect(tablet.controller.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(!three.hasVisiblePlacement)
    tablet.controller.traitOverrides.horizontalSizeClass = .compact
    _ = tablet.device.settle(limit: 5)
    #expect(tablet.controller.tabBar.items?.map(\.title) == ["Three", "Two"])
    #expect(three.hasVisiblePlacement)
  }

  @Test("replaces tabs, and lets pages go whose tab has gone")
  func replacing() throws {
    let bench = Bench()
    let (one, two) = (bench.tab("One"), bench.tab("Two"))
    bench.launch([one, two])
    bench.tap("Two")
    let page = try #require(one.viewController)
    bench.controller.setTabs([two, bench.tab("Three")], animated: false)
    #expect(bench.controller.selectedTab === two)
    #expect(page.parent == nil)
    #expect(one.tabBarController == nil)
    #expect(bench.controller.tabBar.items?.map(\.title) == ["Two", "Three"])
    bench.controller.viewControllers = [UIViewController()]
    #expect(bench.controller.tabs.isEmpty)
    #expect(bench.controller.selectedIndex == 0)
    #expect(two.viewController?.parent == nil)
  }

  @Test("shows a group as one tab, with the page of the tab in it that is selected")
  func groups() {
    let bench = Bench()
    let (a, b) = (bench.tab("A"), bench.tab("B"))
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [a, b], viewControllerProvider: nil
    )
    group.defaultChildIdentifier = "b"
    bench.launch([bench.tab("One"), group])
    #expect(bench.controller.tabBar.items?.map(\.title) == ["One", "Group"])
    bench.tap("Group")
    #expect(bench.controller.selectedTab === b)
    #expect(bench.controller.selectedViewController?.title == "B")
    bench.controller.selectedTab = a
    #expect(bench.controller.selectedViewController?.title == "A")
    #expect(a.parent === group && a.tabBarController === bench.controller)
    #expect(bench.controller.tab(forIdentifier: "a") === a)
    group.displayOrderIdentifiers = ["b"]
    #expect(group.displayOrder.map(\.identifier) == ["b", "a"])
  }

  @Test("puts the pages of a group onto the navigation controller that manages them")
  func managedGroup() {
    let bench = Bench()
    let (a, b) = (bench.tab("A"), bench.tab("B"))
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [a, b]) { _ in
      let page = UIViewController()
      page.title = "Root"
      return page
    }
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    bench.launch([group])
    #expect(navigation.viewControllers.map(\.title) == ["Root"])
    #expect(a.managingTabGroup === group)
    bench.controller.selectedTab = b
    #expect(navigation.viewControllers.map(\.title) == ["Root", "B"])
    #expect(bench.controller.selectedViewController === navigation)
  }

  @Test("sends its bar away and brings it back, and pages reach to the screen's end meanwhile")
  func hiding() {
    let bench = TabsBench()
    let about = bench.tabs.viewControllers?[2]
    bench.tap("About")
    let inset = about?.view.safeAreaInsets.bottom ?? 0
    bench.tabs.isTabBarHidden = true
    bench.settle()
    #expect(bench.tabs.tabBar.superview == nil)
    #expect(about?.view.safeAreaInsets.bottom == inset - 49)
    bench.tabs.selectedIndex = 0
    bench.settle()
    #expect(bench.tabs.tabBar.superview == nil)
    bench.tabs.setTabBarHidden(false, animated: true)
    bench.settle()
    #expect(bench.tabs.tabBar.superview != nil)
    #expect(bench.tabDrawn == "Home")
  }

  @Test("slides its bar over the lower edge of the screen, and turns back on the way")
  func slidingBar() throws {
    let bench = TabsBench()
    bench.tap("About")
    let bar = bench.tabs.tabBar
    let page = try #require(bench.tabs.viewControllers?[2].view)
    let (rest, inset) = (bar.frame, page.safeAreaInsets.bottom)
    let top = { bar.layer.presentation()?.frame.minY ?? 0 }
    bench.app { bench.tabs.setTabBarHidden(true, animated: true) }
    bench.advance(0.1)
    #expect(top() > rest.minY && top() < rest.maxY)
    #expect(bar.superview != nil)
    #expect(page.safeAreaInsets.bottom == inset - 49)
    let onTheWay = top()
    bench.app { bench.tabs.setTabBarHidden(false, animated: true) }
    bench.advance(0.15)
    #expect(top() < onTheWay + 49)
    bench.settle()
    #expect(bar.superview != nil && bar.frame == rest)
    #expect(page.safeAreaInsets.bottom == inset)
    bench.app { bench.tabs.setTabBarHidden(true, animated: true) }
    bench.settle()
    #expect(bar.superview == nil)
  }
}
