import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Source: Apple, "Enhancing your app with fluid transitions" and `UIViewController.Transition.ZoomOptions`.
@Suite("A page that zooms, under a swipe")
@MainActor
struct ZoomSwipeTests {
  @Test("shrinks as far as the finger has come, and grows with it again", arguments: Era.withZoom)
  func following(era: Era) {
    let bench = ZoomBench(era)
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
    let bench = ZoomBench(era)
    bench.touch()
    bench.drag(to: bench.full - 20)
    bench.lift()
    #expect(bench.heard == ZoomBench.leaving)
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
    #expect(bench.list.view.superview?.layer.transform.m11 == 1)
  }

  @Test("stays when the finger has come back, and may zoom again", arguments: Era.withZoom)
  func cancelling(era: Era) {
    let bench = ZoomBench(era)
    bench.touch()
    bench.drag(to: bench.full / 2)
    bench.drag(to: 20)
    bench.lift()
    #expect(bench.heard == ZoomBench.staying)
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
    let bench = ZoomBench(era)
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
    let bench = ZoomBench(era)
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

  @Test("is taken while it grows, and grows on under the finger", arguments: Era.withZoom)
  func taking(era: Era) {
    let bench = ZoomBench(era)
    bench.growAgain()
    bench.touch()
    let before = bench.width
    bench.device.drag(to: CGPoint(x: 30, y: 400), duration: 0.05)
    #expect(bench.width > before && bench.width < bench.full * 0.97)
    bench.drag(to: bench.full / 2)
    bench.device.advance(by: 0.4)
    let rested = ZoomBench(era)
    rested.touch()
    rested.device.drag(to: CGPoint(x: 30, y: 400), duration: 0.05)
    rested.drag(to: rested.full / 2)
    rested.device.advance(by: 0.4)
    #expect(abs(bench.width - rested.width) < 1)
    #expect(
      bench.heard.filter { $0.hasPrefix("Detail") } == [
        "Detail: will appear", "Detail: did appear", "Detail: will disappear",
      ])
    bench.drag(to: bench.full - 20)
    bench.lift()
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
  }

  @Test("is gone sooner the faster the finger was", arguments: Era.withZoom)
  func pace(era: Era) {
    func timeToLand(afterRest: Bool) -> Int {
      let bench = ZoomBench(era)
      bench.touch()
      bench.device.drag(to: CGPoint(x: bench.full - 40, y: 400), duration: 0.3)
      if afterRest {
        bench.device.advance(by: 0.3)
        bench.device.touchMove(to: CGPoint(x: bench.full - 40, y: 400))
      }
      bench.device.touchUp()
      var frames = 0
      while bench.heard.last != "List: did appear", frames < 100 {
        bench.device.advance(by: 1.0 / 60)
        frames += 1
      }
      #expect(bench.isClean)
      return frames
    }
    #expect((28...32).contains(timeToLand(afterRest: true)))
    #expect((14...20).contains(timeToLand(afterRest: false)))
  }

  @Test("is asked whether the finger may begin, and where it is", arguments: Era.withZoom)
  func asking(era: Era) throws {
    let bench = ZoomBench(era)
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
