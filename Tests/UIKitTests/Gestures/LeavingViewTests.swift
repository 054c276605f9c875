import Foundation
import Simulator
import Testing
import UIKit

// Sources: at `UIView.loseTouches()`.
@Suite("A view that leaves its window under a finger")
@MainActor
struct LeavingViewTests {
  private let bench = TouchBench()
  private let frame = CGRect(x: 0, y: 100, width: 390, height: 300)
  private let points = [100, 130, 160].map { CGPoint(x: CGFloat($0), y: 200) }

  @Test("loses its touch", arguments: [true, false])
  func touch(isInner: Bool) {
    let outer = bench.add("outer", frame)
    let view = isInner ? bench.add("view", outer.bounds, to: outer) : outer
    bench.device.touchDown(at: points[0])
    bench.device.perform { outer.removeFromSuperview() }
    bench.device.touchMove(to: points[1])
    bench.device.touchUp()
    let name = isInner ? "view" : "outer"
    #expect(bench.takeReports() == ["\(name) began 1", "\(name) cancelled 1"])
    #expect(view.window == nil)
  }

  @Test("has its pan cancelled, and can be panned again when it is back")
  func pan() {
    let view = bench.add("view", frame)
    let pan = UIPanGestureRecognizer()
    bench.watch("pan", pan, on: view)
    bench.device.touchDown(at: points[0])
    bench.device.touchMove(to: points[1])
    _ = bench.takeReports()
    bench.device.perform { view.removeFromSuperview() }
    #expect(bench.takeReports() == ["pan cancelled"])
    bench.device.touchMove(to: points[2])
    bench.device.touchUp()
    #expect(bench.takeReports() == [])
    bench.device.perform { bench.view.addSubview(view) }
    bench.device.swipe(from: points[0], to: points[2], duration: 0.1)
    #expect(bench.takeReports().contains("pan ended"))
  }

  @Test("has its pan cancelled, too, if that alone is taken away")
  func recognizer() {
    let view = bench.add("view", frame)
    let pan = UIPanGestureRecognizer()
    bench.watch("pan", pan, on: view)
    bench.device.touchDown(at: points[0])
    bench.device.touchMove(to: points[1])
    _ = bench.takeReports()
    bench.device.perform { view.removeGestureRecognizer(pan) }
    bench.device.touchMove(to: points[2])
    bench.device.touchUp()
    #expect(bench.takeReports() == ["pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("goes on being panned if it only gets another superview")
  func superview() {
    let (view, other) = (bench.add("view", frame), bench.add("other", bench.view.bounds))
    bench.device.perform { bench.view.sendSubviewToBack(other) }
    bench.watch("pan", UIPanGestureRecognizer(), on: view)
    bench.device.touchDown(at: points[0])
    bench.device.touchMove(to: points[1])
    _ = bench.takeReports()
    bench.device.perform { other.addSubview(view) }
    bench.device.touchMove(to: points[2])
    bench.device.touchUp()
    #expect(bench.takeReports() == ["pan changed", "pan ended"])
  }

  @Test("lets the pan of the view around it go on")
  func around() {
    let view = bench.add("view", frame)
    bench.watch("pan", UIPanGestureRecognizer(), on: bench.view)
    bench.device.touchDown(at: points[0])
    bench.device.touchMove(to: points[1])
    _ = bench.takeReports()
    bench.device.perform { view.removeFromSuperview() }
    bench.device.touchMove(to: points[2])
    bench.device.touchUp()
    #expect(bench.takeReports() == ["pan changed", "pan ended"])
  }

  @Test("lets the tap that took it away read its state")
  func ownTap() {
    let view = bench.add("view", frame)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [bench] recognizer in
      view.removeFromSuperview()
      bench.report("\(recognizer.state)")
    }
    view.addGestureRecognizer(tap)
    bench.device.tap(at: points[0])
    #expect(bench.takeReports().last == "ended")
  }
}
