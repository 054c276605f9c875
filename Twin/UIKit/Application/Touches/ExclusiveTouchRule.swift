/// Which views may receive a touch while others hold one.
///
/// An exclusive view receives a touch only if no other view of the window tracks one; any other
/// view only if no exclusive view does (archived Event Handling Guide). Fingers inside one view are
/// limited by `isMultipleTouchEnabled` alone, and gesture recognizers do not ask here.
enum ExclusiveTouchRule {
  /// Whether a view may receive a touch.
  ///
  /// - Parameters:
  ///   - view: The view that was hit.
  ///   - trackingViews: The views of the window that hold a touch already.
  static func permits(_ view: UIView, whileTracking trackingViews: [UIView]) -> Bool {
    let others = trackingViews.filter { $0 !== view }
    return view.isExclusiveTouch ? others.isEmpty : !others.contains { $0.isExclusiveTouch }
  }
}
