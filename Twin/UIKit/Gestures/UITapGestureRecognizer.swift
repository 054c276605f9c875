import Foundation
import QuartzCore

/// Recognizes taps.
///
/// Assumed: a finger that moves more than 45 points is no tap, and taps in a row follow each other
/// within 0.35 s; Apple publishes neither number. Differs from UIKit: a tap may last any time.
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var startLocations: [ObjectIdentifier: CGPoint] = [:]
  private var tapCount = 0
  private var fingerCount = 0
  private var pauseTimer: TimerToken?

  /// How many taps in a row make the gesture.
  open var numberOfTapsRequired = 1

  /// The buttons of a mouse that must be down. Differs from UIKit: kept and without effect on fingers, as at
  /// Apple.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  /// How many fingers must tap.
  open var numberOfTouchesRequired = 1

  override var countedTouches: [UITouch] {
    state == .ended ? locatedTouches : super.countedTouches
  }

  /// Those of the first tap, all of them: "if there are multiple taps, this location is the first tap; if there are
  /// multiple touches, this location is the centroid of all fingers" (UIKit documentation of the class).
  override var locatedTouches: [UITouch] { Array(touches.prefix(numberOfTouchesRequired)) }

  /// Remembers where the fingers went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelPauseTimer()
    for touch in touches { startLocations[ObjectIdentifier(touch)] = touch.location(in: nil) }
    fingerCount = max(fingerCount, numberOfTouches)
    if fingerCount > numberOfTouchesRequired { state = .failed }
  }

  /// Fails if a finger went too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let wentTooFar = touches.contains { touch in
      guard let start = startLocations[ObjectIdentifier(touch)] else { return false }
      let location = touch.location(in: nil)
      return hypot(location.x - start.x, location.y - start.y) > TapCounter.farthestDistance
    }
    if wentTooFar { state = .failed }
  }

  /// Counts a tap once all fingers are up.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard downTouches.isEmpty else { return }
    guard fingerCount == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapCount += 1
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      fingerCount = 0
      pauseTimer = UISystem.current.loop.schedule(after: TapCounter.longestPause) { [weak self] in
        self?.state = .failed
      }
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Leaves a chance to those who wait for more taps.
  ///
  /// Source: Apple, "Event Handling Guide for iOS": without a requirement to fail, "you should expect to receive single
  /// tap actions before double tap actions, even when the user double taps".
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Forgets the taps.
  open override func reset() {
    super.reset()
    cancelPauseTimer()
    startLocations = [:]
    tapCount = 0
    fingerCount = 0
  }

  private func cancelPauseTimer() {
    if let pauseTimer { UISystem.current.loop.cancel(pauseTimer) }
    pauseTimer = nil
  }
}

extension UIGestureRecognizer {
  /// Whether it recognizes one tap of one finger.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
