import Simulator
import Testing
import UIKit

@Suite("Constraints of a bar that a controller manages")
@MainActor
struct ManagedBarTests {
  private let device = Device(era: .iOS18)
  private let view = UIView()

  private func launch(_ navigation: UINavigationController) {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    device.launch { tabs }
  }

  private func side(in bar: UIView) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: .bottom, relatedBy: .equal, toItem: bar, attribute: .bottom,
      multiplier: 1, constant: 0)
  }

  @Test("must not be added by the bar's methods")
  func adding() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    launch(navigation)
    let bar = navigation.navigationBar
    device.perform {
      bar.addSubview(view)
      bar.addConstraint(side(in: bar))
    }
    #expect(device.crash?.name == "NSInternalInconsistencyException")
    #expect(
      device.crash?.reason
        == "Cannot modify constraints for UINavigationBar managed by a controller")
  }

  @Test("must not be removed by the bar's methods", arguments: [false, true])
  func removing(many: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    launch(navigation)
    let bar = navigation.navigationBar
    let side = side(in: bar)
    device.perform {
      bar.addSubview(view)
      side.isActive = true
      if many { bar.removeConstraints([side]) } else { bar.removeConstraint(side) }
    }
    #expect(side.isActive)
    #expect(device.crash?.reason.hasPrefix("Cannot modify constraints for UINav") == true)
  }

  @Test("must not be added by the methods of a tab bar either")
  func tabs() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    launch(navigation)
    let bar = try #require(navigation.tabBarController).tabBar
    device.perform {
      bar.addSubview(view)
      bar.addConstraints([side(in: bar)])
    }
    #expect(
      device.crash?.reason == "Cannot modify constraints for UITabBar managed by a controller")
  }

  @Test("may be made active, and place a view")
  func activating() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    launch(navigation)
    let bar = navigation.navigationBar
    device.perform {
      bar.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        side(in: bar), view.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        view.widthAnchor.constraint(equalTo: bar.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 3),
      ])
    }
    device.advance(by: 0.1)
    #expect(device.crash == nil)
    #expect(
      view.frame == CGRect(x: 0, y: bar.bounds.height - 3, width: bar.bounds.width, height: 3))
  }

  @Test("are those of an app where no controller is")
  func free() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    let page = UIViewController()
    device.launch { page }
    device.perform {
      page.view.addSubview(bar)
      bar.addSubview(view)
      bar.addConstraint(side(in: bar))
    }
    #expect(device.crash == nil)
    #expect(bar.constraints.contains { $0.firstItem === view })
  }
}
