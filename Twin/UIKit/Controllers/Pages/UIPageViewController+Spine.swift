/// What an app has said while it is asked for the spine.
struct SpineAnswer {
  var pages:
    (
      [UIViewController], UIPageViewController.NavigationDirection, completion: ((Bool) -> Void)?
    )?
  var hasBacks: Bool?
}

extension UIPageViewController {
  /// The spine of a book is asked for whenever the device is turned.
  ///
  /// Only then, and not for every other size: source, Open Radar 23274100. Pages and backs that an app sets while it is
  /// asked are those for the answered spine, as in Apple's template of books. Assumed: it is asked before pages hear of
  /// their new size, pages take each other's place without an animation of their own, and the exception for the wrong
  /// number of pages is that of `setViewControllers`.
  func deviceWillTurn(to orientation: UIInterfaceOrientation) {
    guard transitionStyle == .pageCurl, let delegate else { return }
    askForSpine { delegate.pageViewController(self, spineLocationFor: orientation) }
  }
}
