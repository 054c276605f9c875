#if !canImport(ObjectiveC)
  import UIKit

  /// Whether the user can interrupt the twin's own transitions by hand.
  func transitionsAreInterruptible() -> Bool {
    UISystem.current.behaviour.touchesDuringTransition == .delivered
  }
#endif
