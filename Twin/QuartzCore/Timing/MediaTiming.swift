import CoreGraphics

/// The numbers of `CAMediaTiming` and what follows from them.
struct MediaTiming: Hashable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A moment inside a run.
  struct Moment {
    /// How many runs came before.
    var iteration: Int
    /// The time since the run began; it goes back on the way back.
    var time: CFTimeInterval
  }

  /// The time inside, for a time of the parent.
  func localTime(_ parentTime: CFTimeInterval) -> CFTimeInterval {
    (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The parent's time at which the time inside arrives at a value; nil if it never does.
  func parentTime(_ localTime: CFTimeInterval) -> CFTimeInterval? {
    guard speed > 0 else { return nil }
    return (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
  }

  /// The time inside at which all runs are over; infinite if they repeat forever.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * CFTimeInterval(repeatCount > 0 ? repeatCount : 1)
  }

  /// Where a time inside lies; nil if nothing is shown then.
  func moment(at localTime: CFTimeInterval) -> Moment? {
    let end = activeDuration
    if localTime < 0, fillMode != .backwards, fillMode != .both { return nil }
    // Times come from whole nanoseconds, so an end can be missed by a rounding error.
    if localTime > end + 1e-9, fillMode != .forwards, fillMode != .both { return nil }
    let time = min(max(0, localTime), end)
    let run = duration * (autoreverses ? 2 : 1)
    guard run > 0 else { return Moment(iteration: 0, time: duration) }
    var iteration = (time / run).rounded(.down)
    // The very end belongs to the run that ends, not to one that never begins.
    if iteration > 0, time >= end, time - iteration * run == 0 { iteration -= 1 }
    let timeInRun = time - iteration * run
    return Moment(
      iteration: Int(iteration),
      time: timeInRun > duration ? 2 * duration - timeInRun : timeInRun)
  }
}
