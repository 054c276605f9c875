import Foundation
import Simulator
import Testing
import UIKit

@Suite("What a page wants of its bar")
@MainActor
struct ItemPartTests {
  private let device = Device(era: .iOS18)
  private let page = UIViewController()

  private func launch() {
    let page = page
    device.launch { UINavigationController(rootViewController: page) }
  }

  private func settle() { _ = device.settle(limit: 2) }

  private func x(of text: String) -> CGFloat {
    device.find(text: text).first.map { device.center(of: $0).x } ?? -1
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("may have a picture and a target, and no menu")
  func pictureAndTarget() {
    let star = UIImage(systemName: "star")
    let item = UIBarButtonItem(title: nil, image: star, target: page, action: nil)
    #expect(item.image == star)
    #expect(item.target === page)
    #expect(item.menu == nil)
  }

  @Test("has the title and the image of an action that it is given, unless it is the system's")
  func primaryAction() {
    UISystem.current = device.system
    let image = UIImage(systemName: "star")
    let item = self.item("Former")
    item.primaryAction = UIAction(title: "New", image: image) { _ in }
    #expect(item.title == "New" && item.image === image)
    item.primaryAction = nil
    #expect(item.title == "New" && item.image === image)
    let save = UIBarButtonItem(systemItem: .save)
    save.primaryAction = UIAction(title: "Other", image: image) { _ in }
    #expect(save.title == nil && save.image == nil)
  }

  @Test("may be groups of buttons, from the leading to the trailing edge")
  func groups() {
    UISystem.current = device.system
    let item = page.navigationItem
    let (one, two, end) = (self.item("One"), self.item("Two"), self.item("End"))
    let group = UIBarButtonItemGroup.fixedGroup(items: [one, two])
    item.trailingItemGroups = [group]
    item.pinnedTrailingGroup = end.creatingFixedGroup()
    item.leadingItemGroups = [self.item("First").creatingFixedGroup()]
    launch()
    #expect(x(of: "First") < 100 && x(of: "One") < x(of: "Two") && x(of: "Two") < x(of: "End"))
    #expect(item.rightBarButtonItems == [end, two, one] && one.buttonGroup === group)
    device.perform { group.isHidden = true }
    settle()
    #expect(x(of: "One") < 0 && x(of: "End") > 300)
    device.perform {
      group.isHidden = false
      group.barButtonItems = [two]
    }
    settle()
    #expect(x(of: "One") < 0 && x(of: "Two") > 0 && one.buttonGroup == nil)
    device.perform { item.rightBarButtonItems = [one] }
    #expect(item.trailingItemGroups.flatMap(\.barButtonItems) == [one])
    device.perform { group.isHidden = true }
    #expect(item.rightBarButtonItems == [one], "The group is not the item's any more.")
  }

  @Test("may be a second line, and a menu of the title")
  func title() throws {
    UISystem.current = device.system
    var chosen = ""
    page.navigationItem.title = "Title"
    page.navigationItem.subtitle = "Second line"
    page.navigationItem.titleMenuProvider = { _ in
      UIMenu(children: [UIAction(title: "Rename") { chosen = $0.title }])
    }
    launch()
    let title = try #require(device.find(text: "Title").first)
    let second = try #require(device.find(text: "Second line").first)
    #expect(device.center(of: second).y > device.center(of: title).y + 10)
    #expect(abs(x(of: "Title") - x(of: "Second line")) < 0.5)
    device.tap(at: device.center(of: title))
    settle()
    device.tap(on: try #require(device.find(text: "Rename").first))
    settle()
    #expect(chosen == "Rename")
    device.perform { page.navigationItem.subtitle = nil }
    settle()
    #expect(device.find(text: "Second line").isEmpty)
  }

  @Test("may be a mark at a button")
  func badge() {
    UISystem.current = device.system
    let button = item("Inbox")
    page.navigationItem.rightBarButtonItem = button
    launch()
    device.perform { button.badge = .count(7) }
    settle()
    #expect(x(of: "7") == x(of: "Inbox"), "It belongs to the button.")
    device.perform { button.badge = nil }
    settle()
    #expect(x(of: "7") < 0)
  }

  @Test("may be another text while the title is large")
  func largeTitle() {
    UISystem.current = device.system
    page.navigationItem.title = "Small"
    page.navigationItem.largeTitle = "Large"
    launch()
    #expect(device.find(text: "Large").isEmpty)
    device.perform { page.navigationController?.navigationBar.prefersLargeTitles = true }
    settle()
    #expect(!device.find(text: "Large").isEmpty && device.find(text: "Small").isEmpty)
  }

  @Test(
    "may be a search bar beside the buttons, which has a place of its own among a toolbar's items")
  func searchPlacement() {
    UISystem.current = device.system
    let item = page.navigationItem
    #expect(item.preferredSearchBarPlacement == .automatic)
    item.preferredSearchBarPlacement = .inline
    #expect(item.preferredSearchBarPlacement == .integrated)
    #expect(item.searchBarPlacementAllowsToolbarIntegration)
    let other = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
    #expect(item.searchBarPlacementBarButtonItem === item.searchBarPlacementBarButtonItem)
    page.toolbarItems = [other, item.searchBarPlacementBarButtonItem]
    launch()
    device.perform { page.navigationController?.setToolbarHidden(false, animated: false) }
    settle()
    #expect(!device.find(text: "Other").isEmpty)
  }
}
