import Foundation

/// One change of the page of a page controller, from its beginning to its end.
final class PageTurn {
  let from: UIViewController?
  let to: UIViewController
  let direction: UIPageViewController.NavigationDirection
  /// Whether the app asked for it, and no finger.
  let isByCode: Bool
  private unowned let controller: UIPageViewController
  private var completion: ((Bool) -> Void)?
  /// Whether the finger let the new page go back.
  private(set) var isCancelled = false

  init(
    _ controller: UIPageViewController, from: UIViewController?, to: UIViewController,
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

  /// Assumed: the page that comes is told first.
  func begin(animated: Bool) {
    if to.parent !== controller { controller.addChild(to) }
    from?.willMove(toParent: nil)
    guard isTold else { return }
    to.beginAppearanceTransition(true, animated: animated)
    guard let from, from.appearance.mayBegin(false) else { return }
    from.beginAppearanceTransition(false, animated: animated)
  }

  /// Puts the page that comes beside the other one.
  func stage() {
    controller.scrollView.show(to.viewLoadingIfNeeded(), toward: direction)
    to.sendViewIsAppearing()
  }

  /// The new page goes back again, or after that comes again.
  func lean(returning: Bool) {
    guard returning != isCancelled else { return }
    isCancelled = returning
    guard isTold else { return }
    to.turnAppearance(!returning, animated: true)
    from?.turnAppearance(returning, animated: true)
  }

  /// The pages have come to rest.
  ///
  /// - Parameters:
  ///   - finished: Whether they were let come to rest.
  ///   - centers: Whether the page that stays comes to the middle at once.
  func end(finished: Bool, centers: Bool = true) {
    let (stays, goes) = isCancelled ? (from, Optional(to)) : (to, from)
    if isCancelled { to.willMove(toParent: nil) }
    if controller.isViewLoaded, centers {
      stays.map { controller.scrollView.show($0.viewLoadingIfNeeded(), toward: place) }
      controller.scrollView.center(place)
    }
    goes?.viewIfLoaded?.removeFromSuperview()
    for page in [to, from] where page?.appearance.isChanging ?? false {
      page?.endAppearanceTransition()
    }
    goes?.removeFromParent()
    if !isCancelled { to.didMove(toParent: controller) }
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  /// Where the page that stays is; nil in the middle.
  private var place: UIPageViewController.NavigationDirection? { isCancelled ? nil : direction }
}
