import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Source: Apple, "Enhancing your app with fluid transitions" and `UIViewController.Transition.ZoomOptions`.
@Suite("A page that zooms, under a swipe")
@MainActor
struct ZoomSwipeTests {
  private final class Page: UIViewController {
    var heard: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) { hear("will appear") }
    override func viewDidAppear(_ animated: Bool) { hear("did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      hear("will disappear")
      transitionCoordinator?.notifyWhenInteractionChanges { [heard] context in
        heard("let go, cancelled: \(context.isCancelled)")
      }
    }
    override func viewDidDisappear(_ animated: Bool) { hear("did disappear") }

    private func hear(_ call: String) { heard("\(title ?? ""): \(call)") }
  }

  /// A page in a list on the screen, grown from a cell.
  @MainActor
  private final class Bench {
    let device: Device
    let navigation: UINavigationController
    let list = Page()
    let detail = Page()
    let cell = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))
    let options = UIViewController.Transition.ZoomOptions()
    var heard: [String] = []

    init(_ era: Era) {
      device = Device(era: era)
      navigation = UINavigationController(rootViewController: list)
      (list.title, detail.title) = ("List", "Detail")
      detail.preferredTransition = .zoom(options: options) { [weak cell] _ in cell }
      list.view.addSubview(cell)
      device.launch { [navigation] in navigation }
      device.perform { navigation.pushViewController(detail, animated: true) }
      _ = device.settle(limit: 2)
      for page in [list, detail] { page.heard = { [weak self] in self?.heard.append($0) } }
    }

    /// How wide the page is seen, in points.
    var width: CGFloat { detail.view.superview?.layer.presentation()?.frame.width ?? 0 }
    var full: CGFloat { device.window.bounds.width }

    func touch() { device.touchDown(at: CGPoint(x: 2, y: 400)) }
    func drag(to x: CGFloat) { device.drag(to: CGPoint(x: x, y: 400), duration: 0.3) }

    func lift() {
      device.touchUp()
      _ = device.settle(limit: 3)
    }

    /// Whether nothing of a zoom is left.
    var isClean: Bool {
      cell.alpha == 1 && device.log.isEmpty && device.crash == nil
        && detail.view.superview?.mask == nil
        && detail.view.superview?.transform ?? .identity == .identity
    }
  }

  @Test("shrinks as far as the finger has come, and grows with it again", arguments: Era.withZoom)
  func following(era: Era) {
    let bench = Bench(era)
    bench.touch()
    bench.drag(to: bench.full / 2)
    let half = bench.width
    #expect(half > 60 && half < bench.full * 0.7 && bench.cell.alpha == 0)
    #expect(bench.list.view.superview?.layer.presentation()?.frame.minX == 0)
    bench.drag(to: bench.full / 4)
    #expect(bench.width > half + 50 && bench.width < bench.full)
    bench.drag(to: 3)
    bench.lift()
    #expect(bench.width == bench.full && bench.isClean)
  }

  @Test("is left when the finger has come far enough", arguments: Era.withZoom)
  func finishing(era: Era) {
    let bench = Bench(era)
    bench.touch()
    bench.drag(to: bench.full - 20)
    bench.lift()
    #expect(
      bench.heard == [
        "Detail: will disappear", "List: will appear", "let go, cancelled: false",
        "Detail: did disappear", "List: did appear",
      ])
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
    #expect(bench.list.view.superview?.layer.transform.m11 == 1)
  }

  @Test("stays when the finger has come back, and may zoom again", arguments: Era.withZoom)
  func cancelling(era: Era) {
    let bench = Bench(era)
    bench.touch()
    bench.drag(to: bench.full / 2)
    bench.drag(to: 20)
    bench.lift()
    #expect(
      bench.heard == [
        "Detail: will disappear", "List: will appear", "let go, cancelled: true",
        "List: will disappear", "Detail: will appear", "List: did disappear",
        "Detail: did appear",
      ])
    #expect(bench.navigation.viewControllers == [bench.list, bench.detail] && bench.isClean)
    #expect(bench.detail.view.superview?.subviews.count == 3)
    bench.device.perform { bench.navigation.popViewController(animated: true) }
    bench.device.advance(by: 0.15)
    #expect(bench.width < bench.full && bench.cell.alpha == 0)
    _ = bench.device.settle(limit: 2)
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
  }

  @Test("is gone if another page is pushed under the finger", arguments: Era.withZoom)
  func pushing(era: Era) {
    let bench = Bench(era)
    let other = UIViewController()
    bench.touch()
    bench.drag(to: bench.full / 2)
    bench.device.perform { bench.navigation.pushViewController(other, animated: true) }
    bench.lift()
    #expect(bench.navigation.viewControllers == [bench.list, other] && bench.isClean)
    #expect(other.view.window != nil && bench.detail.view.window == nil)
  }

  @Test("is below a page that is pushed while it goes back to its place", arguments: Era.withZoom)
  func pushingWhileGoingBack(era: Era) {
    let bench = Bench(era)
    let other = UIViewController()
    bench.touch()
    bench.drag(to: bench.full / 2)
    bench.drag(to: 60)
    bench.device.touchUp()
    bench.device.advance(by: 0.02)
    bench.device.perform { bench.navigation.pushViewController(other, animated: true) }
    _ = bench.device.settle(limit: 3)
    #expect(bench.navigation.viewControllers == [bench.list, bench.detail, other])
    #expect(bench.isClean && other.view.window != nil)
    bench.device.perform { bench.navigation.popViewController(animated: true) }
    _ = bench.device.settle(limit: 3)
    #expect(bench.detail.view.window != nil && bench.width == bench.full && bench.isClean)
  }

  @Test("is asked whether the finger may begin, and where it is", arguments: Era.withZoom)
  func asking(era: Era) throws {
    let bench = Bench(era)
    var asked: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
    bench.options.interactiveDismissShouldBegin = {
      asked.append($0)
      return false
    }
    bench.touch()
    bench.drag(to: bench.full - 20)
    bench.lift()
    let context = try #require(asked.first)
    #expect(context.willBegin && context.velocity.dx > 0 && context.location.y == 400)
    #expect(bench.heard.isEmpty && bench.navigation.topViewController === bench.detail)
    bench.options.interactiveDismissShouldBegin = { $0.willBegin }
    bench.touch()
    bench.drag(to: bench.full - 20)
    bench.lift()
    #expect(bench.navigation.viewControllers == [bench.list])
  }
}

extension Era {
  /// The eras in which pages can grow from views.
  fileprivate static let withZoom: [Era] = [.iOS18, .iOS26]
}
