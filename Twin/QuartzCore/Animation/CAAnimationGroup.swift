import CoreGraphics

/// Several animations that run together, cut off at the group's end.
///
/// Delegates and `isRemovedOnCompletion` of the parts are ignored, as at Apple.
/// Assumed: a part without a duration takes the group's.
open class CAAnimationGroup: CAAnimation {
  /// The parts; their times count from the beginning of the group.
  open var animations: [CAAnimation]?

  override func copied() -> CAAnimation {
    copying(into: blank(CAAnimationGroup()))
  }

  override func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    if let copy = copy as? CAAnimationGroup {
      copy.animations = animations?.map(\.kept)
    }
    return super.copying(into: copy)
  }

  override func apply(at moment: MediaTiming.Moment, to appearance: inout CALayer.Appearance) {
    let time = progress(at: moment) * duration
    for part in animations ?? [] { part.apply(atParentTime: time, to: &appearance) }
  }

  override func asksForDisplay(of type: CALayer.Type) -> Bool {
    animations?.contains { $0.asksForDisplay(of: type) } ?? false
  }

  override func take(duration usual: CFTimeInterval) {
    super.take(duration: usual)
    for part in animations ?? [] { part.take(duration: duration) }
  }
}
