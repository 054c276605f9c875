/// Values attached to objects that it does not keep alive.
///
/// Does in both worlds what associated objects do in one. A value outlives its object by a while: it
/// goes in a sweep, each time the table has grown to twice what was alive at the last one.
struct WeakKeyTable<Key: AnyObject, Value> {
  private struct Entry {
    weak var key: Key?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  /// The value attached to an object; `nil` if there is none.
  subscript(key: Key) -> Value? {
    get {
      // Another object may have lived at this address.
      guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
      return entry.value
    }
    set {
      if entries.count >= sweepCount { sweep() }
      entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) }
    }
  }

  private mutating func sweep() {
    entries = entries.filter { $0.value.key != nil }
    sweepCount = max(64, entries.count * 2)
  }
}
