import Foundation
import Simulator
import Testing
import UIKit

@Suite("A person who chooses the tabs of a bar")
@MainActor
struct TabCustomizingTests {
  private final class Listener: NSObject, UITabBarDelegate, UITabBarControllerDelegate {
    var heard: [String] = []

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      heard.append("will begin \(items.count)")
    }

    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      heard.append("did begin \(items.count)")
    }

    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      heard.append("will end \(changed)")
    }

    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      heard.append("did end \(changed)")
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) { heard.append("pages will begin \(viewControllers.count)") }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { heard.append("pages will end \(names(viewControllers)) \(changed)") }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { heard.append("pages did end \(names(viewControllers)) \(changed)") }

    private func names(_ pages: [UIViewController]) -> String {
      pages.map { $0.title ?? "?" }.joined()
    }
  }

  private let listener = Listener()

  private func drag(_ device: Device, from: CGPoint, to: CGPoint) {
    device.touchDown(at: from)
    device.drag(to: to, duration: 0.3)
    device.touchUp(at: to)
    _ = device.settle(limit: 2)
  }

  /// Where a text is, of several the upper one or the lower one.
  private func place(_ text: String, isLow: Bool, _ device: Device) throws -> CGPoint {
    let places = device.find(text: text).map { device.center(of: $0) }
      .sorted { $0.y < $1.y }
    return try #require(isLow ? places.last : places.first)
  }

  @Test("drags items onto tabs, and is done by a button")
  func bar() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let bar = UITabBar()
    bar.delegate = listener
    bar.items = Array(items.prefix(2))
    let page = UIViewController()
    device.launch { page }
    device.perform {
      bar.frame = CGRect(x: 0, y: page.view.bounds.maxY - 83, width: 393, height: 83)
      page.view.addSubview(bar)
      bar.beginCustomizingItems(items)
    }
    _ = device.settle(limit: 2)
    #expect(bar.isCustomizing)
    #expect(listener.heard == ["will begin 3", "did begin 3"])
    drag(
      device, from: try place("C", isLow: false, device), to: try place("A", isLow: true, device))
    #expect(bar.items?.map(\.title) == ["C", "B"])
    drag(
      device, from: try place("C", isLow: true, device), to: try place("B", isLow: true, device))
    #expect(bar.items?.map(\.title) == ["B", "C"])
    device.tap(on: try #require(device.find(text: "Done").first))
    _ = device.settle(limit: 2)
    #expect(!bar.isCustomizing)
    #expect(listener.heard.suffix(2) == ["will end true", "did end true"])
    #expect(device.find(text: "Configure").isEmpty)
  }

  @Test("may be stopped by code, which learns whether anything changed")
  func stopped() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    #expect(!bar.endCustomizing(animated: false))
    bar.beginCustomizingItems(bar.items ?? [])
    #expect(bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: false))
    #expect(!bar.isCustomizing)
  }

  @Test("finds what is left in the list of a controller, whose pages get the new order")
  func controller() throws {
    let bench = TabsBench(isLaunched: false)
    bench.tabs.viewControllers = (1...6).map { bench.page("\($0)") }
    bench.tabs.delegate = listener
    bench.launch()
    bench.tap("More")
    bench.settle()
    bench.tap("Edit")
    bench.settle()
    #expect(listener.heard.last == "pages will begin 6")
    #expect(bench.tabs.tabBar.isCustomizing)
    let device = bench.device
    drag(
      device, from: try place("6", isLow: false, device), to: try place("2", isLow: true, device))
    bench.tap("Done")
    bench.settle()
    #expect(bench.tabs.viewControllers?.map(\.title) == ["1", "6", "3", "4", "2", "5"])
    #expect(
      listener.heard.suffix(2) == ["pages will end 163425 true", "pages did end 163425 true"])
    #expect(bench.tabs.tabBar.items?.map(\.title) == ["1", "6", "3", "4", "More"])
    #expect(bench.tabs.selectedViewController === bench.tabs.moreNavigationController)
  }

  @Test("finds no button where there is nothing to choose")
  func nothing() {
    let bench = TabsBench(isLaunched: false)
    bench.tabs.viewControllers = (1...6).map { bench.page("\($0)") }
    bench.tabs.customizableViewControllers = []
    bench.launch()
    bench.tap("More")
    bench.settle()
    #expect(bench.device.find(text: "Edit").isEmpty)
  }

  @Test("is the business of a controller where that has the bar")
  func managed() {
    let bench = TabsBench()
    bench.app { bench.tabs.tabBar.beginCustomizingItems(bench.tabs.tabBar.items ?? []) }
    #expect(!bench.tabs.tabBar.isCustomizing)
    #expect(bench.device.crash?.name == "NSInternalInconsistencyException")
  }
}
