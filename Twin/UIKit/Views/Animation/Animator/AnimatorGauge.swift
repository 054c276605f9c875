import Foundation

/// The movement of an animator from one pause to the next.
struct AnimatorMovement {
  /// How the speed changes.
  enum Course {
    /// Along the animator's own curve, beginning at a part of its time.
    case own(from: Double)
    /// Along another curve, from where everything is.
    case new(AnimatorCurve, from: Double)
  }

  /// The animator's own curve.
  let curve: AnimatorCurve
  let course: Course
  let isReversed: Bool
  /// How long it takes, in seconds.
  let duration: TimeInterval
  /// How long it waits before, in seconds.
  var delay: TimeInterval = 0

  /// How much of the movement is over after some seconds, from 0 to 1.
  func part(after time: TimeInterval) -> Double {
    guard duration > 0 else { return time >= delay ? 1 : 0 }
    return min(max((time - delay) / duration, 0), 1)
  }

  /// Which part of the animator's own time it is after some seconds; its position with a new curve.
  func fraction(after time: TimeInterval) -> Double {
    let part = part(after: time)
    switch course {
    case .own(let start):
      return isReversed ? start * (1 - part) : start + (1 - start) * part
    case .new(let curve, let start):
      let value = curve.value(at: part)
      return isReversed ? start * (1 - value) : start + (1 - start) * value
    }
  }
}

/// How far one change of an animator is between its beginning (0) and its end (1).
///
/// Each change has its own gauge because those with a delay factor begin later and then catch up. The
/// animator's fraction moves evenly with a finger; where the changes are when the animator is paused,
/// they stay, and reach their ends together with it on both sides.
struct AnimatorGauge {
  /// The fraction of the animator before which the change does not begin.
  let delay: Double
  /// How far the change was when the animator last began to stand still.
  private(set) var position: Double
  /// The animator's fraction at that moment.
  private var fraction: Double

  init(delay: Double = 0, position: Double = 0, fraction: Double = 0) {
    self.delay = delay
    self.position = position
    self.fraction = fraction
  }

  /// Takes in that the animator stands still from now on.
  mutating func stop(at position: Double, fraction: Double) {
    self.position = position
    self.fraction = fraction
  }

  /// How far the change is while a finger moves the animator to a fraction.
  func scrubbed(to fraction: Double, along curve: AnimatorCurve?) -> Double {
    let part = delay < 1 ? (fraction - delay) / (1 - delay) : fraction
    if let curve { return curve.value(at: part) }
    guard self.fraction > delay else { return min(max(part, 0), 1) }
    if fraction >= self.fraction {
      let rest = 1 - self.fraction
      return rest > 0 ? position + (1 - position) * (fraction - self.fraction) / rest : 1
    }
    return fraction <= delay ? 0 : position * (fraction - delay) / (self.fraction - delay)
  }

  /// How far the change is, as a function of the time since a movement began, in seconds.
  func pace(_ movement: AnimatorMovement) -> (TimeInterval) -> Double {
    let start = position
    switch movement.course {
    case .own(let first):
      let curve = movement.curve
      let begin = curve.fraction(at: start)
      let delay = delay
      return { time in
        let fraction = movement.fraction(after: time)
        guard time > movement.delay else { return start }
        if movement.isReversed {
          return first > delay && fraction > delay
            ? curve.value(at: begin * (fraction - delay) / (first - delay)) : 0
        }
        let from = max(first, delay)
        guard fraction > from else { return start }
        return curve.value(at: begin + (1 - begin) * (fraction - from) / (1 - from))
      }
    case .new(let curve, let first):
      let wait = first < delay && !movement.isReversed ? (delay - first) / (1 - first) : 0
      return { time in
        let part = movement.part(after: time)
        let value = curve.value(at: wait < 1 ? max(0, part - wait) / (1 - wait) : part)
        return movement.isReversed ? start * (1 - value) : start + (1 - start) * value
      }
    }
  }
}
