import InterlockCore

/// A set of requests whose numbers have come one after the other: a bit for each.
struct RequestSet: Sendable {
  private var words: [UInt64] = []

  /// Adds a request; `false` if it is there already.
  mutating func insert(_ request: RequestID) -> Bool {
    let word = request.rawValue >> 6
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: request.rawValue & 63)
    while words.count <= word { words.append(0) }
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }
}
