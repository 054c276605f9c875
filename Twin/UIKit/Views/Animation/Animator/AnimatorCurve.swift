import Foundation
import QuartzCore

/// How far an animator is after a part of its time.
struct AnimatorCurve {
  private enum Shape {
    case cubic(CAMediaTimingFunction)
    case spring(CASpringAnimation)
  }

  private let shape: Shape
  /// How long the whole way takes, in seconds.
  let duration: TimeInterval

  /// - Parameters:
  ///   - provider: What the app says of the timing.
  ///   - duration: How long it takes unless the provider says so itself, in seconds.
  init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
    if let spring = provider.springTimingParameters {
      let animation = spring.animation(within: duration)
      shape = .spring(animation)
      self.duration = animation.duration
    } else {
      let parameters = provider.cubicTimingParameters ?? UICubicTimingParameters()
      shape = .cubic(parameters.function)
      self.duration = duration
    }
  }

  /// How far it is after a part of the time, from 0 to 1; springs go beyond on their way.
  func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch shape {
    case .cubic(let function): return function.value(at: fraction)
    case .spring(let spring): return spring.progress(after: fraction * duration)
    }
  }

  /// The first part of the time after which it is as far as a value from 0 to 1.
  func fraction(at value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    // No curve of UIKit's turns back before it has first come as far as its end.
    let steps = 200
    let step = (1...steps).first { self.value(at: Double($0) / Double(steps)) >= value } ?? steps
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return high
  }
}

extension UISpringTimingParameters {
  /// The spring as an animation, with the time it takes.
  func animation(within duration: TimeInterval) -> CASpringAnimation {
    let velocity =
      abs(initialVelocity.dx) >= abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
    switch spring {
    case .ratio(let ratio):
      let timing = ViewTiming.spring(
        settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity)
      return timing.animation(keyPath: "", duration: duration) as? CASpringAnimation
        ?? CASpringAnimation()
    case .physical(let mass, let stiffness, let damping):
      let animation = CASpringAnimation()
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      animation.duration = animation.settlingDuration
      return animation
    case .perceptual(let duration, let bounce):
      let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
      animation.initialVelocity = velocity
      animation.duration = animation.settlingDuration
      return animation
    }
  }
}
