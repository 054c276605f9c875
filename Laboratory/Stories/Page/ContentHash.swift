import Foundation

/// SHA-256, with which the demo page's content policy names the one style and the one script it allows.
///
/// Foundation has none on Linux, and a dependency for sixty lines would be a bad bargain.
package nonisolated enum ContentHash {
  /// The hash as a content policy writes it: `sha256-` and Base64.
  package static func source(_ text: String) -> String {
    "sha256-" + Data(sha256(Array(text.utf8))).base64EncodedString()
  }

  /// The hash of some bytes (FIPS 180-4).
  package static func sha256(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += bytes(of: UInt64(message.count) * 8)
    for block in stride(from: 0, to: padded.count, by: 64) {
      compress(padded[block..<(block + 64)], into: &state)
    }
    return state.flatMap(bytes)
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<(index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      words.append(
        words[index - 16] &+ (rotate(early, 7) ^ rotate(early, 18) ^ early >> 3)
          &+ words[index - 7] &+ (rotate(late, 17) ^ rotate(late, 19) ^ late >> 10))
    }
    var mixed = state
    for index in 0..<64 {
      let e = mixed[4]
      let a = mixed[0]
      let choice = (e & mixed[5]) ^ (~e & mixed[6])
      let majority = (a & mixed[1]) ^ (a & mixed[2]) ^ (mixed[1] & mixed[2])
      let first =
        mixed[7] &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ constants[index]
        &+ words[index]
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      mixed = [
        first &+ second, a, mixed[1], mixed[2], mixed[3] &+ first, e, mixed[5], mixed[6],
      ]
    }
    for index in 0..<8 { state[index] &+= mixed[index] }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { fractionOfCubeRoot($0) }
  }()

  /// The first 32 bits after the point of a cube root, found bit by bit in whole numbers.
  private static func fractionOfCubeRoot(_ number: Int) -> UInt32 {
    // root = floor(cbrt(number) * 2^32); its cube may have 105 bits.
    let target = UInt128(number) << 96
    var root: UInt128 = 0
    for bit in (0..<36).reversed() {
      let trial = root | UInt128(1) << UInt128(bit)
      if trial * trial * trial <= target { root = trial }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
