import Simulator
import Testing
import UIKit

@Suite("Two fingers")
@MainActor
struct PinchAndRotationTests {
  private let bench = TouchBench()

  private func moveSecondFinger(along points: [CGPoint]) {
    for point in points {
      bench.device.advance(by: 1.0 / 60)
      bench.device.touchMove(to: point, finger: 1)
    }
  }

  @Test("that move apart are a pinch, whose scale counts from where it began")
  func pinch() {
    bench.device.advance(by: 0)
    let pinch = UIPinchGestureRecognizer()
    bench.watch("pinch", pinch, on: bench.view)
    bench.device.touchDown(at: CGPoint(x: 100, y: 300), finger: 0)
    bench.device.touchDown(at: CGPoint(x: 190, y: 300), finger: 1)
    moveSecondFinger(along: [CGPoint(x: 195, y: 300)])
    #expect(bench.reports.isEmpty && pinch.scale == 95.0 / 90)
    moveSecondFinger(along: [CGPoint(x: 200, y: 300)])
    #expect(bench.takeReports() == ["pinch began"])
    #expect(pinch.scale == 1)
    moveSecondFinger(along: [CGPoint(x: 250, y: 300)])
    #expect(pinch.scale == 1.5)
    #expect(pinch.velocity > 0)
    pinch.scale = 1
    moveSecondFinger(along: [CGPoint(x: 175, y: 300)])
    #expect(pinch.scale == 0.5)
    #expect(pinch.numberOfTouches == 2)
    bench.device.touchUp(finger: 1)
    #expect(bench.takeReports() == ["pinch changed", "pinch changed"])
    bench.device.touchUp(finger: 0)
    #expect(bench.takeReports() == ["pinch ended"])
    #expect(pinch.state == .possible && pinch.scale == 1)
  }

  @Test("that turn are a rotation, clockwise as it is seen, and more than one turn counts")
  func rotation() {
    bench.device.advance(by: 0)
    let rotation = UIRotationGestureRecognizer()
    bench.watch("rotation", rotation, on: bench.view)
    let center = CGPoint(x: 200, y: 400)
    func place(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + 80 * cos(angle), y: center.y + 80 * sin(angle))
    }
    bench.device.touchDown(at: center, finger: 0)
    bench.device.touchDown(at: place(0), finger: 1)
    moveSecondFinger(along: [place(0.05)])
    #expect(bench.reports.isEmpty)
    moveSecondFinger(along: [place(0.2)])
    #expect(bench.takeReports() == ["rotation began"])
    moveSecondFinger(along: (1...70).map { place(0.2 + 0.1 * Double($0)) })
    #expect(abs(rotation.rotation - 7) < 1e-6)
    #expect(abs(rotation.velocity - 6) < 0.1)
    rotation.rotation = 0
    #expect(rotation.rotation == 0)
    bench.device.touchUp(finger: 0)
    #expect(bench.reports.last == "rotation changed")
    bench.device.touchUp(finger: 1)
    #expect(bench.reports.last == "rotation ended")
  }

  @Test(
    "of which one is lifted and comes back go on from where they were, and a third one changes nothing"
  )
  func back() {
    bench.device.advance(by: 0)
    let pinch = UIPinchGestureRecognizer()
    bench.watch("pinch", pinch, on: bench.view)
    bench.device.touchDown(at: CGPoint(x: 100, y: 300), finger: 0)
    bench.device.touchDown(at: CGPoint(x: 190, y: 300), finger: 1)
    moveSecondFinger(along: [CGPoint(x: 200, y: 300), CGPoint(x: 300, y: 300)])
    #expect(pinch.scale == 2)
    bench.device.touchDown(at: CGPoint(x: 300, y: 500), finger: 2)
    #expect(pinch.scale == 2)
    bench.device.touchUp(finger: 2)
    bench.device.touchUp(finger: 1)
    _ = bench.takeReports()
    bench.device.touchMove(to: CGPoint(x: 120, y: 300), finger: 0)
    #expect(bench.takeReports() == [] && pinch.scale == 2 && pinch.numberOfTouches == 1)
    bench.device.touchDown(at: CGPoint(x: 220, y: 300), finger: 1)
    moveSecondFinger(along: [CGPoint(x: 270, y: 300)])
    #expect(bench.takeReports() == ["pinch changed"] && pinch.scale == 3)
  }

  @Test("pinch and turn together only if they may")
  func together() {
    bench.device.advance(by: 0)
    let answers = GestureAnswers()
    answers.together = { _, _ in true }
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    pinch.delegate = answers
    bench.watch("pinch", pinch, on: bench.view)
    bench.watch("rotation", rotation, on: bench.view)
    bench.device.touchDown(at: CGPoint(x: 100, y: 300), finger: 0)
    bench.device.touchDown(at: CGPoint(x: 200, y: 300), finger: 1)
    moveSecondFinger(along: [CGPoint(x: 240, y: 360), CGPoint(x: 250, y: 370)])
    #expect(bench.reports.contains("pinch began") && bench.reports.contains("rotation began"))
  }

  @Test("are enough: a third one is ignored")
  func third() {
    bench.device.advance(by: 0)
    let pinch = UIPinchGestureRecognizer()
    bench.watch("pinch", pinch, on: bench.view)
    bench.device.touchDown(at: CGPoint(x: 100, y: 300), finger: 0)
    bench.device.touchDown(at: CGPoint(x: 200, y: 300), finger: 1)
    bench.device.touchDown(at: CGPoint(x: 300, y: 500), finger: 2)
    #expect(pinch.numberOfTouches == 2)
  }

  @Test("of which one is lifted too soon are no pinch yet, and can become one")
  func again() {
    bench.device.advance(by: 0)
    let pinch = UIPinchGestureRecognizer()
    bench.watch("pinch", pinch, on: bench.view)
    bench.device.touchDown(at: CGPoint(x: 100, y: 300), finger: 0)
    bench.device.touchDown(at: CGPoint(x: 200, y: 300), finger: 1)
    bench.device.touchUp(finger: 1)
    bench.device.touchDown(at: CGPoint(x: 200, y: 300), finger: 1)
    moveSecondFinger(along: [CGPoint(x: 240, y: 300)])
    #expect(bench.takeReports() == ["pinch began"])
  }
}
