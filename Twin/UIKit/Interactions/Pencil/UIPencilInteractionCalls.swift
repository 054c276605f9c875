extension UIPencilInteractionDelegate {
  /// Lets `delegate.pencilInteractionDidTap?(...)` compile, which Objective-C's optional methods need.
  public var pencilInteractionDidTap: UIOptionalCalls<UIPencilInteraction, Void>? {
    UIOptionalCalls { self.pencilInteractionDidTap($0) }
  }
}
