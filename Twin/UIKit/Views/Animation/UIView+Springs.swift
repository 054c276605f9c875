public import Foundation

extension UIView {
  /// Animates the changes that a block makes like a spring that seems to take the duration.
  ///
  /// The completion comes once the spring rests, which is later than the duration.
  ///
  /// - Parameters:
  ///   - duration: How long the animation seems to take, in seconds.
  ///   - bounce: How much it swings: 0 not at all, towards 1 more and more, below 0 it creeps.
  ///   - velocity: The speed at the beginning, in whole distances a second.
  ///   - delay: How long it waits before it starts, in seconds.
  ///   - options: Wishes; a curve among them does not count.
  ///   - animations: Makes the changes; runs at once.
  ///   - completion: Runs at the end, with whether the animation got there.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity velocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay,
      timing: .perceptualSpring(bounce: bounce, initialVelocity: velocity), options: options,
      animations: animations, completion: completion)
  }

  /// Lets the animations that a block makes inside an animation's block repeat.
  ///
  /// Assumed: it does nothing to what an animator or a keyframe animation collects.
  ///
  /// - Parameters:
  ///   - count: How many times; parts of one are possible.
  ///   - autoreverses: Whether each run is followed by the same run backwards.
  ///   - animations: Makes the changes; runs at once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    UISystem.current.animations.repeating(
      .init(count: count, autoreverses: autoreverses), animations)
  }
}
