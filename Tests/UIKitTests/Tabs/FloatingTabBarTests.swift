import Foundation
import Simulator
import Testing
import UIKit

@Suite("Tabs at the upper end of a tablet")
@MainActor
final class FloatingTabBarTests {
  /// Made where they are asked for first, which is on a device.
  private lazy var tabs = UITabBarController()
  private lazy var home = UIViewController()
  private lazy var plain = UIViewController()

  private func launch(
    _ era: Era = .iOS18, _ screen: Screen = .tablet,
    configure: (UITabBarController) -> Void = { _ in }
  ) -> Device {
    let device = Device(era: era, screen: screen)
    device.launch {
      configure(tabs)
      home.title = "Home"
      plain.title = "Plain"
      let navigation = UINavigationController(rootViewController: home)
      tabs.viewControllers = [navigation, plain]
      return tabs
    }
    _ = device.settle(limit: 5)
    return device
  }

  private var navigation: UINavigationController? {
    tabs.viewControllers?.first as? UINavigationController
  }

  private var capsule: UIView? { tabs.view.subviews.first { $0 is FloatingTabBar } }

  private func tab(_ title: String) -> UIView? {
    capsule?.subviews.first { view in
      view.subviews.contains { ($0 as? UILabel)?.text == title }
    }
  }

  private func tap(_ title: String, on device: Device) {
    if let tab = tab(title) { device.tap(on: tab) }
    _ = device.settle(limit: 5)
  }

  @Test(
    "share the row of the navigation bar from iOS 18 on, and nothing is at the lower end",
    arguments: [(Era.iOS18, 74), (.iOS26, 78)])
  func row(era: Era, top: CGFloat) throws {
    let device = launch(era)
    let capsule = try #require(capsule)
    let bar = try #require(navigation?.navigationBar)
    #expect(abs(capsule.center.x - 410) < 1)
    #expect(bar.frame.minY == 24)
    #expect(bar.frame.contains(CGRect(x: 410, y: capsule.frame.minY, width: 1, height: 36)))
    #expect(home.view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: 20, right: 0))
    #expect(home.view.frame.height == 1180)
    #expect(device.window === tabs.view.window && tabs.tabBar.window == nil)
    #expect(tabs.tabBar.items?.count == 2)
  }

  @Test(
    "are not there on phones, and before iOS 18",
    arguments: [(Era.iOS18, Screen.phone), (.iOS13, .tablet)])
  func elsewhere(era: Era, screen: Screen) {
    let device = launch(era, screen)
    #expect(capsule == nil)
    #expect(tabs.tabBar.window === device.window)
  }

  @Test(
    "are above the safe area of a page without a navigation bar", arguments: [Era.iOS18, .iOS26])
  func safeArea(era: Era) {
    let device = launch(era)
    let top: CGFloat = era == .iOS18 ? 74 : 78
    tap("Plain", on: device)
    #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: 20, right: 0))
    device.perform { navigation?.setNavigationBarHidden(true, animated: false) }
    tap("Home", on: device)
    #expect(home.view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: 20, right: 0))
  }

  @Test("are selected by a tap, and a second one takes a stack back to its root")
  func taps() {
    let device = launch()
    tap("Plain", on: device)
    #expect(tabs.selectedIndex == 1)
    #expect(device.screenReading.tabDrawn == "Plain")
    tap("Home", on: device)
    #expect(tabs.selectedIndex == 0)
    device.perform { navigation?.pushViewController(UIViewController(), animated: false) }
    tap("Home", on: device)
    #expect(navigation?.viewControllers.count == 1)
  }

  @Test("let touches beside them through to the navigation bar")
  func touches() {
    let device = launch()
    let beside = device.viewHit(at: CGPoint(x: 20, y: 49))
    #expect(beside?.isDescendant(of: navigation?.navigationBar ?? UIView()) ?? false)
    let inside = device.viewHit(at: CGPoint(x: 410, y: 49))
    #expect(inside?.isDescendant(of: capsule ?? UIView()) ?? false)
  }

  @Test(
    "are at the lower end where an app says so by a size class",
    arguments: [UIUserInterfaceSizeClass.compact, .unspecified])
  func lowerEnd(sizeClass: UIUserInterfaceSizeClass) {
    let device = launch()
    tap("Plain", on: device)
    device.perform { tabs.traitOverrides.horizontalSizeClass = sizeClass }
    _ = device.settle(limit: 5)
    #expect(capsule == nil)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 1115, width: 820, height: 65))
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 65, right: 0))

    device.perform { tabs.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
    _ = device.settle(limit: 5)
    #expect(capsule != nil && tabs.tabBar.window == nil)
    #expect(plain.view.safeAreaInsets.top == 74 && plain.view.safeAreaInsets.bottom == 20)
  }

  @Test("are at the lower end from the start where an app says so as it loads")
  func lowerEndFromStart() {
    let device = launch { $0.traitOverrides.horizontalSizeClass = .compact }
    #expect(capsule == nil)
    #expect(tabs.tabBar.window === device.window)
    #expect(home.view.safeAreaInsets.bottom == 65)
    #expect(tabs.tabBar.superview === tabs.view)
  }

  @Test("stay where a page hides the bottom bar, and go where the controller is told so")
  func hiding() {
    let device = launch()
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    device.perform { navigation?.pushViewController(next, animated: true) }
    _ = device.settle(limit: 5)
    #expect(capsule?.window != nil && tabs.tabBar.window == nil)
    #expect(next.view.safeAreaInsets.top == 74)

    tap("Plain", on: device)
    device.perform { tabs.setTabBarHidden(true, animated: true) }
    device.advance(by: 0.1)
    #expect(capsule != nil)
    _ = device.settle(limit: 5)
    #expect(capsule == nil && tabs.isTabBarHidden)
    #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    device.perform { tabs.isTabBarHidden = false }
    #expect(capsule?.window != nil)
    #expect(plain.view.safeAreaInsets.top == 74)
  }

  @Test("leave the room of the former bar blank where that is opaque")
  func opaque() {
    let device = launch { $0.tabBar.isTranslucent = false }
    tap("Plain", on: device)
    #expect(plain.view.frame.maxY == 1115)
  }

  @Test("have the title of the page before them")
  func title() throws {
    let device = launch()
    let title = try #require(
      device.find(text: "Home").first { view in
        sequence(first: view, next: \.superview).contains { $0 is UINavigationBar }
      })
    #expect(device.center(of: title).x < 60)
    device.perform { tabs.isTabBarHidden = true }
    _ = device.settle(limit: 5)
    #expect(abs(device.center(of: title).x - 410) < 1)
  }

  private func makePages() -> [UIViewController] {
    (1...7).map { number in
      let page = UIViewController()
      page.title = "Page \(number)"
      page.view.backgroundColor = .white
      return page
    }
  }

  @Test("are there for all pages, of which the list has some where they are at the lower end")
  func manyPages() throws {
    let device = launch()
    let pages = makePages()
    device.perform { tabs.viewControllers = pages }
    _ = device.settle(limit: 5)
    #expect(tab("Page 7") != nil && tab("More") == nil)
    tap("Page 6", on: device)
    #expect(tabs.selectedIndex == 5 && device.screenReading.pageDrawn === pages[5])

    device.perform { tabs.traitOverrides.horizontalSizeClass = .compact }
    _ = device.settle(limit: 5)
    #expect(tabs.tabBar.items?.map(\.title) == ["Page 1", "Page 2", "Page 3", "Page 4", "More"])
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(tabs.moreNavigationController.topViewController === pages[5])
    #expect(tabs.selectedIndex == 5 && device.screenReading.pageDrawn === pages[5])

    device.perform { tabs.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
    _ = device.settle(limit: 5)
    #expect(tab("Page 7") != nil && tab("More") == nil)
    #expect(tabs.selectedViewController === pages[5] && pages[5].parent === tabs)
    #expect(device.screenReading.pageDrawn === pages[5])
    #expect(tabs.tabBar.selectedItem === pages[5].tabBarItem)
    #expect(device.log.isEmpty && device.crash == nil)
  }

  @Test("are not there for a list that was shown at the lower end: the first page is")
  func list() {
    let device = launch { $0.traitOverrides.horizontalSizeClass = .compact }
    let pages = makePages()
    device.perform {
      tabs.viewControllers = pages
      tabs.selectedViewController = tabs.moreNavigationController
    }
    _ = device.settle(limit: 5)
    device.perform { tabs.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
    _ = device.settle(limit: 5)
    #expect(tabs.selectedIndex == 0 && device.screenReading.pageDrawn === pages[0])
    #expect(device.log.isEmpty && device.crash == nil)
  }

  @Test("follow the items")
  func items() throws {
    let device = launch()
    let width = try #require(capsule).frame.width
    device.perform { plain.tabBarItem.title = "A longer title" }
    _ = device.settle(limit: 5)
    #expect(tab("A longer title") != nil)
    #expect(try #require(capsule).frame.width > width)
    #expect(abs((capsule?.center.x ?? 0) - 410) < 1)
    device.perform { tabs.viewControllers = [plain] }
    _ = device.settle(limit: 5)
    #expect(tab("Home") == nil)
  }
}
