import InterlockCore

/// The last events of a controller, with their times.
struct EventHistory {
  /// How many events are remembered.
  static let capacity = 64

  private var entries: [(time: Timestamp, event: NavigationEvent)] = []
  private var next = 0

  /// Notes an event in the place of the oldest one.
  mutating func note(_ event: consuming NavigationEvent, at time: Timestamp) {
    if entries.count < Self.capacity {
      entries.append((time, event))
    } else {
      entries[next] = (time, event)
    }
    next = (next + 1) % Self.capacity
  }

  /// What is remembered, oldest first.
  var all: [(time: Timestamp, event: NavigationEvent)] {
    entries.count < Self.capacity ? entries : Array(entries[next...] + entries[..<next])
  }
}
