#if !canImport(ObjectiveC)
  import UIKit

  /// Whether a view scrolls what is in it: never, the twin has no scroll view.
  func isScrollView(_ view: UIView) -> Bool {
    false
  }

  /// Whether a recognizer is that of a view which can scroll what is in it to the side: never, as above.
  func scrollsSideways(_ recognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether a view's own touches put a cursor into text or select it: never, the twin edits none.
  func editsText(_ view: UIView) -> Bool {
    false
  }
#endif
