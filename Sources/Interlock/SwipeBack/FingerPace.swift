import InterlockCore
import UIKit

/// Follows a finger from one action of its recognizer to the next, and knows whether it still moves.
///
/// A recognizer keeps the velocity of the last move for as long as the finger rests, and when it is lifted
/// (stackoverflow.com/questions/19092375). Who waits for a moment before lifting wants no flick.
struct FingerPace {
  /// How long a finger is still until its speed does not count any more. Ours.
  private static let patience = Interval(seconds: 0.1)

  private var lastMove: Timestamp?

  /// How the finger has gone so far; asked once in each action of the recognizer.
  mutating func way(
    of recognizer: UIPanGestureRecognizer, over view: UIView, at now: Timestamp
  ) -> FingerWay {
    let isUp = recognizer.state == .ended
    let isResting = isUp && lastMove.map { now - $0 >= Self.patience } ?? false
    lastMove = isUp ? nil : now
    return FingerWay(of: recognizer, over: view, isResting: isResting)
  }
}
