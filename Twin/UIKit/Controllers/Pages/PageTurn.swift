import Foundation

/// One change of the page of a page controller, from its beginning to its end.
final class PageTurn {
  /// How long a change takes without a finger, in seconds (assumed).
  static let duration: TimeInterval = 0.35

  let from: UIViewController?
  let to: UIViewController
  let direction: UIPageViewController.NavigationDirection
  private unowned let controller: UIPageViewController
  private var completion: ((Bool) -> Void)?
  /// Whether the finger let the new page go back.
  private(set) var isCancelled = false

  init(
    _ controller: UIPageViewController, from: UIViewController?, to: UIViewController,
    _ direction: UIPageViewController.NavigationDirection, completion: ((Bool) -> Void)?
  ) {
    self.controller = controller
    self.from = from
    self.to = to
    self.direction = direction
    self.completion = completion
  }

  /// Whether pages are told about appearance: only while the controller itself is there.
  private var isSeen: Bool { controller.appearance == .appeared }

  /// Assumed: the page that comes is told first.
  func begin(animated: Bool) {
    if to.parent !== controller { controller.addChild(to) }
    from?.willMove(toParent: nil)
    guard isSeen else { return }
    to.beginAppearanceTransition(true, animated: animated)
    from?.beginAppearanceTransition(false, animated: animated)
  }

  /// Puts the page that comes beside the other one.
  func stage() {
    controller.place(to)
    UIView.performWithoutAnimation { to.view.frame = place(at: 1) }
    to.sendViewIsAppearing()
  }

  /// Moves both pages where they are at the end.
  func moveToEnd() {
    to.view.frame = place(at: 0)
    from?.view.frame = place(at: -1)
  }

  /// The place of a page, counted in pages from the one in sight on the way that is gone.
  private func place(at steps: CGFloat) -> CGRect {
    let bounds = controller.contentView.bounds
    let way = direction == .forward ? steps : -steps
    let spacing = controller.interPageSpacing
    switch controller.navigationOrientation {
    case .horizontal: return bounds.offsetBy(dx: way * (bounds.width + spacing), dy: 0)
    case .vertical: return bounds.offsetBy(dx: 0, dy: way * (bounds.height + spacing))
    }
  }

  /// The new page is to go back again.
  func cancel() {
    isCancelled = true
    guard isSeen else { return }
    to.beginAppearanceTransition(false, animated: true)
    from?.beginAppearanceTransition(true, animated: true)
  }

  /// The pages have come to rest.
  ///
  /// - Parameter finished: Whether they were let come to rest.
  func end(finished: Bool) {
    let (stays, goes) = isCancelled ? (from, Optional(to)) : (to, from)
    if isCancelled { to.willMove(toParent: nil) }
    goes?.viewIfLoaded?.removeFromSuperview()
    if let stays, controller.isViewLoaded { controller.place(stays) }
    for page in [to, from] where page?.appearance.isChanging ?? false {
      page?.endAppearanceTransition()
    }
    goes?.removeFromParent()
    if !isCancelled { to.didMove(toParent: controller) }
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}
