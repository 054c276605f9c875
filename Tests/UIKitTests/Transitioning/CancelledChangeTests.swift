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

  /// An app whose root is on screen, and whose pages a finger moves from now on.
  @MainActor
  private struct Stage {
    let device: Device
    let navigation: UINavigationController
    let finger = UIPercentDrivenInteractiveTransition()
    private let delegate = AnimatorDelegate(FadingAnimator(duration: 0.4))

    init(_ device: Device, _ pages: [Page], in tabs: UITabBarController? = nil) {
      self.device = device
      let navigation = UINavigationController(rootViewController: pages[0])
      for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
      self.navigation = navigation
      if let tabs { tabs.viewControllers = [navigation, Page()] }
      device.launch { tabs ?? navigation }
      settle()
      navigation.delegate = delegate
      delegate.finger = finger
    }

    func perform(_ change: () -> Void) { device.perform { change() } }

    func settle() { _ = device.settle(limit: 5) }

    func cover(animated: Bool) {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      perform { navigation.present(cover, animated: animated) }
    }
  }

  @Test(
    "below a cover tells no page that it is seen, and the cover's end shows the page that stays",
    arguments: [Era.iOS9, .iOS13, .iOS18, .iOS26], [true, false])
  func cancels(era: Era, setsPages: Bool) {
    let device = Device(era: era)
    let (root, pushed, last) = (Page(), Page(), Page())
    let stage = Stage(device, [root])
    let navigation = stage.navigation
    stage.perform { navigation.pushViewController(pushed, animated: true) }
    stage.perform { stage.finger.update(0.3) }
    stage.cover(animated: false)
    stage.perform { stage.finger.cancel() }
    stage.settle()
    #expect(root.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(pushed.calls == ["will appear", "will disappear", "did disappear"])
    if setsPages { stage.perform { navigation.setViewControllers([last], animated: false) } }
    stage.perform { navigation.dismiss(animated: false) }
    stage.settle()
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
    let stage = Stage(device, [root])
    let navigation = stage.navigation
    stage.perform { navigation.pushViewController(pushed, animated: true) }
    stage.perform { stage.finger.update(0.6) }
    stage.perform { stage.finger.cancel() }
    stage.cover(animated: true)
    stage.perform { navigation.dismiss(animated: false) }
    stage.settle()
    #expect(pushed.calls == ["will appear", "will disappear", "did disappear"])
    #expect(root.calls.suffix(2) == ["will appear", "did appear"])
    #expect(navigation.viewControllers == [root] && root.view.window != nil)
  }

  @Test("of a stack in another order leaves the page on top that was there")
  func reordered() {
    let device = Device(era: .iOS18)
    let (root, top) = (Page(), Page())
    let stage = Stage(device, [root, top])
    let navigation = stage.navigation
    stage.perform { navigation.setViewControllers([top, root], animated: true) }
    stage.perform { stage.finger.update(0.3) }
    stage.perform { stage.finger.cancel() }
    stage.settle()
    #expect(navigation.viewControllers == [root, top])
    #expect(top.view.window != nil && root.viewIfLoaded?.window == nil)
  }

  @Test(
    "of a stack of four in another order brings back the one that was there",
    arguments: [[3, 2, 1, 0], [3, 1, 2, 0], [1, 2, 3, 0], [2, 0], [3, 2, 1, 4], [0, 3, 4]])
  func reorderedMany(order: [Int]) {
    let device = Device(era: .iOS18)
    let pages = (0..<5).map { _ in Page() }
    let stage = Stage(device, Array(pages.prefix(4)))
    let navigation = stage.navigation
    stage.perform { navigation.setViewControllers(order.map { pages[$0] }, animated: true) }
    stage.perform { stage.finger.update(0.3) }
    stage.perform { stage.finger.cancel() }
    stage.settle()
    #expect(navigation.viewControllers == Array(pages.prefix(4)))
    #expect(pages[3].view.window != nil && pages[4].parent == nil)
  }

  @Test("or finished in a tab that was left lets the tab bar be where it has gone meanwhile")
  func leftTab() {
    let device = Device(era: .iOS18)
    let tabs = UITabBarController()
    let stage = Stage(device, [Page()], in: tabs)
    let place = tabs.tabBar.frame
    let pushed = Page()
    pushed.hidesBottomBarWhenPushed = true
    stage.perform { stage.navigation.pushViewController(pushed, animated: true) }
    stage.perform { stage.finger.update(0.3) }
    stage.perform { tabs.selectedIndex = 1 }
    stage.perform { stage.finger.finish() }
    stage.settle()
    #expect(tabs.tabBar.frame == place && tabs.tabBar.window != nil)
  }
}
