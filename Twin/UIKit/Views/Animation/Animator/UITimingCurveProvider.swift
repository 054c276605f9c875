public import Foundation
import QuartzCore

/// What a timing curve is made of.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin = 0
  /// A curve of an app's own.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring together. Differs from UIKit: the spring counts.
  case composed = 3
}

/// Something that says how the speed of an animator changes.
///
/// Differs from UIKit: nothing is archived.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// What the curve is made of.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve from (0, 0) to (1, 1) that says how the speed of an animator changes.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// UIKit's curve; `easeInOut` for a curve of an app's own.
  public let animationCurve: UIView.AnimationCurve
  /// The first of the two points that pull the curve.
  public let controlPoint1: CGPoint
  /// The second of the two points that pull the curve.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Makes UIKit's usual curve, which starts and ends slowly.
  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Makes one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let function = CAMediaTimingFunction(name: curve.functionName)
    controlPoint1 = function.controlPoint(at: 1)
    controlPoint2 = function.controlPoint(at: 2)
    isBuiltin = true
    super.init()
  }

  /// Makes a curve from the two points that pull it.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
    super.init()
  }

  /// Would read the curve from an archive. Differs from UIKit: there is none, so it is `nil`.
  public nonisolated required init?(coder: NSCoder) {
    nil
  }

  /// Would write the curve into an archive; does nothing.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The parameters themselves, which do not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// UIKit's own or an app's.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }

  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

/// A spring that says how an animator moves.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// What is known of the spring.
  enum Spring {
    /// Its damping ratio: it comes to rest within the animator's duration.
    case ratio(CGFloat)
    /// Weight, stiffness and damping, from which its duration follows.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// How long it seems to take, and how much it bounces; it rests later.
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  /// The speed at the beginning, in whole distances a second.
  ///
  /// Differs from UIKit: the larger of the two speeds counts for all directions.
  public let initialVelocity: CGVector
  let spring: Spring

  /// Makes the spring of the system's own animations: mass 3, stiffness 1000, damping 500 (UIKit
  /// documentation, `init()`).
  public override init() {
    spring = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// Makes a spring from its damping ratio: 1 does not swing, less does.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring from its weight, stiffness and damping; the animator's duration does not count.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    spring = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring from its damping ratio that begins at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring from the time it seems to take and how much it bounces, from -1 to 1; the
  /// animator's duration does not count.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    spring = .perceptual(duration: duration, bounce: bounce)
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring from the time it seems to take and how much it bounces, that begins at rest.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Would read the spring from an archive. Differs from UIKit: there is none, so it is `nil`.
  public nonisolated required init?(coder: NSCoder) {
    nil
  }

  /// Would write the spring into an archive; does nothing.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The parameters themselves, which do not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
