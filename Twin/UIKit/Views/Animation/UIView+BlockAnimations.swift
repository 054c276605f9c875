public import Foundation

extension UIView {
  /// Animates the changes that a block makes.
  ///
  /// - Parameters:
  ///   - duration: Length of the animation, in seconds.
  ///   - delay: How long it waits before it starts, in seconds.
  ///   - options: The curve and other wishes.
  ///   - animations: Makes the changes; runs at once.
  ///   - completion: Runs at the end, with whether the animation got there.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, timing: .curve(options.curve), options: options,
      animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes and tells when it is over.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Animates the changes that a block makes like a spring that rests after the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = ViewTiming.spring(
      settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    animate(
      duration: duration, delay: delay, timing: spring, options: options, animations: animations,
      completion: completion)
  }
}
