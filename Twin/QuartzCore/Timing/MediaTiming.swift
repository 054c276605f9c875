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

  /// How long all runs take inside; infinite if they repeat forever.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return run * CFTimeInterval(repeatCount > 0 ? repeatCount : 1)
  }

  /// When all runs are over, in the parent's time; nil if they never are.
  var end: CFTimeInterval? {
    let passed = activeDuration - min(0, timeOffset)
    guard speed != 0, passed.isFinite else { return nil }
    return beginTime + passed / CFTimeInterval(abs(speed))
  }

  /// Where a time of the parent lies; nil if nothing is shown then.
  func moment(atParentTime parentTime: CFTimeInterval) -> Moment? {
    let end = activeDuration
    // What stands still is where the offset says.
    let passed =
      speed == 0
      ? timeOffset
      : (parentTime - beginTime) * CFTimeInterval(abs(speed)) + min(0, timeOffset)
    if passed < 0, fillMode != .backwards, fillMode != .both { return nil }
    // Times come from whole nanoseconds, so an end can be missed by a rounding error.
    if passed > end + 1e-9, fillMode != .forwards, fillMode != .both { return nil }
    return moment(at: place(after: min(max(0, passed), end)))
  }

  /// Where in all runs it is after a part of their time.
  ///
  /// With an offset they begin in the middle, and take as long as without: what lies before the offset comes last.
  /// Source: "Controlling Animation Timing", ronnqvi.st, "Time offset", and the answer at e-learn.cn/qa/q-952135
  /// ("when it reaches the end it loops around"). Assumed: a speed below zero plays all of it backwards.
  private func place(after passed: CFTimeInterval) -> CFTimeInterval {
    let end = activeDuration
    let length = end.isFinite ? end : run
    guard length > 0, speed < 0 || speed > 0 && timeOffset > 0 else { return passed }
    let start = max(0, timeOffset).truncatingRemainder(dividingBy: length)
    if speed > 0 {
      let place = start + passed
      return place > end ? place - end : place
    }
    let place = start - passed.truncatingRemainder(dividingBy: length)
    return place < 0 || place == 0 && passed < length ? place + length : place
  }

  /// There and, if it is to come, back.
  private var run: CFTimeInterval { duration * (autoreverses ? 2 : 1) }

  /// Where a time inside all runs lies.
  private func moment(at time: CFTimeInterval) -> Moment {
    guard run > 0 else { return Moment(iteration: 0, time: duration) }
    var iteration = (time / run).rounded(.down)
    // The very end belongs to the run that ends, not to one that never begins.
    if iteration > 0, time >= activeDuration, time - iteration * run == 0 { iteration -= 1 }
    let timeInRun = time - iteration * run
    return Moment(
      iteration: Int(iteration),
      time: timeInRun > duration ? 2 * duration - timeInRun : timeInRun)
  }
}
