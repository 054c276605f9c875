import Foundation
import Testing
import UIKit

@Suite("A delegate of tabs")
@MainActor
struct TabCustomizingCallTests {
  private final class Listener: NSObject, UITabBarDelegate, UITabBarControllerDelegate {
    var heard: [String] = []

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      heard.append("will begin \(items.count)")
    }

    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      heard.append("did end \(changed)")
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) {
      heard.append("pages will begin \(viewControllers.count)")
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
      heard.append("pages did end \(changed)")
    }
  }

  @Test("can be told of customizing, as other methods are called")
  func customizing() {
    let listener = Listener()
    let (bar, item) = (UITabBar(), UITabBarItem())
    bar.delegate = listener
    bar.delegate?.tabBar?(bar, willBeginCustomizing: [item])
    bar.delegate?.tabBar?(bar, didBeginCustomizing: [item])
    bar.delegate?.tabBar?(bar, willEndCustomizing: [item], changed: false)
    bar.delegate!.tabBar!(bar, didEndCustomizing: [item], changed: true)
    let (tabs, page) = (UITabBarController(), UIViewController())
    tabs.delegate = listener
    tabs.delegate?.tabBarController?(tabs, willBeginCustomizing: [page])
    tabs.delegate?.tabBarController?(tabs, willEndCustomizing: [page], changed: false)
    tabs.delegate!.tabBarController!(tabs, didEndCustomizing: [page], changed: false)
    #expect(
      listener.heard == [
        "will begin 1", "did end true", "pages will begin 1", "pages did end false",
      ])
  }
}
