/// Makes a fingerprint of words, one after the other.
///
/// Two lanes, each a chain of steps that lose nothing: for each state of a lane, different words give
/// different next states, and the other way round.
package struct FingerprintMixer: Sendable {
  // Where the lanes begin: the first bits of pi's fraction, which nobody has chosen.
  private var high: UInt64 = 0x243F_6A88_85A3_08D3
  private var low: UInt64 = 0x1319_8A2E_0370_7344
  private var count: UInt64 = 0

  /// Begins with nothing.
  package init() {}

  /// Adds a word.
  @inline(__always)
  package mutating func mix(_ word: UInt64) {
    high = (high ^ word) &* 0x9E37_79B9_7F4A_7C15
    high ^= high >> 29
    low = (low &+ word) &* 0xD6E8_FEB8_6659_FD93
    low ^= low >> 32
    count &+= 1
  }

  /// What all words come to.
  package var fingerprint: CanonicalForm.Fingerprint { fingerprint(afterBits: 64) }

  /// The same if of the last word only so many bits count.
  func fingerprint(afterBits bits: UInt64) -> CanonicalForm.Fingerprint {
    let count = (count &- 1) << 8 | bits
    return CanonicalForm.Fingerprint(
      high: Self.scramble(high ^ count), low: Self.scramble(low &+ count))
  }

  /// Spreads each bit over all (SplitMix64's last step).
  private static func scramble(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
