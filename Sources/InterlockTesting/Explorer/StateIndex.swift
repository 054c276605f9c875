import InterlockCore

/// The number of a state that was reached: which shard knows it, and its place there.
package struct StateID: Hashable, Sendable {
  /// The place in the shard, and the shard in the lowest bits.
  let rawValue: UInt32

  static let shardBits: UInt32 = 4
  static let shardCount = 1 << Int(shardBits)

  init(place: Int, shard: Int) {
    rawValue = UInt32(place) << Self.shardBits | UInt32(shard)
  }

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  var shard: Int { Int(rawValue) & (Self.shardCount - 1) }
  var place: Int { Int(rawValue >> Self.shardBits) }
}

/// One part of all the states that were reached, those whose fingerprints end in one number.
///
/// Worlds are not kept, only 128 bits of each, and how it was reached first: from which state, by which
/// symbol. A way to a state is found again by taking the same symbols.
struct StateShard: Sendable {
  private(set) var fingerprints: [CanonicalForm.Fingerprint] = []
  private(set) var parents: [StateID] = []
  private(set) var symbols: [WorldSymbol] = []
  /// How many deadlines may pass before rest: 0 where invariant 8 says nothing.
  private(set) var allowances: [UInt8] = []
  /// A hash table with open addressing: one more than the place; 0 is free.
  private var slots = [UInt32](repeating: 0, count: 1 << 10)
  private var mask = 1 << 10 - 1

  var count: Int { fingerprints.count }

  /// The shard that a fingerprint belongs to.
  static func shard(of fingerprint: CanonicalForm.Fingerprint) -> Int {
    Int(truncatingIfNeeded: fingerprint.low) & (StateID.shardCount - 1)
  }

  /// The place of a state; `nil` if it is new.
  func place(of fingerprint: CanonicalForm.Fingerprint) -> Int? {
    var slot = Int(truncatingIfNeeded: fingerprint.high) & mask
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if fingerprints[place] == fingerprint { return place }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds a state that is not there.
  ///
  /// - Returns: Its place.
  mutating func insert(
    _ fingerprint: CanonicalForm.Fingerprint, parent: StateID, symbol: WorldSymbol,
    allowance: UInt8
  ) -> Int {
    if fingerprints.count * 2 >= slots.count { grow() }
    let place = fingerprints.count
    fingerprints.append(fingerprint)
    parents.append(parent)
    symbols.append(symbol)
    allowances.append(allowance)
    put(place, fingerprint)
    return place
  }

  private mutating func put(_ place: Int, _ fingerprint: CanonicalForm.Fingerprint) {
    var slot = Int(truncatingIfNeeded: fingerprint.high) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(place + 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    mask = slots.count - 1
    for (place, fingerprint) in fingerprints.enumerated() { put(place, fingerprint) }
  }
}
