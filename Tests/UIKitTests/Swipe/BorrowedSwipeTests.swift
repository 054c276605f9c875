import Foundation
import Simulator
import Testing
import UIKit

/// Source: FDFullscreenPopGesture, and the apps that give a pan the `targets` of `interactivePopGestureRecognizer`.
@MainActor
@Suite("An app's own recognizer that has the targets of the swipe back")
struct BorrowedSwipeTests {
  private final class WideNavigation: UINavigationController, UIGestureRecognizerDelegate {
    let pan = UIPanGestureRecognizer()

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let targets = interactivePopGestureRecognizer?.value(forKey: "targets") else { return }
      pan.setValue(targets, forKey: "targets")
      pan.delegate = self
      view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      viewControllers.count > 1
    }
  }

  private func launched(_ navigation: UINavigationController) -> Device {
    let device = Device(era: .iOS18)
    device.launch { navigation }
    device.perform {
      for title in ["A", "B"] {
        let page = UIViewController()
        page.title = title
        navigation.pushViewController(page, animated: false)
      }
    }
    _ = device.settle(limit: 2)
    return device
  }

  private func swipe(on device: Device, by distance: CGFloat) {
    let start = CGPoint(x: 150, y: 400)
    device.swipe(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.4)
    _ = device.settle(limit: 2)
  }

  @Test("pops from anywhere, and not if the finger turns back or there is nothing to pop")
  func targets() {
    let navigation = WideNavigation()
    let device = launched(navigation)
    device.touchDown(at: CGPoint(x: 150, y: 400))
    device.drag(to: CGPoint(x: 250, y: 400), duration: 0.2)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    device.drag(to: CGPoint(x: 160, y: 400), duration: 0.4)
    device.touchUp()
    _ = device.settle(limit: 2)
    #expect(navigation.topViewController?.title == "B")
    swipe(on: device, by: 220)
    #expect(navigation.topViewController?.title == "A")
    swipe(on: device, by: 220)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("may name the method of the delegate instead")
  func delegate() {
    let navigation = UINavigationController()
    let device = launched(navigation)
    let pan = UIPanGestureRecognizer(
      target: navigation.interactivePopGestureRecognizer?.delegate,
      action: Selector("handleNavigationTransition:"))
    device.perform { navigation.view.addGestureRecognizer(pan) }
    swipe(on: device, by: 220)
    #expect(navigation.topViewController?.title == "A")
  }

  @Test("hears as the recognizer does from which it has them; without any there is none to lend")
  func own() {
    final class Hearer: NSObject {
      var count = 0
      func heard(_ recognizer: UIGestureRecognizer) { count += 1 }
    }
    let hearer = Hearer()
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let (lender, borrower) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    #expect(lender.value(forKey: "targets") == nil)
    lender.addTarget(hearer, action: Selector("heard:"))
    let targets = lender.value(forKey: "targets") as? NSMutableArray
    #expect(targets?.count == 1)
    borrower.setValue(targets, forKey: "targets")
    device.perform { page.view.addGestureRecognizer(borrower) }
    device.tap(at: CGPoint(x: 150, y: 400))
    #expect(hearer.count == 1)
    borrower.removeTarget(hearer, action: nil)
    device.tap(at: CGPoint(x: 150, y: 400))
    #expect(hearer.count == 1)
  }
}
