#if canImport(ObjectiveC)
  import UIKit

  /// Whether a view scrolls what is in it.
  func isScrollView(_ view: UIView) -> Bool {
    view is UIScrollView
  }

  /// Whether a recognizer is that of a view which can scroll what is in it to the side.
  func scrollsSideways(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view as? UIScrollView, view.panGestureRecognizer === recognizer
    else {
      return false
    }
    return view.isScrollEnabled && view.contentSize.width > view.bounds.width
  }

  /// Whether a view's own touches put a cursor into text or select it. (A text view is a scroll view.)
  func editsText(_ view: UIView) -> Bool {
    view is UITextField
  }
#endif
