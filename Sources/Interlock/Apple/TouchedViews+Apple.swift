#if canImport(ObjectiveC)
  import UIKit

  /// Whether a view scrolls what is in it.
  func isScrollView(_ view: UIView) -> Bool {
    view is UIScrollView
  }

  /// Whether a view's own touches put a cursor into text or select it. (A text view is a scroll view.)
  func editsText(_ view: UIView) -> Bool {
    view is UITextField
  }
#endif
