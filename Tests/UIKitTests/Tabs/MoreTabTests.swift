import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pages for which a tab bar has no room")
@MainActor
struct MoreTabTests {
  private func bench(_ count: Int = 7) -> (TabsBench, [UIViewController]) {
    let bench = TabsBench(isLaunched: false)
    let pages: [UIViewController] = (1...count).map { bench.page("Page \($0)") }
    bench.tabs.viewControllers = pages
    bench.launch()
    return (bench, pages)
  }

  @Test("are behind a fifth tab, if there are more than five")
  func tabs() {
    let (bench, _) = bench()
    #expect(
      bench.tabs.tabBar.items?.map(\.title) == ["Page 1", "Page 2", "Page 3", "Page 4", "More"])
    let (few, _) = self.bench(5)
    #expect(few.tabs.tabBar.items?.count == 5)
    #expect(few.tabs.tabBar.items?.last?.title == "Page 5")
  }

  @Test("are behind an eighth tab on a tablet, if there are more than eight", arguments: [8, 9])
  func tablet(count: Int) {
    let device = Device(era: .iOS13, screen: .tablet)
    let tabs = UITabBarController()
    tabs.viewControllers = (1...count).map { number in
      let page = UIViewController()
      page.title = "Page \(number)"
      return page
    }
    device.launch { tabs }
    _ = device.settle(limit: 5)
    #expect(tabs.tabBar.items?.count == 8)
    #expect(tabs.tabBar.items?.last?.title == (count == 8 ? "Page 8" : "More"))
  }

  @Test("are listed, and come and go on the list's navigation controller")
  func list() throws {
    let (bench, pages) = bench()
    bench.tap("More")
    bench.settle()
    let more = bench.tabs.moreNavigationController
    #expect(bench.tabs.selectedViewController === more)
    #expect(bench.tabs.selectedIndex == NSNotFound)
    bench.tap("Page 6")
    bench.settle()
    #expect(more.topViewController === pages[5])
    #expect(bench.tabs.selectedViewController === pages[5])
    #expect(bench.tabs.selectedIndex == 5)
    #expect(bench.pageDrawn == "Page 6")
    bench.tap("More")
    bench.settle()
    #expect(more.viewControllers.count == 1)
    #expect(pages[5].parent === bench.tabs)
    bench.tap("Page 1")
    bench.settle()
    #expect(bench.tabs.selectedIndex == 0)
    #expect(bench.device.log.isEmpty)
  }

  @Test("are selected by code, with the list below them")
  func code() {
    let (bench, pages) = bench()
    bench.app { bench.tabs.selectedIndex = 6 }
    bench.settle()
    #expect(bench.pageDrawn == "Page 7")
    #expect(bench.tabs.moreNavigationController.viewControllers.count == 2)
    bench.app { bench.tabs.selectedViewController = pages[5] }
    bench.settle()
    #expect(bench.pageDrawn == "Page 6")
    #expect(pages[6].parent === bench.tabs)
    bench.app { bench.tabs.selectedViewController = bench.tabs.moreNavigationController }
    bench.settle()
    bench.app { bench.tabs.selectedIndex = 1 }
    #expect(bench.tabs.selectedViewController === pages[1])
  }

  @Test("have tabs when others go")
  func fewer() {
    let (bench, pages) = bench()
    bench.app { bench.tabs.selectedIndex = 6 }
    bench.settle()
    bench.app { bench.tabs.viewControllers = Array(pages[2...]) }
    bench.settle()
    #expect(bench.tabs.tabBar.items?.map(\.title) == pages[2...].map(\.title))
    #expect(pages[6].parent === bench.tabs)
    #expect(bench.device.log.isEmpty)
  }

  @Test("are all for the person to choose from, unless the app says which")
  func customizable() {
    let (bench, pages) = bench()
    #expect(bench.tabs.customizableViewControllers?.count == 7)
    bench.tabs.customizableViewControllers = [pages[0]]
    #expect(bench.tabs.customizableViewControllers == [pages[0]])
    bench.tabs.customizableViewControllers = nil
    #expect(bench.tabs.customizableViewControllers == nil)
    bench.app { bench.tabs.viewControllers = [pages[1], pages[2]] }
    #expect(bench.tabs.customizableViewControllers == [pages[1], pages[2]])
  }
}
