import Simulator
import Testing
import UIKit

@Suite("A gesture recognizer that watches no touch")
@MainActor
struct UntouchedGestureTests {
  private let recognizer = UIGestureRecognizer()
  private let view = UIView()

  @Test("stays as it is when it has failed, until it is possible again")
  func failed() {
    view.addGestureRecognizer(recognizer)
    recognizer.state = .failed
    #expect(recognizer.state == .failed)
    recognizer.state = .ended
    #expect(recognizer.state == .failed)
    recognizer.state = .possible
    recognizer.state = .ended
    #expect(recognizer.state == .ended)
  }

  @Test("does not take a pair of target and method twice")
  func pairs() {
    final class Target: SelectorPerforming {
      var calls: [String] = []
      func performMethod(_ selector: Selector, with object: Any?) -> Bool {
        calls.append(selector.description)
        return true
      }
    }
    let target = Target()
    let bench = TouchBench()
    let tap = UITapGestureRecognizer(target: target, action: "first")
    tap.addTarget(target, action: "first")
    tap.addTarget(target, action: "second")
    bench.view.addGestureRecognizer(tap)
    bench.device.tap(at: CGPoint(x: 100, y: 300))
    #expect(target.calls == ["first", "second"])
    tap.removeTarget(target, action: "first")
    bench.device.advance(by: 1)
    bench.device.tap(at: CGPoint(x: 100, y: 300))
    #expect(target.calls == ["first", "second", "second"])
  }

  @Test("has the scale, the rotation and the translation that it is given")
  func values() {
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    let pan = UIPanGestureRecognizer()
    for recognizer in [pinch, rotation, pan] { view.addGestureRecognizer(recognizer) }
    pinch.scale = 2
    rotation.rotation = 3
    pan.setTranslation(CGPoint(x: 10, y: 20), in: view)
    #expect(pinch.scale == 2 && pinch.velocity == 0)
    #expect(rotation.rotation == 3 && rotation.velocity == 0)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 20))
    pinch.scale = 1
    #expect(pinch.scale == 1)
  }

  @Test("does not fail without a view")
  func withoutView() {
    recognizer.state = .failed
    #expect(recognizer.state == .possible)
    recognizer.state = .began
    recognizer.state = .changed
    recognizer.state = .ended
    #expect(recognizer.state == .ended)
  }

  @Test("tells its targets in the next turn, once, and is possible again after the end")
  func targets() {
    let bench = TouchBench()
    bench.watch("own", recognizer, on: bench.view)
    bench.device.perform {
      recognizer.state = .changed
      recognizer.state = .recognized
      #expect(bench.reports.isEmpty)
    }
    bench.device.advance(by: 0.1)
    #expect(bench.takeReports() == ["own ended"] && recognizer.state == .possible)
    bench.device.perform { recognizer.state = .began }
    bench.device.advance(by: 0.1)
    #expect(bench.takeReports() == ["own began"] && recognizer.state == .began)
    bench.device.perform { recognizer.state = .cancelled }
    bench.device.advance(by: 0.1)
    #expect(bench.takeReports() == ["own cancelled"] && recognizer.state == .possible)
    bench.device.perform { recognizer.state = .failed }
    bench.device.perform {
      recognizer.state = .possible
      recognizer.state = .ended
      recognizer.isEnabled = false
    }
    bench.device.advance(by: 0.1)
    #expect(bench.takeReports().isEmpty && recognizer.state == .possible)
  }
}
