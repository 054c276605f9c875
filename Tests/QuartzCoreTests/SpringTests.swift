import QuartzCore
import Testing

@Suite("A spring animation")
@MainActor
struct SpringTests {
  private let stage = Stage()

  struct Constants: Sendable, CustomTestStringConvertible {
    var mass = 1.0
    var stiffness = 100.0
    var damping = 10.0
    var velocity = 0.0
    var testDescription: String { "m \(mass) k \(stiffness) c \(damping) v \(velocity)" }

    static let all = [
      Constants(),
      Constants(damping: 0),
      Constants(damping: 20),
      Constants(damping: 10, velocity: 12),
      Constants(damping: 20, velocity: -3),
      Constants(mass: 3, stiffness: 1000, damping: 500),
      Constants(mass: 3, stiffness: 1000, damping: 500, velocity: 40),
    ]
  }

  private func spring(_ constants: Constants) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.mass = constants.mass
    animation.stiffness = constants.stiffness
    animation.damping = constants.damping
    animation.initialVelocity = constants.velocity
    animation.allowsOverdamping = true
    animation.fromValue = 0.0
    animation.toValue = 1.0
    animation.duration = 3
    return animation
  }

  /// Integrates the differential equation in small steps (Runge and Kutta's method).
  private func integrated(_ c: Constants, until end: Double) -> Double {
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (-c.stiffness * x - c.damping * v) / c.mass
    }
    var (x, v) = (1.0, -c.velocity)
    let steps = 20_000
    let h = end / Double(steps)
    for _ in 0..<steps {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return 1 - x
  }

  @Test("solves the equation of a damped spring", arguments: Constants.all, [0.05, 0.35, 1.1])
  func exactness(constants: Constants, time: Double) {
    stage.activate()
    let layer = CALayer()
    stage.turn { layer.add(spring(constants), forKey: nil) }
    stage.loop.advance(by: time)
    #expect(
      isClose(stage.shown(layer).position.x, integrated(constants, until: time), within: 1e-7))
  }

  @Test("with UIKit's navigation constants arrives within half a second unless it may creep")
  func navigationSpring() {
    stage.activate()
    let animation = spring(Constants(mass: 3, stiffness: 1000, damping: 500))
    let creeping = CALayer()
    let arriving = CALayer()
    stage.turn {
      creeping.add(animation, forKey: nil)
      animation.allowsOverdamping = false
      arriving.add(animation, forKey: nil)
    }
    stage.loop.advance(by: 0.5)
    #expect(stage.shown(creeping).position.x < 0.7)
    #expect(stage.shown(arriving).position.x > 0.998)
  }

  @Test(
    "stays within a thousandth of the distance after its settling duration",
    arguments: Constants.all.filter { $0.damping > 0 })
  func settling(constants: Constants) {
    stage.activate()
    let animation = spring(constants)
    let end = animation.settlingDuration
    animation.duration = end + 2
    let layer = CALayer()
    stage.turn { layer.add(animation, forKey: nil) }
    stage.loop.advance(by: end)
    for _ in 0..<100 {
      #expect(abs(stage.shown(layer).position.x - 1) <= 0.001_000_1)
      stage.loop.advance(by: 0.01)
    }
  }

  @Test("can be made from the time it seems to take and its bounce", arguments: [-0.3, 0, 0.4])
  func perceptual(bounce: Double) {
    stage.activate()
    let animation = CASpringAnimation(perceptualDuration: 0.6, bounce: bounce)
    #expect(isClose(animation.perceptualDuration, 0.6))
    #expect(isClose(animation.bounce, bounce))
  }

  @Test(
    "that just does not swing settles in steps of a tenth of a second",
    arguments: [(0.2, 0.3), (0.5, 0.8), (1, 1.5)])
  func criticalSettling(response: Double, expected: Double) {
    let frequency = 2 * Double.pi / response
    let animation = spring(
      Constants(stiffness: frequency * frequency, damping: 2 * frequency))
    #expect(isClose(animation.settlingDuration, expected))
  }

  @Test("that nothing brakes never settles")
  func endless() {
    let animation = spring(Constants(damping: 0))
    #expect(animation.settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test("of the usual constants counts as settled when Apple's does")
  func usualSettling() {
    #expect(abs(CASpringAnimation().settlingDuration - 1.472_700_334_678) < 1e-9)
  }
}
