import QuartzCore

extension CALayer {
  /// Casts the shadow of a knob that a finger moves, or none.
  ///
  /// Assumed, from pictures of sliders and switches: color, distance and blur, in points.
  func castKnobShadow(_ casts: Bool) {
    shadowOpacity = casts ? 0.2 : 0
    shadowOffset = CGSize(width: 0, height: 2)
    shadowRadius = 3
  }
}
