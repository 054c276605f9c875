import QuartzCore
import Simulator
import Testing
import UIKit

/// Damping ratio, duration, velocity and the stiffness that UIKit's animation has.
///
/// Source: github.com/Vercantez/openuikit, `AnimationTests`, read off UIKit of iOS 26.1.
private let springs: [(ratio: CGFloat, seconds: Double, velocity: CGFloat, stiffness: CGFloat)] = [
  (0.35, 1, 0, 286.40942818911714),
  (0.6, 0.8, 0, 190.21427544499548),
  (0.1, 1, 0, 2125.3901278407934),
  (0.5, 1, 0, 161.7195025042016),
  (0.9, 1, 0, 71.92472915770972),
  (0.99, 1, 0, 80.02518243167793),
  (0.5, 0.3, 0, 1796.8833611577954),
  (0.5, 2, 0, 40.4298756260504),
  (1, 1, 0, 85.25592900599884),
  (1, 1, 1, 83.13803615388531),
  (0.5, 1, 0.25, 159.67233773812114),
  (0.5, 1, 1.5, 147.61602003056592),
  (0.5, 1, -2, 175.4224123383425),
]

@Suite("The spring of an animation block")
@MainActor
struct SettledSpringTests {
  @Test("is as stiff as UIKit's", arguments: springs)
  func stiffness(
    _ ratio: CGFloat, _ seconds: Double, _ velocity: CGFloat, _ stiffness: CGFloat
  ) throws {
    let device = Device(era: .iOS26)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
    UIView.animate(
      withDuration: seconds, delay: 0, usingSpringWithDamping: ratio,
      initialSpringVelocity: velocity
    ) {
      view.center.x = 80
    }
    let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(spring.stiffness - stiffness) < stiffness * 1e-4)
    #expect(abs(spring.damping - 2 * ratio * stiffness.squareRoot()) < 1e-2)
    #expect(spring.mass == 1)
    #expect(spring.duration == seconds)
  }
}
