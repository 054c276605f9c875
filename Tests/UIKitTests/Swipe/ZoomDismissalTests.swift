import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Source: Apple, "Enhancing your app with fluid transitions"; the figures: github.com/JakeThomson/swift_transitions,
/// `docs/parity-plan.md`, which measured native zooms.
@Suite("A page that zooms, pulled down or pinched")
@MainActor
struct ZoomDismissalTests {
  /// Where the screen shows the page, in the window.
  private func shown(_ bench: ZoomBench) -> CGRect {
    bench.detail.view.superview?.layer.presentation()?.frame ?? .null
  }

  private func pull(_ bench: ZoomBench, by distance: CGFloat, sideways: CGFloat = 0) {
    let start = CGPoint(x: 200, y: 200)
    bench.device.touchDown(at: start)
    bench.device.drag(to: CGPoint(x: start.x + sideways, y: start.y + distance), duration: 0.5)
    rest(bench, at: CGPoint(x: start.x + sideways, y: start.y + distance))
  }

  /// The finger stops, so that it throws nothing.
  private func rest(_ bench: ZoomBench, at point: CGPoint) {
    bench.device.advance(by: 0.3)
    bench.device.touchMove(to: point)
  }

  @Test("shrinks by 0.67 for its height, and stays under the finger", arguments: Era.withZoom)
  func following(era: Era) {
    let bench = ZoomBench(era)
    let height = bench.device.window.bounds.height
    pull(bench, by: 210)
    let scale = shown(bench).width / bench.full
    #expect(abs(scale - (1 - 0.67 * 200 / height)) < 0.002)
    let held = shown(bench).minY + 200 * scale
    #expect(held < 400 && held > 385)
    #expect(bench.detail.transitionCoordinator?.isInteractive == true && bench.cell.alpha == 0)
    #expect(bench.list.view.superview?.layer.presentation()?.frame.minX == 0)
    bench.device.drag(to: CGPoint(x: 300, y: 410), duration: 0.3)
    #expect(abs(shown(bench).width / bench.full - scale) < 0.002)
  }

  @Test("is left from a sixth of its height on", arguments: Era.withZoom)
  func finishing(era: Era) {
    let bench = ZoomBench(era)
    pull(bench, by: 140)
    bench.lift()
    #expect(bench.heard == ZoomBench.leaving)
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
  }

  @Test("stays if it was pulled less far", arguments: Era.withZoom)
  func cancelling(era: Era) {
    let bench = ZoomBench(era)
    pull(bench, by: 110)
    bench.lift()
    #expect(bench.heard == ZoomBench.staying)
    #expect(bench.navigation.topViewController === bench.detail && bench.isClean)
    #expect(bench.width == bench.full && bench.detail.view.isUserInteractionEnabled)
    pull(bench, by: 140)
    bench.lift()
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
  }

  @Test("is left by a fast finger that has not come so far", arguments: Era.withZoom)
  func flick(era: Era) {
    let bench = ZoomBench(era)
    bench.device.touchDown(at: CGPoint(x: 200, y: 200))
    bench.device.drag(to: CGPoint(x: 200, y: 290), duration: 0.1)
    bench.lift()
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
  }

  @Test("does not go up", arguments: Era.withZoom)
  func upwards(era: Era) {
    let bench = ZoomBench(era)
    pull(bench, by: -150)
    bench.lift()
    #expect(bench.heard.isEmpty && bench.isClean)
  }

  /// Two fingers come together or go apart, from 300 points.
  private func pinch(_ bench: ZoomBench, to scale: CGFloat, turned: CGFloat = 0) {
    let (middle, device) = (CGPoint(x: 195, y: 400), bench.device)
    device.touchDown(at: CGPoint(x: middle.x - 150, y: middle.y), finger: 0)
    device.touchDown(at: CGPoint(x: middle.x + 150, y: middle.y), finger: 1)
    for step in 1...20 {
      let part = CGFloat(step) / 20
      let arm = 150 * (1 + (scale - 1) * part)
      let (x, y) = (arm * cos(turned * part), arm * sin(turned * part))
      device.advance(by: 0.02)
      device.touchMove(to: CGPoint(x: middle.x - x, y: middle.y - y), finger: 0)
      device.touchMove(to: CGPoint(x: middle.x + x, y: middle.y + y), finger: 1)
    }
  }

  private func liftBoth(_ bench: ZoomBench) {
    bench.device.touchUp(finger: 0)
    bench.device.touchUp(finger: 1)
    _ = bench.device.settle(limit: 3)
  }

  @Test("is as large as two fingers make it, and turns with them", arguments: Era.withZoom)
  func pinching(era: Era) throws {
    let bench = ZoomBench(era)
    pinch(bench, to: 0.6, turned: 0.5)
    let transform = try #require(bench.detail.view.superview?.transform)
    #expect(abs(hypot(transform.a, transform.b) - 0.62) < 0.02)
    #expect(abs(atan2(transform.b, transform.a) - 0.5) < 0.1)
    liftBoth(bench)
    #expect(bench.navigation.topViewController === bench.detail && bench.isClean)
    pinch(bench, to: 0.4)
    liftBoth(bench)
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
  }

  @Test("does not go when two fingers go apart", arguments: Era.withZoom)
  func spreading(era: Era) {
    let bench = ZoomBench(era)
    pinch(bench, to: 1.2)
    liftBoth(bench)
    #expect(bench.heard.isEmpty && bench.isClean)
  }

  /// Content that fills the page.
  private func addContent(to bench: ZoomBench) -> UIScrollView {
    let content = UIScrollView(frame: bench.detail.view.bounds)
    content.contentInsetAdjustmentBehavior = .never
    content.contentSize = CGSize(width: bench.full, height: 3000)
    bench.detail.view.addSubview(content)
    bench.device.advance(by: 0.1)
    return content
  }

  @Test("takes a pull from content at its top, and leaves others to it", arguments: Era.withZoom)
  func content(era: Era) {
    let bench = ZoomBench(era)
    let content = addContent(to: bench)
    content.contentOffset.y = 150
    pull(bench, by: 300)
    #expect(bench.heard.isEmpty && content.contentOffset.y < 0)
    bench.lift()
    #expect(bench.heard.isEmpty && content.contentOffset.y == 0)
    pull(bench, by: -100)
    bench.lift()
    #expect(bench.heard.isEmpty && content.contentOffset.y > 50)
    content.contentOffset.y = 0
    pull(bench, by: 200)
    #expect(content.contentOffset.y == 0 && shown(bench).width < bench.full)
    bench.lift()
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
  }

  @Test("asks over scrolled content, too, and goes if the answer is yes", arguments: Era.withZoom)
  func overruling(era: Era) {
    let bench = ZoomBench(era)
    let content = addContent(to: bench)
    content.contentOffset.y = 150
    var asked: [Bool] = []
    bench.options.interactiveDismissShouldBegin = { context in
      asked.append(context.willBegin)
      return context.willBegin
    }
    pull(bench, by: 50)
    bench.lift()
    #expect(asked == [false] && bench.heard.isEmpty && content.contentOffset.y < 150)
    content.contentOffset.y = 150
    bench.options.interactiveDismissShouldBegin = { _ in true }
    pull(bench, by: 300)
    bench.lift()
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
  }

  @Test("lets content at its top give way if it may not go", arguments: Era.withZoom)
  func forbidding(era: Era) {
    let bench = ZoomBench(era)
    let content = addContent(to: bench)
    bench.options.interactiveDismissShouldBegin = { _ in false }
    pull(bench, by: 200)
    #expect(content.contentOffset.y < -20 && bench.heard.isEmpty)
  }

  @Test("is taken while it grows: it has appeared, and goes", arguments: Era.withZoom)
  func taking(era: Era) {
    let bench = ZoomBench(era)
    bench.growAgain()
    bench.device.touchDown(at: CGPoint(x: 200, y: 400))
    bench.device.drag(to: CGPoint(x: 200, y: 600), duration: 0.2)
    #expect(
      bench.heard.filter { $0.hasPrefix("Detail") } == [
        "Detail: will appear", "Detail: did appear", "Detail: will disappear",
      ])
    bench.lift()
    #expect(bench.heard.last == "List: did appear" && bench.isClean)
    #expect(bench.navigation.viewControllers == [bench.list])
  }

  @Test("lets what is behind be touched while it shrinks", arguments: Era.withZoom)
  func touchingBehind(era: Era) {
    let bench = ZoomBench(era)
    let button = UIButton(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    bench.list.view.addSubview(button)
    bench.device.perform { bench.navigation.popViewController(animated: true) }
    bench.device.advance(by: 0.05)
    bench.device.tap(at: CGPoint(x: 200, y: 600))
    _ = bench.device.settle(limit: 2)
    #expect(taps == 1 && bench.isClean)
  }

  @Test("has recognizers on its view that apps know by name", arguments: Era.withZoom)
  func names(era: Era) {
    let bench = ZoomBench(era)
    let names = (bench.detail.view.gestureRecognizers ?? []).map {
      String(describing: type(of: $0))
    }
    let swipe =
      era == .iOS26 ? "_UIContentSwipeDismissGestureRecognizer" : "_UISwipeDownGestureRecognizer"
    #expect(names.contains(swipe) && names.contains("_UITransformGestureRecognizer"))
    #expect(names.contains("_UIParallaxTransitionPanGestureRecognizer"))
    #expect(bench.list.view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test("is left by a swipe in its middle since iOS 26")
  func contentSwipe() {
    for (era, leaves) in [(Era.iOS18, false), (.iOS26, true)] {
      let bench = ZoomBench(era)
      bench.device.touchDown(at: CGPoint(x: 80, y: 400))
      bench.device.drag(to: CGPoint(x: 370, y: 400), duration: 0.3)
      bench.lift()
      #expect((bench.navigation.topViewController === bench.list) == leaves && bench.isClean)
    }
  }

  @Test("goes, too, where the bar is hidden", arguments: Era.withZoom)
  func hiddenBar(era: Era) {
    let bench = ZoomBench(era)
    bench.navigation.setNavigationBarHidden(true, animated: false)
    bench.device.advance(by: 0.1)
    pull(bench, by: 200)
    bench.lift()
    #expect(bench.navigation.viewControllers == [bench.list] && bench.isClean)
  }

  @Test("is without effect before iOS 18")
  func olderSystems() {
    for era in [Era.iOS9, .iOS13] {
      let bench = ZoomBench(era)
      #expect(bench.detail.view.gestureRecognizers?.isEmpty ?? true)
      bench.device.perform { bench.navigation.popViewController(animated: true) }
      bench.device.advance(by: 0.1)
      #expect(bench.width == bench.full && bench.cell.alpha == 1)
    }
  }
}
