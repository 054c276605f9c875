package import CoreGraphics

/// An animation on a course of which UIKit says how far it is at each moment.
///
/// UIKit's animators stop, go back and go on with another curve in the middle of their way, which no
/// timing function can say.
package final class PacedAnimation: CAPropertyAnimation {
  /// The way through the values; its own timing counts for nothing but its timing function.
  package var course = CAPropertyAnimation()
  /// How far on the course the animation is after a time in seconds, from 0 to 1 and for springs
  /// beyond.
  package var pace: (CFTimeInterval) -> Double = { $0 }

  /// Makes an animation on a course, whose property and way of adding become its own.
  package convenience init(course: CAPropertyAnimation) {
    self.init()
    self.course = course
    keyPath = course.keyPath
    isAdditive = course.isAdditive
  }

  override func copied() -> CAAnimation {
    copying(into: PacedAnimation())
  }

  override func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    if let copy = copy as? PacedAnimation {
      copy.course = course
      copy.pace = pace
    }
    return super.copying(into: copy)
  }

  override func progress(at moment: MediaTiming.Moment) -> Double {
    let progress = pace(moment.time)
    return course.timingFunction?.value(at: progress) ?? progress
  }

  override func value(at progress: Double, current: AnimatableValue) -> AnimatableValue? {
    course.value(at: progress, current: current)
  }
}
