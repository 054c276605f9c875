import Simulator
import Testing
import UIKit

@Suite(
  "A view that the app adds to a navigation controller's view while a page is about to be shown")
@MainActor
struct NavigationLayoutTests {
  private final class Adder: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      navigationController.view.addSubview(UIView())
    }
  }

  @Test("leaves the bar its title, also in a change at launch", arguments: Era.all)
  func title(era: Era) {
    let device = Device(era: era)
    let (root, pushed) = (UIViewController(), UIViewController())
    (root.title, pushed.title) = ("Root", "Pushed")
    let navigation = UINavigationController(rootViewController: root)
    let adder = Adder()
    navigation.delegate = adder
    device.launch({ navigation }, then: { navigation.pushViewController(pushed, animated: true) })
    _ = device.settle(limit: 5)
    #expect(device.screenReading.titlesDrawn == ["Pushed"])
    device.perform { navigation.popViewController(animated: true) }
    _ = device.settle(limit: 5)
    #expect(device.screenReading.titlesDrawn == ["Root"])
    withExtendedLifetime(adder) {}
  }
}
