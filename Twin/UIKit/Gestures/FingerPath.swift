import Foundation

/// How far a group of fingers has come, and how fast it is, in the window's coordinates.
///
/// The middle between the fingers counts; a finger that joins or leaves moves nothing.
struct FingerPath {
  /// The time over which a velocity is taken, in seconds (assumed; Apple publishes none).
  private static let velocityWindow: TimeInterval = 0.1

  private struct Sample {
    let time: TimeInterval
    let translation: CGPoint
  }

  /// The way since the first finger went down.
  private(set) var translation = CGPoint.zero
  private var fingers: [UITouch] = []
  private var lastMiddle = CGPoint.zero
  private var samples: [Sample] = []

  /// Follows these fingers from where they are now on.
  mutating func follow(_ touches: [UITouch], at time: TimeInterval) {
    fingers = touches
    lastMiddle = middle
    if samples.isEmpty { samples = [Sample(time: time, translation: translation)] }
  }

  /// Takes in where the fingers are now.
  mutating func update(at time: TimeInterval) {
    guard !fingers.isEmpty else { return }
    translation.x += middle.x - lastMiddle.x
    translation.y += middle.y - lastMiddle.y
    lastMiddle = middle
    samples.append(Sample(time: time, translation: translation))
    // One older sample stays: it is where the fingers were when the window began.
    while samples.count > 2, samples[1].time <= time - Self.velocityWindow { samples.removeFirst() }
  }

  /// The mean velocity over the last tenth of a second, in points a second.
  ///
  /// Fingers that rest send no news, so after a rest the velocity is low, and zero if they are
  /// lifted where they rested.
  var velocity: CGPoint {
    guard let last = samples.last else { return .zero }
    let start = last.time - Self.velocityWindow
    let recent = samples.first { $0.time >= start && $0.time < last.time }
    guard let first = recent ?? samples.dropLast().last else { return .zero }
    let time = recent == nil ? Self.velocityWindow : last.time - first.time
    guard time > 0 else { return .zero }
    return CGPoint(
      x: (last.translation.x - first.translation.x) / time,
      y: (last.translation.y - first.translation.y) / time)
  }

  private var middle: CGPoint {
    let points = fingers.map { $0.location(in: nil) }
    let count = CGFloat(max(1, points.count))
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }
}
