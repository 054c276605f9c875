public import Foundation

/// Follows what a finger does with pages. All of it is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Which sides of the screen may be up while the controller is shown.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// Which side of the screen is to be up when the controller is presented.
  func pageViewControllerPreferredInterfaceOrientation(
    forPresentation pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation

  /// Where the spine of a book is to be, now that the device is turned.
  ///
  /// The place for pages beside each other is the middle. Those for the new spine, and whether they have content on their
  /// back, can be set meanwhile.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// A finger begins to bring in a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// The pages have come to rest; `completed` if the new one is shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Those of the controller: the method is optional.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.usualOrientations }

  /// Upright: the method is optional.
  public func pageViewControllerPreferredInterfaceOrientation(
    forPresentation pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }

  /// Where it is: the method is optional.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  /// Does nothing: the method is optional.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing: the method is optional.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
