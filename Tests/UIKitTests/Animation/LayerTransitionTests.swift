import QuartzCore
import Simulator
import Testing
import UIKit

/// The customary way to give a push another look: a transition of the controller's layer around a push
/// that is not animated itself.
@Suite("A push under a layer's own transition")
@MainActor
struct LayerTransitionTests {
  private func push(
    _ type: CATransitionType, from side: CATransitionSubtype? = nil, era: Era = .iOS18
  ) -> (device: Device, navigation: UINavigationController) {
    let device = Device(era: era)
    let navigation = UINavigationController(rootViewController: page("Lower", .white))
    device.launch { navigation }
    _ = device.settle(limit: 5)
    device.perform {
      let transition = CATransition()
      transition.type = type
      transition.subtype = side
      transition.duration = 1
      navigation.view.layer.add(transition, forKey: nil)
      navigation.pushViewController(self.page("Upper", .blue), animated: false)
    }
    return (device, navigation)
  }

  private func page(_ title: String, _ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = color
    return page
  }

  /// The page that is drawn in the middle of the screen, at some times after the push.
  private func pagesDrawn(_ device: Device, at times: [Double]) -> [String?] {
    var now = 0.0
    return times.map { time in
      device.advance(by: time - now)
      now = time
      return device.screenReading.pageDrawn?.title
    }
  }

  @Test(
    "is read as the person sees it",
    arguments: [
      (.push, .fromRight, ["Lower", "Lower", "Upper", "Upper"]),
      (.moveIn, .fromTop, ["Lower", "Lower", "Upper", "Upper"]),
      (.reveal, .fromLeft, ["Lower", "Lower", "Upper", "Upper"]),
      (.fade, nil, ["Lower", "Lower", "Upper", "Upper"]),
    ] as [(CATransitionType, CATransitionSubtype?, [String])])
  func reading(type: CATransitionType, side: CATransitionSubtype?, expected: [String]) {
    let (device, _) = push(type, from: side)
    #expect(pagesDrawn(device, at: [0.05, 0.4, 0.6, 1.1]) == expected)
  }

  @Test("is no transition of UIKit's: the controller is free at once", arguments: Era.all)
  func free(era: Era) {
    let (device, navigation) = push(.push, from: .fromRight, era: era)
    device.advance(by: 0.1)
    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.viewControllers.map(\.title) == ["Lower", "Upper"])
    #expect(device.viewHit(at: CGPoint(x: 10, y: 300))?.backgroundColor == .blue)
    #expect(device.log.isEmpty)
  }
}
