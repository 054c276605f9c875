import CoreGraphics
import Foundation
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

  /// Source: airbnb/lottie-ios, `CALayer+addAnimation`, for which a position is a shift.
  @Test("shifts a layer by its points, as a point alone does")
  func shift() {
    let stage = Stage()
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "transform.translation")
    animation.path = corner
    animation.duration = 1
    stage.turn { layer.add(animation, forKey: nil) }
    stage.loop.advance(by: 0.75)
    let shown = stage.shown(layer).transform
    #expect(shown.m41 == 100 && abs(shown.m42 - 150) < 1e-6)
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "transform.translation")
    #expect(layer.transform.m41 == 3 && layer.transform.m42 == 4)
  }

  @Test("takes the same time for each segment")
  func linear() {
    #expect(
      positions(along: corner, mode: .linear, at: [0, 0.25, 0.75, 1]) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 300),
      ])
  }

  @Test(
    "never reaches what no time is said for, as the end that closes it",
    arguments: [CAAnimationCalculationMode.linear, .discrete])
  func fewerTimes(mode: CAAnimationCalculationMode) {
    let path = CGMutablePath()
    path.addPath(corner)
    path.closeSubpath()
    let places = positions(
      along: path, mode: mode, at: [0.1, 0.5, 0.9, 1], keyTimes: [0.2, 0.8, 0.9])
    let middle = mode == .linear ? CGPoint(x: 50, y: 0) : .zero
    #expect(places == [.zero, middle, CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 300)])
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

  private func angles(
    along path: CGPath, turning mode: CAAnimationRotationMode?, at progress: [Double]
  ) -> [Double] {
    let stage = Stage()
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.rotationMode = mode
    animation.duration = 1
    stage.turn { layer.add(animation, forKey: nil) }
    let begin = stage.loop.now
    return progress.map { place in
      stage.loop.advance(by: begin + place - stage.loop.now)
      let shown = stage.shown(layer).transform
      return (atan2(shown.m12, shown.m11) * 180 / .pi).rounded()
    }
  }

  @Test("does not turn the layer unless that is asked for")
  func rotation() {
    #expect(angles(along: corner, turning: nil, at: [0.2, 0.8]) == [0, 0])
    #expect(angles(along: corner, turning: .rotateAuto, at: [0.2, 0.8]) == [0, 90])
    #expect(angles(along: corner, turning: .rotateAutoReverse, at: [0.8]) == [-90])
  }

  @Test("turns the layer along a curve, also where a control point lies on its end")
  func rotationOnCurves() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 100), control1: .zero, control2: CGPoint(x: 100, y: 0))
    #expect(angles(along: path, turning: .rotateAuto, at: [0, 0.999]) == [0, 90])
  }
}

@Suite("A smooth animation through values")
@MainActor
struct SmoothKeyframeTests {
  @Test(
    "is bent by three numbers at each of them",
    arguments: [
      ("", 0, 16.5625), ("tension", 1, 14.6875), ("continuity", 1, 15.625), ("bias", -1, 18.4375),
    ])
  func bends(name: String, number: Int, expected: Double) throws {
    let stage = Stage()
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 40, 50]
    animation.calculationMode = .cubic
    animation.duration = 12
    let numbers = [NSNumber](repeating: NSNumber(value: number), count: 3)
    switch name {
    case "tension": animation.tensionValues = numbers
    case "continuity": animation.continuityValues = numbers
    case "bias": animation.biasValues = numbers
    default: break
    }
    stage.turn { layer.add(animation, forKey: "move") }
    stage.loop.advance(by: 5)
    #expect(isClose(stage.shown(layer).position.x, expected))
    let kept = try #require(layer.animation(forKey: "move") as? CAKeyframeAnimation)
    #expect(kept.biasValues == animation.biasValues)
  }
}
