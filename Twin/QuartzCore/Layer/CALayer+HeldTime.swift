import Foundation

/// Time that somebody holds: animations in a layer are where the holder says.
///
/// It is how UIKit lets a finger move the animations of a transition, also those that an app has made itself:
/// the time of the container stands still at an offset.
extension CALayer {
  /// Stops the time of the layer and of all in it.
  ///
  /// - Returns: The time at which it stands. Animations that wait for the commit begin then.
  package func holdTime() -> CFTimeInterval {
    let now = localTime(fromRoot: MainLoop.current.now)
    speed = 0
    timeOffset = now
    forEachAnimation { $0.beginIfWaiting(at: now) }
    return now
  }

  /// Shows another time.
  package func showTime(_ time: CFTimeInterval) {
    timeOffset = time
  }

  /// Lets the time go on by itself, with what moves in it where the held time has brought it.
  ///
  /// - Parameter start: All that has begun since this time is over; nothing is unless given.
  package func releaseTime(endingAllSince start: CFTimeInterval = .infinity) {
    let held = timeOffset
    timeOffset = 0
    speed = 1
    let now = localTime(fromRoot: MainLoop.current.now)
    forEachAnimation { animation in
      guard !animation.endNow(ifBegunSince: start, at: now) else { return }
      animation.delay(by: now - held)
    }
  }

  private func forEachAnimation(_ body: (RunningAnimation) -> Void) {
    for running in animations { body(running) }
    mask?.forEachAnimation(body)
    for child in children { child.forEachAnimation(body) }
  }
}

extension RunningAnimation {
  /// Begins at a time of its layer if it would begin with the commit.
  fileprivate func beginIfWaiting(at time: CFTimeInterval) {
    if animation.beginTime == 0 { animation.beginTime = time }
  }

  /// Begins later.
  fileprivate func delay(by time: CFTimeInterval) {
    animation.beginTime += time
    scheduleEnd()
  }

  /// Moves the animation to its end.
  ///
  /// - Returns: Whether it has begun since then, and has an end.
  fileprivate func endNow(
    ifBegunSince start: CFTimeInterval, at now: CFTimeInterval
  ) -> Bool {
    guard animation.beginTime >= start, let end = animation.timing.end else { return false }
    delay(by: now - end)
    return true
  }
}
