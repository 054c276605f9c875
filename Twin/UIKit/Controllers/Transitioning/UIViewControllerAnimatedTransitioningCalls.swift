extension UIViewControllerAnimatedTransitioning {
  /// Lets `animator.animationEnded?(...)` compile, which Objective-C's optional methods need.
  public var animationEnded: UIOptionalCalls<Bool, Void>? {
    UIOptionalCalls { self.animationEnded($0) }
  }

  /// Lets `animator.interruptibleAnimator?(using: context)` compile.
  public var interruptibleAnimator: UIInterruptibleAnimatorCalls? {
    UIInterruptibleAnimatorCalls(animator: self)
  }
}

/// The optional method of an animator that gives what a finger can hold, called through `?` or `!`.
@preconcurrency @MainActor
public struct UIInterruptibleAnimatorCalls {
  let animator: any UIViewControllerAnimatedTransitioning

  /// What animates the transition; nil if the method is not implemented.
  public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let system = UISystem.current
    system.missesDelegateMethod = false
    let inner = animator.interruptibleAnimator(using: transitionContext)
    return system.missesDelegateMethod ? nil : inner
  }

  /// What animates the transition, for calls through `!`.
  @_disfavoredOverload
  public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    animator.interruptibleAnimator(using: transitionContext)
  }
}
