extension UIDynamicAnimatorDelegate {
  /// Lets `delegate.dynamicAnimatorWillResume?(...)` compile, which Objective-C's optional methods need.
  public var dynamicAnimatorWillResume: UIOptionalCalls<UIDynamicAnimator, Void>? {
    UIOptionalCalls { self.dynamicAnimatorWillResume($0) }
  }

  /// Lets `delegate.dynamicAnimatorDidPause?(...)` compile, which Objective-C's optional methods need.
  public var dynamicAnimatorDidPause: UIOptionalCalls<UIDynamicAnimator, Void>? {
    UIOptionalCalls { self.dynamicAnimatorDidPause($0) }
  }
}
