import Foundation

/// How one page takes the place of another, by code or under a finger.
extension UIPageViewController {
  // MARK: By code

  func replacePage(
    with page: UIViewController, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    endRunningTurn()
    forgetNeighbors()
    guard page !== shownPage else {
      askForIndicator()
      completion?(true)
      return
    }
    let turn = PageTurn(
      self, from: shownPage, to: page, direction, isByCode: true, completion: completion)
    let isAnimated =
      animated && shownPage != nil && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    self.turn = turn
    shownPage = page
    askForIndicator()
    turn.begin(animated: isAnimated)
    guard isViewLoaded else { return finish(turn) }
    turn.stage()
    guard isAnimated else { return finish(turn) }
    scrollView.scroll(to: scrollView.offset(at: direction == .forward ? 1 : -1))
  }

  private func finish(_ turn: PageTurn) {
    guard self.turn === turn else { return }
    self.turn = nil
    turn.end(finished: true)
  }

  private func endRunningTurn() {
    scrollView.stopMoving()
    if case .dragged = scrollView.activity {
      scrollView.pan.isEnabled = false
      scrollView.pan.isEnabled = true
    }
    guard let turn else { return }
    self.turn = nil
    turn.end(finished: false)
  }

  // MARK: Under a finger

  /// Whether a finger may begin to move the pages; finds out whether there is one where it leads.
  func mayTurn(_ direction: NavigationDirection) -> Bool {
    guard dataSource != nil, shownPage != nil else { return false }
    guard turn == nil else { return !(turn?.isByCode ?? false) }
    neighbor(direction)
    return true
  }

  /// The page on a side; the data source is asked unless it is known.
  @discardableResult
  func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    guard let dataSource, let shownPage else { return nil }
    if let known = neighbors[direction] { return known }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: shownPage)
      : dataSource.pageViewController(self, viewControllerBefore: shownPage)
    neighbors[direction] = .some(next)
    limitContent()
    return next
  }

  func forgetNeighbors() {
    neighbors = [:]
    limitContent()
  }

  /// Keeps the content from going where it is known that there is no page.
  private func limitContent() {
    func isMissing(_ direction: NavigationDirection) -> Bool {
      neighbors[direction].map { $0 == nil } ?? false
    }
    scrollView.limit(before: !isMissing(.reverse), after: !isMissing(.forward))
  }

  /// Gets the next page ready, when one has been turned by a finger, and keeps the one that went.
  ///
  /// Source: multiple reports that after a swipe the data source is asked for the page behind the one that came,
  /// whose view is loaded then (ViewPager-Swift issues 19 and 61, ICViewPager issue 124). Assumed: the page
  /// that went is not asked for again.
  private func prepareNeighbors(after turn: PageTurn) {
    let opposite: NavigationDirection = turn.direction == .forward ? .reverse : .forward
    neighbors = [opposite: turn.from]
    neighbor(turn.direction)?.loadViewIfNeeded()
    limitContent()
  }

  /// The content moves, under a finger or because the app scrolls it: brings the page that comes into sight.
  func contentMoved() {
    if case .idle = scrollView.activity { return }
    let progress = scrollView.progress
    guard progress != 0, let page = shownPage, !(turn?.isByCode ?? false) else { return }
    let direction: NavigationDirection = progress > 0 ? .forward : .reverse
    guard turn?.direction != direction, let next = neighbor(direction), next !== page else {
      return
    }
    if let turn { giveUp(turn) }
    let turn = PageTurn(self, from: page, to: next, direction, isByCode: false, completion: nil)
    self.turn = turn
    delegate?.pageViewController(self, willTransitionTo: [next])
    turn.begin(animated: true)
    turn.stage()
  }

  /// The finger went past the page in the middle, to the other side.
  private func giveUp(_ turn: PageTurn) {
    turn.lean(returning: true)
    self.turn = nil
    turn.end(finished: true, centers: false)
    tellDelegate(of: turn)
  }

  /// The finger let the content go, which rests either where it began or with the other page.
  func fingerLeft(returning: Bool) {
    turn?.lean(returning: returning)
  }

  /// The content rests.
  func contentRests() {
    guard let turn else { return }
    guard !turn.isByCode else { return finish(turn) }
    turn.lean(returning: abs(scrollView.progress) < 0.5)
    if !turn.isCancelled { shownPage = turn.to }
    finish(turn)
    if !turn.isCancelled {
      moveIndicator(turn.direction)
      prepareNeighbors(after: turn)
    }
    tellDelegate(of: turn)
  }

  private func tellDelegate(of turn: PageTurn) {
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: turn.from.map { [$0] } ?? [],
      transitionCompleted: !turn.isCancelled)
  }
}
