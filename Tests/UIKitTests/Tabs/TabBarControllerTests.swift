import Foundation
import Simulator
import Testing
import UIKit

@Suite("A tab bar controller")
@MainActor
struct TabBarControllerTests {
  @Test("shows its first page, and a bar with a tab for each")
  func firstPage() {
    let bench = TabsBench()
    #expect(bench.pageDrawn == "Home")
    #expect(bench.tabDrawn == "Home")
    #expect(bench.tabs.selectedIndex == 0)
    #expect(bench.tabs.tabBar.items?.map(\.title) == ["Home", "Search", "About"])
    let screen = UIScreen.main.bounds
    #expect(
      bench.place(of: bench.tabs.tabBar)
        == CGRect(
          x: 0, y: screen.maxY - TabsBench.barHeight, width: screen.width,
          height: TabsBench.barHeight))
  }

  @Test("takes a tab's text from the page, the root page or an item of its own")
  func titles() {
    let bench = TabsBench()
    let (about, home) = (bench.tabs.viewControllers?[2], bench.navigation)
    about?.title = "Legal"
    home.viewControllers.first?.title = "Start"
    #expect(bench.device.find(text: "Legal").count == 1)
    #expect(bench.tabs.tabBar.items?.first?.title == "Start")
    home.title = "Together"
    #expect(bench.tabs.tabBar.items?.first?.title == "Together")
    #expect(home.viewControllers.first?.title == "Start")
    home.tabBarItem = UITabBarItem()
    home.tabBarItem.title = "Own"
    #expect(home.tabBarItem.title == "Own")
  }

  @Test("has pages whose title is that of the root page, or what they were called after that")
  func titlesOfStacks() {
    let bench = TabsBench(isLaunched: false)
    let (home, root) = (UINavigationController(), UIViewController())
    home.title = "Together"
    #expect(home.title == "Together")
    root.title = "Start"
    root.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    bench.app { home.pushViewController(root, animated: false) }
    #expect(home.title == "Start")
    #expect(home.tabBarItem.title == "Tab")
    let next = UIViewController()
    next.title = "Next"
    bench.app { home.pushViewController(next, animated: false) }
    #expect(home.title == "Start")
    home.title = "Own"
    #expect(home.title == "Own")
    root.title = "Start again"
    #expect(home.title == "Start again")
  }

  @Test("shows another item that a page is given later, and keeps the selection")
  func laterItem() {
    let bench = TabsBench()
    bench.app {
      bench.navigation(0).tabBarItem = UITabBarItem(title: "House", image: nil, tag: 0)
      bench.navigation(1).tabBarItem = UITabBarItem(title: "Find", image: nil, tag: 1)
    }
    bench.settle()
    #expect(bench.tabs.tabBar.items?.map(\.title) == ["House", "Find", "About"])
    #expect(bench.device.screenReading.tabDrawn == "House")
  }

  @Test("tells the page that comes before the page that goes")
  func callbacks() {
    let bench = TabsBench()
    bench.tap("About")
    #expect(
      bench.appearanceCalls == [
        "About.viewWillAppear(false)", "Home.viewWillDisappear(false)",
        "Home.viewDidDisappear(false)", "About.viewDidAppear(false)",
      ])
    #expect(bench.pageDrawn == "About")
    #expect(bench.tabDrawn == "About")
    bench.settle()
    bench.clearCalls()
    bench.tap("Home")
    #expect(
      bench.appearanceCalls == [
        "Home.viewWillAppear(false)", "About.viewWillDisappear(false)",
        "About.viewDidDisappear(false)", "Home.viewDidAppear(false)",
      ])
    #expect(bench.device.log.isEmpty)
  }

  @Test("shows a navigation controller for the first time in the same way")
  func firstTimeNavigation() {
    let bench = TabsBench()
    bench.tap("Search")
    bench.settle()
    #expect(bench.pageDrawn == "Search")
    #expect(
      Set(bench.appearanceCalls) == [
        "Search.viewWillAppear(false)", "Home.viewWillDisappear(false)",
        "Home.viewDidDisappear(false)", "Search.viewDidAppear(false)",
      ])
    #expect(bench.appearanceCalls.count == 4)
    #expect(bench.device.log.isEmpty)
  }

  @Test("leaves a page alone that is selected while a presentation covers the tabs, until it ends")
  func selectedWhileCovered() {
    let bench = TabsBench()
    let cover = bench.page("Cover")
    cover.modalPresentationStyle = .fullScreen
    bench.app { bench.tabs.present(cover, animated: true) }
    bench.advance(0.2)
    bench.app { bench.tabs.selectedIndex = 1 }
    bench.settle()
    #expect(bench.appearanceCalls.filter { $0.hasPrefix("Search") } == [])
    bench.app { bench.tabs.dismiss(animated: false) }
    bench.settle()
    #expect(bench.pageDrawn == "Search")
    #expect(
      bench.appearanceCalls.filter { $0.hasPrefix("Search") } == [
        "Search.viewWillAppear(false)", "Search.viewDidAppear(false)",
      ])
    #expect(bench.device.log.isEmpty)
  }

  @Test("switches several times in one turn without an unbalanced call")
  func severalSwitches() {
    let bench = TabsBench()
    bench.app {
      for index in [1, 2, 0, 2, 1] { bench.tabs.selectedIndex = index }
    }
    bench.settle()
    #expect(bench.pageDrawn == "Search")
    #expect(bench.device.log.isEmpty)
    for (index, page) in ["Home", "Search", "About"].enumerated() {
      let last = bench.appearanceCalls.last { $0.hasPrefix(page) }
      #expect(last == "\(page).\(index == 1 ? "viewDidAppear" : "viewDidDisappear")(false)")
    }
  }

  @Test("asks and tells its delegate about taps, and not about code")
  func delegation() {
    let bench = TabsBench()
    let delegate = TabsDelegate { bench.note($0) }
    bench.tabs.delegate = delegate
    func told() -> [String] { bench.calls.filter { $0.contains("elect ") } }
    bench.app { bench.tabs.selectedIndex = 1 }
    #expect(told() == [])
    bench.tap("About")
    #expect(told() == ["shouldSelect About", "didSelect About"])
    delegate.refuses = true
    bench.tap("Home")
    #expect(told() == ["shouldSelect About", "didSelect About", "shouldSelect Home"])
    #expect(bench.pageDrawn == "About")
    #expect(bench.tabDrawn == "About")
  }

  @Test("keeps what is selected when the pages are replaced, or takes the place's next")
  func replacing() {
    let bench = TabsBench()
    bench.app { bench.tabs.selectedIndex = 1 }
    let search = bench.navigation(1)
    let about = bench.tabs.viewControllers?[2]
    bench.app { bench.tabs.viewControllers = [bench.page("New"), search] }
    #expect(bench.tabs.selectedViewController === search)
    #expect(bench.tabs.selectedIndex == 1)
    #expect(about?.parent == nil)
    bench.app { bench.tabs.viewControllers = [bench.page("One"), bench.page("Two")] }
    #expect(bench.tabs.selectedViewController?.title == "Two")
    #expect(bench.pageDrawn == "Two")
    #expect(search.parent == nil)
    bench.app { bench.tabs.viewControllers = [bench.page("Only")] }
    #expect(bench.tabs.selectedIndex == 0)
    bench.app { bench.tabs.viewControllers = nil }
    #expect(bench.tabs.selectedIndex == NSNotFound)
    #expect(bench.tabs.selectedViewController == nil)
    #expect(bench.device.log.isEmpty)
  }

  @Test("raises for a page without a tab, and for changes of its bar")
  func exceptions() {
    let bench = TabsBench()
    bench.app { bench.tabs.selectedViewController = bench.page("Stranger") }
    #expect(bench.device.crash?.reason.contains("only a view controller in the tab bar") ?? false)
    let other = TabsBench()
    other.app { other.tabs.tabBar.items = [] }
    #expect(other.device.crash?.reason.contains("managed by a tab bar controller") ?? false)
  }

  @Test("loads its view in the initializer, and that of its page when it is laid out")
  func loading() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let tabs = FollowingTabs()
    #expect(tabs.calls == ["viewDidLoad"])
    #expect(tabs.isViewLoaded)
    let page = UIViewController()
    tabs.viewControllers = [page]
    #expect(!page.isViewLoaded)
    tabs.view.layoutIfNeeded()
    #expect(page.isViewLoaded)
    #expect(page.view.window == nil)
  }

  @Test("tells a subclass of taps before they select, by a property that it may override")
  func subclass() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let tabs = FollowingTabs()
    let pages = ["Left", "Right"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    tabs.viewControllers = pages
    let found: UITabBarController? = tabs
    if let bar = found?.tabBar { #expect(bar.delegate === tabs) }
    device.launch { tabs }
    _ = device.settle(limit: 5)
    tabs.calls = []
    if let right = device.find(text: "Right").first { device.tap(on: right) }
    #expect(tabs.calls == ["tapped Right at 0", "selected 1"])
    tabs.selectedIndex = 0
    #expect(tabs.calls.count == 2)
    device.perform { tabs.tabBar.delegate = nil }
    #expect(
      device.crash?.reason
        == "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
  }

  @Test("frees its pages and itself")
  func leaks() {
    weak var tabs: UITabBarController?
    weak var page: UIViewController?
    do {
      let bench = TabsBench()
      bench.tap("About")
      bench.settle()
      tabs = bench.tabs
      page = bench.tabs.viewControllers?[2]
      bench.device.launch { UIViewController() }
      bench.settle()
    }
    #expect(tabs == nil)
    #expect(page == nil)
  }
}

/// Notes what a subclass hears.
private final class FollowingTabs: UITabBarController {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
  }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    calls.append("tapped \(item.title ?? "") at \(selectedIndex)")
  }

  override var selectedViewController: UIViewController? {
    didSet { calls.append("selected \(selectedIndex)") }
  }
}

@Suite("A tab bar without a controller")
@MainActor
struct TabBarTests {
  private final class Listener: NSObject, UITabBarDelegate {
    var heard: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      heard.append(item.title ?? "?")
    }
  }

  @Test("marks the tab that is tapped, and tells its delegate")
  func taps() {
    let device = Device(era: .iOS18)
    let bar = UITabBar(frame: CGRect(x: 0, y: 600, width: 390, height: 49))
    let listener = Listener()
    bar.delegate = listener
    bar.items = ["Left", "Right"].map { title in
      let item = UITabBarItem()
      item.title = title
      return item
    }
    let page = UIViewController()
    page.view.addSubview(bar)
    device.launch { page }
    _ = device.settle(limit: 5)
    #expect(bar.selectedItem == nil)
    if let right = device.find(text: "Right").first { device.tap(on: right) }
    #expect(bar.selectedItem?.title == "Right")
    #expect(listener.heard == ["Right"])
    bar.selectedItem = bar.items?.first
    #expect(device.screenReading.tabDrawn == "Left")
    #expect(listener.heard == ["Right"], "code is not told of")
  }
}
