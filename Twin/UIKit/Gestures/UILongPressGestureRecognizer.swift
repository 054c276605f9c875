public import Foundation
import QuartzCore

/// Recognizes fingers that stay down; goes on while they are dragged, until they are lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var startLocations: [ObjectIdentifier: CGPoint] = [:]
  private var taps = 0
  private var timer: TimerToken?

  /// How many taps come before the press.
  open var numberOfTapsRequired = 0

  /// How many fingers press.
  open var numberOfTouchesRequired = 1

  /// How long the fingers must stay, in seconds (documentation: 0.5 unless set).
  open var minimumPressDuration: TimeInterval = UILongPressGestureRecognizer.usualDuration

  static let usualDuration: TimeInterval = 0.5

  /// How far a finger may wander meanwhile, in points (documentation: 10 unless set).
  open var allowableMovement: CGFloat = 10

  /// Waits from the moment on in which all fingers are down; not at all for a duration of 0, with which apps recognize
  /// that a finger comes down. Those that come later are ignored (assumed).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in touches { startLocations[ObjectIdentifier(touch)] = touch.location(in: nil) }
    stopTimer()
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
    guard state == .possible, numberOfTouches == numberOfTouchesRequired,
      taps >= numberOfTapsRequired
    else { return }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    wait(minimumPressDuration) { $0.state = .began }
  }

  /// Fails if a finger wanders too far before the time is over.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible: if touches.contains(where: wentTooFar) { state = .failed }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break  // It is decided.
    }
  }

  /// Ends with the first finger that is lifted; before the time is over that was no press, but perhaps a tap.
  ///
  /// Source: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer ("when any of the fingers
  /// are lifted").
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    stopTimer()
    switch state {
    case .possible where taps < numberOfTapsRequired:
      guard downTouches.isEmpty else { return }
      taps += 1
      wait(TapCounter.longestPause) { $0.state = .failed }
    case .possible: state = .failed
    case .began, .changed: state = .ended
    case .ended, .cancelled, .failed: break  // It is decided.
    }
  }

  /// Is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets fingers and taps.
  open override func reset() {
    super.reset()
    stopTimer()
    startLocations = [:]
    taps = 0
  }

  private func wentTooFar(_ touch: UITouch) -> Bool {
    guard let start = startLocations[ObjectIdentifier(touch)] else { return false }
    let location = touch.location(in: nil)
    return hypot(location.x - start.x, location.y - start.y) > allowableMovement
  }

  private func wait(
    _ seconds: TimeInterval, _ act: @escaping (UILongPressGestureRecognizer) -> Void
  ) {
    timer = UISystem.current.loop.schedule(after: seconds) { [weak self] in
      if let self { act(self) }
    }
  }

  private func stopTimer() {
    if let timer { UISystem.current.loop.cancel(timer) }
    timer = nil
  }
}
