import Foundation
import Simulator
import Testing
import UIKit

@Suite("A bar of an app's own")
@MainActor
struct BarSizeTests {
  @Test("is as high as bars are, and as wide as there is room")
  func sizes() {
    UISystem.current = Device(era: .iOS18).system
    let room = CGSize(width: 320, height: 480)
    let bars: [(UIView, CGFloat)] = [(UINavigationBar(), 44), (UITabBar(), 49), (UIToolbar(), 44)]
    for (bar, height) in bars {
      #expect(bar.sizeThatFits(room) == CGSize(width: 320, height: height))
      #expect(bar.intrinsicContentSize.height == height)
    }
  }

  @Test("has its height where it is placed by constraints")
  func constraints() {
    UISystem.current = Device(era: .iOS18).system
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let bar = UINavigationBar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
  }
}

@Suite("The bars of a controller")
@MainActor
struct ControllersBarSizeTests {
  @Test("have their heights before anything is laid out", arguments: [Era.iOS9, .iOS18, .iOS26])
  func heights(era: Era) {
    UISystem.current = Device(era: era).system
    let navigation = UINavigationController()
    let tabBar = UITabBarController().tabBar
    for bar in [navigation.navigationBar, navigation.toolbar, tabBar] as [UIView] {
      let height = bar.sizeThatFits(CGSize(width: 390, height: 0)).height
      #expect(height > 43)
      #expect(bar.frame.size == CGSize(width: bar === tabBar ? 390 : 0, height: height))
    }
    #expect(tabBar.frame.maxY == 844)
    #expect(!navigation.isViewLoaded)
  }

  @Test("lie in the view of a tab bar controller as soon as that is loaded")
  func tabBar() {
    UISystem.current = Device(era: .iOS18).system
    let tabs = UITabBarController()
    #expect(tabs.tabBar.superview === tabs.view)
  }
}
