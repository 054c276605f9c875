extension UIPageViewControllerDelegate {
  /// Lets `delegate.pageViewControllerPreferredInterfaceOrientation?(forPresentation:)` compile, which Objective-C's
  /// optional methods need.
  public var pageViewControllerPreferredInterfaceOrientation:
    UIPresentationOrientationCalls<UIPageViewController>?
  {
    UIPresentationOrientationCalls {
      self.pageViewControllerPreferredInterfaceOrientation(forPresentation: $0)
    }
  }
}

/// An optional method that says how a controller is to be up when it is presented, called through `?`.
@preconcurrency @MainActor
public struct UIPresentationOrientationCalls<Controller: UIViewController> {
  let ask: @MainActor (Controller) -> UIInterfaceOrientation

  /// Which side of the screen is to be up.
  public func callAsFunction(forPresentation controller: Controller) -> UIInterfaceOrientation {
    ask(controller)
  }
}
