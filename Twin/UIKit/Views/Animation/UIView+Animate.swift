package import Foundation

extension UIView {
  /// Animates the changes that a block makes: the class's own methods, each of which apps may override alone.
  ///
  /// - Parameters:
  ///   - duration: Length of the animation, in seconds.
  ///   - delay: How long it waits before it starts, in seconds.
  ///   - spring: How the spring is damped, and how fast it is at first, if it is to move like one.
  ///   - options: The curve and other wishes.
  ///   - animations: Makes the changes; runs at once.
  ///   - completion: Runs at the end, with whether the animation got there.
  static func run(
    _ duration: TimeInterval, delay: TimeInterval = 0,
    spring: (dampingRatio: CGFloat, velocity: CGFloat)? = nil,
    options: UIView.AnimationOptions = [], _ animations: () -> Void,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    let timing =
      spring.map {
        ViewTiming.spring(
          settlingIn: duration, dampingRatio: $0.dampingRatio, initialVelocity: $0.velocity)
      } ?? .curve(options.curve)
    animate(
      duration: duration, delay: delay, timing: timing, options: options, animations: animations,
      completion: completion)
  }

  /// Animates the changes that a block makes; all public forms come here.
  ///
  /// Inside another block the outer one's duration, curve and wishes apply unless overridden.
  package static func animate(
    duration: TimeInterval, delay: TimeInterval = 0, timing: ViewTiming,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard !options.contains(.flushUpdates) else {
      let application = UISystem.current.application
      application.layoutWindows()
      return animate(
        duration: duration, delay: delay, timing: timing,
        options: options.subtracting(.flushUpdates),
        animations: {
          animations()
          application.layoutWindows()
        }, completion: completion)
    }
    let state = UISystem.current.animations
    if let sink = state.current?.sink ?? state.catcher {
      // A finger or an animator plays the outer block, and this block with it.
      state.moving(at: .init(delay: delay, duration: duration, timing: timing)) {
        state.collect(in: sink, duration: duration, animations)
      }
      if let completion { sink.completions.append(completion) }
      return
    }
    let wish = AnimationWish(duration: duration, timing: timing, options: options)
      .inside(state.current)
    state.run(
      ViewAnimation(
        duration: wish.duration, delay: delay, timing: wish.timing, options: wish.options,
        completion: completion),
      animations)
  }
}

/// What a call asks for, before and after what surrounds it was taken into account.
struct AnimationWish {
  var duration: TimeInterval
  var timing: ViewTiming
  var options: UIView.AnimationOptions

  /// The same wish inside the block of another animation, whose wishes apply unless overridden.
  func inside(_ outer: ViewAnimation?) -> AnimationWish {
    guard let outer else { return self }
    var wish = self
    if !options.contains(.overrideInheritedDuration) { wish.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) {
      wish.timing = outer.timing
      wish.options = wish.options.with(outer.options.curve)
    }
    if !options.contains(.overrideInheritedOptions) {
      wish.options.formUnion(outer.options.intersection([.allowUserInteraction, .layoutSubviews]))
    }
    return wish
  }
}
