import Foundation

/// A guide that follows something which moves over the view.
///
/// Constraints can be its own to activate and deactivate: those for when it is near edges, and those for when it is
/// away from them. The keyboard's, the only one, is always at the bottom, since no keyboard here comes off it.
///
/// Source: Apple, "Your guide to keyboard layout" (WWDC 2021). Assumed: a keyboard as wide as the screen is near
/// the bottom edge only; and as apps have it that do not set ``UIKeyboardLayoutGuide/followsUndockedKeyboard``, the
/// constraints count without it.
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Place: Hashable {
    let edges: NSDirectionalRectEdge.RawValue
    let isNear: Bool
  }

  private static let nearEdges: NSDirectionalRectEdge = .bottom
  private var tracked: [Place: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active while the guide is near edges, in place of those it had for them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, Place(edges: edge.rawValue, isNear: true))
  }

  /// The constraints that are active while the guide is near edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked[Place(edges: edge.rawValue, isNear: true)] ?? []
  }

  /// Sets the constraints that are active while the guide is away from edges, in place of those it had for them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, Place(edges: edge.rawValue, isNear: false))
  }

  /// The constraints that are active while the guide is away from edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked[Place(edges: edge.rawValue, isNear: false)] ?? []
  }

  /// Deactivates all constraints that were set for edges, and forgets them.
  open func removeAllTrackedConstraints() {
    let all = tracked.values.flatMap { $0 }
    tracked = [:]
    NSLayoutConstraint.deactivate(all)
  }

  private func track(_ constraints: [NSLayoutConstraint], _ place: Place) {
    NSLayoutConstraint.deactivate(tracked[place] ?? [])
    tracked[place] = constraints
    let edges = NSDirectionalRectEdge(rawValue: place.edges)
    let holds =
      place.isNear ? edges.isSubset(of: Self.nearEdges) : edges.isDisjoint(with: Self.nearEdges)
    if holds {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }
}
