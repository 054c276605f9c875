import Foundation

/// The spring of UIKit's animations that has come to rest when their duration is over.
struct SettledSpring {
  /// How far it may be from its rest then, as a part of the whole way.
  private static let rest = 0.001

  /// 1 does not swing, less does.
  let ratio: Double
  /// How fast it is at the beginning, in whole ways a second.
  let velocity: Double
  /// In seconds.
  let duration: Double

  /// Radians a second.
  var frequency: Double {
    // Stiffer springs than this one rest for sure: the way back is made from there.
    var high = 100 / (ratio * duration)
    var low = high * Self.step
    while distance(low) < Self.rest, low > Self.softest / duration {
      (low, high) = (low * Self.step, low)
    }
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if distance(middle) > Self.rest { low = middle } else { high = middle }
    }
    return high
  }

  private static let step = 0.9
  private static let softest = 0.1
  private static let halvings = 60

  /// How far a spring of some frequency may still be from its rest.
  private func distance(_ frequency: Double) -> Double {
    let decay = ratio * frequency
    let fallen = exp(-decay * duration)
    guard ratio < 1 else { return abs(1 + (decay - velocity) * duration) * fallen }
    return abs(decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot()) * fallen
  }
}
