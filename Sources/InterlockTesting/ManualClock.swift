public import InterlockCore

/// A clock that stands still until a test moves it.
///
/// It starts at zero, never goes back, and gives out its alarms in the order of their times, and at
/// one time in the order in which they were set. A turn of a main loop is an alarm set for `now`.
public struct ManualClock<Alarm: Sendable>: Sendable {
  /// The time on the clock.
  public private(set) var now = Timestamp.zero
  /// Sorted by time, then by order of creation.
  private var alarms: [Entry] = []
  private var lastTicket = 0

  /// The receipt for an alarm, to cancel it with.
  public struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry: Sendable {
    let ticket: Ticket
    let time: Timestamp
    let alarm: Alarm
  }

  /// Creates a clock that shows zero.
  public init() {}

  /// When the next alarm goes off; `nil` if none is set.
  public var nextAlarm: Timestamp? { alarms.first?.time }

  /// Sets an alarm; one for a time in the past goes off as soon as the clock is moved.
  @discardableResult
  public mutating func set(_ alarm: Alarm, at time: Timestamp) -> Ticket {
    lastTicket += 1
    let entry = Entry(ticket: Ticket(number: lastTicket), time: max(time, now), alarm: alarm)
    let index = alarms.firstIndex { $0.time > entry.time } ?? alarms.endIndex
    alarms.insert(entry, at: index)
    return entry.ticket
  }

  /// Takes an alarm away; changes nothing if it has gone off.
  public mutating func cancel(_ ticket: Ticket) {
    alarms.removeAll { $0.ticket == ticket }
  }

  /// Moves to the next alarm that is due by then, and takes it; `nil` if there is none.
  ///
  /// The time of an alarm is exact: `now` is its time when this returns, not the limit.
  public mutating func nextDue(by limit: Timestamp) -> Alarm? {
    guard let first = alarms.first, first.time <= limit else { return nil }
    alarms.removeFirst()
    now = first.time
    return first.alarm
  }

  /// Moves the clock, giving out each alarm on the way.
  ///
  /// - Parameters:
  ///   - time: Where to go; must not lie before `now`.
  ///   - fire: What to do at an alarm. It may set further ones; those that are due go off too.
  public mutating func advance(
    to time: Timestamp, fire: (inout ManualClock, Alarm) -> Void
  ) {
    precondition(time >= now, "A clock does not go back, from \(now) to \(time).")
    while let alarm = nextDue(by: time) { fire(&self, alarm) }
    now = time
  }
}
