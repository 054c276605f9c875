import Simulator
import Testing
import UIKit

@Suite("A scroll view")
@MainActor
struct ScrollViewTests {
  @Test(
    "moves its content below a space that it got outside of a window, whatever its class overrides")
  func insetBeforeWindow() {
    final class List: UIScrollView {
      override func didMoveToWindow() {}  // Apple's own does nothing, so apps leave it out.
    }
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let list = List(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    device.perform {
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 300, height: 1_000)
      list.contentInset.top = 60
      #expect(list.contentOffset.y == 0)
      page.view.addSubview(list)
    }
    #expect(list.contentOffset.y == -60)
  }

  @Test(
    "has its content where it was when another page has covered it", arguments: [0, 50, 300],
    [Era.iOS13, .iOS18, .iOS26])
  func covered(depth: CGFloat, era: Era) {
    let device = Device(era: era)
    let (page, list) = (UIViewController(), UIScrollView())
    list.frame = page.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 3000)
    page.view.addSubview(list)
    let navigation = UINavigationController(rootViewController: page)
    device.launch { navigation }
    _ = device.settle(limit: 5)
    let offset = depth - list.adjustedContentInset.top
    device.perform { list.contentOffset.y = offset }
    for isAnimated in [true, false] {
      device.perform { navigation.pushViewController(UIViewController(), animated: isAnimated) }
      _ = device.settle(limit: 5)
      #expect(list.window == nil)
      device.perform { navigation.popViewController(animated: isAnimated) }
      _ = device.settle(limit: 5)
      #expect(list.window != nil && list.contentOffset.y == offset)
    }
  }

  @Test("rests where its content may outside of a window, too", arguments: [0, 9, 15, 20, 60])
  func insetOutsideOfWindow(height: CGFloat) {
    UISystem.current = Device(era: .iOS18).system
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    list.contentSize.height = height
    list.contentInset = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    #expect(list.contentOffset.y == max(-6, min(0, height + 6 - 20)))
    list.contentInset = .zero
    #expect(list.contentOffset.y == 0)
  }

  private let bench = ScrollBench(content: CGSize(width: 300, height: 2000))
  private var view: UIScrollView { bench.scrollView }
  private let middle = CGPoint(x: 150, y: 300)

  @Test("tells its delegate of each change of the offset, and of nothing else")
  func didScroll() {
    bench.device.advance(by: 0)
    bench.device.perform { view.contentOffset.y = 50 }
    #expect(bench.takeReports() == ["didScroll"])
    #expect(view.bounds.origin.y == 50)
    bench.device.perform { view.contentOffset.y = 50 }
    #expect(bench.takeReports().isEmpty)
  }

  @Test("lets code move the content beyond its edges")
  func outside() {
    bench.device.advance(by: 0)
    bench.device.perform { view.contentOffset.y = -500 }
    #expect(bench.offset.y == -500)
  }

  @Test("moves shrinking content back into view")
  func shrinks() {
    bench.device.advance(by: 0)
    bench.device.perform {
      view.contentOffset.y = 1600
      view.contentSize.height = 1000
    }
    #expect(bench.offset.y == 600)
  }

  @Test("scrolls in an animation when code asks for it")
  func animated() {
    bench.device.advance(by: 0)
    bench.device.perform { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(view.isScrollAnimating)
    bench.device.advance(by: 0.15)
    #expect(bench.offset.y > 100 && bench.offset.y < 200)
    #expect(bench.device.settle(limit: 1))
    #expect(bench.offset.y == 300)
    #expect(bench.takeReports() == ["didScroll", "didEndScrollingAnimation"])
    bench.device.perform { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(!view.isScrollAnimating)
  }

  @Test("scrolls at once outside of a window")
  func outsideOfWindow() {
    bench.device.advance(by: 0)
    bench.device.perform { view.removeFromSuperview() }
    _ = bench.takeReports()
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(!view.isScrollAnimating)
    #expect(bench.offset.y == 300)
    #expect(bench.takeReports() == ["didScroll"])
  }

  @Test("is moved inside an animation block by the block")
  func inBlock() {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.contentOffset.y = 100
      }
    }
    #expect(bench.offset.y == 100)
    bench.device.advance(by: 0.5)
    #expect(view.layer.presentation()?.bounds.minY == 50)
  }

  @Test(
    "shows a rectangle by moving no further than needed",
    arguments: [
      (CGRect(x: 0, y: 10, width: 10, height: 10), 500, 10),
      (CGRect(x: 0, y: 950, width: 10, height: 50), 500, 600),
      (CGRect(x: 0, y: 600, width: 10, height: 50), 500, 500),
      (CGRect(x: 0, y: 1990, width: 10, height: 50), 500, 1600),
    ] as [(CGRect, CGFloat, CGFloat)])
  func rectangle(rect: CGRect, start: CGFloat, expected: CGFloat) {
    bench.device.advance(by: 0)
    bench.device.perform {
      view.contentOffset.y = start
      view.scrollRectToVisible(rect, animated: false)
    }
    #expect(bench.offset.y == expected)
  }

  // MARK: Drags

  @Test("follows a finger from the moment on in which it is a drag, and rests where it is left")
  func drag() {
    bench.device.advance(by: 0)
    bench.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    #expect(bench.offset.y > 170 && bench.offset.y <= 190)
    let resting = bench.offset
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset == resting)
    #expect(
      bench.takeReports() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
  }

  @Test("goes on after a flick, slows down and rests where it said")
  func flick() {
    bench.device.advance(by: 0)
    var target = CGPoint.zero
    bench.retarget = {
      target = $0
      return $0
    }
    bench.flick(from: middle, by: CGVector(dx: 0, dy: -100))
    #expect(view.isDecelerating && !view.isDragging && !view.isTracking)
    // The velocity of 1000 points a second shrinks by 0.998 each millisecond: about 500 points more.
    #expect(abs(target.y - bench.offset.y - 500) < 30)
    #expect(bench.device.settle(limit: 10))
    // On the nearest pixel.
    #expect(abs(bench.offset.y - target.y) < 1.0 / 6)
    #expect(
      bench.takeReports() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("goes where the delegate sends it")
  func retargeted() {
    bench.device.advance(by: 0)
    bench.retarget = { _ in CGPoint(x: 0, y: 444) }
    bench.flick(from: middle, by: CGVector(dx: 0, dy: -100))
    #expect(bench.device.settle(limit: 10))
    #expect(bench.offset.y == 444)
  }

  @Test("rests sooner if it slows down fast")
  func rate() {
    bench.device.advance(by: 0)
    view.decelerationRate = .fast
    bench.flick(from: middle, by: CGVector(dx: 0, dy: -100))
    let start = bench.offset.y
    #expect(bench.device.settle(limit: 10))
    #expect(abs(bench.offset.y - start - 100) < 10)
  }

  @Test("resists a pull over its edge and comes back")
  func rubberBand() {
    bench.device.advance(by: 0)
    bench.device.touchDown(at: CGPoint(x: 150, y: 100))
    bench.device.drag(to: CGPoint(x: 150, y: 300), duration: 0.3)
    // 190 points of pull show as (1 - 1 / (190 x 0.55 / 400 + 1)) x 400 = 82.9 points.
    #expect(bench.offset.y < -75 && bench.offset.y > -84)
    bench.device.advance(by: 0.5)
    bench.device.touchUp()
    #expect(view.isDecelerating)
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset.y == 0)
    #expect(bench.reports.last == "didEndDecelerating")
  }

  @Test("stays at its edge if it does not bounce")
  func noBounce() {
    bench.device.advance(by: 0)
    view.bounces = false
    bench.device.touchDown(at: CGPoint(x: 150, y: 100))
    bench.device.drag(to: CGPoint(x: 150, y: 300), duration: 0.3)
    #expect(bench.offset.y == 0)
    bench.device.touchUp()
  }

  @Test("can be pulled over its edges along one axis only")
  func bouncesAlongOneAxis() {
    bench.device.advance(by: 0)
    view.alwaysBounceHorizontal = true
    view.bouncesVertically = false
    #expect(!view.bounces && view.bouncesHorizontally)
    bench.device.touchDown(at: CGPoint(x: 50, y: 50))
    bench.device.drag(to: CGPoint(x: 130, y: 130), duration: 0.2)
    #expect(bench.offset.x < 0 && bench.offset.y == 0)
    bench.device.touchUp()
    bench.device.advance(by: 2)
    view.bounces = true
    #expect(view.bouncesVertically)
  }

  @Test("bounces at the end of a flick, and rests at its edge")
  func bounce() {
    bench.device.advance(by: 0)
    bench.device.perform { view.contentOffset.y = 1550 }
    bench.flick(from: middle, by: CGVector(dx: 0, dy: -150))
    var farthest = 0.0
    for _ in 0..<120 {
      bench.device.advance(by: 1.0 / 60)
      farthest = max(farthest, bench.offset.y)
    }
    #expect(farthest > 1610)
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset.y == 1600)
  }

  @Test("is stopped by a finger, which its content does not hear of")
  func stopped() {
    bench.device.advance(by: 0)
    let content = ReportingView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    content.onTouch = { bench.report("content \($0)") }
    bench.device.perform { view.addSubview(content) }
    bench.flick(from: middle, by: CGVector(dx: 0, dy: -100))
    bench.device.advance(by: 0.2)
    _ = bench.takeReports()
    bench.device.touchDown(at: middle)
    #expect(!view.isDecelerating && view.isTracking)
    #expect(bench.takeReports() == ["didEndDecelerating"])
    let offset = bench.offset
    bench.device.advance(by: 0.3)
    bench.device.touchUp()
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset == offset)
    #expect(bench.takeReports().isEmpty)
  }

  @Test("does not move under a finger if it is switched off, or if all of its content shows")
  func still() {
    bench.device.advance(by: 0)
    view.isScrollEnabled = false
    bench.drag(from: middle, by: CGVector(dx: 0, dy: -100))
    #expect(bench.offset.y == 0)
    view.isScrollEnabled = true
    bench.device.perform { view.contentSize.height = 300 }
    bench.drag(from: middle, by: CGVector(dx: 0, dy: -100))
    #expect(bench.offset.y == 0)
    view.alwaysBounceVertical = true
    bench.device.touchDown(at: middle)
    bench.device.drag(to: CGPoint(x: 150, y: 200), duration: 0.2)
    #expect(bench.offset.y > 10)
    bench.device.touchUp()
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset.y == 0)
  }

  @Test("does not take a drag along the axis on which it cannot scroll")
  func otherAxis() {
    bench.device.advance(by: 0)
    bench.drag(from: middle, by: CGVector(dx: -100, dy: -20))
    #expect(bench.offset == .zero)
    #expect(bench.reports.isEmpty)
  }

  @Test("puts the keyboard's owner away when a drag begins, if it is told to")
  func keyboard() {
    bench.device.advance(by: 0)
    let field = FocusView()
    bench.device.perform {
      view.addSubview(field)
      field.becomeFirstResponder()
    }
    view.keyboardDismissMode = .onDrag
    bench.drag(from: middle, by: CGVector(dx: 0, dy: -50))
    #expect(!field.isFirstResponder)
  }

  @Test("refuses another delegate for its pan recognizer")
  func panDelegate() {
    bench.device.advance(by: 0)
    let answers = GestureAnswers()
    bench.device.perform { view.panGestureRecognizer.delegate = answers }
    #expect(
      bench.device.crash?.reason
        == "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
    )
  }
}

private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

@Suite("A scroll view of two directions")
@MainActor
struct TwoWayScrollTests {
  private let bench = ScrollBench(content: CGSize(width: 900, height: 1200))
  private var view: UIScrollView { bench.scrollView }
  private let middle = CGPoint(x: 150, y: 300)

  @Test("follows the finger in both")
  func both() {
    bench.device.advance(by: 0)
    bench.drag(from: middle, by: CGVector(dx: -60, dy: -90))
    #expect(bench.offset.x > 40 && bench.offset.y > 70)
  }

  @Test("stays on the axis of a drag if it is locked")
  func locked() {
    bench.device.advance(by: 0)
    view.isDirectionalLockEnabled = true
    bench.drag(from: middle, by: CGVector(dx: -20, dy: -100))
    #expect(bench.offset.x == 0 && bench.offset.y > 80)
  }

  @Test("turns one page with a flick, and goes back without one")
  func pages() {
    bench.device.advance(by: 0)
    view.isPagingEnabled = true
    bench.flick(from: CGPoint(x: 280, y: 300), by: CGVector(dx: -100, dy: 0))
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset == CGPoint(x: 300, y: 0))
    bench.drag(from: CGPoint(x: 280, y: 300), by: CGVector(dx: -100, dy: 0))
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset == CGPoint(x: 300, y: 0))
    bench.drag(from: CGPoint(x: 280, y: 300), by: CGVector(dx: -200, dy: 0))
    #expect(bench.device.settle(limit: 5))
    #expect(bench.offset == CGPoint(x: 600, y: 0))
  }

  @Test("scales its content under two fingers, and back to its limits")
  func zoom() {
    bench.device.advance(by: 0)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    bench.device.perform { view.addSubview(content) }
    bench.zoomed = content
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer != nil)
    bench.device.touchDown(at: CGPoint(x: 100, y: 200), finger: 0)
    bench.device.touchDown(at: CGPoint(x: 200, y: 200), finger: 1)
    for step in 1...10 {
      bench.device.advance(by: 1.0 / 60)
      bench.device.touchMove(to: CGPoint(x: 200 + 4 * Double(step), y: 200), finger: 1)
    }
    #expect(view.isZooming)
    #expect(view.zoomScale > 1.15 && view.zoomScale < 1.4)
    #expect(abs(view.contentSize.width - 300 * view.zoomScale) < 0.01)
    bench.device.touchUp(finger: 1)
    bench.device.touchUp(finger: 0)
    #expect(!view.isZooming)
    bench.device.perform { view.setZoomScale(5, animated: false) }
    #expect(view.zoomScale == 2)
    #expect(content.transform == CGAffineTransform(scaleX: 2, y: 2))
    _ = bench.takeReports()
    bench.device.perform {
      view.zoom(to: CGRect(x: 0, y: 0, width: 300, height: 400), animated: true)
    }
    #expect(bench.reports.first == "willBeginZooming")
    #expect(bench.device.settle(limit: 5))
    #expect(view.zoomScale == 1)
    #expect(bench.takeReports().last == "didEndZooming 1.0")
    bench.device.perform { view.setZoomScale(2, animated: false) }
    #expect(!bench.reports.contains("willBeginZooming"), "without animation nobody hears of it")
  }

  @Test("goes to the top after a tap on the status bar, if it is the only one that wants to")
  func statusBarTap() {
    bench.device.advance(by: 0)
    let statusBar = CGPoint(x: 350, y: 20)
    bench.device.perform { view.contentOffset.y = 700 }
    _ = bench.takeReports()
    bench.device.tap(at: statusBar)
    bench.device.advance(by: 1)
    #expect(bench.offset == .zero)
    #expect(bench.takeReports().suffix(2) == ["didScroll", "didScrollToTop"])
    bench.device.tap(at: statusBar)
    #expect(bench.takeReports() == ["didScrollToTop"])
    let other = UITextView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
    bench.device.perform {
      view.superview?.addSubview(other)
      view.contentOffset.y = 700
    }
    bench.device.tap(at: statusBar)
    bench.device.advance(by: 1)
    #expect(bench.offset.y == 700)
    bench.device.perform { other.scrollsToTop = false }
    bench.device.swipe(from: statusBar, to: CGPoint(x: 350, y: 300), duration: 0.2)
    bench.device.advance(by: 1)
    #expect(bench.offset.y == 700)
    bench.device.tap(at: statusBar)
    bench.device.advance(by: 1)
    #expect(bench.offset.y == 0)
  }
}
