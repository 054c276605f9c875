import InterlockCore

/// The number of an engine that is known: to all, or, until the end of a block, to one worker only.
struct EngineID: Hashable, Sendable {
  let rawValue: UInt32

  private static let privateBit: UInt32 = 1 << 31

  init(_ place: Int, isPrivate: Bool = false) {
    rawValue = UInt32(place) | (isPrivate ? Self.privateBit : 0)
  }

  var isPrivate: Bool { rawValue & Self.privateBit != 0 }
  var place: Int { Int(rawValue & ~Self.privateBit) }
}

/// What an engine answers to news.
struct Answer: Sendable {
  var next: EngineID
  var orders: HostOrders
  var renaming: Renaming
  /// Which rule is broken, whatever the host is; `nil` if none.
  var violation: String?
}

/// Engines, and what they answer.
///
/// An engine is a value, so what it answers in a state it answers again: it is asked once.
struct EngineMemory: Sendable {
  private(set) var engines: [KnownEngine] = []
  /// A hash table with open addressing: one more than the place of an engine; 0 is free.
  private var slots = [UInt32](repeating: 0, count: 1 << 8)
  private(set) var answers = AnswerBook()

  /// The place of the engine that stands for all that differ from it by names only.
  func place(of identity: CanonicalForm.Fingerprint) -> Int? {
    let taken = slots[slot(of: identity)]
    return taken == 0 ? nil : Int(taken) - 1
  }

  /// Adds an engine, unless there is one that stands for it; returns the place.
  mutating func add(_ engine: KnownEngine) -> Int {
    if let place = place(of: engine.identity) { return place }
    engines.append(engine)
    if engines.count * 2 > slots.count {
      slots = [UInt32](repeating: 0, count: slots.count * 2)
      for place in engines.indices { put(place) }
    } else {
      put(engines.count - 1)
    }
    return engines.count - 1
  }

  private mutating func put(_ place: Int) {
    slots[slot(of: engines[place].identity)] = UInt32(place + 1)
  }

  /// The slot of an engine, or the free one where it belongs.
  private func slot(of identity: CanonicalForm.Fingerprint) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: identity.high) & mask
    while slots[slot] != 0, engines[Int(slots[slot]) - 1].identity != identity {
      slot = (slot + 1) & mask
    }
    return slot
  }

  mutating func add(_ answer: Answer, to key: SIMD4<UInt64>) {
    answers.insert(answer, to: key)
  }
}

/// A hash table of answers, by engine and news.
struct AnswerBook: Sendable {
  private(set) var keys: [SIMD4<UInt64>] = []
  private(set) var values: [Answer] = []
  /// With open addressing: one more than the place; 0 is free.
  private var slots = [UInt32](repeating: 0, count: 1 << 10)

  static func key(_ engine: EngineID, _ news: News) -> SIMD4<UInt64> {
    var key = news.key
    key[3] = UInt64(engine.rawValue)
    return key
  }

  /// An answer; `nil` if the question is new.
  subscript(key: SIMD4<UInt64>) -> Answer? { place(of: key).map { values[$0] } }

  private func place(of key: SIMD4<UInt64>) -> Int? {
    let mask = slots.count - 1
    var slot = Self.home(of: key) & mask
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if keys[place] == key { return place }
      slot = (slot + 1) & mask
    }
    return nil
  }

  mutating func insert(_ answer: Answer, to key: SIMD4<UInt64>) {
    guard place(of: key) == nil else { return }
    keys.append(key)
    values.append(answer)
    if keys.count * 2 > slots.count {
      slots = [UInt32](repeating: 0, count: slots.count * 2)
      for place in keys.indices { put(place) }
    } else {
      put(keys.count - 1)
    }
  }

  private mutating func put(_ place: Int) {
    let mask = slots.count - 1
    var slot = Self.home(of: keys[place]) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(place + 1)
  }

  private static func home(of key: SIMD4<UInt64>) -> Int {
    var bits = key[0] &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 29) ^ key[1]) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 32) ^ key[2]) &* 0x94D0_49BB_1331_11EB
    bits = (bits ^ (bits >> 30) ^ key[3]) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: bits ^ (bits >> 32))
  }
}

extension Renaming {
  /// The same for the news as they were before they were normalized.
  mutating func denormalize(_ news: News, _ counts: EngineNames.Counts) {
    switch news.kind {
    case .performed, .postponedBegan:
      Self.move(Int(counts.transitions), to: Int(news.name), in: &transitions)
    case .answered: Self.move(Int(counts.probes), to: Int(news.name), in: &probes)
    case .coordinatorSaid, .progressed:
      Self.move(Int(counts.coordinators), to: Int(news.name), in: &coordinators)
    default: break
    }
    if let coordinator = news.sight.coordinator {
      Self.move(Int(counts.coordinators), to: Int(coordinator), in: &coordinators)
    }
  }

  private static func move<Table: SIMD>(
    _ place: Int, to other: Int, in table: inout Table
  ) where Table.Scalar == UInt8 {
    guard other > place else { return }
    table[other] = table[place]
    table[place] = none
  }
}
