import CoreGraphics
import Simulator
import Testing
import UIKit

@MainActor
private func look<Look: UIBarAppearance>(_ color: UIColor, _ type: Look.Type = Look.self) -> Look {
  let look = Look()
  look.backgroundColor = color
  return look
}

@MainActor
private func background(of bar: UIView) -> UIColor? { bar.subviews[0].backgroundColor }

@MainActor
private func isClear(_ bar: UIView) -> Bool { background(of: bar)?.cgColor.alpha == 0 }

@MainActor
private func makePage(height: CGFloat?, named: Bool = false) -> UIViewController {
  let page = UIViewController()
  page.view.backgroundColor = .white
  guard let height else { return page }
  let scrollView = UIScrollView(frame: page.view.bounds)
  scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  scrollView.contentSize = CGSize(width: 100, height: height)
  if named {
    page.view.addSubview(UIView())
    page.setContentScrollView(scrollView, for: .bottom)
  }
  page.view.addSubview(scrollView)
  return page
}

@MainActor
extension UIViewController {
  fileprivate var scrollView: UIScrollView? {
    view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Scrolls to the end of the content.
  fileprivate func scrollToEnd() {
    guard let scrollView else { return }
    scrollView.contentOffset.y =
      scrollView.contentSize.height - scrollView.bounds.height
      + scrollView.adjustedContentInset.bottom
  }
}

@Suite("A navigation bar above a page in which nothing scrolls")
@MainActor
struct StillPageBarTests {
  @Test("is clear from iOS 15 on", arguments: [Era.iOS9, .iOS13, .iOS18, .iOS26])
  func clear(_ era: Era) {
    let bench = LargeTitleBench(era: era, prefersLargeTitles: false, scrolls: false)
    let bar = bench.navigation.navigationBar
    let isNew = era == .iOS18 || era == .iOS26
    #expect(isClear(bar) == isNew)
    bench.perform {
      bar.barTintColor = .red
      bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    }
    #expect(isClear(bar) == isNew, "The old properties say nothing about the edge.")
    #expect((bench.device.find(text: "Root").first as? UILabel)?.textColor == .green)
    bench.perform { bar.standardAppearance = look(.blue) }
    #expect(isClear(bar) == isNew)
    bench.perform { bench.root.navigationItem.scrollEdgeAppearance = look(.brown) }
    #expect(background(of: bar) == (isNew ? .brown : .blue))
  }

  @Test("keeps its arrow, and the color of a black bar's title")
  func content() {
    let bench = LargeTitleBench(prefersLargeTitles: false, scrolls: false)
    bench.perform { bench.navigation.navigationBar.barStyle = .black }
    #expect((bench.device.find(text: "Root").first as? UILabel)?.textColor == .white)
  }

  @Test("looks as usual without a controller")
  func alone() {
    let device = Device(era: .iOS18)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    bar.setItems([UINavigationItem(title: "Alone")], animated: false)
    let page = makePage(height: nil)
    page.view.addSubview(bar)
    device.launch { page }
    #expect(!isClear(bar))
    device.perform { bar.scrollEdgeAppearance = look(.blue) }
    #expect(background(of: bar) != .blue)
  }
}

@Suite("A tab bar, as the content ends at it,")
@MainActor
struct TabBarEdgeTests {
  private func launched(
    _ pages: UIViewController..., era: Era = .iOS18
  ) -> (UITabBarController, Device) {
    let device = Device(era: era)
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    device.launch { tabs }
    return (tabs, device)
  }

  @Test("is clear from iOS 15 on, and as usual else", arguments: [Era.iOS13, .iOS18])
  func clear(_ era: Era) {
    let page = makePage(height: 3000)
    let (tabs, device) = launched(page, era: era)
    #expect(!isClear(tabs.tabBar))
    device.perform { page.scrollToEnd() }
    #expect(isClear(tabs.tabBar) == (era == .iOS18))
    device.perform { page.scrollView?.contentSize.height = 4000 }
    #expect(!isClear(tabs.tabBar))
    device.perform { page.scrollView?.contentSize.height = 300 }
    #expect(isClear(tabs.tabBar) == (era == .iOS18))
  }

  @Test("knows the page that is selected, and what scrolls in it")
  func selected() {
    let (tabs, device) = launched(
      makePage(height: nil), makePage(height: 3000), makePage(height: 3000, named: true))
    #expect(isClear(tabs.tabBar))
    device.perform { tabs.selectedIndex = 1 }
    #expect(!isClear(tabs.tabBar))
    device.perform { tabs.selectedIndex = 0 }
    #expect(isClear(tabs.tabBar))
    device.perform { tabs.selectedIndex = 2 }
    #expect(!isClear(tabs.tabBar))
    device.perform { tabs.selectedViewController?.scrollToEnd() }
    #expect(isClear(tabs.tabBar))
    device.perform { tabs.viewControllers?[1].scrollToEnd() }
    #expect(isClear(tabs.tabBar), "Only the page in front counts.")
  }

  @Test("has the look for that, of the bar or of the selected item")
  func looks() {
    let page = makePage(height: 3000)
    let (tabs, device) = launched(page, makePage(height: nil))
    device.perform {
      tabs.tabBar.standardAppearance = look(.red)
      tabs.tabBar.scrollEdgeAppearance = look(.blue)
    }
    #expect(background(of: tabs.tabBar) == .red)
    device.perform { page.scrollToEnd() }
    #expect(background(of: tabs.tabBar) == .blue)
    device.perform { page.tabBarItem.scrollEdgeAppearance = look(.brown) }
    #expect(background(of: tabs.tabBar) == .brown)
    device.perform { page.tabBarItem.standardAppearance = look(.cyan) }
    device.perform { page.scrollView?.contentOffset.y = 0 }
    #expect(background(of: tabs.tabBar) == .cyan)
    device.perform { tabs.selectedIndex = 1 }
    #expect(background(of: tabs.tabBar) == .blue)
  }

  @Test("follows pushes, pops and swipes that are cancelled")
  func transitions() {
    let navigation = UINavigationController(rootViewController: makePage(height: 3000))
    let (tabs, device) = launched(navigation)
    #expect(!isClear(tabs.tabBar))
    device.perform { navigation.pushViewController(makePage(height: nil), animated: true) }
    _ = device.settle(limit: 2)
    #expect(isClear(tabs.tabBar))
    device.touchDown(at: CGPoint(x: 2, y: 400))
    device.drag(to: CGPoint(x: 150, y: 400), duration: 0.3)
    device.cancelTouches()
    _ = device.settle(limit: 2)
    #expect(isClear(tabs.tabBar) && navigation.viewControllers.count == 2)
    device.perform { navigation.popViewController(animated: false) }
    _ = device.settle(limit: 2)
    #expect(!isClear(tabs.tabBar))
  }

  @Test("looks as usual without a controller")
  func alone() {
    let device = Device(era: .iOS18)
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
    bar.setItems([UITabBarItem(title: "Alone", image: nil, tag: 0)], animated: false)
    let page = makePage(height: nil)
    page.view.addSubview(bar)
    device.launch { page }
    #expect(!isClear(bar))
  }
}

@Suite("A toolbar, as the content ends at it,")
@MainActor
struct ToolbarEdgeTests {
  @Test("is clear from iOS 15 on, and as usual else", arguments: [Era.iOS13, .iOS18])
  func clear(_ era: Era) {
    let device = Device(era: era)
    let page = makePage(height: 3000)
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    device.launch { navigation }
    #expect(!isClear(navigation.toolbar))
    device.perform { page.scrollToEnd() }
    #expect(isClear(navigation.toolbar) == (era == .iOS18))
    device.perform { navigation.toolbar.scrollEdgeAppearance = look(.blue) }
    #expect((background(of: navigation.toolbar) == .blue) == (era == .iOS18))
    device.perform { navigation.setViewControllers([makePage(height: 2000)], animated: false) }
    #expect(background(of: navigation.toolbar) != .blue)
    device.perform { navigation.pushViewController(makePage(height: nil), animated: true) }
    _ = device.settle(limit: 2)
    #expect((background(of: navigation.toolbar) == .blue) == (era == .iOS18))
  }

  @Test("keeps copies of its looks")
  func copies() {
    let bar = UIToolbar()
    let given: UIToolbarAppearance = look(.red)
    bar.compactAppearance = given
    bar.compactScrollEdgeAppearance = given
    bar.scrollEdgeAppearance = given
    given.backgroundColor = .blue
    for kept in [bar.compactAppearance, bar.compactScrollEdgeAppearance, bar.scrollEdgeAppearance] {
      #expect(kept?.backgroundColor == .red)
    }
  }
}
