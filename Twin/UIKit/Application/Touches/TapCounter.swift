import Foundation

/// Counts taps in a row at one place.
///
/// Assumed: a tap continues a row if it comes within 0.35 s and 45 points of the last one; Apple
/// publishes neither number.
struct TapCounter {
  /// The longest time between two taps, in seconds.
  static let longestPause: TimeInterval = 0.35
  /// How far a finger may go, or two taps be apart, in points.
  static let farthestDistance: CGFloat = 45

  private var last: (location: CGPoint, time: TimeInterval, count: Int)?

  /// The count for a touch that begins.
  mutating func count(at location: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let last, time - last.time <= Self.longestPause,
      abs(location.x - last.location.x) <= Self.farthestDistance,
      abs(location.y - last.location.y) <= Self.farthestDistance
    {
      count = last.count + 1
    }
    last = (location, time, count)
    return count
  }
}
