public import CoreGraphics

/// An animation that moves like a mass on a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end; must be positive.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls; must be positive.
  open var stiffness: CGFloat = 100
  /// How strongly the motion is braked.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in whole distances per second; positive is towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether more damping than the critical one makes the spring creep.
  ///
  /// Assumed: if false, such a spring moves as if critically damped. UIKit's navigation spring
  /// (mass 3, stiffness 1000, damping 500) arrives within its half second only that way.
  open var allowsOverdamping = false

  /// Makes a spring from the time it seems to take and how much it bounces, from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    allowsOverdamping = bounce < 0
  }

  /// The time after which the motion stays within a thousandth of the distance, in seconds.
  ///
  /// Source: the usual spring's is 1.47270033 s, as apps log it: the limit, and the bound of a swinging spring that
  /// takes its two parts as if they were at their largest at once. That of one that just does not swing is looked for
  /// in steps: tests of ComposeUI and ChouTiUI (`SpringDescriptorTests`, `SolveForInputableTests`) have 0.3 s for
  /// a response of 0.2 s, and for another limit 1.2 s for 1 s. One that is never braked takes as long as a number can
  /// say, as in the former's `CAAnimation+RemainingTimeTests`. Assumed: a step of a tenth of a second; creeping
  /// springs, exactly.
  open var settlingDuration: CFTimeInterval {
    guard damping > 0 else { return CFTimeInterval(Float.greatestFiniteMagnitude) }
    let time = spring.settlingTime(within: 0.001)
    let isCritical = damping >= criticalDamping * (1 - 1e-9) && !isCreeping
    return isCritical ? (time * 10).rounded(.up) / 10 : time
  }

  private var criticalDamping: CGFloat { 2 * (stiffness * mass).squareRoot() }
  private var isCreeping: Bool {
    allowsOverdamping && damping > criticalDamping * (1 + 1e-9)
  }

  /// The time that the motion seems to take, in seconds.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (stiffness / mass).squareRoot()
  }

  /// How much the spring bounces: 0 is not at all, 1 is forever, negative is creeping.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  override func copied() -> CAAnimation {
    copying(into: blank(CASpringAnimation()))
  }

  override func copying<Copy: CAAnimation>(into copy: Copy) -> Copy {
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
      copy.allowsOverdamping = allowsOverdamping
    }
    return super.copying(into: copy)
  }

  /// How far the motion has come after a time in seconds: 0 at the beginning, 1 at rest.
  package func progress(after time: CFTimeInterval) -> Double {
    1 - spring.displacement(at: time)
  }

  override func progress(at moment: MediaTiming.Moment) -> Double {
    progress(after: moment.time)
  }

  private var spring: DampedSpring {
    DampedSpring(
      mass: mass, stiffness: stiffness,
      damping: allowsOverdamping ? damping : min(damping, criticalDamping),
      velocity: initialVelocity)
  }
}
