import Foundation

/// How one page takes the place of another, by code or under a finger.
extension UIPageViewController {
  // MARK: By code

  func replacePages(
    with pages: [UIViewController], direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let interrupted = endRunningTurn()
    forgetNeighbors()
    guard pages != shownPages else {
      askForIndicator()
      interrupted.map(tellOfInterruption)
      completion?(true)
      return
    }
    // Who hears of it may ask for pages, too, and gets them.
    defer { interrupted.map(tellOfInterruption) }
    let turn = PageTurn(
      self, from: shownPages, to: pages, direction, isByCode: true, completion: completion)
    self.turn = turn
    shownPages = pages
    askForIndicator()
    turn.begin(animated: animated)
    guard isViewLoaded else { return finish(turn) }
    turn.stage()
    guard animated else { return finish(turn) }
    scrollView.scroll(to: scrollView.offset(at: direction == .forward ? 1 : -1))
  }

  private func finish(_ turn: PageTurn) {
    guard self.turn === turn else { return }
    self.turn = nil
    turn.end()
    turn.complete(finished: true)
  }

  /// Ends at once what turns; a finger's turn at the page that shows more of itself.
  private func endRunningTurn() -> PageTurn? {
    if case .dragged = scrollView.activity {
      scrollView.pan.isEnabled = false
      scrollView.pan.isEnabled = true
    }
    scrollView.stopMoving()
    guard let turn else {
      if isViewLoaded, scrollView.progress != 0 { scrollView.center(nil) }
      return nil
    }
    if !turn.isByCode {
      turn.lean(returning: abs(scrollView.progress) < 0.5)
      if !turn.isCancelled { shownPages = turn.to }
    }
    self.turn = nil
    turn.end()
    return turn
  }

  /// Assumed: the delegate hears of the end of a finger's turn, too, as of one that was skipped (documentation of
  /// `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`).
  private func tellOfInterruption(of turn: PageTurn) {
    turn.complete(finished: false)
    if !turn.isByCode { tellDelegate(of: turn, finished: false) }
  }

  // MARK: Under a finger

  /// Whether a finger may begin to move the pages; finds out whether there are any beside the one that is shown.
  ///
  /// Source: a log in which a finger that goes forward makes the data source asked for the page after and then for the
  /// one before, each once (wisdomskyduan.blogspot.com, 2015). Assumed: the other way around if it goes back.
  func mayTurn(_ direction: NavigationDirection) -> Bool {
    guard dataSource != nil, !shownPages.isEmpty else { return false }
    guard turn == nil else { return !(turn?.isByCode ?? false) }
    neighbor(direction)
    neighbor(direction.opposite)
    return true
  }

  /// The pages on a side, none if there are not enough of them; the data source is asked unless they are known.
  @discardableResult
  func neighbor(_ direction: NavigationDirection) -> [UIViewController] {
    guard let dataSource, !shownPages.isEmpty else { return [] }
    if let known = neighbors[direction] { return known }
    let next = pages(on: direction, of: dataSource)
    neighbors[direction] = next
    limitContent()
    return next
  }

  /// Follows the data source from page to page: past the back of one to its front, or to both of a spread.
  ///
  /// Assumed: pages that are not enough for a turn are none.
  private func pages(
    on direction: NavigationDirection, of dataSource: any UIPageViewControllerDataSource
  ) -> [UIViewController] {
    var found: [UIViewController] = []
    var page = direction == .forward ? shownPages.last : shownPages.first
    while let current = page, found.count < pagesPerTurn {
      page =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: current)
        : dataSource.pageViewController(self, viewControllerBefore: current)
      if let page { found.append(page) }
    }
    guard found.count == pagesPerTurn else { return [] }
    let inSight = found.suffix(pagesInSight)
    return direction == .forward ? Array(inSight) : inSight.reversed()
  }

  func forgetNeighbors() {
    neighbors = [:]
    limitContent()
  }

  /// Keeps the content from going where it is known that there is no page.
  private func limitContent() {
    func isMissing(_ direction: NavigationDirection) -> Bool {
      neighbors[direction]?.isEmpty ?? false
    }
    scrollView.limit(before: !isMissing(.reverse), after: !isMissing(.forward))
  }

  /// Knows the page that went as the one on the other side, and nothing about the side where the finger led.
  ///
  /// Source: a log in which it is not asked for again (wisdomskyduan.blogspot.com, 2015).
  private func keepFormerPage(of turn: PageTurn) {
    neighbors = [turn.direction.opposite: turn.from]
    limitContent()
  }

  /// The content moves, under a finger or because the app scrolls it: brings the page that comes into sight.
  ///
  /// Content that is put elsewhere while it turns by itself rests from then on: a text field in a page that goes is
  /// brought into sight as it begins editing.
  func contentMoved() {
    if case .idle = scrollView.activity { return contentRests() }
    let progress = scrollView.progress
    guard progress != 0, !shownPages.isEmpty, !(turn?.isByCode ?? false) else { return }
    let direction: NavigationDirection = progress > 0 ? .forward : .reverse
    guard turn?.direction != direction else { return }
    let next = neighbor(direction)
    guard !next.isEmpty, next != shownPages else { return }
    if let turn { giveUp(turn) }
    let turn = PageTurn(
      self, from: shownPages, to: next, direction, isByCode: false, completion: nil)
    self.turn = turn
    delegate?.pageViewController(self, willTransitionTo: next)
    turn.begin(animated: true)
    turn.stage()
  }

  /// A tap on the side of a page that curls turns it as a finger does, if there is a page.
  func sideTapped(_ direction: NavigationDirection) {
    guard turn == nil, mayTurn(direction), !neighbor(direction).isEmpty else { return }
    scrollView.scroll(to: scrollView.offset(at: direction == .forward ? 1 : -1))
  }

  /// The finger went past the page in the middle, to the other side.
  private func giveUp(_ turn: PageTurn) {
    turn.lean(returning: true)
    self.turn = nil
    turn.end(centers: false)
    tellDelegate(of: turn)
  }

  /// The finger let the content go, which rests either where it began or with the other page.
  func fingerLeft(returning: Bool) {
    turn?.lean(returning: returning)
  }

  /// The content rests. A page that a finger has brought is the one from which the data source is asked for the next,
  /// whose view is loaded then.
  ///
  /// Source: multiple reports of the question (ViewPager-Swift issues 19 and 61, ICViewPager issue 124); the delegate
  /// hears first (a log, wisdomskyduan.blogspot.com, 2015), so that a data source may go by an index that the delegate
  /// keeps (uias/Pageboy).
  func contentRests() {
    guard let turn else { return }
    guard !turn.isByCode else { return finish(turn) }
    turn.lean(returning: abs(scrollView.progress) < 0.5)
    if !turn.isCancelled { shownPages = turn.to }
    finish(turn)
    if !turn.isCancelled {
      moveIndicator(turn.direction)
      keepFormerPage(of: turn)
    }
    tellDelegate(of: turn)
    if !turn.isCancelled, shownPages == turn.to {
      for page in neighbor(turn.direction) { page.loadViewIfNeeded() }
    }
  }

  private func tellDelegate(of turn: PageTurn, finished: Bool = true) {
    delegate?.pageViewController(
      self, didFinishAnimating: finished, previousViewControllers: turn.from,
      transitionCompleted: !turn.isCancelled)
  }
}

extension UIPageViewController.NavigationDirection {
  fileprivate var opposite: Self { self == .forward ? .reverse : .forward }
}
