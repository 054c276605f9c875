import Foundation

/// How far apart two fingers are and how they lie, in the window's coordinates.
struct FingerPair {
  private struct Sample {
    let time: TimeInterval
    let distance: CGFloat
    let turn: CGFloat
  }

  /// The distance when it was last counted from.
  private(set) var startDistance: CGFloat = 0
  /// The distance now, in points.
  private(set) var distance: CGFloat = 0
  /// How far the fingers have turned since it was last counted from, in radians, clockwise.
  private(set) var turn: CGFloat = 0
  private var angle: CGFloat?
  private var samples: [Sample] = []

  /// Takes in new fingers of a recognizer; a third one is ignored.
  mutating func begin(
    _ touches: Set<UITouch>, of recognizer: UIGestureRecognizer, with event: UIEvent
  ) {
    for touch in recognizer.downTouches.dropFirst(2) where touches.contains(touch) {
      recognizer.ignore(touch, for: event)
    }
    if update(recognizer.downTouches, at: event.timestamp) { restart() }
  }

  /// Takes in where the fingers are.
  ///
  /// - Returns: Whether there are two.
  mutating func update(_ touches: [UITouch], at time: TimeInterval) -> Bool {
    guard touches.count == 2 else {
      angle = nil
      return false
    }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    distance = hypot(second.x - first.x, second.y - first.y)
    let now = atan2(second.y - first.y, second.x - first.x)
    // The shorter way round: fingers do not turn by more than a half between two reports.
    if let angle { turn += (now - angle).remainder(dividingBy: 2 * .pi) }
    angle = now
    samples.append(Sample(time: time, distance: distance, turn: turn))
    while samples.count > 2, samples[1].time <= time - 0.1 { samples.removeFirst() }
    return true
  }

  /// Counts from where the fingers are now.
  mutating func restart() {
    startDistance = distance
    turn = 0
    samples = samples.suffix(1).map { Sample(time: $0.time, distance: $0.distance, turn: 0) }
  }

  /// How fast the distance changes, in points a second, over the last tenth of a second.
  var distanceVelocity: CGFloat { speed(\.distance) }

  /// How fast the fingers turn, in radians a second, over the last tenth of a second.
  var turnVelocity: CGFloat { speed(\.turn) }

  /// What two moved fingers make of a recognizer in a state: it begins once the way is long enough, counts
  /// from there, and goes on. The caller sets it: actions then ask for what is here.
  ///
  /// - Returns: The next state; nil if it stays.
  mutating func stateAfterMoving(
    from state: UIGestureRecognizer.State, begins: (FingerPair) -> Bool
  ) -> UIGestureRecognizer.State? {
    switch state {
    case .possible:
      guard begins(self) else { return nil }
      restart()
      return .began
    case .began, .changed: return .changed
    case .ended, .cancelled, .failed: return nil  // It is decided.
    }
  }

  /// What a finger that was lifted makes of a recognizer: it ends when both are up. Until then another one may come,
  /// and the gesture goes on.
  ///
  /// Source: developer.apple.com/documentation/uikit/uipinchgesturerecognizer and uirotationgesturerecognizer.
  static func end(_ recognizer: UIGestureRecognizer) {
    guard recognizer.downTouches.isEmpty else { return }
    switch recognizer.state {
    case .began, .changed: recognizer.state = .ended
    case .possible: recognizer.state = .failed
    case .ended, .cancelled, .failed: break  // It is decided.
    }
  }

  private func speed(_ value: (Sample) -> CGFloat) -> CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return 0
    }
    return (value(last) - value(first)) / (last.time - first.time)
  }
}
