public import Foundation

// Lets `animator.addCompletion? { ... }` compile, which Objective-C's optional methods need: what
// `interruptibleAnimator(using:)` gives is known by its protocol only.

extension UIViewImplicitlyAnimating {
  /// Lets `animator.addAnimations? { ... }` compile.
  public var addAnimations: UIViewAddAnimationsCalls? { UIViewAddAnimationsCalls(animator: self) }

  /// Lets `animator.addCompletion? { ... }` compile.
  public var addCompletion: UIOptionalCalls<(UIViewAnimatingPosition) -> Void, Void>? {
    UIOptionalCalls { self.addCompletion($0) }
  }

  /// Lets `animator.continueAnimation?(withTimingParameters:durationFactor:)` compile.
  public var continueAnimation: UIViewContinueAnimationCalls? {
    UIViewContinueAnimationCalls(animator: self)
  }
}

/// The optional methods of an animator that add changes, called through `?`.
@preconcurrency @MainActor
public struct UIViewAddAnimationsCalls {
  let animator: any UIViewImplicitlyAnimating

  /// Adds changes.
  public func callAsFunction(_ animation: @escaping () -> Void) {
    animator.addAnimations(animation)
  }

  /// Adds changes that begin after a part of the time that is left.
  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }
}

/// The optional method of an animator that lets it go on, called through `?`.
@preconcurrency @MainActor
public struct UIViewContinueAnimationCalls {
  let animator: any UIViewImplicitlyAnimating

  /// Lets a paused animation go on, with another timing.
  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
