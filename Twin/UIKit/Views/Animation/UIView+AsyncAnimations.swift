public import Foundation

/// The forms to be awaited, which Swift makes of Apple's forms with a completion.
extension UIView {
  /// Animates the changes that a block makes, and waits.
  ///
  /// - Returns: Whether the animation got to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { waiting in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) {
        waiting.resume(returning: $0)
      }
    }
  }

  /// Animates the changes that a block makes, and waits.
  ///
  /// - Returns: Whether the animation got to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { waiting in
      animate(withDuration: duration, animations: animations) { waiting.resume(returning: $0) }
    }
  }

  /// Animates the changes that a block makes like a spring that rests after the duration, and waits.
  ///
  /// - Returns: Whether the animation got to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { waiting in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations
      ) { waiting.resume(returning: $0) }
    }
  }

  /// Changes what a view shows in a transition, and waits.
  ///
  /// - Returns: Whether the transition got to its end.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await withCheckedContinuation { waiting in
      transition(with: view, duration: duration, options: options, animations: animations) {
        waiting.resume(returning: $0)
      }
    }
  }

  /// Lets a view take the place of another one, and waits.
  ///
  /// - Returns: Whether the transition got to its end.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = []
  ) async -> Bool {
    await withCheckedContinuation { waiting in
      transition(from: fromView, to: toView, duration: duration, options: options) {
        waiting.resume(returning: $0)
      }
    }
  }

  /// Animates along frames, and waits.
  ///
  /// - Returns: Whether the animation got to its end.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { waiting in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) { waiting.resume(returning: $0) }
    }
  }
}
