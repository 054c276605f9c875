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
/// Differs from QuartzCore: there is no archiving, and key-value coding knows only few properties by their names.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  /// The pace; nil means linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears about beginning and end. The animation keeps it alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation once it is over.
  open var isRemovedOnCompletion = true

  /// How often in a second the animation is to be drawn.
  ///
  /// Differs from QuartzCore: kept and otherwise ignored; a screen shows each frame that somebody looks at.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// What ``value(forKey:)`` answers for a name of the app's own while nothing was set; nil unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  var timing = MediaTiming()
  /// What apps have set under names of their own.
  private var ownValues: [String: Any] = [:]

  /// A value that was set under a name, or the property of that name. Copies have it, too: so delegates
  /// find out which animation they hear of.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": NSNumber(value: duration)
    case "beginTime": NSNumber(value: beginTime)
    case "speed": NSNumber(value: speed)
    case "timeOffset": NSNumber(value: timeOffset)
    case "repeatCount": NSNumber(value: repeatCount)
    case "repeatDuration": NSNumber(value: repeatDuration)
    case "fillMode": fillMode.rawValue
    case "autoreverses": NSNumber(value: autoreverses)
    case "removedOnCompletion": NSNumber(value: isRemovedOnCompletion)
    case "delegate": delegate
    case "timingFunction": timingFunction
    default: ownValues[key] ?? Self.defaultValue(forKey: key)
    }
  }

  /// Sets a property, or keeps a value under a name of the app's own; nil takes it away.
  open func setValue(_ value: Any?, forKey key: String) {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init)
    switch key {
    case "duration": duration = number ?? 0
    case "beginTime": beginTime = number ?? 0
    case "speed": speed = Float(number ?? 0)
    case "timeOffset": timeOffset = number ?? 0
    case "repeatCount": repeatCount = Float(number ?? 0)
    case "repeatDuration": repeatDuration = number ?? 0
    case "fillMode": fillMode = CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
    case "autoreverses": autoreverses = (value as? Bool) ?? (number != 0)
    case "removedOnCompletion": isRemovedOnCompletion = (value as? Bool) ?? (number != 0)
    case "delegate": delegate = value as? any CAAnimationDelegate
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    default: ownValues[key] = value.map(asObject)
    }
  }

  /// The same as ``value(forKey:)``.
  public final func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The same as ``setValue(_:forKey:)``.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// Makes an animation without effect.
  public override init() {
    super.init()
  }

  /// Makes an animation without effect, for subclasses of apps, which must have this initializer.
  ///
  /// Differs from QuartzCore: reads nothing from the archive.
  public required init?(coder: NSCoder) {
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

  /// A copy of the same class, which an app's own class makes complete.
  open func copy(with zone: NSZone? = nil) -> Any {
    copied()
  }

  /// A copy with the same type; each class adds what it has.
  func copied() -> CAAnimation {
    copying(into: blank(CAAnimation()))
  }

  /// What a layer or a group keeps: what the class itself makes of `copy(with:)`.
  final var kept: CAAnimation {
    isOfApp ? copy(with: nil) as? CAAnimation ?? copied() : copied()
  }

  /// Makes animations of classes that only an app knows; UIKit knows how.
  package static let maker = MainThreadBox<((CAAnimation.Type) -> CAAnimation)?>(nil)

  /// An animation of the same class that has nothing yet: one of an app's own class, by its `init()`, or the given one.
  ///
  /// Source: github.com/robb/RBBAnimation and its Swift copy in icanzilb/EasyAnimation, whose `copy(with:)` completes
  /// what super's has made, as one of its own class. Assumed: `init()` makes it.
  final func blank<Known: CAAnimation>(_ known: @autoclosure () -> Known) -> Known {
    guard isOfApp, let made = Self.maker.value?(type(of: self)) as? Known else { return known() }
    return made
  }

  /// Whether the class is an app's own.
  final var isOfApp: Bool {
    let own = type(of: self)
    return !Self.known.contains { $0 == own }
  }

  /// The classes that are not an app's; those that are made most come first.
  private static let known: [CAAnimation.Type] = [
    CABasicAnimation.self, ActionAnimation.self, CASpringAnimation.self, PacedAnimation.self,
    CAKeyframeAnimation.self, CAAnimationGroup.self, CATransition.self, CAPropertyAnimation.self,
    CAAnimation.self,
  ]

  func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.ownValues = ownValues
    return copy
  }

  /// Takes a duration if it has none, as a layer gets it.
  func take(duration usual: CFTimeInterval) {
    if duration == 0 { duration = usual }
  }

  /// Whether it leads from what the layer showed before to what it shows now.
  var isTransition: Bool { false }

  /// Whether layers of a class are displayed in each frame of the animation, as its property asks for it.
  func asksForDisplay(of type: CALayer.Type) -> Bool { false }

  /// Whether it may change a property, or a part of it.
  func mayChange(_ keyPath: String) -> Bool { true }

  /// Changes what the screen shows at a time of the animation itself.
  func apply(at moment: MediaTiming.Moment, to appearance: inout CALayer.Appearance) {}

  /// Changes what the screen shows at a time of the layer or group that has the animation.
  func apply(atParentTime parentTime: CFTimeInterval, to appearance: inout CALayer.Appearance) {
    guard let moment = timing.moment(atParentTime: parentTime) else { return }
    apply(at: moment, to: &appearance)
  }

  /// How far the animation has come within one run, from 0 to 1 and for some paces beyond.
  func progress(at moment: MediaTiming.Moment) -> Double {
    let fraction = duration > 0 ? moment.time / duration : 1
    return timingFunction?.value(at: fraction) ?? fraction
  }
}
