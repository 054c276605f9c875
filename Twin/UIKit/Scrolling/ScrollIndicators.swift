import Foundation
import QuartzCore

/// The indicators that a scroll view has shown, and what lets a finger grab them.
final class ScrollIndicators {
  private(set) var views: [_UIScrollViewScrollIndicator] = []
  /// When they are to fade, if nobody scrolls.
  var hiding: TimerToken?

  /// The indicator along an axis, made if there is none.
  func view(
    along axis: NSLayoutConstraint.Axis, in scrollView: UIScrollView
  ) -> _UIScrollViewScrollIndicator {
    if let view = views.first(where: { $0.axis == axis }) {
      if view.superview !== scrollView { scrollView.addSubview(view) }
      return view
    }
    let view = _UIScrollViewScrollIndicator(along: axis, style: scrollView.indicatorStyle)
    views.append(view)
    scrollView.addSubview(view)
    return view
  }

  /// Takes away the indicator along an axis.
  func remove(along axis: NSLayoutConstraint.Axis) {
    for view in views where view.axis == axis { view.removeFromSuperview() }
    views.removeAll { $0.axis == axis }
  }

  /// Whether one of them shows that does not fade.
  var isShown: Bool { views.contains { $0.alpha > 0 } }

  /// Whether the one along an axis shows.
  func shows(_ axis: NSLayoutConstraint.Axis) -> Bool {
    views.contains { $0.axis == axis && $0.isSeen }
  }

  /// Lets them show longer.
  func stopHiding() {
    if let hiding { UISystem.current.loop.cancel(hiding) }
    hiding = nil
  }
}

/// Which part of its way an indicator takes.
struct IndicatorSpan {
  /// How far it stays away from the edges, in points. Source: logs of tables and texts since iOS 13, with frames
  /// like `(369 3; 3 218)` in a width of 375.
  static let margin: CGFloat = 3
  /// How wide it is, in points (same source).
  static let thickness: CGFloat = 3
  /// How wide it is under a finger, in points (assumed).
  static let grabbedThickness: CGFloat = 8
  /// The shortest one of content at rest, in points (assumed; JTSScrollIndicator, which imitates those of iOS 7,
  /// has 34.5).
  private static let shortest: CGFloat = 36
  /// The shortest one of content over its end, in points. Source: logs of indicators that never showed,
  /// with frames like `(369 770.667; 3 7)`.
  private static let dot: CGFloat = 7

  let start: CGFloat
  let length: CGFloat
  /// The points of content for each point of the way.
  let ratio: CGFloat

  /// - Parameters:
  ///   - leavingRoom: Whether there is another one at the end of the way (assumed: it keeps clear of that).
  ///   - size: How much of the content shows.
  init(
    from first: CGFloat, to last: CGFloat, leavingRoom: Bool, size: CGFloat,
    range: ClosedRange<CGFloat>, offset: CGFloat
  ) {
    let room = leavingRoom ? Self.margin + Self.thickness : 0
    let (first, last) = (first + Self.margin, last - Self.margin - room)
    let way = max(last - first, Self.dot)
    let natural = min(max(way * size / (size + range.length), Self.shortest), way)
    // Source of the squeezing, a point for each point: JTSScrollIndicator.
    let excess = abs(offset - range.nearest(to: offset))
    length = min(max(natural - excess, Self.dot), natural)
    ratio = way > natural ? range.length / (way - natural) : 0
    if offset >= range.upperBound, range.length > 0 {
      start = last - length
    } else {
      let part = range.length > 0 ? (offset - range.lowerBound) / range.length : 0
      start = first + max(part, 0) * (way - natural)
    }
  }
}

/// The edge along which an indicator lies.
enum IndicatorEdge {
  /// The left or upper one.
  case leading(CGFloat)
  /// The right or lower one.
  case trailing(CGFloat)

  /// Where an indicator begins that has a thickness.
  func start(thickness: CGFloat) -> CGFloat {
    switch self {
    case .leading(let edge): edge + IndicatorSpan.margin
    case .trailing(let edge): edge - IndicatorSpan.margin - thickness
    }
  }
}
