import CoreGraphics

/// Cards on a phone on its side.
///
/// Source: Apple, "prefersEdgeAttachedInCompactHeight" and "widthFollowsPreferredContentSizeWhenEdgeAttached": where
/// the height is compact, a sheet covers the screen, or else it keeps to the lower edge and is as wide as the
/// safe area, or as the page wants.
extension UISheetPresentationController {
  /// Whether the screen is low.
  var isScreenLow: Bool { containerView?.traitCollection.verticalSizeClass == .compact }

  /// Whether the page covers a low screen.
  var coversLowScreen: Bool { isScreenLow && !prefersEdgeAttachedInCompactHeight }

  /// Where a card begins on a low screen, and how wide it is.
  var spanOnLowScreen: (start: CGFloat, width: CGFloat) {
    guard let containerView else { return (0, 0) }
    let safe = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let wanted = preferredContentSize.width
    guard widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0 else {
      return (safe.minX, safe.width)
    }
    let width = min(wanted, safe.width)
    return (safe.midX - width / 2, width)
  }
}
