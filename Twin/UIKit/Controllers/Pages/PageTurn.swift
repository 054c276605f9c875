import Foundation

/// One change of the page of a page controller, from its beginning to its end.
final class PageTurn {
  let from: [UIViewController]
  let to: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  /// Whether the app asked for it, and no finger.
  let isByCode: Bool
  private unowned let controller: UIPageViewController
  private var completion: ((Bool) -> Void)?
  /// Whether the finger let the new page go back.
  private(set) var isCancelled = false

  init(
    _ controller: UIPageViewController, from: [UIViewController], to: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection, isByCode: Bool,
    completion: ((Bool) -> Void)?
  ) {
    self.controller = controller
    self.from = from
    self.to = to
    self.direction = direction
    self.isByCode = isByCode
    self.completion = completion
  }

  /// Whether pages are told about appearance: once the controller has a view, even before it appears itself.
  ///
  /// Source: logs in which the first page has been told everything when `viewDidLoad` ends that set it
  /// (Stack Overflow, question 48653763; uias/Pageboy issue 233). Assumed: also while the controller is
  /// covered, and not before it has a view.
  private var isTold: Bool { controller.isViewLoaded }

  private var coming: [UIViewController] { to.filter { !from.contains($0) } }
  private var going: [UIViewController] { from.filter { !to.contains($0) } }

  /// Assumed: the page that comes is told first.
  func begin(animated: Bool) {
    for page in to where page.parent !== controller { controller.addChild(page) }
    for page in going { page.willMove(toParent: nil) }
    guard isTold else { return }
    for page in coming { page.beginAppearanceTransition(true, animated: animated) }
    for page in going where page.appearance.mayBegin(false) {
      page.beginAppearanceTransition(false, animated: animated)
    }
  }

  /// Puts the page that comes beside the other one.
  func stage() {
    controller.scrollView.show(to.map { $0.viewLoadingIfNeeded() }, toward: direction)
    for page in coming { page.sendViewIsAppearing() }
  }

  /// The new page goes back again, or after that comes again.
  func lean(returning: Bool) {
    guard returning != isCancelled else { return }
    isCancelled = returning
    guard isTold else { return }
    for page in coming { page.turnAppearance(!returning, animated: true) }
    for page in going { page.turnAppearance(returning, animated: true) }
  }

  /// The pages have come to rest.
  ///
  /// - Parameter centers: Whether the page that stays comes to the middle at once.
  func end(centers: Bool = true) {
    let (stay, go) = isCancelled ? (from, coming) : (to, going)
    if isCancelled { for page in go { page.willMove(toParent: nil) } }
    if controller.isViewLoaded, centers {
      controller.scrollView.show(stay.map { $0.viewLoadingIfNeeded() }, toward: place)
      controller.scrollView.center(place)
    }
    for page in go { page.viewIfLoaded?.removeFromSuperview() }
    // The controller has come back in the meantime, with the page that it had.
    for page in go where page.appearance.mayBegin(false) {
      page.beginAppearanceTransition(false, animated: true)
    }
    for page in to + from where page.appearance.isChanging { page.endAppearanceTransition() }
    if controller.appearance.isDisappearing {
      // What has come meanwhile goes along (assumed).
      for page in stay where page.appearance.mayBegin(false) {
        page.beginAppearanceTransition(false, animated: true)
      }
    }
    for page in go { page.removeFromParent() }
    if !isCancelled { for page in coming { page.didMove(toParent: controller) } }
  }

  /// Runs the completion, once.
  ///
  /// - Parameter finished: Whether the pages were let come to rest.
  func complete(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  /// Where the page that stays is; nil in the middle.
  var place: UIPageViewController.NavigationDirection? { isCancelled ? nil : direction }
}
