import Foundation
import Simulator
import Testing
import UIKit

@Suite("A button of the system's")
@MainActor
struct SystemItemTests {
  private let device = Device(era: .iOS18)

  @Test("may open a menu without doing anything else")
  func menu() throws {
    UISystem.current = device.system
    var chosen = ""
    let button = UIBarButtonItem(
      systemItem: .edit, menu: UIMenu(children: [UIAction(title: "Move") { chosen = $0.title }]))
    #expect(button.primaryAction == nil)
    #expect(!button.isSymbolAnimationEnabled)
    button.isSymbolAnimationEnabled = true
    #expect(button.isSymbolAnimationEnabled)
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = button
    device.launch { UINavigationController(rootViewController: page) }
    device.tap(on: try #require(device.find(text: "Edit").first))
    _ = device.settle(limit: 2)
    device.tap(on: try #require(device.find(text: "Move").first))
    _ = device.settle(limit: 2)
    #expect(chosen == "Move")
  }

  @Test("is on glass of its own beside a group that is a space")
  func space() throws {
    let device = Device(era: .iOS26)
    UISystem.current = device.system
    let page = UIViewController()
    let groups = [UIBarButtonItem.SystemItem.add, .trash].map { item in
      UIBarButtonItem(systemItem: item).creatingFixedGroup()
    }
    let navigation = UINavigationController(rootViewController: page)
    func pieces() -> Int {
      func count(_ view: UIView) -> Int {
        (view is UIVisualEffectView && !view.isHidden ? 1 : 0)
          + view.subviews.map(count).reduce(0, +)
      }
      return count(navigation.navigationBar)
    }
    page.navigationItem.trailingItemGroups = groups
    device.launch { navigation }
    _ = device.settle(limit: 2)
    let together = pieces()
    let space = UIBarButtonItemGroup.fixedSpace()
    #expect(space.barButtonItems.count == 1 && space.barButtonItems[0].width == 0)
    device.perform {
      page.navigationItem.trailingItemGroups = [groups[0], space, groups[1]]
    }
    _ = device.settle(limit: 2)
    #expect(pieces() == together + 1)
  }
}
