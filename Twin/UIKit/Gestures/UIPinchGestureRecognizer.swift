public import Foundation

/// Recognizes two fingers that move towards or away from each other.
///
/// Assumed: it begins once their distance has changed by 10 points; the scale counts from there on.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = FingerPair()
  private var base: CGFloat = 1

  /// How far apart the fingers are, compared with where they were when it began; settable, to count anew.
  open var scale: CGFloat {
    get { pair.startDistance > 0 ? base * pair.distance / pair.startDistance : 1 }
    set {
      base = newValue
      pair.restart()
    }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat {
    pair.startDistance > 0 ? base * pair.distanceVelocity / pair.startDistance : 0
  }

  /// Follows the first two fingers, and ignores the others.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.begin(touches, of: self, with: event)
  }

  /// Begins once the fingers' distance has changed enough, and goes on from there.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.update(downTouches, at: event.timestamp) else { return }
    switch state {
    case .possible:
      guard abs(pair.distance - pair.startDistance) >= UIPanGestureRecognizer.hysteresis else {
        return
      }
      pair.restart()
      state = .began
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break  // It is decided.
    }
  }

  /// Ends with the first of the two fingers. Assumed: UIKit waits for the second one if it comes back.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard downTouches.count < 2 else { return }
    switch state {
    case .began, .changed: state = .ended
    case .possible where downTouches.isEmpty: state = .failed
    case .possible, .ended, .cancelled, .failed: break  // Another finger may come.
    }
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
