import Simulator
import Testing
import UIKit

@Suite("A recognizer of an app's own")
@MainActor
struct OwnRecognizerTests {
  private let bench = TouchBench()
  private let place = CGPoint(x: 100, y: 300)

  private func add(_ name: String = "own") -> Recognizer {
    bench.device.advance(by: 0)
    let recognizer = Recognizer()
    bench.watch(name, recognizer, on: bench.view)
    return recognizer
  }

  @Test("goes through its states, and is reset once the finger is up")
  func states() {
    let recognizer = add()
    recognizer.began = { own, _, _ in own.state = .began }
    recognizer.moved = { $0.state = .changed }
    recognizer.ended = { $0.state = .ended }
    bench.device.touchDown(at: place)
    bench.device.touchMove(to: CGPoint(x: 101, y: 300))
    #expect(recognizer.state == .changed)
    bench.device.touchUp()
    #expect(bench.takeReports() == ["own began", "own changed", "own ended"])
    #expect(recognizer.state == .possible && recognizer.resets == 1)
  }

  @Test("that is decided hears nothing more until the next touch")
  func decided() {
    let recognizer = add()
    recognizer.began = { own, _, _ in own.state = .recognized }
    recognizer.moved = { _ in bench.report("moved") }
    bench.device.touchDown(at: place)
    bench.device.touchMove(to: CGPoint(x: 101, y: 300))
    #expect(bench.takeReports() == ["own ended"])
    #expect(recognizer.state == .ended && recognizer.resets == 0)
    bench.device.touchUp()
    #expect(recognizer.resets == 1)
  }

  @Test("takes any state while it watches no touch, and begins anew with the next one")
  func stateWithoutTouches() {
    let recognizer = add()
    recognizer.began = { own, _, _ in own.state = .recognized }
    for _ in 0..<2 {
      recognizer.state = .changed
      #expect(recognizer.state == .changed && bench.takeReports().isEmpty)
      bench.device.advance(by: 0.1)
      #expect(recognizer.state == .changed && bench.takeReports() == ["own changed"])
      bench.device.tap(at: place)
      #expect(bench.takeReports() == ["own ended"])
      #expect(recognizer.state == .possible)
    }
    let loose = UIPanGestureRecognizer()
    loose.state = .ended
    #expect(loose.state == .ended)
    loose.isEnabled = false
    #expect(loose.state == .possible)
  }

  @Test("has no view any more once that is gone, nor has an item its bar")
  func viewGone() {
    bench.device.advance(by: 0)
    let (recognizer, item) = (UITapGestureRecognizer(), UINavigationItem(title: "before"))
    let frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    var bar: UINavigationBar? = UINavigationBar(frame: frame)
    bar?.addGestureRecognizer(recognizer)
    bar?.setItems([item], animated: false)
    #expect(recognizer.view != nil && recognizer.view === bar)
    bar = nil
    #expect(recognizer.view == nil)
    item.title = "after"
    let next = UINavigationBar(frame: frame)
    next.setItems([item], animated: false)
    #expect(next.topItem?.title == "after")
  }

  @Test("that ignores a touch hears nothing more of it, and others still do")
  func ignores() {
    let (recognizer, other) = (add(), add("other"))
    recognizer.began = { own, touches, event in
      for touch in touches { own.ignore(touch, for: event) }
    }
    recognizer.moved = { _ in bench.report("moved") }
    other.moved = { _ in bench.report("other moved") }
    bench.device.touchDown(at: place)
    bench.device.touchMove(to: CGPoint(x: 101, y: 300))
    #expect(recognizer.numberOfTouches == 0)
    #expect(bench.takeReports() == ["other moved"])
  }

  @Test("waits for a kind of recognizer to fail if its class says so")
  func requires() {
    let own = add()
    own.requires = { $0 is UIPanGestureRecognizer }
    own.began = { own, _, _ in own.state = .recognized }
    bench.watch("pan", UIPanGestureRecognizer(), on: bench.view)
    bench.device.touchDown(at: place)
    #expect(bench.reports.isEmpty)
    bench.device.touchUp()
    #expect(bench.takeReports() == ["own ended"])
    bench.device.swipe(from: place, to: CGPoint(x: 200, y: 300), duration: 0.1)
    #expect(!bench.takeReports().contains("own ended"))
  }

  @Test("watches only the kinds of touches that it allows")
  func touchTypes() {
    let recognizer = add()
    recognizer.began = { own, _, _ in own.state = .recognized }
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    bench.device.tap(at: place)
    #expect(bench.takeReports().isEmpty)
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    bench.device.tap(at: place)
    #expect(bench.takeReports() == ["own ended"])
  }

  @Test("whose class or delegate does not let it receive the event never sees the touch")
  func events() {
    let recognizer = add()
    recognizer.began = { own, _, _ in own.state = .recognized }
    recognizer.receives = false
    bench.device.tap(at: place)
    #expect(bench.takeReports().isEmpty)
    recognizer.receives = true
    let refusal = EventRefusal()
    recognizer.delegate = refusal
    bench.device.tap(at: place)
    #expect(bench.takeReports().isEmpty)
    recognizer.delegate = nil
    bench.device.tap(at: place)
    #expect(bench.takeReports() == ["own ended"])
  }
}

/// A delegate that lets no event through.
private final class EventRefusal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { false }
}

/// Recognizes what a test says, and tells what it hears.
@MainActor
private final class Recognizer: UIGestureRecognizer {
  var began: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var moved: (UIGestureRecognizer) -> Void = { _ in }
  var ended: (UIGestureRecognizer) -> Void = { _ in }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var receives = true
  private(set) var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    began(self, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moved(self) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { ended(self) }

  override func reset() {
    super.reset()
    resets += 1
  }

  override func shouldReceive(_ event: UIEvent) -> Bool { receives }

  override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires(otherGestureRecognizer) }
}
