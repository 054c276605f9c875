import Foundation
import QuartzCore

/// When the indicators show and where they are.
///
/// They show while fingers scroll and as long as the content then moves (Apple, "showsVerticalScrollIndicator":
/// "visible while tracking is underway and fades out after tracking"), not while code scrolls (Apple gives it
/// `withScrollIndicatorsShown(forContentOffsetChanges:)` for that).
///
/// Differs from UIKit: the views are made when they show for the first time, and not with the first layout; those
/// at the screen's round corners do not keep clear of them.
extension UIScrollView {
  /// How long the indicators take to fade, in seconds. Source: https://github.com/jaredsinclair/JTSScrollIndicator,
  /// which imitates them.
  private static let fadeDuration = 0.33
  /// How long they show that nobody scrolls, in seconds (assumed).
  private static let flashDuration = 1.0

  // MARK: Showing

  /// Shows them until they are hidden.
  ///
  /// - Parameter axes: Along which they show; only where there is more content than fits.
  func showIndicators(along axes: [NSLayoutConstraint.Axis] = [.vertical, .horizontal]) {
    let axes = axes.filter(mayShowIndicator)
    guard !axes.isEmpty else { return }
    let indicators = self.indicators ?? makeIndicators()
    indicators.stopHiding()
    UIView.performWithoutAnimation {
      for axis in axes {
        let view = indicators.view(along: axis, in: self)
        view.layer.removeAllAnimations()
        view.alpha = 1
      }
      placeIndicators()
    }
  }

  private func makeIndicators() -> ScrollIndicators {
    let made = ScrollIndicators()
    indicators = made
    if UISystem.current.behaviour.grabsScrollIndicators {
      addGestureRecognizer(UIScrollViewKnobLongPressGestureRecognizer(for: self))
    }
    return made
  }

  private func mayShowIndicator(along axis: NSLayoutConstraint.Axis) -> Bool {
    switch axis {
    case .vertical: showsVerticalScrollIndicator && verticalRange.length > 0
    case .horizontal: showsHorizontalScrollIndicator && horizontalRange.length > 0
    }
  }

  /// Lets them fade.
  func hideIndicators() {
    guard let indicators, indicators.isShown else { return }
    indicators.stopHiding()
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut]
    ) {
      for view in indicators.views { view.alpha = 0 }
    }
  }

  private func hideIndicators(after seconds: TimeInterval) {
    indicators?.hiding = UISystem.current.loop.schedule(after: seconds) { [weak self] in
      self?.hideIndicators()
    }
  }

  /// Shows them for a moment, unless content moves: then they show anyway.
  func flashIndicators(along axes: [NSLayoutConstraint.Axis] = [.vertical, .horizontal]) {
    guard window != nil else { return }
    switch activity {
    case .idle, .touched, .animating:
      showIndicators(along: axes)
      hideIndicators(after: Self.flashDuration)
    case .dragged, .decelerating:
      break
    }
  }

  /// Takes away those that are not to be shown any more.
  func indicatorsDidChange() {
    guard let indicators else { return }
    if !showsVerticalScrollIndicator { indicators.remove(along: .vertical) }
    if !showsHorizontalScrollIndicator { indicators.remove(along: .horizontal) }
    for view in indicators.views { view.style = indicatorStyle }
    placeIndicators()
  }

  // MARK: Places

  /// Puts those that show where the content's offset says.
  func placeIndicators() {
    guard let indicators else { return }
    let both = indicators.shows(.vertical) && indicators.shows(.horizontal)
    for view in indicators.views where view.isSeen {
      switch view.axis {
      case .vertical: view.place(verticalSpan(leavingRoom: both), x: verticalEdge)
      case .horizontal: view.place(horizontalSpan(leavingRoom: both), y: horizontalEdge)
      }
    }
  }

  /// The way of the vertical indicator, and the part of it that it takes.
  ///
  /// Assumed: of the safe area counts what is at the ends of the way. A horizontal indicator lies 3 points above
  /// the lower edge of the screen, in the safe area (logs of tables on an iPhone 12).
  func verticalSpan(leavingRoom: Bool = false) -> IndicatorSpan {
    let inset = verticalScrollIndicatorInsets
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    let start = bounds.minY + inset.top + safe.top
    let end = bounds.maxY - inset.bottom - safe.bottom
    return IndicatorSpan(
      from: start, to: end, leavingRoom: leavingRoom, size: bounds.height, range: verticalRange,
      offset: contentOffset.y)
  }

  /// The way of the horizontal indicator, and the part of it that it takes.
  func horizontalSpan(leavingRoom: Bool = false) -> IndicatorSpan {
    let inset = horizontalScrollIndicatorInsets
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    let start = bounds.minX + inset.left + safe.left
    let end = bounds.maxX - inset.right - safe.right
    return IndicatorSpan(
      from: start, to: end, leavingRoom: leavingRoom, size: bounds.width, range: horizontalRange,
      offset: contentOffset.x)
  }

  private var verticalEdge: IndicatorEdge {
    isRightToLeft
      ? .leading(bounds.minX + verticalScrollIndicatorInsets.left)
      : .trailing(bounds.maxX - verticalScrollIndicatorInsets.right)
  }

  private var horizontalEdge: IndicatorEdge {
    .trailing(bounds.maxY - horizontalScrollIndicatorInsets.bottom)
  }
}
