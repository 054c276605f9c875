import Foundation
import InterlockTesting
import Simulator
import Testing
import UIKit

@Suite("After any fingers on any recognizers")
@MainActor
struct TouchSimulationTests {
  @Test("every beginning has one end, and everybody is ready again", arguments: 0..<150)
  func balance(seed: Int) {
    var dice = SeededGenerator(seed: UInt64(seed))
    let bench = TouchBench()
    let (views, recognizers) = furnish(bench, &dice)
    var down: Set<Int> = []
    for _ in 0..<60 {
      let finger = Int.random(in: 0..<3, using: &dice)
      let point = CGPoint(
        x: CGFloat.random(in: 0..<390, using: &dice), y: CGFloat.random(in: 60..<700, using: &dice))
      switch Int.random(in: 0..<20, using: &dice) {
      case 0: toggle(recognizers.randomElement(using: &dice), on: bench)
      case 1:
        bench.device.cancelTouches()
        down = []
      case 2...6:
        bench.device.touchDown(at: point, finger: finger)
        down.insert(finger)
      case 7...12: bench.device.drag(to: point, duration: 0.05, finger: finger)
      case 13...16:
        bench.device.touchUp(finger: finger)
        down.remove(finger)
      default:
        bench.device.advance(by: TimeInterval.random(in: 0...0.6, using: &dice))
      }
    }
    for finger in down { bench.device.touchUp(finger: finger) }
    bench.device.advance(by: 2)
    for name in views {
      let counts = ["began", "ended", "cancelled"].map { phase in
        bench.reports.filter { $0.hasPrefix("\(name) \(phase)") }
          .compactMap { Int($0.suffix(1)) }.reduce(0, +)
      }
      #expect(counts[0] == counts[1] + counts[2], "seed \(seed): \(name) \(counts)")
    }
    for recognizer in recognizers {
      #expect(recognizer.state == .possible, "seed \(seed): \(recognizer.name ?? "")")
      #expect(recognizer.numberOfTouches == 0, "seed \(seed): \(recognizer.name ?? "")")
    }
    expectSequences(of: recognizers, in: bench.reports, seed: seed)
  }

  /// Views inside each other with recognizers of all kinds, in random relations.
  private func furnish(
    _ bench: TouchBench, _ dice: inout SeededGenerator
  ) -> ([String], [UIGestureRecognizer]) {
    let outer = bench.add("outer", CGRect(x: 0, y: 60, width: 390, height: 700))
    let inner = bench.add("inner", CGRect(x: 50, y: 50, width: 200, height: 300), to: outer)
    let side = bench.add("side", CGRect(x: 250, y: 400, width: 140, height: 250), to: outer)
    let views = [outer, inner, side]
    var recognizers: [UIGestureRecognizer] = []
    for (index, view) in views.enumerated() {
      view.isMultipleTouchEnabled = Bool.random(using: &dice)
      view.isExclusiveTouch = Int.random(in: 0..<4, using: &dice) == 0
      let kinds: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
        UISwipeGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
      ]
      for recognizer in kinds where Bool.random(using: &dice) {
        (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .all
        (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = Int.random(
          in: 1...2, using: &dice)
        recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &dice) == 0
        recognizer.cancelsTouchesInView = Bool.random(using: &dice)
        if let other = recognizers.randomElement(using: &dice), Bool.random(using: &dice) {
          recognizer.require(toFail: other)
        }
        bench.watch("g\(index)\(recognizers.count)", recognizer, on: view)
        recognizers.append(recognizer)
      }
    }
    return (["outer", "inner", "side"], recognizers)
  }

  private func toggle(_ recognizer: UIGestureRecognizer?, on bench: TouchBench) {
    bench.device.perform { recognizer?.isEnabled.toggle() }
  }

  /// Actions come as began, changed any number of times, and one end; or as one end alone.
  private func expectSequences(
    of recognizers: [UIGestureRecognizer], in reports: [String], seed: Int
  ) {
    for recognizer in recognizers {
      let name = recognizer.name ?? ""
      var isGoingOn = false
      for report in reports where report.hasPrefix(name + " ") {
        switch report.dropFirst(name.count + 1) {
        case "began":
          #expect(!isGoingOn, "seed \(seed): \(name) began twice")
          isGoingOn = true
        case "changed": #expect(isGoingOn, "seed \(seed): \(name) changed without beginning")
        case "cancelled":
          #expect(isGoingOn, "seed \(seed): \(name) cancelled without beginning")
          isGoingOn = false
        case "ended": isGoingOn = false
        default: Issue.record("seed \(seed): \(report)")
        }
      }
      #expect(!isGoingOn, "seed \(seed): \(name) never ended")
    }
  }
}
