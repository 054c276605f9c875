import Foundation
import Simulator
import Testing
import UIKit

@Suite("A navigation controller with bars of an app's own classes")
@MainActor
struct BarClassTests {
  private final class OwnBar: UINavigationBar {
    var wasMade = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      wasMade = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class OwnToolbar: UIToolbar {}

  @Test("shows them")
  func own() {
    let device = Device(era: .iOS18)
    let navigation = UINavigationController(
      navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    navigation.pushViewController(UIViewController(), animated: false)
    device.launch { navigation }
    device.perform { navigation.isToolbarHidden = false }
    _ = device.settle(limit: 2)
    #expect((navigation.navigationBar as? OwnBar)?.wasMade == true)
    #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
    #expect(navigation.toolbar is OwnToolbar)
    #expect(navigation.toolbar.superview === navigation.view)
  }

  @Test("or of UIKit's where no class is named")
  func usual() {
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
    #expect(type(of: navigation.toolbar as UIToolbar) == UIToolbar.self)
    #expect(navigation.viewControllers.isEmpty)
  }
}
