import Foundation
import Simulator
import Testing
import UIKit

@Suite("The look of a tab bar")
@MainActor
struct TabBarAppearanceTests {
  private let device = Device(era: .iOS18)
  private let tabs = UITabBarController()

  private func launch() {
    device.launch {
      tabs.viewControllers = ["One", "Two"].map { title in
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        page.tabBarItem.badgeValue = "1"
        return page
      }
      return tabs
    }
  }

  private func label(_ text: String) -> UILabel? {
    func search(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(tabs.tabBar)
  }

  @Test("colors tabs by their state")
  func colors() {
    launch()
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
    device.perform { tabs.tabBar.standardAppearance = look }
    #expect(label("One")?.textColor == .red && label("Two")?.textColor == .brown)
    device.perform { tabs.selectedIndex = 1 }
    #expect(label("One")?.textColor == .brown && label("Two")?.textColor == .red)
    look.stackedLayoutAppearance.selected.titleTextAttributes = [:]
    device.perform { tabs.selectedIndex = 0 }
    #expect(label("One")?.textColor == .red, "What is set is a copy.")
    device.perform { tabs.tabBar.standardAppearance = UITabBarAppearance() }
    #expect(label("One")?.textColor == tabs.tabBar.tintColor)
  }

  @Test("copies what it is made of")
  func copies() {
    let look = UITabBarAppearance()
    let items = UITabBarItemAppearance(style: .stacked)
    items.selected.iconColor = .green
    look.configureWithOpaqueBackground()
    look.backgroundColor = .yellow
    look.stackedLayoutAppearance = items
    items.selected.iconColor = nil
    let copy = UITabBarAppearance(barAppearance: look)
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .green)
    #expect(copy.backgroundColor == .yellow)
    let bar = UITabBar()
    bar.standardAppearance = copy
    #expect(bar.standardAppearance.backgroundColor == .yellow)
    #expect(bar.scrollEdgeAppearance == nil)
  }

  @Test("may have pictures, and tabs in the middle, without an appearance object")
  func pictures() {
    UISystem.current = device.system
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    func pictures(in view: UIView) -> [UIImageView] {
      view.subviews.flatMap { [$0 as? UIImageView].compactMap { $0 } + pictures(in: $0) }
    }
    bar.selectedItem = bar.items?[0]
    bar.backgroundImage = picture
    bar.selectionIndicatorImage = picture
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    bar.itemSpacing = 10
    bar.layoutIfNeeded()
    let shown = pictures(in: bar).filter { $0.image === picture }
    #expect(shown.count == 2 && shown.contains { $0.frame.width == 390 })
    let mark = shown.first { $0.bounds.width == 30 }
    #expect(abs((mark?.center.x ?? 0) - 160) < 0.01)
    bar.selectedItem = bar.items?[1]
    #expect(abs((mark?.center.x ?? 0) - 230) < 0.01)
  }
}
