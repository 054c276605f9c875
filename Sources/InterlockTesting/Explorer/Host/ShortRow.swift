/// Up to seven numbers, in sixteen bytes.
package struct ShortRow: Hashable, Sendable {
  /// The numbers; in the last place how many there are. What is not filled is 0.
  private var lanes = SIMD8<UInt16>()

  /// How many numbers there may be.
  package static let capacity = 7

  /// Creates an empty row.
  package init() {}

  /// How many numbers there are.
  package var count: Int { Int(lanes[7]) }
  /// Whether there is none.
  package var isEmpty: Bool { lanes[7] == 0 }

  /// The number at a place.
  package subscript(place: Int) -> UInt16 {
    get { lanes[place] }
    set { lanes[place] = newValue }
  }

  /// Adds a number at the end.
  package mutating func append(_ number: UInt16) {
    precondition(count < Self.capacity, "A short row has room for seven numbers.")
    lanes[count] = number
    lanes[7] += 1
  }

  /// Takes the number at a place out.
  @discardableResult
  package mutating func remove(at place: Int) -> UInt16 {
    let number = lanes[place]
    for index in place..<count - 1 { lanes[index] = lanes[index + 1] }
    lanes[7] -= 1
    lanes[count] = 0
    return number
  }

  /// All of it, in two words.
  package var words: SIMD2<UInt64> { unsafeBitCast(lanes, to: SIMD2<UInt64>.self) }
}
