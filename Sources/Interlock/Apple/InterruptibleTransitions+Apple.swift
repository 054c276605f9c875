#if canImport(ObjectiveC)
  /// Whether the user can interrupt UIKit's own transitions by hand.
  ///
  /// Source: from iOS 26 on, UIKit takes touches during its own push and pop (several public reports).
  func transitionsAreInterruptible() -> Bool {
    if #available(iOS 26.0, *) { true } else { false }
  }
#endif
