import Foundation
import Simulator
import Testing
import UIKit

@Suite("A long press")
@MainActor
struct LongPressTests {
  private let point = CGPoint(x: 100, y: 300)

  private func bench(_ press: UILongPressGestureRecognizer) -> TouchBench {
    let bench = TouchBench()
    bench.watch("press", press, on: bench.view)
    return bench
  }

  @Test("begins after half a second, follows the finger, and ends")
  func states() {
    let bench = bench(UILongPressGestureRecognizer())
    bench.device.touchDown(at: point)
    bench.device.advance(by: 0.49)
    #expect(bench.reports == [])
    bench.device.advance(by: 0.01)
    #expect(bench.reports == ["press began"])
    bench.device.touchMove(to: CGPoint(x: 200, y: 300))
    bench.device.touchUp()
    #expect(bench.reports == ["press began", "press changed", "press ended"])
  }

  @Test("that takes no time begins as the finger comes down")
  func noTime() {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    let bench = bench(press)
    bench.device.touchDown(at: point)
    #expect(bench.reports == ["press began"])
    bench.device.touchUp()
    #expect(bench.reports == ["press began", "press ended"])
  }

  @Test("fails if the finger wanders or leaves too early")
  func fails() {
    let bench = bench(UILongPressGestureRecognizer())
    bench.device.touchDown(at: point)
    bench.device.touchMove(to: CGPoint(x: 111, y: 300))
    bench.device.advance(by: 1)
    bench.device.touchUp()
    bench.device.tap(at: point)
    bench.device.advance(by: 1)
    #expect(bench.reports == [])
  }

  @Test("of two fingers ends with the first that is lifted, and fails if that is too early")
  func twoFingers() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    let bench = bench(press)
    let other = CGPoint(x: 200, y: 300)
    bench.device.touchDown(at: point)
    bench.device.touchDown(at: other, finger: 1)
    bench.device.advance(by: 0.3)
    bench.device.touchUp(finger: 1)
    bench.device.advance(by: 1)
    bench.device.touchUp()
    #expect(bench.takeReports() == [])
    bench.device.touchDown(at: point)
    bench.device.touchDown(at: other, finger: 1)
    bench.device.advance(by: 0.6)
    bench.device.touchUp(finger: 1)
    #expect(bench.takeReports() == ["press began", "press ended"])
    bench.device.touchMove(to: other)
    bench.device.touchUp()
    #expect(bench.takeReports() == [])
  }

  @Test("does not mind a finger that comes later")
  func lateFinger() {
    let bench = bench(UILongPressGestureRecognizer())
    bench.device.touchDown(at: point)
    bench.device.advance(by: 0.5)
    bench.device.tap(at: CGPoint(x: 200, y: 300), finger: 1)
    #expect(bench.takeReports() == ["press began"])
    bench.device.touchUp()
    #expect(bench.takeReports() == ["press ended"])
  }

  @Test("waits for all its fingers and for the taps before it")
  func required() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    let twoFingers = bench(press)
    twoFingers.device.touchDown(at: point)
    twoFingers.device.advance(by: 1)
    #expect(twoFingers.reports == [])
    twoFingers.device.touchDown(at: CGPoint(x: 200, y: 300), finger: 1)
    twoFingers.device.advance(by: 0.5)
    #expect(twoFingers.reports == ["press began"])

    let afterTap = UILongPressGestureRecognizer()
    afterTap.numberOfTapsRequired = 1
    let bench = bench(afterTap)
    bench.device.touchDown(at: point)
    bench.device.advance(by: 1)
    bench.device.touchUp()
    bench.device.advance(by: 0.1)
    bench.device.touchDown(at: point)
    bench.device.advance(by: 0.5)
    #expect(bench.reports == ["press began"])
  }
}

@Suite("A swipe recognizer")
@MainActor
struct SwipeRecognizerTests {
  private func reports(
    _ direction: UISwipeGestureRecognizer.Direction, by way: CGPoint, in seconds: Double
  ) -> [String] {
    let bench = TouchBench()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    bench.watch("swipe", swipe, on: bench.view)
    let start = CGPoint(x: 200, y: 400)
    bench.device.swipe(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), duration: seconds)
    return bench.reports
  }

  @Test("takes quick straight strokes in its directions, once each")
  func strokes() {
    #expect(reports(.right, by: CGPoint(x: 120, y: 20), in: 0.2) == ["swipe ended"])
    #expect(reports(.left, by: CGPoint(x: 120, y: 20), in: 0.2) == [])
    #expect(reports([.left, .up], by: CGPoint(x: 0, y: -120), in: 0.2) == ["swipe ended"])
    #expect(reports(.down, by: CGPoint(x: 0, y: 120), in: 0.2) == ["swipe ended"])
    #expect(reports(.right, by: CGPoint(x: 120, y: 80), in: 0.2) == [])
    #expect(reports(.right, by: CGPoint(x: 40, y: 0), in: 0.2) == [])
    #expect(reports(.right, by: CGPoint(x: 120, y: 0), in: 2) == [])
  }
}
