import Foundation

/// A drag under way.
struct ScrollDrag {
  /// Where the content would be if it did not resist at its edges.
  var free: CGPoint
  /// The finger's way at its last move.
  var translation: CGPoint
  /// The axis on which the drag stays; nil for both.
  var lock: NSLayoutConstraint.Axis?
  /// Where the content was when the drag began.
  var start: CGPoint
}

/// What fingers do with the content.
extension UIScrollView {
  /// How much longer the way along one axis must be for a drag to be locked to it (assumed).
  private static let lockRatio = 2.0

  /// Whether a drag in the finger's direction moves this view, and not one around it.
  var mayBeginDragging: Bool {
    guard isScrollEnabled else { return false }
    let way = pan.translation(in: self)
    let axis: NSLayoutConstraint.Axis = abs(way.y) >= abs(way.x) ? .vertical : .horizontal
    guard moves(along: axis), !handsOver(way, along: axis) else { return false }
    if axis == .vertical, movesSheet(by: way.y) { return false }
    return mayTakeTouches
  }

  /// Whether a scroll view around this one scrolls instead, because this one is at its end.
  private func handsOver(_ way: CGPoint, along axis: NSLayoutConstraint.Axis) -> Bool {
    let isAtEnd: Bool
    switch axis {
    case .vertical:
      isAtEnd =
        transfersVerticalScrollingToParent
        && verticalRange.isAtEnd(contentOffset.y, moving: -way.y)
    case .horizontal:
      isAtEnd =
        transfersHorizontalScrollingToParent
        && horizontalRange.isAtEnd(contentOffset.x, moving: -way.x)
    }
    guard isAtEnd else { return false }
    let outer = sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.moves(along: axis) }
    guard let outer else { return false }
    return axis == .vertical
      ? !outer.verticalRange.isAtEnd(outer.contentOffset.y, moving: -way.y)
      : !outer.horizontalRange.isAtEnd(outer.contentOffset.x, moving: -way.x)
  }

  /// Whether the content gives up touches that it has already heard of.
  private var mayTakeTouches: Bool {
    let views = pan.touches.filter(\.isTold).compactMap(\.hitView).filter { $0 !== self }
    return views.isEmpty || canCancelContentTouches && views.allSatisfy(touchesShouldCancel)
  }

  /// A finger went down. A delegate that hears of the end of a movement by it finds no finger yet.
  ///
  /// Source: tables of the flags in the delegate's methods (jianshu.com/p/b86a59cd50e7).
  func touchBegan() {
    switch activity {
    case .decelerating(let flight):
      flight.link?.invalidate()
      activity = .touched
      toldDelegate?.scrollViewDidEndDecelerating(self)
    case .animating(let flight):
      flight.link?.invalidate()
      activity = .touched
    case .idle:
      activity = .touched
    case .touched, .dragged:
      break  // One more finger.
    }
    isTouched = true
  }

  /// All fingers are up, or belong to somebody else.
  func touchesEnded() {
    isTouched = false
    if case .touched = activity {
      activity = .idle
      let rest = isPagingEnabled ? target(velocity: .zero, since: contentOffset) : contentOffset
      if clamped(contentOffset) != contentOffset {
        fly(velocity: .zero)
      } else if rest != contentOffset {
        begin(ScrollFlight(from: contentOffset, to: rest, rate: flightRate))
      } else {
        hideIndicators()
        movementDidEnd()
      }
    }
  }

  func panChanged() {
    switch pan.state {
    case .began: beginDrag()
    case .changed: drag()
    case .ended: endDrag(velocity: pan.liftVelocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break  // There is no drag.
    }
  }

  private func beginDrag() {
    let way = pan.translation(in: self)
    var lock: NSLayoutConstraint.Axis?
    if isDirectionalLockEnabled {
      if abs(way.y) > abs(way.x) * Self.lockRatio { lock = .vertical }
      if abs(way.x) > abs(way.y) * Self.lockRatio { lock = .horizontal }
    }
    // What the app has sent on while the finger rested stops here.
    stopMoving()
    // The content follows from where it became a drag.
    activity = .dragged(
      ScrollDrag(
        free: pulled(contentOffset), translation: pan.slop(in: self), lock: lock,
        start: contentOffset))
    pulledControl?.dragBegan()
    showIndicators()
    if keyboardDismissMode.isAtOnce { window?.firstResponder?.resignFirstResponder() }
    toldDelegate?.scrollViewWillBeginDragging(self)
    drag()
  }

  private func drag() {
    guard case .dragged(var drag) = activity else { return }
    let way = pan.translation(in: self)
    if drag.lock != .vertical, moves(along: .horizontal) {
      drag.free.x -= way.x - drag.translation.x
    }
    if drag.lock != .horizontal, moves(along: .vertical) {
      drag.free.y -= way.y - drag.translation.y
    }
    drag.translation = way
    activity = .dragged(drag)
    if keyboardDismissMode.isInteractive {
      UIApplication.shared.keyboard.follow(fingerAt: pan.location(in: nil).y)
    }
    let shown = shown(drag.free)
    if shown != contentOffset { move(to: shown) }
    pulledControl?.contentWasPulled(by: verticalRange.lowerBound - contentOffset.y)
  }

  /// A refresh control takes room above the content, or gives it back. Content that is above its end then
  /// goes there at the end; under a finger it stays where it is.
  func refreshingDidChange(isEnding: Bool) {
    let place = contentOffset
    guard !isEnding || window == nil || !isAtRest else {
      UIView.animate(withDuration: Self.refreshDuration) {
        self.rangeDidChange()
        self.barLink?.follow(self)  // A large title may fill the room, and nothing moves.
      }
      return
    }
    rangeDidChange()
    if contentOffset != place { move(to: place) }
    switch activity {
    case .dragged(var drag):
      drag.free = pulled(contentOffset)
      activity = .dragged(drag)
    case .decelerating(let flight), .animating(let flight):
      // What is on its way to the room that is no longer there goes on to the end of the content.
      let start = verticalRange.lowerBound
      if min(contentOffset.y, flight.target.y) < start { scroll(to: clamped(flight.target)) }
    case .idle, .touched: break  // It stays, or goes back when the finger is lifted.
    }
  }

  /// How long the content takes to go back after a refresh, in seconds (assumed).
  private static let refreshDuration = 0.3

  private var isAtRest: Bool {
    if case .idle = activity { return true }
    return false
  }

  /// The finger of a drag was lifted. It counts until the delegate has heard of the drag's end, and content
  /// that will go on by itself does so already then.
  ///
  /// Where it rests follows the room that the delegate gives around it meanwhile, as those do who show their own views above
  /// content that is pulled (github.com/samvermette/SVPullToRefresh sets nothing but `contentInset`).
  ///
  /// Source: tables of the flags in the delegate's methods (jianshu.com/p/b86a59cd50e7).
  private func endDrag(velocity fingers: CGPoint) {
    guard case .dragged(let drag) = activity else { return }
    if keyboardDismissMode.isInteractive {
      UIApplication.shared.keyboard.letGo(velocity: fingers.y)
    }
    var velocity = CGPoint(x: -fingers.x, y: -fingers.y)
    if drag.lock == .vertical || !moves(along: .horizontal) { velocity.x = 0 }
    if drag.lock == .horizontal || !moves(along: .vertical) { velocity.y = 0 }
    // Layouts and delegates hear of points a millisecond.
    let pace = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let offered = restingOffset(target(velocity: velocity, since: drag.start), velocity: pace)
    var (wanted, room) = (offered, adjustedContentInset)
    toldDelegate?.scrollViewWillEndDragging(
      self, withVelocity: pace,
      targetContentOffset: &wanted)
    guard case .dragged = activity else { return }
    if wanted == offered, room != adjustedContentInset {
      wanted = restingOffset(target(velocity: velocity, since: drag.start), velocity: pace)
    }
    room = adjustedContentInset
    let free = freeFlight(velocity: velocity)
    let isFree = wanted == free.target && !isPagingEnabled
    var flight =
      isFree ? free : ScrollFlight(from: contentOffset, to: wanted, rate: flightRate)
    var moves = wanted != contentOffset || velocity != .zero
    activity = .touched
    let place = contentOffset
    isLetGo = moves && !flight.isOver(at: 0)
    toldDelegate?.scrollViewDidEndDragging(self, willDecelerate: isLetGo)
    let goesOn = isLetGo
    isLetGo = false
    isTouched = false
    guard case .touched = activity else { return }
    activity = .idle
    if isFree, room != adjustedContentInset {
      flight = freeFlight(velocity: velocity)
      moves = !flight.isOver(at: 0)
    }
    // What the delegate has put elsewhere has no last part of a pixel to go (Pulley puts its drawer so).
    guard !moves || !goesOn && contentOffset != place else { return begin(flight) }
    hideIndicators()
    movementDidEnd()
  }

  // MARK: Over the edge

  /// Where the content shows while a finger has pulled it to an offset.
  private func shown(_ free: CGPoint) -> CGPoint {
    CGPoint(
      x: shown(free.x, in: horizontalRange, size: bounds.width, bouncesHorizontally),
      y: shown(free.y, in: verticalRange, size: bounds.height, bouncesVertically))
  }

  private func shown(
    _ free: CGFloat, in range: ClosedRange<CGFloat>, size: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    let edge = range.nearest(to: free)
    guard bounces, free != edge else { return edge }
    let distance = ScrollMotion.rubberBand(abs(free - edge), size: size)
    return free > edge ? edge + distance : edge - distance
  }

  /// Where a finger has pulled content to that shows at an offset.
  func pulled(_ shown: CGPoint) -> CGPoint {
    CGPoint(
      x: pulled(shown.x, in: horizontalRange, size: bounds.width),
      y: pulled(shown.y, in: verticalRange, size: bounds.height))
  }

  private func pulled(_ shown: CGFloat, in range: ClosedRange<CGFloat>, size: CGFloat) -> CGFloat {
    let edge = range.nearest(to: shown)
    guard shown != edge else { return shown }
    let pull = ScrollMotion.pull(showing: abs(shown - edge), size: size)
    return shown > edge ? edge + pull : edge - pull
  }
}

extension ClosedRange<CGFloat> {
  /// Whether an offset cannot go on in a direction, but for less than the pixel on which it is.
  fileprivate func isAtEnd(_ value: CGFloat, moving direction: CGFloat) -> Bool {
    let slack: CGFloat = 0.5
    return direction < 0
      ? value <= lowerBound + slack : direction > 0 && value >= upperBound - slack
  }
}
