package import Foundation

extension UIView {
  /// Animates the changes that a block makes; all public forms come here.
  ///
  /// Inside another block the outer one's duration, curve and wishes apply unless overridden.
  package static func animate(
    duration: TimeInterval, delay: TimeInterval = 0, timing: ViewTiming,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let state = UISystem.current.animations
    if let held = state.current?.held ?? state.catcher {
      // A finger plays the outer block or the animator, and this block with it.
      _ = state.hold(duration: duration, in: held, animations)
      if let completion { held.completions.append(completion) }
      return
    }
    var duration = duration
    var options = options
    var timing = timing
    if let outer = state.current {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) {
        timing = outer.timing
        options = options.with(outer.options.curve)
      }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection([.allowUserInteraction, .layoutSubviews]))
      }
    }
    let animation = ViewAnimation(
      duration: duration, delay: delay, timing: timing, options: options, completion: completion)
    state.run(animation, animations)
  }
}
