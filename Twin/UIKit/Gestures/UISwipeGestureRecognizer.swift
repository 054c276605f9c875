import Foundation

/// Recognizes a quick, straight stroke in one direction.
///
/// Assumed: at least 50 points within half a second, and no more than half as far to the side;
/// Apple publishes no numbers.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a stroke goes.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// To the top.
    public static let up = Direction(rawValue: 1 << 2)
    /// To the bottom.
    public static let down = Direction(rawValue: 1 << 3)
  }

  private static let shortestWay: CGFloat = 50
  private static let longestTime: TimeInterval = 0.5

  private var path = FingerPath()
  private var startTime: TimeInterval?

  /// How many fingers swipe.
  open var numberOfTouchesRequired = 1

  /// The directions that count.
  open var direction = Direction.right

  /// Remembers when the fingers went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    startTime = startTime ?? event.timestamp
    path.follow(downTouches, at: event.timestamp)
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  /// Is recognized as soon as the stroke is long enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    path.update(at: event.timestamp)
    guard let startTime, event.timestamp - startTime <= Self.longestTime else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let (x, y) = (path.translation.x, path.translation.y)
    let strokes: [(Direction, CGFloat, CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x),
    ]
    let isStroke = strokes.contains { way, length, side in
      direction.contains(way) && length >= Self.shortestWay && abs(side) <= length / 2
    }
    if isStroke { state = .ended }
  }

  /// Fails: the stroke was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the stroke.
  open override func reset() {
    super.reset()
    path = FingerPath()
    startTime = nil
  }
}
