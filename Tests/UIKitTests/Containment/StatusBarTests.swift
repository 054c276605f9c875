import Simulator
import Testing
import UIKit

@Suite("The status bar is asked of")
@MainActor
struct StatusBarTests {
  /// A page that wants neither status bar nor home indicator, and light content.
  private final class Night: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  private let device = Device(era: .iOS18)

  private func launch(_ root: UIViewController) {
    UISystem.current = device.system
    device.launch { root }
    device.advance(by: 0.1)
  }

  @Test("the page on top whether it is away, and of the navigation bar how it looks")
  func navigation() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    launch(navigation)
    device.perform { navigation.pushViewController(Night(), animated: false) }
    device.advance(by: 0.1)
    #expect(device.system.isStatusBarHidden && device.system.isHomeIndicatorAutoHidden)
    #expect(device.system.statusBarStyle == .default)
    device.perform { navigation.setNavigationBarHidden(true, animated: false) }
    device.perform { navigation.setNeedsStatusBarAppearanceUpdate() }
    #expect(device.system.statusBarStyle == .lightContent)
    device.perform { navigation.popViewController(animated: false) }
    device.advance(by: 0.1)
    #expect(!device.system.isStatusBarHidden && !device.system.isHomeIndicatorAutoHidden)
  }

  @Test("the selected tab, whichever it is")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), Night()]
    launch(tabs)
    #expect(!device.system.isStatusBarHidden)
    device.perform { tabs.selectedIndex = 1 }
    #expect(device.system.isStatusBarHidden && device.system.isHomeIndicatorAutoHidden)
    #expect(device.system.statusBarStyle == .lightContent)
    device.perform { tabs.selectedIndex = 0 }
    #expect(!device.system.isStatusBarHidden && device.system.statusBarStyle == .default)
  }

  @Test("and gives its room to pages where no notch is beside it", arguments: [true, false])
  func room(_ hasNotch: Bool) {
    let device = Device(era: .iOS18, screen: hasNotch ? .phone : .smallPhone)
    UISystem.current = device.system
    let (plain, night) = (UIViewController(), Night())
    let navigation = UINavigationController(rootViewController: plain)
    device.launch { navigation }
    _ = device.settle(limit: 2)
    let top: CGFloat = hasNotch ? 47 : 20
    #expect(navigation.view.safeAreaInsets.top == top && navigation.navigationBar.frame.minY == top)
    device.perform { navigation.pushViewController(night, animated: false) }
    _ = device.settle(limit: 2)
    let rest: CGFloat = hasNotch ? 47 : 0
    #expect(
      navigation.navigationBar.frame.minY == rest && night.view.safeAreaInsets.top == rest + 44)
    device.perform { navigation.popViewController(animated: true) }
    _ = device.settle(limit: 2)
    #expect(navigation.navigationBar.frame.minY == top && plain.view.safeAreaInsets.top == top + 44)
  }
}
