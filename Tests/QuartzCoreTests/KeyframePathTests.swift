import CoreGraphics
import QuartzCore
import Testing

@Suite("A keyframe animation along a path")
@MainActor
struct KeyframePathTests {
  private func positions(
    along path: CGPath, mode: CAAnimationCalculationMode, at progress: [Double],
    keyTimes: [NSNumber]? = nil
  ) -> [CGPoint] {
    let stage = Stage()
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = mode
    animation.keyTimes = keyTimes
    animation.duration = 1
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    stage.turn { layer.add(animation, forKey: nil) }
    let begin = stage.loop.now
    return progress.map { place in
      stage.loop.advance(by: begin + place - stage.loop.now)
      let shown = stage.shown(layer).position
      return CGPoint(
        x: (shown.x * 1000).rounded() / 1000, y: (shown.y * 1000).rounded() / 1000)
    }
  }

  private var corner: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    return path
  }

  @Test("takes the same time for each segment")
  func linear() {
    #expect(
      positions(along: corner, mode: .linear, at: [0, 0.25, 0.75, 1]) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 300),
      ])
  }

  @Test("takes the times that are said for its points")
  func keyTimes() {
    #expect(
      positions(along: corner, mode: .linear, at: [0.4, 0.9], keyTimes: [0, 0.8, 1]) == [
        CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 150),
      ])
  }

  @Test("goes at an even speed if it is paced")
  func paced() {
    let places = positions(along: corner, mode: .paced, at: [0.125, 0.25, 0.5])
    #expect(places.map { ($0.x).rounded() } == [50, 100, 100])
    #expect(places.map { ($0.y).rounded() } == [0, 0, 100])
  }

  @Test("follows curves")
  func circle() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    for place in positions(along: circle, mode: .paced, at: [0.1, 0.2, 0.3, 0.6, 0.9]) {
      #expect(abs(hypot(place.x, place.y) - 50) < 0.1)
    }
  }
}
