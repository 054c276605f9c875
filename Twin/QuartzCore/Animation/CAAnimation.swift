public import CoreGraphics

/// Hears when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over; `flag` is false if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing; both methods are optional.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing; both methods are optional.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What all animations have in common: their timing.
///
/// Differs from QuartzCore: a copy of an app's own subclass is one of the nearest class of
/// QuartzCore; there is no archiving.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  /// The pace; nil means linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears about beginning and end. The animation keeps it alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation once it is over.
  open var isRemovedOnCompletion = true

  var timing = MediaTiming()
  /// What the app keeps with the animation, by names that are no properties.
  var kept: [String: Any] = [:]

  /// Makes an animation without effect.
  public override init() {
    super.init()
  }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to the layer that asked for an action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    copied()
  }

  /// A copy with the same type; each class adds what it has.
  func copied() -> CAAnimation {
    copying(into: CAAnimation())
  }

  func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    copy.timing = timing
    copy.kept = kept
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// Changes what the screen shows at a time of the animation itself.
  func apply(at moment: MediaTiming.Moment, to appearance: inout CALayer.Appearance) {}

  /// Changes what the screen shows at a time of the layer or group that has the animation.
  func apply(atParentTime parentTime: CFTimeInterval, to appearance: inout CALayer.Appearance) {
    guard let moment = timing.moment(at: timing.localTime(parentTime)) else { return }
    apply(at: moment, to: &appearance)
  }

  /// How far the animation has come within one run, from 0 to 1 and for some paces beyond.
  func progress(at moment: MediaTiming.Moment) -> Double {
    let fraction = duration > 0 ? moment.time / duration : 1
    return timingFunction?.value(at: fraction) ?? fraction
  }
}
