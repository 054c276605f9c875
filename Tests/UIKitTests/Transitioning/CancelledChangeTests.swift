import Foundation
import Simulator
import Testing
import UIKit

@Suite("A custom change that is cancelled")
@MainActor
struct CancelledChangeTests {
  private final class Page: UIViewController {
    private(set) var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("did disappear")
    }
  }

  @Test(
    "below a cover tells no page that it is seen, and the cover's end shows the page that stays",
    arguments: [Era.iOS9, .iOS13, .iOS18, .iOS26], [true, false])
  func cancels(era: Era, setsPages: Bool) {
    let device = Device(era: era)
    let (root, pushed, last) = (Page(), Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    let delegate = AnimatorDelegate(FadingAnimator(duration: 0.4))
    device.launch { navigation }
    _ = device.settle(limit: 5)
    navigation.delegate = delegate
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    device.perform { navigation.pushViewController(pushed, animated: true) }
    device.perform { finger.update(0.3) }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    device.perform { navigation.present(cover, animated: false) }
    device.perform { finger.cancel() }
    _ = device.settle(limit: 5)
    #expect(root.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(pushed.calls == ["will appear", "will disappear", "did disappear"])
    if setsPages { device.perform { navigation.setViewControllers([last], animated: false) } }
    device.perform { navigation.dismiss(animated: false) }
    _ = device.settle(limit: 5)
    let shown = setsPages ? last : root
    #expect(navigation.viewControllers == [shown])
    #expect(shown.view.window != nil)
    #expect(shown.calls.suffix(2) == ["will appear", "did appear"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test(
    "and on its way back when the cover goes again brings back the page that stays",
    arguments: [Era.iOS9, .iOS13, .iOS18, .iOS26])
  func onItsWayBack(era: Era) {
    let device = Device(era: era)
    let (root, pushed) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    let delegate = AnimatorDelegate(FadingAnimator(duration: 0.4))
    device.launch { navigation }
    _ = device.settle(limit: 5)
    navigation.delegate = delegate
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    device.perform { navigation.pushViewController(pushed, animated: true) }
    device.perform { finger.update(0.6) }
    device.perform { finger.cancel() }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    device.perform { navigation.present(cover, animated: true) }
    device.perform { navigation.dismiss(animated: false) }
    _ = device.settle(limit: 5)
    #expect(pushed.calls == ["will appear", "will disappear", "did disappear"])
    #expect(root.calls.suffix(2) == ["will appear", "did appear"])
    #expect(navigation.viewControllers == [root] && root.view.window != nil)
  }

  @Test("of a stack in another order leaves the page on top that was there")
  func reordered() {
    let device = Device(era: .iOS18)
    let (root, top) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    let delegate = AnimatorDelegate(FadingAnimator(duration: 0.4))
    device.launch { navigation }
    _ = device.settle(limit: 5)
    navigation.delegate = delegate
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    device.perform { navigation.setViewControllers([top, root], animated: true) }
    device.perform { finger.update(0.3) }
    device.perform { finger.cancel() }
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers == [root, top])
    #expect(top.view.window != nil && root.viewIfLoaded?.window == nil)
  }

  @Test("or finished in a tab that was left lets the tab bar be where it has gone meanwhile")
  func leftTab() {
    let device = Device(era: .iOS18)
    let navigation = UINavigationController(rootViewController: Page())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Page()]
    device.launch { tabs }
    _ = device.settle(limit: 5)
    let place = tabs.tabBar.frame
    let delegate = AnimatorDelegate(FadingAnimator(duration: 0.4))
    navigation.delegate = delegate
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    let pushed = Page()
    pushed.hidesBottomBarWhenPushed = true
    device.perform { navigation.pushViewController(pushed, animated: true) }
    device.perform { finger.update(0.3) }
    device.perform { tabs.selectedIndex = 1 }
    device.perform { finger.finish() }
    _ = device.settle(limit: 5)
    #expect(tabs.tabBar.frame == place && tabs.tabBar.window != nil)
  }
}
