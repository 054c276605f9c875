import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Source: Apple, "Enhancing your app with fluid transitions": `preferredTransition` is for the other transitions of the
/// system, too.
@Suite("A page with a preferred transition")
@MainActor
struct PreferredTransitionTests {
  private let list = UIViewController()
  private let detail = UIViewController()

  private func stack(_ era: Era) -> (Device, UINavigationController) {
    let device = Device(era: era)
    let navigation = UINavigationController(rootViewController: list)
    device.launch { navigation }
    return (device, navigation)
  }

  private func layer(of page: UIViewController) -> CALayer? {
    page.view.superview?.layer.presentation()
  }

  @Test("fades in above the page before, and out again", arguments: Era.withZoom)
  func dissolve(era: Era) throws {
    let (device, navigation) = stack(era)
    detail.preferredTransition = .crossDissolve
    device.perform { navigation.pushViewController(detail, animated: true) }
    device.advance(by: 0.1)
    let shown = try #require(layer(of: detail))
    #expect(shown.opacity > 0 && shown.opacity < 1 && shown.frame.minX == 0)
    #expect(layer(of: list)?.frame.minX == 0)
    _ = device.settle(limit: 2)
    #expect(detail.view.superview?.alpha == 1)
    device.perform { navigation.popViewController(animated: true) }
    device.advance(by: 0.1)
    let going = try #require(layer(of: detail))
    #expect(going.opacity > 0 && going.opacity < 1)
    _ = device.settle(limit: 2)
    #expect(navigation.viewControllers == [list] && detail.view.window == nil)
    #expect(layer(of: list)?.frame == device.window.bounds && device.log.isEmpty)
  }

  @Test("comes up from below, and goes down again", arguments: Era.withZoom)
  func cover(era: Era) throws {
    let (device, navigation) = stack(era)
    detail.preferredTransition = .coverVertical
    device.perform { navigation.pushViewController(detail, animated: true) }
    device.advance(by: 0.1)
    let shown = try #require(layer(of: detail)).frame
    #expect(shown.minX == 0 && shown.minY > 10 && shown.minY < device.window.bounds.height)
    _ = device.settle(limit: 2)
    #expect(layer(of: detail)?.frame == device.window.bounds)
    device.perform { navigation.popViewController(animated: true) }
    device.advance(by: 0.1)
    #expect(layer(of: detail)?.frame.minY ?? 0 > 10)
    _ = device.settle(limit: 2)
    #expect(navigation.viewControllers == [list] && device.log.isEmpty)
  }

  @Test("stays whole after a swipe that was not finished", arguments: Era.withZoom)
  func cancelledSwipe(era: Era) {
    let (device, navigation) = stack(era)
    detail.preferredTransition = .crossDissolve
    device.perform { navigation.pushViewController(detail, animated: true) }
    _ = device.settle(limit: 2)
    device.touchDown(at: CGPoint(x: 2, y: 400))
    device.drag(to: CGPoint(x: 195, y: 400), duration: 0.3)
    let half = layer(of: detail)?.opacity ?? 0
    #expect(half > 0.4 && half < 0.6)
    device.drag(to: CGPoint(x: 10, y: 400), duration: 0.3)
    device.touchUp()
    _ = device.settle(limit: 2)
    #expect(detail.view.superview?.alpha == 1 && navigation.topViewController === detail)
  }

  @Test("is presented so, whatever its modal style says", arguments: Era.withZoom)
  func presented(era: Era) {
    let device = Device(era: era)
    device.launch { list }
    detail.modalPresentationStyle = .fullScreen
    detail.preferredTransition = .crossDissolve
    device.perform { list.present(detail, animated: true) }
    device.advance(by: 0.1)
    let layer = detail.view.layer.presentation()
    #expect(layer?.frame.minY == 0 && layer?.opacity ?? 1 < 1)
    _ = device.settle(limit: 2)
    #expect(detail.view.alpha == 1)
  }

  @Test("comes as ever before iOS 18")
  func olderSystems() {
    let (device, navigation) = stack(.iOS13)
    detail.preferredTransition = .crossDissolve
    device.perform { navigation.pushViewController(detail, animated: true) }
    device.advance(by: 0.1)
    #expect(layer(of: detail)?.opacity == 1 && layer(of: detail)?.frame.minX ?? 0 > 1)
  }

  @Test("takes what its options say of what is behind, and gives it back")
  func dimming() throws {
    let (device, navigation) = stack(.iOS18)
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .red
    options.dimmingVisualEffect = UIBlurEffect(style: .dark)
    let copy = try #require(options.copy() as? UIViewController.Transition.ZoomOptions)
    #expect(copy.dimmingColor == .red && copy.dimmingVisualEffect == options.dimmingVisualEffect)
    detail.preferredTransition = .zoom(options: copy) { _ in nil }
    device.perform { navigation.pushViewController(detail, animated: true) }
    device.advance(by: 0.1)
    let behind = try #require(list.view.superview)
    let effects = behind.subviews.compactMap { $0 as? UIVisualEffectView }
    #expect(effects.first?.effect == options.dimmingVisualEffect)
    #expect(behind.subviews.contains { $0.backgroundColor == .red })
    _ = device.settle(limit: 2)
    #expect(!behind.subviews.contains { $0 is UIVisualEffectView || $0.backgroundColor == .red })
  }

  @Test("grows from the button of an item")
  func item() {
    let (device, navigation) = stack(.iOS26)
    let item = UIBarButtonItem(title: "More")
    list.navigationItem.rightBarButtonItem = item
    device.advance(by: 0.1)
    detail.preferredTransition = .zoom { _ in item }
    device.perform { navigation.pushViewController(detail, animated: true) }
    let frame = layer(of: detail)?.frame ?? .null
    #expect(frame.midX > 250 && frame.midY < 150 && frame.width < 200)
    _ = device.settle(limit: 2)
    #expect(layer(of: detail)?.frame == device.window.bounds)
  }
}
