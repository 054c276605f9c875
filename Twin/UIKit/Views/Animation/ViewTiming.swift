import Foundation
import QuartzCore

/// How an animation block moves: along a curve or like a spring.
package enum ViewTiming {
  /// Along one of UIKit's curves.
  case curve(UIView.AnimationCurve)
  /// Along an app's own curve.
  case cubic(CAMediaTimingFunction)
  /// Like a weight on a spring; the velocity is in full distances a second.
  case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)
  /// Like a spring that seems to take the duration and rests later; bounce is from -1 to 1.
  case perceptualSpring(bounce: CGFloat, initialVelocity: CGFloat)

  /// The spring of a damping ratio that has come to rest, to a thousandth, after a duration.
  ///
  /// A spring of mass 1 swings as `exp(-ratio ω t) (cos ω' t + c sin ω' t)`; that of UIKit is the one whose
  /// part with `c` has fallen to a thousandth when the duration is over, found from sixteen springs that
  /// were read off UIKit (github.com/Vercantez/openuikit, `AnimationTests`: a ratio of 0.5 and one second
  /// have stiffness 161.72). Assumed: of several such springs it is the stiffest; UIKit is said to choose
  /// another one for great velocities.
  static func spring(
    settlingIn duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat
  ) -> ViewTiming {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency = SettledSpring(
      ratio: ratio, velocity: initialVelocity, duration: max(duration, 0.001)
    ).frequency
    return .spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// An animation of a property with this timing, as yet without values.
  func animation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
    switch self {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: curve.functionName)
      return animation
    case .cubic(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.duration = duration
      animation.timingFunction = function
      return animation
    case .spring(let mass, let stiffness, let damping, let initialVelocity):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = initialVelocity
      animation.duration = duration
      return animation
    case .perceptualSpring(let bounce, let initialVelocity):
      let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
      animation.keyPath = keyPath
      animation.initialVelocity = initialVelocity
      animation.duration = animation.settlingDuration
      return animation
    }
  }

  /// The timing of a change that is made now: a transaction's own function takes the place of UIKit's curves.
  ///
  /// Source: `material-components-ios`, `MDCSnackbarOverlayView` ("We use UIView animation inside a CATransaction in order to
  /// use the custom animation curve"); springs do not follow it (`marcosgriselli/ViewAnimator`, issue 65). Assumed: an
  /// app's own curve does not, nor do keyframes.
  var withinTransaction: ViewTiming {
    guard case .curve = self, let function = CATransaction.animationTimingFunction() else {
      return self
    }
    return .cubic(function)
  }

  /// The pace of an animation that has a way of its own, along keyframes: springs do not change it.
  var timingFunction: CAMediaTimingFunction? {
    switch self {
    case .curve(let curve): CAMediaTimingFunction(name: curve.functionName)
    case .cubic(let function): function
    case .spring, .perceptualSpring: nil
    }
  }
}

extension UIView.AnimationCurve {
  /// The name of Core Animation's function of this curve.
  var functionName: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
