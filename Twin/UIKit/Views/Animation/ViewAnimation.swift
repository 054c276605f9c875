import Foundation
import QuartzCore

/// How an animation block moves: along a curve or like a spring.
package enum ViewTiming {
  /// Along one of UIKit's curves.
  case curve(UIView.AnimationCurve)
  /// Like a weight on a spring; the velocity is in full distances a second.
  case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)

  /// The spring of a damping ratio that has come to rest, to a thousandth, after a duration.
  ///
  /// Assumed: Apple publishes neither the mass nor when the spring counts as resting.
  static func spring(
    settlingIn duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat
  ) -> ViewTiming {
    let ratio = min(max(dampingRatio, 0.01), 1)
    // Under-damped: the envelope exp(-ratio ω t) has fallen to 0.001. Critically damped:
    // (1 + ω t) exp(-ω t) has.
    let decay = ratio < 1 ? -log(0.001) / ratio : 9.2334
    let frequency = decay / max(duration, 0.001)
    return .spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }
}

/// One call of `UIView.animate`: makes the animations while its block runs, reports when all ended.
final class ViewAnimation: NSObject, CAAnimationDelegate {
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  private let delay: TimeInterval
  let timing: ViewTiming
  private let completion: ((Bool) -> Void)?
  /// Takes the changes of the block, to show a part of them; nil for an animation that runs.
  let held: HeldChanges?

  private var blockedViews: [ObjectIdentifier: UIView] = [:]
  private(set) var animatedViews: [UIView] = []
  private var runningCount = 0
  private var isBlockOver = false
  private var areAllFinished = true

  init(
    duration: TimeInterval, delay: TimeInterval, timing: ViewTiming,
    options: UIView.AnimationOptions, held: HeldChanges? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.options = options
    self.completion = completion
    self.held = held
    super.init()
  }

  /// What happens when a property of a view's layer changes inside the block.
  func action(for view: UIView, key: String) -> any CAAction {
    guard let model = view.layer.modelValue(forKeyPath: key),
      let shown = view.layer.shownValue(forKeyPath: key)
    else { return NSNull() }
    let values = FormerValues(model: model, shown: shown)
    return ViewAnimationAction(animation: self, view: view, formerValues: values)
  }

  /// Adds the animation of a property that has just changed.
  ///
  /// Without `beginFromCurrentState` the animation is additive: it leads from the former value
  /// to the new one on top of what is running, so nothing is interrupted and nothing jumps (WWDC
  /// 2014, session 236; UIKit since iOS 8). Assumed: all values that can be added are.
  fileprivate func animate(_ view: UIView, key: String, from values: FormerValues) {
    let layer = view.layer
    if let held {
      held.add(layer, key: key, model: values.model, shown: values.shown)
      return
    }
    let animation = makeTimedAnimation(key: key)
    var animationKey = key
    if !options.contains(.beginFromCurrentState), !(values.model is CGColor),
      let value = layer.modelValue(forKeyPath: key),
      let ends = CALayer.additiveEnds(old: values.model, new: value)
    {
      animation.isAdditive = true
      animation.fromValue = ends.from
      animation.toValue = ends.to
      animationKey = unusedKey(key, on: layer)
    } else {
      animation.fromValue = values.shown
    }
    if delay > 0 {
      animation.beginTime = CACurrentMediaTime() + delay
      animation.fillMode = .backwards
    }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    animation.delegate = self
    runningCount += 1
    block(view)
    layer.add(animation, forKey: animationKey)
  }

  /// The keys that UIKit uses: `position`, `position-2`, `position-3`.
  private func unusedKey(_ key: String, on layer: CALayer) -> String {
    var candidate = key
    var number = 1
    while layer.animation(forKey: candidate) != nil {
      number += 1
      candidate = "\(key)-\(number)"
    }
    return candidate
  }

  private func makeTimedAnimation(key: String) -> CABasicAnimation {
    switch timing {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: curve.functionName)
      return animation
    case .spring(let mass, let stiffness, let damping, let initialVelocity):
      let animation = CASpringAnimation(keyPath: key)
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = initialVelocity
      animation.duration = duration
      return animation
    }
  }

  /// Keeps touches away from an animated view until this animation has ended.
  private func block(_ view: UIView) {
    if !animatedViews.contains(where: { $0 === view }) { animatedViews.append(view) }
    guard !options.contains(.allowUserInteraction),
      blockedViews.updateValue(view, forKey: ObjectIdentifier(view)) == nil
    else { return }
    view.blockingAnimationCount += 1
  }

  /// Tells that the block has run, so that no animation will be added any more.
  func blockDidEnd() {
    isBlockOver = true
    // Without any animation the completion comes in the next turn (UIKit documentation,
    // `animate(withDuration:delay:options:animations:completion:)`, about a duration of 0).
    if runningCount == 0 { UISystem.current.loop.post { self.end() } }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    runningCount -= 1
    if !flag { areAllFinished = false }
    if runningCount == 0, isBlockOver { end() }
  }

  private func end() {
    for view in blockedViews.values { view.blockingAnimationCount -= 1 }
    blockedViews = [:]
    animatedViews = []
    completion?(areAllFinished)
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

/// What a property was before its change.
private struct FormerValues {
  let model: Any
  let shown: Any
}

/// Waits for the change of a property, because an additive animation needs both values.
private final class ViewAnimationAction: CAAction {
  private let animation: ViewAnimation
  private let view: UIView
  private let formerValues: FormerValues

  init(animation: ViewAnimation, view: UIView, formerValues: FormerValues) {
    self.animation = animation
    self.view = view
    self.formerValues = formerValues
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    animation.animate(view, key: event, from: formerValues)
  }
}
