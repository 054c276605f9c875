import Foundation

/// How far a group of fingers has come, and how fast it is, in the window's coordinates.
///
/// The middle between the fingers counts; a finger that joins or leaves moves nothing.
struct FingerPath {
  /// What the last three ways count for as fingers are lifted, the latest first.
  ///
  /// Source: github.com/flutter/flutter, pull request 60501 and `IOSScrollViewFlingVelocityTracker`: fitted to what
  /// scroll views of iOS tell their delegates, "a close approximation".
  private static let weights: [CGFloat] = [0.05, 0.35, 0.6]
  /// How long fingers rest until nothing flies on where they are lifted, in seconds (assumed).
  private static let rest: TimeInterval = 0.1

  private struct Sample {
    let time: TimeInterval
    let translation: CGPoint
  }

  /// The way since the first finger went down.
  private(set) var translation = CGPoint.zero
  private var fingers: [UITouch] = []
  private var lastMiddle = CGPoint.zero
  /// Where the fingers were at the last four pieces of news, the latest last.
  private var samples: [Sample] = []
  private var now: TimeInterval = 0

  /// Follows these fingers from where they are now on.
  mutating func follow(_ touches: [UITouch], at time: TimeInterval) {
    fingers = touches
    lastMiddle = middle
    if samples.isEmpty { add(at: time) }
  }

  /// Takes in where the fingers are now.
  mutating func update(at time: TimeInterval) {
    guard !fingers.isEmpty else { return }
    go()
    add(at: time)
  }

  /// Takes in that fingers are lifted. Only those that moved on until then have another velocity.
  mutating func lift(at time: TimeInterval) {
    guard !fingers.isEmpty else { return }
    let former = translation
    go()
    if translation == former { now = time } else { add(at: time) }
  }

  /// How fast the fingers came from where they were at the news before, in points a second. They keep it for as long
  /// as they rest, and as they are lifted.
  ///
  /// Sources: stackoverflow.com/questions/19092375, where it was the same half a minute later;
  /// github.com/super-ultra/ScrollMechanics, pull request 6 ("always report a non-zero terminal velocity");
  /// c4ios.com, "Velocity" ("between the current event and previous event").
  var velocity: CGPoint {
    ways.first ?? .zero
  }

  /// How fast content is let go of as the fingers are lifted, in points a second; zero where they rested before that.
  ///
  /// Source of the rest: github.com/super-ultra/ScrollMechanics, pull request 6. Assumed: where fingers have not come
  /// three ways yet, those that there are count for all.
  var liftVelocity: CGPoint {
    guard let last = samples.last, now - last.time < Self.rest else { return .zero }
    let parts = zip(ways, Self.weights)
    let total = parts.reduce(0) { $0 + $1.1 }
    guard total > 0 else { return .zero }
    return CGPoint(
      x: parts.reduce(0) { $0 + $1.0.x * $1.1 } / total,
      y: parts.reduce(0) { $0 + $1.0.y * $1.1 } / total)
  }

  /// The velocities between the pieces of news since the fingers rested last, the latest first.
  ///
  /// Assumed: what comes at the time of the touch took as long as a rest.
  private var ways: [CGPoint] {
    var ways: [CGPoint] = []
    for (end, start) in zip(samples.reversed(), samples.reversed().dropFirst()) {
      let time = end.time > start.time ? end.time - start.time : Self.rest
      guard ways.isEmpty || time < Self.rest else { break }
      ways.append(
        CGPoint(
          x: (end.translation.x - start.translation.x) / time,
          y: (end.translation.y - start.translation.y) / time))
      if time >= Self.rest { break }
    }
    return ways
  }

  /// Follows the fingers to where they are.
  private mutating func go() {
    translation.x += middle.x - lastMiddle.x
    translation.y += middle.y - lastMiddle.y
    lastMiddle = middle
  }

  /// Remembers the way so far. All that comes at one time is one piece of news.
  private mutating func add(at time: TimeInterval) {
    now = time
    if samples.count > 1, samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, translation: translation))
    if samples.count > Self.weights.count + 1 { samples.removeFirst() }
  }

  private var middle: CGPoint {
    let points = fingers.map { $0.location(in: nil) }
    let count = CGFloat(max(1, points.count))
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }
}
