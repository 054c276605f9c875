/// A random number generator that gives the same numbers for the same seed, on every machine.
///
/// The algorithm is SplitMix64: a counter with a fixed step, scrambled by two multiplications.
/// Source: G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var counter: UInt64

  /// Creates a generator; different seeds give unrelated numbers.
  public init(seed: UInt64) {
    counter = seed
  }

  /// The next number, uniform over all 64 bits.
  public mutating func next() -> UInt64 {
    counter &+= 0x9E37_79B9_7F4A_7C15
    var bits = counter
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// `true` once in that many times, on average.
  public mutating func onceIn(_ count: Int) -> Bool {
    Int.random(in: 0..<max(count, 1), using: &self) == 0
  }
}
