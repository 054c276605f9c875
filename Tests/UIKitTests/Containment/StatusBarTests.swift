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
}
