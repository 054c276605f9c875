import Foundation

extension UIView {
  /// Animates along frames, each of which has a part of the time.
  ///
  /// Assumed: the whole animation starts and ends slowly, unless the options have the bits of another
  /// of `AnimationOptions`' curves (so many answers to "why is it not linear" say).
  ///
  /// - Parameters:
  ///   - duration: Length of the animation, in seconds.
  ///   - delay: How long it waits before it starts, in seconds.
  ///   - options: How values follow each other, and other wishes.
  ///   - animations: Adds the frames; runs at once. What it changes itself takes the whole time.
  ///   - completion: Runs at the end, with whether the animation got there.
  static func runKeyframes(
    _ duration: TimeInterval, _ delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
    _ animations: @escaping () -> Void, _ completion: (@Sendable (Bool) -> Void)?
  ) {
    let state = UISystem.current.animations
    let changes = KeyframeChanges(mode: options.calculationMode)
    let wanted = options.animationOptions
    if let sink = state.current?.sink ?? state.catcher {
      state.collectKeyframes(in: changes, duration: duration, options: wanted, animations)
      state.moving(at: .init(delay: delay, duration: duration, timing: .curve(wanted.curve))) {
        changes.deliver { sink.take($0, course: $1) }
      }
      sink.completions += changes.completions
      if let completion { sink.completions.append(completion) }
      return
    }
    let wish = AnimationWish(
      duration: duration, timing: .curve(wanted.curve),
      options: wanted.union(.overrideInheritedCurve)
    )
    .inside(state.current)
    let animation = ViewAnimation(
      duration: wish.duration, delay: delay, timing: wish.timing, options: wish.options
    ) { isFinished in
      for inner in changes.completions { inner(isFinished) }
      completion?(isFinished)
    }
    state.run(animation) {
      state.collectKeyframes(
        in: changes, duration: wish.duration, options: wish.options, animations)
      changes.deliver(animation.animate)
    }
  }

  /// Adds a frame to the keyframe animation whose block runs.
  ///
  /// Assumed: outside of one the changes are made and nothing is animated.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a part of the animation's duration.
  ///   - frameDuration: How long it takes, as a part of the animation's duration.
  ///   - animations: Makes the changes; runs at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = UISystem.current.animations.keyframes else {
      animations()
      return
    }
    keyframes.add(start: frameStartTime, duration: frameDuration, animations)
  }
}
