// Lets calls through `?` compile, which Objective-C's optional methods need: delegates that forward to others are
// written so.

extension UINavigationControllerDelegate {
  /// Lets `delegate.navigationControllerSupportedInterfaceOrientations?(...)` compile.
  public var navigationControllerSupportedInterfaceOrientations:
    UIOptionalCalls<UINavigationController, UIInterfaceOrientationMask>?
  {
    UIOptionalCalls { self.navigationControllerSupportedInterfaceOrientations($0) }
  }

  /// Lets `delegate.navigationControllerPreferredInterfaceOrientationForPresentation?(...)` compile.
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    UIOptionalCalls<UINavigationController, UIInterfaceOrientation>?
  {
    UIOptionalCalls { self.navigationControllerPreferredInterfaceOrientationForPresentation($0) }
  }
}
