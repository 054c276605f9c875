import Foundation

/// How content moves when no finger holds it, along one axis.
///
/// Numbers and formulas were measured on iOS 26.1 (github.com/Vercantez/openuikit, `APP_FEEL.md`, "Measured
/// scroll physics"): velocity shrinks by the deceleration rate each millisecond until it is 10 points a
/// second, where content stops dead; at an edge a spring takes over. That content which is pulled over an edge
/// follows the finger by `(1 - 1 / (0.55 x / d + 1)) d` I. Lobanov measured, too ("Scrolling mechanics of
/// UIScrollView", 2020). Assumed: older systems are the same.
struct ScrollMotion {
  /// How content that is pulled over an edge resists: the slope at the edge.
  private static let resistance = 0.55
  /// The content stops once it is slower than this, in points a second.
  private static let restSpeed = 10.0
  /// The content rests once it is nearer than this to where it goes, in points (assumed).
  private static let restDistance = 0.5

  /// The part of the way in which the speed falls evenly.
  private struct Decay {
    let start: Double
    let speed: Double
    /// How long it goes on, in seconds.
    let duration: Double
    private let shrinking: Double
    /// The way that content makes for each point a second, if it is never stopped.
    private let reach: Double

    init(from start: Double, speed: Double, rate: Double, until duration: Double? = nil) {
      self.start = start
      self.speed = speed
      shrinking = -1000 * log(rate)
      reach = Self.reach(rate)
      self.duration = duration ?? max(0, log(abs(speed) / ScrollMotion.restSpeed) / shrinking)
    }

    /// A step for each millisecond.
    static func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

    var end: Double { position(at: duration) }

    func position(at time: Double) -> Double {
      start + speed * reach * (1 - exp(-shrinking * time))
    }

    func velocity(at time: Double) -> Double { speed * exp(-shrinking * time) }

    /// The same up to a place on its way.
    func stopped(at place: Double, rate: Double) -> Decay {
      let left = 1 - (place - start) / (speed * reach)
      return Decay(from: start, speed: speed, rate: rate, until: -log(left) / shrinking)
    }
  }

  /// The part of the way that leads back to an edge: two ways to fall that are added.
  ///
  /// Content that flies over the edge has a critically damped spring of 11 a second; content that was held
  /// beyond it has one that creeps, with 9 and 46 a second. Both together fit no single spring.
  private struct Spring {
    private static let flying = (slow: 11.0, fast: 11.0)
    private static let creeping = (slow: 9.0, fast: 46.0)
    /// What is slower than this was held, in points a second.
    private static let flyingSpeed = 50.0

    let edge: Double
    let distance: Double
    let velocity: Double

    init(edge: Double, start: Double, velocity: Double) {
      self.edge = edge
      distance = start - edge
      self.velocity = velocity
    }

    func position(at time: Double) -> Double { edge + fall(at: time).distance }

    func velocity(at time: Double) -> Double { fall(at: time).velocity }

    /// Whether it never again goes further from the edge than content that rests.
    func isOver(at time: Double) -> Bool {
      fall(at: time).bound < ScrollMotion.restDistance && time > 1 / Self.flying.slow
    }

    /// When a hard flick takes the content over the edge, back to where it may rest.
    var crossing: Double? {
      let slope = velocity + Self.flying.slow * distance
      return abs(velocity) >= Self.flyingSpeed && slope * distance < 0 ? -distance / slope : nil
    }

    private func fall(at time: Double) -> (distance: Double, velocity: Double, bound: Double) {
      guard abs(velocity) < Self.flyingSpeed else {
        let rate = Self.flying.slow
        let (left, slope) = (exp(-rate * time), velocity + rate * distance)
        return (
          left * (distance + slope * time), left * (slope - rate * (distance + slope * time)),
          left * (abs(distance) + abs(slope) * time)
        )
      }
      let (slow, fast) = Self.creeping
      let slowPart = (velocity + fast * distance) / (fast - slow)
      let first = slowPart * exp(-slow * time)
      let second = (distance - slowPart) * exp(-fast * time)
      return (first + second, -slow * first - fast * second, abs(first) + abs(second))
    }
  }

  /// How content comes back over an edge.
  private var approach: (spring: Spring, duration: Double)?
  private var decay: Decay?
  private var spring: Spring?
  /// Where the content will rest.
  let target: Double

  /// Content that was let go.
  ///
  /// What comes from beyond an edge goes to the edge; if it is faster there than its spring can hold, it goes on from
  /// there as any flick does (assumed: with the speed that the spring leaves it).
  ///
  /// - Parameters:
  ///   - start: Where it is.
  ///   - velocity: How fast it is, in points a second.
  ///   - range: Where it may rest.
  ///   - rate: The part of the velocity that is left after a millisecond.
  ///   - bounces: Whether it may leave the range on its way.
  ///   - isThrown: Whether a finger gave it its velocity, and not a spring.
  init(
    from start: Double, velocity: Double, in range: ClosedRange<Double>, rate: Double,
    bounces: Bool, isThrown: Bool = true
  ) {
    let edge = min(max(start, range.lowerBound), range.upperBound)
    let back = edge == start ? nil : Spring(edge: edge, start: start, velocity: velocity)
    let crossing = isThrown ? back?.crossing : nil
    guard back == nil || crossing != nil else {
      (target, spring) = (edge, back)
      return
    }
    if let back, let crossing { approach = (back, crossing) }
    let speed = crossing.flatMap { back?.velocity(at: $0) } ?? velocity
    let decay = Decay(from: edge, speed: speed, rate: rate)
    target = min(max(decay.end, range.lowerBound), range.upperBound)
    if target == decay.end {
      self.decay = decay
    } else {
      let stopped = decay.stopped(at: target, rate: rate)
      self.decay = stopped
      if bounces {
        spring = Spring(
          edge: target, start: target, velocity: stopped.velocity(at: stopped.duration))
      }
    }
  }

  /// Content that was sent to a place.
  init(from start: Double, to target: Double, rate: Double) {
    let distance = abs(target - start)
    let shrinking = -1000 * log(rate)
    decay = Decay(
      from: start, speed: (target - start) / Decay.reach(rate), rate: rate,
      until: distance > Self.restDistance ? log(distance / Self.restDistance) / shrinking : 0)
    self.target = target
  }

  /// Whether a finger has thrown it in from beyond an edge.
  var comesIn: Bool { approach != nil }

  /// Where the content is after some seconds; nil once it rests.
  func position(at time: Double) -> Double? {
    if let approach, time < approach.duration { return approach.spring.position(at: time) }
    let time = time - (approach?.duration ?? 0)
    if let decay, time < decay.duration { return decay.position(at: time) }
    let passed = time - (decay?.duration ?? 0)
    guard let spring, !spring.isOver(at: passed) else { return nil }
    return spring.position(at: passed)
  }

  /// How fast the content is after some seconds, in points a second.
  func velocity(at time: Double) -> Double {
    if let approach, time < approach.duration { return approach.spring.velocity(at: time) }
    let time = time - (approach?.duration ?? 0)
    if let decay, time < decay.duration { return decay.velocity(at: time) }
    let passed = time - (decay?.duration ?? 0)
    guard let spring, !spring.isOver(at: passed) else { return 0 }
    return spring.velocity(at: passed)
  }

  // MARK: Over the edge

  /// How far content shows over an edge if the finger has pulled it further.
  ///
  /// - Parameter size: The length of the view along the axis, in points.
  static func rubberBand(_ pull: Double, size: Double) -> Double {
    guard size > 0 else { return 0 }
    return (1 - 1 / (pull * resistance / size + 1)) * size
  }

  /// How far a finger has pulled content that shows that far over an edge.
  static func pull(showing distance: Double, size: Double) -> Double {
    guard size > 0, distance < size else { return 0 }
    return (1 / (1 - distance / size) - 1) * size / resistance
  }
}
