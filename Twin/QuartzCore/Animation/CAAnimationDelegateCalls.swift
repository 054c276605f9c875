extension CAAnimationDelegate {
  /// Lets `delegate.animationDidStart?(...)` compile, which Objective-C's optional methods need.
  public var animationDidStart: ((CAAnimation) -> Void)? {
    { self.animationDidStart($0) }
  }

  /// Lets `delegate.animationDidStop?(...)` compile, which Objective-C's optional methods need.
  public var animationDidStop: CAAnimationDidStopCalls? {
    CAAnimationDidStopCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
public struct CAAnimationDidStopCalls {
  let delegate: any CAAnimationDelegate

  /// The animation has ended, or was removed.
  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}
