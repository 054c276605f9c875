extension UIViewControllerAnimatedTransitioning {
  /// Lets `animator.animationEnded?(...)` compile, which Objective-C's optional methods need.
  public var animationEnded: UIOptionalCalls<Bool, Void>? {
    UIOptionalCalls { self.animationEnded($0) }
  }
}
