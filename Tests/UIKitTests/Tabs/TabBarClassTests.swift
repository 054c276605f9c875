import Foundation
import Simulator
import Testing
import UIKit

@Suite("A tab bar of an app's own class, in a controller")
@MainActor
struct TabBarClassTests {
  /// A bar with buttons of its own, as several libraries have.
  private final class OwnTabBar: UITabBar {
    var calls: [String] = []

    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
      super.setItems(items, animated: animated)
      calls.append("items \(titles)")
    }

    override var selectedItem: UITabBarItem? {
      didSet { calls.append("selected \(selectedItem?.title ?? "none")") }
    }

    var titles: String { (items ?? []).map { $0.title ?? "" }.joined(separator: ",") }
  }

  private let device = Device(era: .iOS18)
  private let tabs = UITabBarController()
  private let bar = OwnTabBar()

  init() {
    tabs.setValue(bar, forKey: "tabBar")
    bar.calls = []
    tabs.viewControllers = ["One", "Two", "Three"].map(page)
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test("can keep its pictures to itself")
  func pictures() {
    final class PlainBar: UITabBar {
      var kept: [UIImage?] = []
      override var backgroundImage: UIImage? {
        get { super.backgroundImage }
        set { kept.append(newValue) }
      }
      override var shadowImage: UIImage? {
        get { super.shadowImage }
        set { kept.append(newValue) }
      }
    }
    let bar = PlainBar()
    let picture = UIImage()
    bar.backgroundImage = picture
    bar.shadowImage = picture
    #expect(bar.kept == [picture, picture] && bar.backgroundImage == nil && bar.shadowImage == nil)
  }

  @Test("gets its items by the method that it overrides")
  func items() {
    #expect(bar.calls == ["items One,Two,Three", "selected One"])
  }

  @Test("is told the selected item by the property that it overrides")
  func selection() throws {
    device.launch { tabs }
    bar.calls = []
    device.perform { tabs.selectedIndex = 2 }
    #expect(bar.calls == ["selected Three"])
    device.tap(on: try #require(device.find(text: "Two").first))
    #expect(bar.calls == ["selected Three", "selected Two"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("must not be changed by the app all the same")
  func guarded() {
    device.launch { tabs }
    device.perform { bar.setItems([], animated: false) }
    #expect(
      device.crash?.reason
        == "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }
}
