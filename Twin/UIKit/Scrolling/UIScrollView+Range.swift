import Foundation

/// When content takes its place in another range.
enum ContentSettling {
  case now
  /// In a window; till then it goes only where it may rest.
  case inWindow
  /// In a window; till then it stays where it was in the last one.
  case whenBack
}

/// Where the content may be.
extension UIScrollView {
  /// All space around the content, from the app's own and the safe area.
  var computedAdjustedInset: UIEdgeInsets {
    var inset = contentInset
    if pulledControl?.isRefreshing ?? false { inset.top += UIRefreshControl.height }
    let covered = safeAreaInsets
    if addsSafeArea(.vertical) {
      inset.top += covered.top
      inset.bottom += covered.bottom
    }
    if addsSafeArea(.horizontal) {
      inset.left += covered.left
      inset.right += covered.right
    }
    return inset
  }

  /// Assumed: `automatic` is like `scrollableAxes`, except that on a page of a navigation controller top
  /// and bottom always count (UIKit documentation, `ContentInsetAdjustmentBehavior`).
  private func addsSafeArea(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .scrollableAxes: return isScrollable(axis)
    case .automatic:
      if axis == .vertical, isOnPageOfNavigation { return true }
      return isScrollable(axis)
    }
  }

  private var isOnPageOfNavigation: Bool {
    nearestController?.navigationController != nil
  }

  /// Whether the content is longer than the view, or can be pulled anyway; the safe area does not count.
  private func isScrollable(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch axis {
    case .vertical:
      alwaysBounceVertical
        || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    case .horizontal:
      alwaysBounceHorizontal
        || contentSize.width + contentInset.left + contentInset.right > bounds.width
    }
  }

  /// The offsets at which the content may rest, from side to side.
  var horizontalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let end = contentSize.width - bounds.width + inset.right
    let start = 0 - inset.left - alignmentShift(in: inset).x
    return start...max(start, end)
  }

  /// The offsets at which the content may rest, from top to bottom: at the top, all of a bar that follows
  /// the content is there again.
  var verticalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let start = 0 - inset.top - (barLink?.slack ?? 0) - alignmentShift(in: inset).y
    let end = contentSize.height - bounds.height + inset.bottom
    return start...max(start, end)
  }

  /// How far content that is smaller than the view is from the upper left corner of its room.
  private func alignmentShift(in inset: UIEdgeInsets) -> CGPoint {
    guard contentAlignmentPoint != .zero else { return .zero }
    let free = bounds.inset(by: inset).size
    return CGPoint(
      x: max(0, free.width - contentSize.width) * contentAlignmentPoint.x,
      y: max(0, free.height - contentSize.height) * contentAlignmentPoint.y)
  }

  /// Whether a finger can move the content along an axis.
  func moves(along axis: NSLayoutConstraint.Axis) -> Bool {
    switch axis {
    case .vertical: bouncesVertically && alwaysBounceVertical || verticalRange.length > 0
    case .horizontal: bouncesHorizontally && alwaysBounceHorizontal || horizontalRange.length > 0
    }
  }

  /// The nearest offset at which the content may rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalRange.nearest(to: offset.x), y: verticalRange.nearest(to: offset.y))
  }

  /// Follows a change of what decides about the range: the content stays at its top, or else only as
  /// far as it has to move.
  ///
  /// Assumed: UIKit's rule is known from what apps see, not from its documentation.
  ///
  /// - Parameter settling: When the content takes its place.
  func rangeDidChange(_ settling: ContentSettling = .now) {
    let former = shownAdjustedInset
    let inset = adjustedContentInset
    shownAdjustedInset = inset
    if !keepsOffset {
      switch (settling, activity) {
      case (.now, .idle): settle(in: inset)
      case (.now, .decelerating(let flight)):
        settledInset = inset
        redirect(flight, since: former)
      case (.now, _): settledInset = inset
      case (.inWindow, _): keepInRange()
      case (.whenBack, _): break
      }
    }
    bottomBarLink?.contentMoved(self)
    if indicators != nil { placeIndicators() }
    guard inset != former else { return }
    adjustedContentInsetDidChange()
    toldDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func keepInRange() {
    guard case .idle = activity else { return }
    let offset = clamped(contentOffset)
    if offset != contentOffset { move(to: offset) }
  }

  private func settle(in inset: UIEdgeInsets) {
    let start = onPixels(CGPoint(x: -settledInset.left, y: -settledInset.top))
    let wasAtStart = (x: contentOffset.x == start.x, y: contentOffset.y == start.y)
    settledInset = inset
    var offset = clamped(contentOffset)
    // Not the negative inset: that of none would print as a negative zero.
    let shift = alignmentShift(in: inset)
    if wasAtStart.x { offset.x = 0 - inset.left - shift.x }
    if wasAtStart.y { offset.y = 0 - inset.top - shift.y }
    if offset != contentOffset { move(to: offset) }
  }

  /// The nearest offset at which a rectangle of the content shows.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func place(
      _ now: CGFloat, _ first: CGFloat, _ last: CGFloat, _ start: CGFloat, _ end: CGFloat,
      _ size: CGFloat
    ) -> CGFloat {
      let (low, high) = (last + end - size, first - start)
      // What is too long to show as a whole shows its beginning.
      if low > high { return now > low ? low : min(max(now, high), low) }
      return min(max(now, low), high)
    }
    return clamped(
      CGPoint(
        x: place(
          contentOffset.x, rect.minX, rect.maxX, inset.left, inset.right, bounds.width),
        y: place(
          contentOffset.y, rect.minY, rect.maxY, inset.top, inset.bottom, bounds.height)))
  }
}

extension ClosedRange<CGFloat> {
  /// From one end to the other.
  var length: CGFloat { upperBound - lowerBound }

  /// The value inside that is nearest to another one.
  func nearest(to value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
