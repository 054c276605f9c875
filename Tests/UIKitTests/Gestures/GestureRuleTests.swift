import Foundation
import Simulator
import Testing
import UIKit

@Suite("Between two gesture recognizers")
@MainActor
struct GestureRuleTests {
  private let frame = CGRect(x: 0, y: 100, width: 390, height: 400)
  private let start = CGPoint(x: 100, y: 300)
  private let end = CGPoint(x: 200, y: 300)
  private let answers = GestureAnswers()

  /// A pan on the page and one on a view in it.
  private func twoPans() -> (
    TouchBench, inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer
  ) {
    let bench = TouchBench()
    let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    bench.watch("outer", outer, on: bench.view)
    bench.watch("inner", inner, on: bench.add("view", frame))
    return (bench, inner, outer)
  }

  private func winners(_ bench: TouchBench) -> [String] {
    bench.device.swipe(from: start, to: end, duration: 0.1)
    return bench.takeReports().filter { $0.hasSuffix("r began") }
  }

  @Test("the one of the inner view wins")
  func inner() {
    #expect(winners(twoPans().0) == ["inner began"])
  }

  @Test("both go on if either delegate lets them", arguments: [true, false])
  func together(asksInner: Bool) {
    let (bench, inner, outer) = twoPans()
    answers.together = { _, _ in true }
    (asksInner ? inner : outer).delegate = answers
    #expect(winners(bench) == ["inner began", "outer began"])
  }

  @Test("one waits until the other has failed, whoever says so", arguments: 0..<4)
  func waits(way: Int) {
    let (bench, inner, outer) = twoPans()
    inner.delegate = answers
    switch way {
    case 0: inner.require(toFail: outer)
    case 1: answers.waits = { $0 === inner && $1 === outer }
    case 2:
      inner.delegate = nil
      outer.delegate = answers
      answers.isAwaited = { $0 === outer && $1 === inner }
    default: inner.require(toFail: UITapGestureRecognizer())
    }
    #expect(winners(bench) == (way < 3 ? ["outer began"] : ["inner began"]))
    outer.isEnabled = false
    #expect(winners(bench) == ["inner began"])
  }

  @Test("one that waited begins when the other fails in the middle, and asks only once")
  func beginsLate() {
    let (bench, inner, outer) = twoPans()
    var questions = 0
    answers.begins = { _ in
      questions += 1
      return true
    }
    inner.delegate = answers
    outer.minimumNumberOfTouches = 2
    inner.require(toFail: outer)
    bench.device.touchDown(at: start)
    bench.device.drag(to: end, duration: 0.1)
    #expect(bench.takeReports().filter { $0.hasPrefix("inner") } == [])
    bench.device.perform { outer.isEnabled = false }
    #expect(bench.takeReports().filter { $0.hasPrefix("inner") } == ["inner began"])
    #expect(questions == 1)
  }

  @Test("each question about who waits for whom is asked once in an attempt")
  func asksOnce() {
    let (bench, inner, outer) = twoPans()
    var questions: [[UIGestureRecognizer]] = []
    for recognizer in [inner, outer] { recognizer.delegate = answers }
    answers.waits = {
      questions.append([$0, $1])
      return false
    }
    for attempt in 1...2 {
      #expect(winners(bench) == ["inner began"])
      #expect(questions == (0..<attempt).flatMap { _ in [[inner, outer], [outer, inner]] })
    }
  }

  @Test("one whose delegate says no fails, and the other wins")
  func shouldBegin() {
    let (bench, inner, _) = twoPans()
    answers.begins = { _ in false }
    inner.delegate = answers
    #expect(winners(bench) == ["outer began"])
  }

  @Test("one whose delegate does not let it receive the touch never sees it")
  func shouldReceive() {
    let (bench, inner, _) = twoPans()
    answers.receives = { _ in false }
    inner.delegate = answers
    bench.device.touchDown(at: start)
    #expect(inner.numberOfTouches == 0)
    bench.device.touchUp()
    #expect(winners(bench) == ["outer began"])
  }

  @Test("one that cannot prevent or be prevented leaves the other alone", arguments: [true, false])
  func canPrevent(isWinner: Bool) {
    final class Gentle: UIPanGestureRecognizer {
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
    let bench = TouchBench()
    bench.watch("outer", isWinner ? UIPanGestureRecognizer() : Gentle(), on: bench.view)
    let view = bench.add("view", frame)
    bench.watch("inner", isWinner ? Gentle() : UIPanGestureRecognizer(), on: view)
    #expect(winners(bench) == ["inner began", "outer began"])
  }
}

@Suite("The view under a gesture")
@MainActor
struct GestureDelayTests {
  private let frame = CGRect(x: 0, y: 100, width: 390, height: 400)
  private let point = CGPoint(x: 100, y: 300)

  private func bench(_ recognizer: UIGestureRecognizer) -> TouchBench {
    let bench = TouchBench()
    bench.watch("gesture", recognizer, on: bench.add("view", frame))
    return bench
  }

  @Test("loses its touch when the gesture is recognized, unless the recognizer leaves it")
  func cancels() {
    let pan = UIPanGestureRecognizer()
    let bench = bench(pan)
    bench.device.touchDown(at: point)
    bench.device.touchMove(to: CGPoint(x: 150, y: 300))
    bench.device.touchUp()
    #expect(
      bench.takeReports()
        == ["view began 1", "view cancelled 1", "gesture began", "gesture ended"])
    pan.cancelsTouchesInView = false
    bench.device.touchDown(at: point)
    bench.device.touchMove(to: CGPoint(x: 150, y: 300))
    bench.device.touchUp()
    #expect(
      bench.reports == [
        "view began 1", "gesture began", "view moved 1", "gesture ended", "view ended 1",
      ])
  }

  @Test("hears of the beginning only once a delaying gesture has failed")
  func delayedBegin() {
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    let bench = bench(pan)
    bench.device.touchDown(at: point)
    bench.device.touchMove(to: CGPoint(x: 105, y: 300))
    #expect(bench.takeReports() == [])
    bench.device.touchUp()
    #expect(bench.takeReports() == ["view began 1", "view moved 1", "view ended 1"])
    bench.device.swipe(from: point, to: CGPoint(x: 150, y: 300), duration: 0.02)
    #expect(bench.reports == ["gesture began", "gesture ended"])
  }

  @Test("hears of the end only once a double tap has failed", arguments: [true, false])
  func delayedEnd(delays: Bool) {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delays
    let bench = bench(tap)
    bench.device.tap(at: point)
    #expect(bench.reports == ["view began 1"] + (delays ? [] : ["view ended 1"]))
    bench.device.advance(by: 0.5)
    #expect(bench.reports == ["view began 1", "view ended 1"])
  }
}
