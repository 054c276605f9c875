import Simulator
import Testing
import UIKit

/// Apps walk the views, and look for those of UIKit by what their classes are called.
@Suite("Views that apps look for by name")
@MainActor
struct ClassNameTests {
  private let device = Device(era: .iOS18)

  private func names(in view: UIView) -> Set<String> {
    let own = [view] + (view.gestureRecognizers ?? [])
    return view.subviews.reduce(Set(own.map { String(describing: type(of: $0)) })) {
      $0.union(names(in: $1))
    }
  }

  @Test("are called as UIKit's in bars, pages, tables and presentations")
  func names() {
    UISystem.current = device.system
    let page = UITableViewController()
    page.isEditing = true
    page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    device.launch { tabs }
    device.perform { page.present(UIViewController(), animated: false) }
    _ = device.settle(limit: 2)
    let wanted: Set = [
      "UILayoutContainerView", "UINavigationTransitionView", "UIViewControllerWrapperView",
      "_UIBarBackground", "_UINavigationBarContentView", "_UIToolbarContentView", "UITabBarButton",
      "_UIParallaxTransitionPanGestureRecognizer", "UIScrollViewPanGestureRecognizer",
      "UITransitionView", "UIDimmingView",
    ]
    #expect(wanted.subtracting(names(in: device.window)).isEmpty)
  }
}
