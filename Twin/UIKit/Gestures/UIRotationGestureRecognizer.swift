public import Foundation

/// Recognizes two fingers that turn about each other.
///
/// Assumed: it begins once they have turned by 0.1 radians; the rotation counts from there on.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before it is a rotation, in radians (assumed).
  private static let hysteresis: CGFloat = 0.1

  private var pair = FingerPair()
  private var base: CGFloat = 0

  /// How far the fingers have turned since it began, in radians, clockwise; settable, to count anew.
  open var rotation: CGFloat {
    get { base + pair.turn }
    set {
      base = newValue
      pair.restart()
    }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { pair.turnVelocity }

  /// Follows the first two fingers, and ignores the others. One that comes back goes on from the rotation so far.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let former = rotation
    pair.begin(touches, of: self, with: event)
    if state == .began || state == .changed { base = former }
  }

  /// Begins once the fingers have turned enough, and goes on from there.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.update(downTouches, at: event.timestamp) else { return }
    let next = pair.stateAfterMoving(from: state) {
      abs($0.turn) >= Self.hysteresis
    }
    if let next { state = next }
  }

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
    base = 0
  }
}
