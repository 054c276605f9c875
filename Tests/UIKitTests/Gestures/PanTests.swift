import Foundation
import Simulator
import Testing
import UIKit

@Suite("A pan")
@MainActor
struct PanTests {
  private let start = CGPoint(x: 100, y: 300)

  private func bench(_ pan: UIPanGestureRecognizer = UIPanGestureRecognizer()) -> TouchBench {
    let bench = TouchBench()
    bench.watch("pan", pan, on: bench.view)
    return bench
  }

  @Test("begins after ten points, goes on, and ends")
  func states() {
    let bench = bench()
    bench.device.touchDown(at: start)
    bench.device.touchMove(to: CGPoint(x: 109, y: 300))
    #expect(bench.reports == [])
    bench.device.touchMove(to: CGPoint(x: 110, y: 300))
    bench.device.touchMove(to: CGPoint(x: 140, y: 300))
    bench.device.touchUp()
    #expect(bench.reports == ["pan began", "pan changed", "pan ended"])
  }

  @Test("that cancels itself as it begins the wrong way says only that, and not that it has begun")
  func wrongWay() {
    let bench = bench(UprightPan())
    bench.device.touchDown(at: start)
    bench.device.touchMove(to: CGPoint(x: 130, y: 300))
    bench.device.touchMove(to: CGPoint(x: 160, y: 300))
    bench.device.touchUp()
    #expect(bench.reports == ["pan cancelled"])
    bench.device.advance(by: 1)
    bench.device.touchDown(at: start)
    bench.device.touchMove(to: CGPoint(x: 100, y: 330))
    bench.device.touchUp()
    #expect(bench.reports == ["pan cancelled", "pan began", "pan ended"])
  }

  @Test("measures in the coordinates of the view that is asked about")
  func coordinates() {
    let pan = UIPanGestureRecognizer()
    let bench = bench(pan)
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    bench.device.perform { bench.view.addSubview(turned) }
    bench.device.touchDown(at: start)
    bench.device.drag(to: CGPoint(x: 160, y: 330), duration: 0.3)
    #expect(pan.translation(in: nil) == CGPoint(x: 60, y: 30))
    #expect(pan.translation(in: turned) == CGPoint(x: 30, y: 15))
    let velocity = pan.velocity(in: nil)
    #expect(abs(velocity.x - 200) < 1e-3)
    #expect(abs(velocity.y - 100) < 1e-3)
    #expect(abs(pan.velocity(in: turned).x - 100) < 1e-3)
    pan.setTranslation(CGPoint(x: 5, y: 0), in: turned)
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
  }

  @Test("has its velocity at the end, though the app begins to measure anew with each change")
  func measuredAnew() {
    let pan = UIPanGestureRecognizer()
    let bench = bench(pan)
    var velocity: CGPoint?
    pan.addHandler { [unowned pan] _ in
      pan.setTranslation(.zero, in: nil)
      velocity = pan.velocity(in: nil)
    }
    bench.device.touchDown(at: start)
    bench.device.drag(to: CGPoint(x: 160, y: 300), duration: 0.3)
    bench.device.touchUp()
    #expect(pan.state == .possible && abs((velocity?.x ?? 0) - 200) < 1e-3)
  }

  /// Sources: stackoverflow.com/questions/19092375; github.com/super-ultra/ScrollMechanics, pull request 6.
  @Test("keeps the velocity of the last move where the fingers are lifted after a rest")
  func rest() {
    let pan = UIPanGestureRecognizer()
    let bench = bench(pan)
    var velocity = CGPoint.zero
    pan.addHandler { [unowned pan] _ in velocity = pan.velocity(in: nil) }
    bench.device.touchDown(at: start)
    bench.device.drag(to: CGPoint(x: 300, y: 300), duration: 0.2)
    #expect(abs(velocity.x - 1000) < 1e-3)
    bench.device.advance(by: 30)
    bench.device.touchUp()
    #expect(pan.state == .possible && abs(velocity.x - 1000) < 1e-3)
  }

  /// Of a pan whose finger has gone to (300, 300), rests there, and moves once more.
  private func velocity(afterRest rest: TimeInterval, movingTo place: CGPoint) -> CGPoint {
    let pan = UIPanGestureRecognizer()
    let bench = bench(pan)
    bench.device.touchDown(at: start)
    bench.device.drag(to: CGPoint(x: 300, y: 300), duration: 0.2)
    bench.device.advance(by: rest)
    bench.device.touchMove(to: place)
    return pan.velocity(in: nil)
  }

  @Test("has no velocity where news says that the fingers stayed in their place")
  func still() {
    #expect(velocity(afterRest: 0.2, movingTo: CGPoint(x: 300, y: 300)) == .zero)
  }

  /// Source: c4ios.com, "Velocity": "between the current event and previous event".
  @Test("has the velocity of the way back at once where the fingers turn around")
  func reversal() {
    let velocity = velocity(afterRest: 0.02, movingTo: CGPoint(x: 294, y: 300))
    #expect(abs(velocity.x + 300) < 1e-3)
  }

  @Test("does not jump when a finger joins or leaves")
  func fingers() {
    let pan = UIPanGestureRecognizer()
    let bench = bench(pan)
    bench.view.isMultipleTouchEnabled = true
    bench.device.touchDown(at: start)
    bench.device.touchMove(to: CGPoint(x: 120, y: 300))
    bench.device.touchDown(at: CGPoint(x: 300, y: 500), finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    bench.device.touchMove(to: CGPoint(x: 320, y: 500), finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    bench.device.touchUp()
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    #expect(pan.state == .changed)
    #expect(pan.numberOfTouches == 1)
    bench.device.touchUp(finger: 1)
    #expect(bench.reports.last == "pan ended")
  }

  @Test("fails with too many fingers, and later ignores them")
  func tooMany() {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    let bench = bench(pan)
    bench.device.touchDown(at: start)
    bench.device.touchDown(at: CGPoint(x: 200, y: 300), finger: 1)
    bench.device.touchMove(to: CGPoint(x: 200, y: 300))
    bench.device.touchUp()
    bench.device.touchUp(finger: 1)
    #expect(bench.takeReports() == [])
    bench.device.touchDown(at: start)
    bench.device.touchMove(to: CGPoint(x: 120, y: 300))
    bench.device.touchDown(at: CGPoint(x: 200, y: 300), finger: 1)
    #expect(pan.numberOfTouches == 1)
    bench.device.touchUp()
    #expect(bench.reports == ["pan began", "pan ended"])
  }

  @Test("takes a pressed control's touch away")
  func control() {
    let bench = bench()
    let button = UIButton(frame: CGRect(x: 80, y: 280, width: 100, height: 44))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    bench.device.perform { bench.view.addSubview(button) }
    bench.device.touchDown(at: start)
    #expect(button.isHighlighted)
    bench.device.drag(to: CGPoint(x: 130, y: 300), duration: 0.1)
    #expect(!button.isHighlighted)
    bench.device.touchUp()
    #expect(events == ["cancel"])
    bench.device.tap(at: start)
    #expect(events == ["cancel", "tap"])
  }

  @Test("is cancelled when it is switched off, and hears nothing more of the finger")
  func disabled() {
    let pan = UIPanGestureRecognizer()
    let bench = bench(pan)
    bench.device.touchDown(at: start)
    bench.device.touchMove(to: CGPoint(x: 120, y: 300))
    bench.device.perform {
      pan.isEnabled = false
      pan.isEnabled = true
    }
    bench.device.touchMove(to: CGPoint(x: 160, y: 300))
    bench.device.touchUp()
    #expect(bench.takeReports() == ["pan began", "pan cancelled"])
    bench.device.swipe(from: start, to: CGPoint(x: 130, y: 300), duration: 0.1)
    #expect(bench.reports.first == "pan began")
  }

  @Test("ends cancelled when the system takes the touch")
  func cancelled() {
    let bench = bench()
    bench.device.touchDown(at: start)
    bench.device.touchMove(to: CGPoint(x: 120, y: 300))
    bench.device.cancelTouches()
    #expect(bench.reports == ["pan began", "pan cancelled"])
  }
}

@Suite("A pan from the edge of the screen")
@MainActor
struct ScreenEdgePanTests {
  /// Drags from one point by a way, and tells whether the gesture began.
  private func begins(_ edges: UIRectEdge, from start: CGPoint, by way: CGPoint) -> Bool {
    let bench = TouchBench()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edges
    bench.watch("pan", pan, on: bench.view)
    bench.device.swipe(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), duration: 0.1)
    return bench.reports.first == "pan began"
  }

  @Test("begins within twenty points of its edge, inwards")
  func zone() {
    let right = CGPoint(x: 60, y: 0)
    #expect(begins(.left, from: CGPoint(x: 20, y: 300), by: right))
    #expect(!begins(.left, from: CGPoint(x: 21, y: 300), by: right))
    #expect(!begins(.right, from: CGPoint(x: 5, y: 300), by: right))
    #expect(!begins([], from: CGPoint(x: 5, y: 300), by: right))
    #expect(!begins(.left, from: CGPoint(x: 5, y: 300), by: CGPoint(x: 30, y: 40)))
    #expect(begins(.left, from: CGPoint(x: 5, y: 300), by: CGPoint(x: 40, y: 30)))
  }

  @Test("knows all four edges")
  func edges() {
    #expect(begins(.right, from: CGPoint(x: 380, y: 300), by: CGPoint(x: -60, y: 0)))
    #expect(begins(.top, from: CGPoint(x: 200, y: 5), by: CGPoint(x: 0, y: 60)))
    #expect(begins(.bottom, from: CGPoint(x: 200, y: 840), by: CGPoint(x: 0, y: -60)))
    #expect(!begins(.right, from: CGPoint(x: 380, y: 300), by: CGPoint(x: 8, y: 60)))
  }
}

/// Goes up and down only.
private final class UprightPan: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let way = translation(in: view)
    if state == .began, abs(way.x) > abs(way.y) { state = .cancelled }
  }
}
