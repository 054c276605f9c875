extension UIView {
  /// Whether a layout of the view runs that has not come to placing the subviews by the constraints.
  var willPlaceSubviews: Bool { isLayingOut && ownLayoutState?.hasPlacedSubviews != true }

  /// Raises up to iOS 7 if the view has constraints for its subviews, and its `layoutSubviews()` never came to that of
  /// `UIView`. Tables never do so there.
  ///
  /// Source: SnapKit/Masonry issue 209 and robbdimitrov/RDVTabBarController pull request 33 (on iOS 7.1, not on iOS 8),
  /// nicklockwood/SwipeView pull request 45 (iOS 6); of tables lionheart/openradar-mirror issue 3955 (iOS 7). Assumed: that
  /// constraints of the view alone ask for nothing.
  func insistOnPlacedSubviews() {
    guard let state = ownLayoutState, !state.constraints.isEmpty else { return }
    guard !state.hasPlacedSubviews || self is UITableView else { return }
    let system = UISystem.current
    guard system.behaviour.insistsOnLayoutByConstraints else { return }
    let concernsSubviews = state.constraints.contains { constraint in
      constraint.items.contains { $0.hierarchyView !== self }
    }
    guard concernsSubviews else { return }
    system.raise(
      "NSInternalInconsistencyException",
      "Auto Layout still required after executing -layoutSubviews. \(ObjectText.className(of: self))'s"
        + " implementation of -layoutSubviews needs to call super.")
  }
}
