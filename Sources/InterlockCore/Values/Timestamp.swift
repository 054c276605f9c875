/// An instant on the driver's clock, in whole nanoseconds since an origin that the driver chooses.
///
/// Integers are exact, compare in one instruction and encode the same everywhere, so that a
/// recording replays bit for bit.
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
  /// Nanoseconds since the clock's origin.
  public var nanoseconds: Int64

  /// Creates an instant that many nanoseconds after the clock's origin.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The clock's origin.
  public static let zero = Timestamp(nanoseconds: 0)

  /// Tells whether one instant lies before another.
  public static func < (earlier: Timestamp, later: Timestamp) -> Bool {
    earlier.nanoseconds < later.nanoseconds
  }

  /// The instant an interval later; stays at the end of time instead of overflowing.
  public static func + (start: Timestamp, interval: Interval) -> Timestamp {
    let (sum, overflows) = start.nanoseconds.addingReportingOverflow(interval.nanoseconds)
    guard overflows else { return Timestamp(nanoseconds: sum) }
    return Timestamp(nanoseconds: interval.nanoseconds < 0 ? .min : .max)
  }

  /// The interval from one instant to another; negative if `end` lies before `start`.
  public static func - (end: Timestamp, start: Timestamp) -> Interval {
    let (difference, overflows) = end.nanoseconds.subtractingReportingOverflow(start.nanoseconds)
    guard overflows else { return Interval(nanoseconds: difference) }
    return Interval(nanoseconds: end < start ? .min : .max)
  }
}

/// A length of time in whole nanoseconds.
public struct Interval: Hashable, Comparable, Sendable, Codable {
  /// The length, in nanoseconds.
  public var nanoseconds: Int64

  /// Creates an interval of that many nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the interval of whole nanoseconds nearest to a number of seconds.
  ///
  /// What is not a number counts as zero; what is too long, as the longest interval.
  public init(seconds: Double) {
    let scaled = seconds * 1e9
    if scaled.isNaN {
      nanoseconds = 0
    } else if scaled >= 9.2e18 {
      nanoseconds = .max
    } else if scaled <= -9.2e18 {
      nanoseconds = .min
    } else {
      // By hand: the standard library's rounding is a call of the C library, which not everybody links.
      let whole = Int64(scaled)
      let rest = scaled - Double(whole)
      nanoseconds = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    }
  }

  /// The length in seconds, rounded to what a `Double` holds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// No time at all.
  public static let zero = Interval(nanoseconds: 0)

  /// An interval of that many milliseconds.
  public static func milliseconds(_ count: Int64) -> Interval {
    let (product, overflows) = count.multipliedReportingOverflow(by: 1_000_000)
    guard overflows else { return Interval(nanoseconds: product) }
    return Interval(nanoseconds: count < 0 ? .min : .max)
  }

  /// Tells whether one interval is shorter than another.
  public static func < (shorter: Interval, longer: Interval) -> Bool {
    shorter.nanoseconds < longer.nanoseconds
  }

  /// The two intervals, one after the other; the longest interval instead of an overflow.
  public static func + (first: Interval, second: Interval) -> Interval {
    let (sum, overflows) = first.nanoseconds.addingReportingOverflow(second.nanoseconds)
    guard overflows else { return Interval(nanoseconds: sum) }
    return Interval(nanoseconds: second.nanoseconds < 0 ? .min : .max)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Interval {
  /// Creates the interval that a duration of the standard library says, cut to whole nanoseconds.
  public init(_ duration: Duration) {
    let parts = duration.components
    let (whole, overflows) = parts.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let rest = Interval(nanoseconds: parts.attoseconds / 1_000_000_000)
    self = Interval(nanoseconds: overflows ? (parts.seconds < 0 ? .min : .max) : whole) + rest
  }
}
