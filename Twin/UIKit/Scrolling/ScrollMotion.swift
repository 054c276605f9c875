import Foundation

/// How content moves when no finger holds it, along one axis.
///
/// Numbers and formulas: a public study of UIKit's behaviour by measurement (I. Lobanov, "Scrolling
/// mechanics of UIScrollView", 2020): velocity shrinks by the deceleration rate each millisecond; at an
/// edge a critically damped spring of mass 1 and stiffness 100 takes over; content that is pulled over an
/// edge follows the finger by `(1 - 1 / (0.55 x / d + 1)) d`.
struct ScrollMotion {
  /// How content that is pulled over an edge resists: the slope at the edge.
  private static let resistance = 0.55
  /// The frequency of the spring at an edge, from mass 1 and stiffness 100.
  private static let springFrequency = 10.0
  /// The content rests once it is nearer than this to where it goes, in points (assumed).
  private static let restDistance = 0.5

  /// The part of the way in which the speed falls evenly.
  private struct Decay {
    let start: Double
    let target: Double
    /// How fast the rest of the way shrinks, for each second.
    let shrinking: Double

    func position(at time: Double) -> Double {
      target + (start - target) * exp(-shrinking * time)
    }

    func velocity(at time: Double) -> Double {
      (target - start) * shrinking * exp(-shrinking * time)
    }

    /// When it is at a place between start and target.
    func time(at position: Double) -> Double {
      log((start - target) / (position - target)) / shrinking
    }
  }

  /// The part of the way that leads back to an edge.
  private struct Spring {
    let edge: Double
    let start: Double
    let velocity: Double

    func position(at time: Double) -> Double {
      let frequency = ScrollMotion.springFrequency
      let distance = start - edge
      return edge
        + exp(-frequency * time) * (distance + (velocity + frequency * distance) * time)
    }

    func velocity(at time: Double) -> Double {
      let frequency = ScrollMotion.springFrequency
      let distance = start - edge
      let slope = velocity + frequency * distance
      return exp(-frequency * time) * (slope - frequency * (distance + slope * time))
    }

    /// Whether it never again goes further from the edge than content that rests.
    func isOver(at time: Double) -> Bool {
      let frequency = ScrollMotion.springFrequency
      let distance = start - edge
      let slope = velocity + frequency * distance
      return exp(-frequency * time) * (abs(distance) + abs(slope) * time)
        < ScrollMotion.restDistance && time > 1 / frequency
    }
  }

  private var decay: Decay?
  private var decayEnd = 0.0
  private var spring: Spring?
  /// Where the content will rest.
  let target: Double

  /// Content that was let go.
  ///
  /// - Parameters:
  ///   - start: Where it is.
  ///   - velocity: How fast it is, in points a second.
  ///   - range: Where it may rest.
  ///   - rate: The part of the velocity that is left after a millisecond.
  ///   - bounces: Whether it may leave the range on its way.
  init(
    from start: Double, velocity: Double, in range: ClosedRange<Double>, rate: Double,
    bounces: Bool
  ) {
    let free = Self.target(from: start, velocity: velocity, rate: rate)
    target = min(max(free, range.lowerBound), range.upperBound)
    let edge = min(max(start, range.lowerBound), range.upperBound)
    if edge != start {
      spring = Spring(edge: edge, start: start, velocity: velocity)
    } else {
      let decay = Decay(start: start, target: free, shrinking: -1000 * log(rate))
      self.decay = decay
      if target == free {
        decayEnd = Self.duration(of: abs(free - start), decay.shrinking)
      } else {
        decayEnd = decay.time(at: target)
        if bounces {
          spring = Spring(edge: target, start: target, velocity: decay.velocity(at: decayEnd))
        }
      }
    }
  }

  /// Content that was sent to a place.
  init(from start: Double, to target: Double, rate: Double) {
    let decay = Decay(start: start, target: target, shrinking: -1000 * log(rate))
    self.decay = decay
    self.target = target
    decayEnd = Self.duration(of: abs(target - start), decay.shrinking)
  }

  /// Where content comes to rest that nothing stops.
  static func target(from start: Double, velocity: Double, rate: Double) -> Double {
    start - velocity / (1000 * log(rate))
  }

  /// Where the content is after some seconds; nil once it rests.
  func position(at time: Double) -> Double? {
    if let decay, time < decayEnd { return decay.position(at: time) }
    guard let spring, !spring.isOver(at: time - decayEnd) else { return nil }
    return spring.position(at: time - decayEnd)
  }

  /// How fast the content is after some seconds, in points a second.
  func velocity(at time: Double) -> Double {
    if let decay, time < decayEnd { return decay.velocity(at: time) }
    guard let spring, !spring.isOver(at: time - decayEnd) else { return 0 }
    return spring.velocity(at: time - decayEnd)
  }

  private static func duration(of distance: Double, _ shrinking: Double) -> Double {
    distance > restDistance ? log(distance / restDistance) / shrinking : 0
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
