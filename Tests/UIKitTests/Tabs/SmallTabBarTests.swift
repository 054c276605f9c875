import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A tab bar that becomes small")
@MainActor
struct SmallTabBarTests {
  private let list = UITableViewController()
  private let rows = Rows()

  private func launch(
    _ behavior: UITabBarController.MinimizeBehavior, era: Era = .iOS26, screen: Screen = .phone,
    isRightToLeft: Bool = false, accessory: UIView? = nil, hasSearch: Bool = false
  ) -> (Device, UITabBarController) {
    let device = Device(
      era: era, screen: screen, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    list.tableView.dataSource = rows
    let page = UINavigationController(rootViewController: list)
    let tab = UITab(title: "List", image: nil, identifier: "list") { _ in page }
    let other = UITab(title: "Other", image: nil, identifier: "other") { _ in UIViewController() }
    let search = UISearchTab { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [tab, other] + (hasSearch ? [search] : []))
    tabs.tabBarMinimizeBehavior = behavior
    tabs.bottomAccessory = accessory.map(UITabAccessory.init)
    device.launch { tabs }
    return (device, tabs)
  }

  private func scroll(_ device: Device, by distance: CGFloat) {
    device.touchDown(at: CGPoint(x: 200, y: 400))
    device.drag(to: CGPoint(x: 200, y: 400 - distance), duration: 0.5)
    device.advance(by: 0.3)
    device.touchUp()
    _ = device.settle(limit: 5)
  }

  private func shownTabs(_ tabs: UITabBarController) -> [CGRect] {
    tabs.tabBar.subviews.filter { $0 is UIControl && $0.alpha > 0 }.map(\.frame)
  }

  private func frame(of view: UIView, in tabs: UITabBarController) -> CGRect {
    view.convert(view.bounds, to: tabs.view)
  }

  @Test("shows the selected tab alone after scrolling down, and all tabs at the top again")
  func scrolling() {
    let (device, tabs) = launch(.onScrollDown)
    let all = shownTabs(tabs)
    #expect(all.count == 2)
    let insets = list.view.safeAreaInsets
    scroll(device, by: 200)
    #expect(shownTabs(tabs) == [CGRect(x: 21, y: 14, width: 48, height: 48)])
    #expect(tabs.tabBar.frame.height == 83 && list.view.safeAreaInsets == insets)
    scroll(device, by: -50)
    #expect(shownTabs(tabs).count == 1)
    scroll(device, by: -300)
    #expect(shownTabs(tabs) == all)
  }

  @Test("shows all tabs after a tap, which selects nothing and pops nothing")
  func tap() {
    let (device, tabs) = launch(.onScrollDown)
    let all = shownTabs(tabs)
    let offset = list.tableView.contentOffset.y
    scroll(device, by: 200)
    device.tap(at: CGPoint(x: 45, y: 844 - 45))
    _ = device.settle(limit: 2)
    #expect(shownTabs(tabs) == all)
    #expect(tabs.selectedIndex == 0 && list.tableView.contentOffset.y > offset + 100)
  }

  @Test("has its accessory beside it", arguments: [false, true], [false, true])
  func accessory(isRightToLeft: Bool, hasSearch: Bool) {
    let view = UIView()
    let (device, tabs) = launch(
      .onScrollDown, isRightToLeft: isRightToLeft, accessory: view, hasSearch: hasSearch)
    let above = frame(of: view, in: tabs)
    scroll(device, by: 200)
    let beside = frame(of: view, in: tabs)
    let hasPieceAtLeft = !isRightToLeft || hasSearch
    let width: CGFloat = 348 - (hasSearch ? 112 : 56)
    #expect(beside == CGRect(x: hasPieceAtLeft ? 77 : 21, y: 775, width: width, height: 48))
    #expect(view.traitCollection.tabAccessoryEnvironment == .inline)
    #expect(shownTabs(tabs).count == (hasSearch ? 2 : 1))
    scroll(device, by: -400)
    #expect(frame(of: view, in: tabs) == above)
    #expect(view.traitCollection.tabAccessoryEnvironment == .regular)
  }

  @Test("is small after scrolling up, if it is to be, and not after scrolling down")
  func scrollingUp() {
    let (device, tabs) = launch(.onScrollUp)
    scroll(device, by: 300)
    #expect(shownTabs(tabs).count == 2)
    scroll(device, by: -100)
    #expect(shownTabs(tabs).count == 1)
    scroll(device, by: 100)
    #expect(shownTabs(tabs).count == 2)
    scroll(device, by: -100)
    device.perform { tabs.tabBarMinimizeBehavior = .never }
    _ = device.settle(limit: 2)
    #expect(shownTabs(tabs).count == 2)
  }

  @Test("stays as it is where nobody asks, on tablets, before iOS 26, and without a finger")
  func staying() {
    let (quiet, first) = launch(.automatic)
    scroll(quiet, by: 200)
    #expect(shownTabs(first).count == 2)
    let (old, second) = launch(.onScrollDown, era: .iOS18)
    scroll(old, by: 200)
    #expect(shownTabs(second).count == 2)
    let (tablet, third) = launch(.onScrollDown, screen: .tablet)
    scroll(tablet, by: 200)
    #expect(shownTabs(third).count == 2)
    let (device, fourth) = launch(.onScrollDown)
    device.perform {
      list.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    _ = device.settle(limit: 2)
    #expect(shownTabs(fourth).count == 2)
  }

  @Test("shows all tabs once the one for searching is selected")
  func searching() {
    let (device, tabs) = launch(.onScrollDown, hasSearch: true)
    scroll(device, by: 200)
    device.tap(at: CGPoint(x: 390 - 45, y: 844 - 45))
    _ = device.settle(limit: 2)
    #expect(tabs.selectedIndex == 2)
    #expect(shownTabs(tabs).count == 3)
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
