public import Foundation

/// Recognizes two fingers that move towards or away from each other.
///
/// Assumed: it begins once their distance has changed by 10 points; the scale counts from there on.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = FingerPair()
  private var base: CGFloat = 1

  /// How far apart the fingers are, compared with where they were when it began; settable, to count anew.
  open var scale: CGFloat {
    get { pair.startDistance > 0 ? base * pair.distance / pair.startDistance : base }
    set {
      base = newValue
      pair.restart()
    }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat {
    pair.startDistance > 0 ? base * pair.distanceVelocity / pair.startDistance : 0
  }

  /// How fast each of the fingers moves towards or away from the other, in points per second.
  var fingerSpeed: CGFloat { abs(pair.distanceVelocity) / 2 }

  /// Follows the first two fingers, and ignores the others. One that comes back goes on from the scale so far.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let former = scale
    pair.begin(touches, of: self, with: event)
    if state == .began || state == .changed { base = former }
  }

  /// Begins once the fingers' distance has changed enough, and goes on from there.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.update(downTouches, at: event.timestamp) else { return }
    let next = pair.stateAfterMoving(from: state, begins: begins)
    if let next { state = next }
  }

  /// Whether two fingers have come so far that they make the gesture.
  func begins(_ pair: FingerPair) -> Bool {
    abs(pair.distance - pair.startDistance) >= UIPanGestureRecognizer.hysteresis
  }

  /// How far the fingers have turned since it began, in radians, clockwise.
  var turn: CGFloat { pair.turn }

  /// Ends with the last of the two fingers.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    FingerPair.end(self)
  }

  /// Is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    pair = FingerPair()
    base = 1
  }
}
