import Foundation

/// Content that the app puts elsewhere while it moves.
///
/// Source: Apple's sample of an endless scroll view (StreetScroller; WWDC 2011, session 104) puts the content back
/// to its middle in `layoutSubviews()`, under a finger and while it slows down, and both go on. Pagers that keep
/// three pages do so in `scrollViewDidScroll(_:)` (Parchment). What stops content that slows down is
/// `setContentOffset(_:animated:)` (many answers).
extension UIScrollView {
  /// Moves the content as a drag or another movement wants it: by setting `contentOffset`, which the app's class
  /// may override to follow the content, or to let it go only so far.
  ///
  /// Source: the answer that shows who sets a subclass's offset, with UIKit's display link among them
  /// (newbedev.com/bounds-automatically-changes-on-uiscrollview-with-content-insets), and
  /// https://github.com/pronebird/UIScrollView-InfiniteScroll, which replaces the setter to hear of drags.
  func move(to offset: CGPoint) {
    isMovingItself = true
    contentOffset = onPixels(offset)
    isMovingItself = false
  }

  /// The nearest offset that puts the content on whole pixels.
  ///
  /// Source: codepudding.com/os/164136.html and developer.apple.com/forums/thread/666049, where screens of three
  /// pixels in a point make -187.33 of -187.5, and 71.67 of 71.75; andrewmarinov.com/uiscrollviews-contentoffset-precision
  /// for the origin of the bounds, which stays as it is set. Assumed: so it is with what fingers do.
  func onPixels(_ offset: CGPoint) -> CGPoint {
    let scale = UIScreen.main.scale
    func onPixel(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }
    return CGPoint(x: onPixel(offset.x), y: onPixel(offset.y))
  }

  /// Puts the content elsewhere; what moves it goes on from there.
  func shift(to wanted: CGPoint) {
    let offset = onPixels(wanted)
    let former = contentOffset
    guard offset != former else { return }
    let way = CGPoint(x: offset.x - former.x, y: offset.y - former.y)
    switch activity {
    case .dragged(var drag):
      drag.free = pulled(offset)
      drag.start = CGPoint(x: drag.start.x + way.x, y: drag.start.y + way.y)
      activity = .dragged(drag)
    case .decelerating(let flight):
      activity = .decelerating(shifted(flight, to: offset, by: way))
    case .animating:
      if !isStepping { stopMoving() }
    case .idle, .touched:
      break  // Nothing moves it.
    }
    bounds.origin = offset
  }

  /// Content that slows down goes on into what has been added at its end, or back to an end that is nearer by now.
  ///
  /// Source: lists that load more as they are scrolled do not stop where they ended (general knowledge). Assumed: content
  /// that is on its way back to its start, and has got room there meanwhile, goes to the new one.
  ///
  /// - Parameter former: The room around the content until now.
  func redirect(_ flight: ScrollFlight, since former: UIEdgeInsets) {
    let redirected = wayBack(flight, since: former) ?? shifted(flight, to: contentOffset, by: .zero)
    let way = CGPoint(
      x: redirected.target.x - flight.target.x, y: redirected.target.y - flight.target.y)
    // The same way once more would not be quite the same on its last pixels.
    if max(abs(way.x), abs(way.y)) >= 1 { activity = .decelerating(redirected) }
  }

  /// The way to the start of the content, if it lay before that, and no longer does.
  private func wayBack(_ flight: ScrollFlight, since former: UIEdgeInsets) -> ScrollFlight? {
    let (isLeft, isAbove) = (contentOffset.x < 0 - former.left, contentOffset.y < 0 - former.top)
    guard !flight.isSent, isLeft || isAbove, clamped(contentOffset) == contentOffset else {
      return nil
    }
    let start = CGPoint(
      x: isLeft ? horizontalRange.lowerBound : contentOffset.x,
      y: isAbove ? verticalRange.lowerBound : contentOffset.y)
    var way = ScrollFlight(from: contentOffset, to: start, rate: flightRate)
    way.begin = UISystem.current.loop.now
    way.link = flight.link
    return way
  }

  /// What was sent somewhere goes as far as before, and all else as fast.
  private func shifted(
    _ flight: ScrollFlight, to offset: CGPoint, by way: CGPoint
  ) -> ScrollFlight {
    let now = UISystem.current.loop.now
    var shifted: ScrollFlight
    if flight.isSent {
      let target = CGPoint(x: flight.target.x + way.x, y: flight.target.y + way.y)
      shifted = ScrollFlight(from: offset, to: clamped(target), rate: flightRate)
    } else {
      shifted = freeFlight(
        velocity: flight.velocity(at: now - flight.begin), from: offset, after: flight)
    }
    shifted.begin = now
    shifted.link = flight.link
    return shifted
  }
}
