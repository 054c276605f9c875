import Foundation
import Simulator
import Testing
import UIKit

@Suite("A tab bar on glass")
@MainActor
struct GlassTabBarTests {
  private func tabs(_ device: Device, count: Int) -> UITabBarController {
    UISystem.current = device.system
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map {
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "\($0)", image: nil, tag: $0)
      return page
    }
    device.launch { tabs }
    _ = device.settle(limit: 2)
    return tabs
  }

  private func glass(in bar: UITabBar) -> CGRect? {
    bar.subviews.first { $0 is UIVisualEffectView }?.frame
  }

  private func controls(in bar: UITabBar) -> [CGRect] {
    bar.subviews.filter { $0 is UIControl }.map(\.frame)
  }

  @Test("floats above the lower edge of the screen from iOS 26 on, as wide as its tabs")
  func place() throws {
    let five = tabs(Device(era: .iOS26), count: 5).tabBar
    #expect(five.frame.height == 83)
    #expect(glass(in: five) == CGRect(x: 21, y: 0, width: 390 - 42, height: 62))
    let two = tabs(Device(era: .iOS26), count: 2).tabBar
    let frame = try #require(glass(in: two))
    #expect(frame.width < 200 && frame.midX == 195)
    #expect(controls(in: two).allSatisfy { frame.contains($0) })
    #expect(glass(in: tabs(Device(era: .iOS18), count: 2).tabBar) == nil)
  }

  @Test("has room around tabs that reach over each other")
  func measures() throws {
    UISystem.current = Device(era: .iOS26).system
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 83))
    bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.layoutIfNeeded()
    #expect(glass(in: bar) == CGRect(x: 51, y: 0, width: 274, height: 62))
    #expect(controls(in: bar)[1] == CGRect(x: 141, y: 4, width: 94, height: 54))
  }

  @Test("has a tab for searching apart, at the end", arguments: [false, true])
  func searching(isRightToLeft: Bool) throws {
    let device = Device(era: .iOS26)
    UISystem.current = device.system
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let search = UISearchTab { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [tab("a"), search, tab("b")])
    if isRightToLeft { tabs.tabBar.semanticContentAttribute = .forceRightToLeft }
    device.launch { tabs }
    _ = device.settle(limit: 2)
    let bar = tabs.tabBar
    let frame = bar.subviews.filter { $0 is UIVisualEffectView }.map(\.frame)
    let rounds = CGRect(x: isRightToLeft ? 21 : 390 - 21 - 62, y: 0, width: 62, height: 62)
    #expect(frame.count == 2 && frame.contains(rounds))
    let shared = try #require(frame.first { $0 != rounds })
    #expect(shared.width == 188 && (isRightToLeft ? 390 - shared.maxX : shared.minX) == 21)
    let frames = controls(in: bar)
    #expect(frames[1] == rounds && shared.contains(frames[0]) && shared.contains(frames[2]))
    #expect((frames[0].minX < frames[2].minX) != isRightToLeft)
    let button = bar.subviews.filter { $0 is UIControl }[1]
    #expect(
      button.subviews.compactMap { $0 as? UILabel }.allSatisfy { $0.isHidden || $0.text == nil })
    #expect(button.accessibilityLabel == "Search")
    device.tap(at: CGPoint(x: rounds.midX, y: bar.frame.minY + 30))
    _ = device.settle(limit: 2)
    #expect(tabs.selectedTab === search)
  }

  @Test("has a spot behind the tab that is selected")
  func selection() throws {
    let device = Device(era: .iOS26)
    let tabs = tabs(device, count: 3)
    let bar = tabs.tabBar
    let ground = try #require(bar.subviews.firstIndex { $0 is UIVisualEffectView })
    let spot = bar.subviews[ground + 1]
    #expect(spot.frame == controls(in: bar)[0])
    device.tap(at: CGPoint(x: controls(in: bar)[2].midX, y: bar.frame.minY + 30))
    _ = device.settle(limit: 2)
    #expect(tabs.selectedIndex == 2 && spot.frame == controls(in: bar)[2])
    #expect(device.screenReading.tabDrawn == "2")
  }

  @Test("leaves touches beside the glass to the page below, unless the app wants a background")
  func touchesBeside() throws {
    let controller = tabs(Device(era: .iOS26), count: 2)
    let bar = controller.tabBar
    let frame = try #require(glass(in: bar))
    let beside = CGPoint(x: frame.minX - 8, y: frame.midY)
    #expect(bar.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil) != nil)
    #expect(bar.hitTest(beside, with: nil) == nil)
    let page = controller.selectedViewController?.view
    let point = controller.view.convert(beside, from: bar)
    #expect(controller.view.hitTest(point, with: nil) === page)
    bar.barTintColor = .red
    #expect(bar.hitTest(beside, with: nil) === bar)
    let old = tabs(Device(era: .iOS18), count: 2).tabBar
    #expect(old.hitTest(CGPoint(x: 1, y: 60), with: nil) != nil)
  }

  @Test("has no view in sight as large as the bar, unless the app wants a background")
  func viewsInSight() {
    let bar = tabs(Device(era: .iOS26), count: 2).tabBar
    func isLargeViewInSight(_ view: UIView) -> Bool { !view.isHidden && view.frame == bar.bounds }
    #expect(!bar.subviews.contains(where: isLargeViewInSight))
    bar.barTintColor = .red
    bar.layoutIfNeeded()
    #expect(bar.subviews.contains(where: isLargeViewInSight))
  }

  @Test("has no background unless the app wants one, and black tabs")
  func look() {
    let bar = tabs(Device(era: .iOS26), count: 2).tabBar
    #expect(bar.subviews.first?.backgroundColor?.cgColor.alpha == 0)
    bar.unselectedItemTintColor = .red
    let titles = bar.subviews.filter { $0 is UIControl }.compactMap {
      $0.subviews.compactMap { $0 as? UILabel }.first?.textColor
    }
    #expect(titles == [.systemBlue, .label])
    let own = UITabBar()
    #expect(own.subviews.first?.backgroundColor?.cgColor.alpha == 0)
    own.barTintColor = .yellow
    #expect(own.subviews.first?.backgroundColor?.cgColor.alpha != 0)
  }
}
