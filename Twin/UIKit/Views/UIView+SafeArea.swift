import Foundation

/// How far bars, hardware and the status bar reach into a view.
///
/// A window's insets are the screen's; every other view inherits the part of its superview's that
/// its own frame overlaps, plus what its container and its controller add.
/// Outside of a window controllers add nothing (documentation of `safeAreaInsets`; MaterialComponents,
/// `FlexibleHeaderWrappingTopLayoutGuideTests`, whose scroll views without a window are not inset by
/// `additionalSafeAreaInsets`). Assumed: what a container's bars cover counts there, too.
/// While UIKit's own transition moves a page, the page keeps the safe area of the place where it rests; in an app's transition
/// it has that of the place where it is (github.com/react-native-modal/react-native-modal/issues/695: the text of a
/// sliding page is pushed down at the end, which does not happen with UIKit's own modal pages. Assumed for pushes and pops).
/// A view that constraints place gets its safe area with its place, in its superview's layout. Assumed, as bars at the edge of
/// the safe area whose content keeps their margins log no contradiction on iOS.
/// A view that hangs over its superview's edge gets no more than the superview has there, and the margins
/// change before the safe area is told of (github.com/Vercantez/openuikit, `SafeAreaGuideTests`, read off
/// UIKit of iOS 26.1).
extension UIView {
  /// Computes the safe area again and, if it changed, tells the view, its controller and subviews.
  ///
  /// - Parameter keepsBounds: Whether the view was only moved, so that its subviews have what they had unless the
  ///   view itself has another safe area.
  package func updateSafeAreaInsets(keepsBounds: Bool = false) {
    if isToBePlaced {
      superview?.layoutState.owesSafeArea = true
      return
    }
    let insets = computedSafeAreaInsets()
    guard insets != cachedSafeAreaInsets else {
      // The place of a subview may matter although this view's own insets are the same.
      if insets != .zero, !keepsBounds { updateSafeAreaInsetsOfSubviews() }
      return
    }
    cachedSafeAreaInsets = insets
    marginsDidChange(byItself: false)
    safeAreaInsetsDidChange()
    tellObservers()
    viewDelegate?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    updateSafeAreaInsetsOfSubviews()
  }

  /// Whether constraints are about to place the view. The place that it has until then says nothing of its safe area, and
  /// margins by it could contradict the constraints: a bar at the safe area's edge lies above it before the first layout.
  private var isToBePlaced: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let superview, windowAround != nil else {
      return false
    }
    return superview.baseLayer.needsLayout()
  }

  /// Gives those subviews their safe area that have waited for the layout to place them.
  func updateOwedSafeArea() {
    guard let ownLayoutState, ownLayoutState.owesSafeArea else { return }
    ownLayoutState.owesSafeArea = false
    for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      subview.updateSafeAreaInsets()
    }
  }

  private func updateSafeAreaInsetsOfSubviews() {
    for subview in subviews { subview.updateSafeAreaInsets() }
  }

  private func computedSafeAreaInsets() -> UIEdgeInsets {
    if baseLayer.isRootOfScreen, let window = self as? UIWindow {
      return window.screen.safeAreaInsets
    }
    var insets = containerSafeAreaInsets
    guard windowAround != nil else { return insets }
    let inherited = superview?.safeAreaInsets(of: self) ?? .zero
    let added = viewDelegate?.additionalSafeAreaInsets ?? .zero
    insets.top += inherited.top + added.top
    insets.left += inherited.left + added.left
    insets.bottom += inherited.bottom + added.bottom
    insets.right += inherited.right + added.right
    return insets
  }

  /// Follows what counts only in a window: what the view's controller adds, and in the subviews what its container does.
  func updateAddedSafeArea() {
    let added = viewDelegate?.additionalSafeAreaInsets ?? .zero
    guard added != .zero || containerSafeAreaInsets != .zero else { return }
    updateSafeAreaInsets()
  }

  /// The part of this view's insets that a subview's frame overlaps.
  func safeAreaInsetsByPlace(of subview: UIView) -> UIEdgeInsets {
    let covered = safeAreaInsets
    guard covered != .zero else { return .zero }
    let outer = bounds
    let inner = subview.layoutRectangle
    return UIEdgeInsets(
      top: max(0, covered.top - max(0, inner.minY - outer.minY)),
      left: max(0, covered.left - max(0, inner.minX - outer.minX)),
      bottom: max(0, covered.bottom - max(0, outer.maxY - inner.maxY)),
      right: max(0, covered.right - max(0, outer.maxX - inner.maxX)))
  }
}
