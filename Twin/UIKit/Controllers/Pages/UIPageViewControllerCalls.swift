extension UIPageViewControllerDelegate {
  /// Lets `delegate.pageViewController?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var pageViewController: UIPageViewControllerDelegateCalls? {
    UIPageViewControllerDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIPageViewControllerDelegateCalls {
  let delegate: any UIPageViewControllerDelegate

  /// Where the spine of a book is to be, now that the device is turned.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    delegate.pageViewController(pageViewController, spineLocationFor: orientation)
  }

  /// A finger begins to bring in a page.
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(
      pageViewController, willTransitionTo: pendingViewControllers)
  }

  /// The pages have come to rest.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }
}

extension UIPageViewControllerDelegate {
  /// Lets `delegate.pageViewControllerSupportedInterfaceOrientations?(...)` compile, which Objective-C's optional methods need.
  public var pageViewControllerSupportedInterfaceOrientations:
    UIOptionalCalls<UIPageViewController, UIInterfaceOrientationMask>?
  {
    UIOptionalCalls { self.pageViewControllerSupportedInterfaceOrientations($0) }
  }
}
