import Foundation

/// How one page takes the place of another, by code or under a finger.
extension UIPageViewController {
  // MARK: By code

  func replacePage(
    with page: UIViewController, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    endRunningTurn()
    guard page !== shownPage else {
      completion?(true)
      return
    }
    let turn = PageTurn(self, from: shownPage, to: page, direction, completion: completion)
    let isAnimated = animated && shownPage != nil && viewIfLoaded?.window != nil
    self.turn = turn
    shownPage = page
    turn.begin(animated: isAnimated)
    guard isViewLoaded else { return finish(turn) }
    turn.stage()
    guard isAnimated else { return finish(turn) }
    UIView.animate(
      duration: PageTurn.duration, timing: .curve(.easeInOut), animations: turn.moveToEnd
    ) { [weak self] _ in
      self?.finish(turn)
    }
  }

  private func finish(_ turn: PageTurn) {
    guard self.turn === turn else { return }
    self.turn = nil
    turn.end(finished: true)
  }

  private func endRunningTurn() {
    guard let turn else { return }
    self.turn = nil
    turn.end(finished: false)
  }

  // MARK: Under a finger

  func installSwipe() {
    pan.addHandler(frame: .uikit("-[_UIQueuingScrollView _handlePan:]")) { [weak self] _ in
      self?.followFinger()
    }
    contentView.addGestureRecognizer(pan)
  }

  private func followFinger() {
    switch pan.state {
    case .began, .changed:
      if swipe == nil { beginSwipe() }
      moveSwipe()
    case .ended:
      moveSwipe()
      liftSwipe(velocity: way(of: pan.velocity(in: contentView)))
    case .cancelled: liftSwipe(velocity: nil)
    case .possible, .failed: break  // No action comes in these states.
    }
  }

  /// How far a vector leads to later pages.
  private func way(of vector: CGPoint) -> CGFloat {
    navigationOrientation == .horizontal ? -vector.x : -vector.y
  }

  /// The length of a page on its way.
  private var length: CGFloat {
    let bounds = contentView.bounds
    return interPageSpacing
      + (navigationOrientation == .horizontal ? bounds.width : bounds.height)
  }

  /// Asks for the page on the side to which the finger leads; nothing moves if there is none.
  private func beginSwipe() {
    guard turn == nil, let page = shownPage, let dataSource else { return }
    let way = way(of: pan.translation(in: contentView))
    guard way != 0 else { return }
    let next =
      way > 0
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    guard let next else { return }
    let turn = PageTurn(
      self, from: page, to: next, way > 0 ? .forward : .reverse, completion: nil)
    self.turn = turn
    delegate?.pageViewController(self, willTransitionTo: [next])
    turn.begin(animated: true)
    turn.stage()
    let changes = UISystem.current.animations.hold(
      duration: PageTurn.duration, turn.moveToEnd)
    swipe = PageSwipe(turn: turn, changes: changes)
  }

  private func moveSwipe() {
    guard let swipe, length > 0 else { return }
    let way = way(of: pan.translation(in: contentView)) / length
    swipe.progress = min(max(swipe.turn.direction == .forward ? way : -way, 0), 1)
    swipe.changes.show(swipe.progress)
  }

  /// - Parameter velocity: Towards later pages, in points per second; nil if the finger was taken away.
  private func liftSwipe(velocity: CGFloat?) {
    guard let swipe else { return }
    self.swipe = nil
    let sign: CGFloat = swipe.turn.direction == .forward ? 1 : -1
    let decision =
      velocity.map {
        SwipeRule.decision(
          translation: swipe.progress * length, velocity: $0 * sign, width: length)
      } ?? .cancel
    let isCancelled = decision == .cancel
    if isCancelled { swipe.turn.cancel() }
    swipe.changes.release(
      backwards: isCancelled, duration: SwipeRule.duration(after: decision, at: swipe.progress)
    ) { [weak self] in
      self?.endSwipe(of: swipe.turn)
    }
  }

  private func endSwipe(of turn: PageTurn) {
    guard self.turn === turn else { return }
    if !turn.isCancelled { shownPage = turn.to }
    finish(turn)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: turn.from.map { [$0] } ?? [],
      transitionCompleted: !turn.isCancelled)
  }
}

/// A change of the page in the hand of a finger.
final class PageSwipe {
  let turn: PageTurn
  let changes: HeldChanges
  var progress: CGFloat = 0

  init(turn: PageTurn, changes: HeldChanges) {
    self.turn = turn
    self.changes = changes
  }
}
