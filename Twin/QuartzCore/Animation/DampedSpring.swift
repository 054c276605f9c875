import CoreGraphics

/// The exact motion of a mass on a damped spring that is let go at distance 1 from its rest.
///
/// Solves `mass x'' + damping x' + stiffness x = 0` with `x(0) = 1` and `x'(0) = -velocity`.
struct DampedSpring {
  private enum Motion {
    /// Swings past the rest.
    case underdamped(decay: Double, frequency: Double, sine: Double)
    /// Comes to rest as fast as it can without swinging.
    case critical(decay: Double, slope: Double)
    /// Creeps to rest.
    case overdamped(slow: Double, fast: Double, slowPart: Double)
  }

  private let motion: Motion

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let natural = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let ratio = decay / natural
    if abs(ratio - 1) < 1e-9 {
      motion = .critical(decay: decay, slope: decay - velocity)
    } else if ratio < 1 {
      let frequency = natural * (1 - ratio * ratio).squareRoot()
      motion = .underdamped(
        decay: decay, frequency: frequency, sine: (decay - velocity) / frequency)
    } else {
      let spread = natural * (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (-decay + spread, -decay - spread)
      motion = .overdamped(slow: slow, fast: fast, slowPart: (-velocity - fast) / (slow - fast))
    }
  }

  /// The distance from the rest after a time in seconds.
  func displacement(at time: Double) -> Double {
    switch motion {
    case .underdamped(let decay, let frequency, let sine):
      exp(-decay * time) * (cos(frequency * time) + sine * sin(frequency * time))
    case .critical(let decay, let slope):
      exp(-decay * time) * (1 + slope * time)
    case .overdamped(let slow, let fast, let slowPart):
      slowPart * exp(slow * time) + (1 - slowPart) * exp(fast * time)
    }
  }

  /// The time after which the distance never again exceeds a limit.
  func settlingTime(within limit: Double) -> Double {
    var end = 1.0
    while envelope(at: end) > limit, end < 1e6 { end *= 2 }
    var (low, high) = (0.0, end)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > limit { low = middle } else { high = middle }
    }
    return high
  }

  /// A bound of all later distances.
  private func envelope(at time: Double) -> Double {
    switch motion {
    case .underdamped(let decay, _, let sine):
      return exp(-decay * time) * (1 + abs(sine))
    case .critical(let decay, let slope):
      guard slope != 0 else { return exp(-decay * time) }
      // Past this moment, when the motion turns, the distance falls for good.
      let turn = 1 / decay - 1 / slope
      return max(abs(displacement(at: time)), abs(displacement(at: max(time, turn))))
    case .overdamped(let slow, let fast, let slowPart):
      return abs(slowPart) * exp(slow * time) + abs(1 - slowPart) * exp(fast * time)
    }
  }
}
