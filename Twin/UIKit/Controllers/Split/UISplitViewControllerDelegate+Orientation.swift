// Lets calls through `?` compile, which Objective-C's optional methods need.

extension UISplitViewControllerDelegate {
  /// Lets `delegate.splitViewControllerSupportedInterfaceOrientations?(...)` compile.
  public var splitViewControllerSupportedInterfaceOrientations:
    UIOptionalCalls<UISplitViewController, UIInterfaceOrientationMask>?
  {
    UIOptionalCalls { self.splitViewControllerSupportedInterfaceOrientations($0) }
  }

  /// Lets `delegate.splitViewControllerPreferredInterfaceOrientation?(forPresentation:)` compile.
  public var splitViewControllerPreferredInterfaceOrientation:
    UIPresentationOrientationCalls<UISplitViewController>?
  {
    UIPresentationOrientationCalls {
      self.splitViewControllerPreferredInterfaceOrientation(forPresentation: $0)
    }
  }
}
