import UIKit

/// Calls back before a new touch on a view can become a gesture.
///
/// A recognizer that takes no touch: UIKit asks its delegate whether it wants one, and that is the call.
final class TouchSentry: NSObject, UIGestureRecognizerDelegate {
  private let recognizer = UIGestureRecognizer()
  private let onTouch: () -> Void
  /// The touch that came last, while it lasts.
  private(set) weak var touch: UITouch?

  init(_ onTouch: @escaping () -> Void) {
    self.onTouch = onTouch
    super.init()
    recognizer.delegate = self
  }

  /// Stands guard over a view, and no other.
  func watch(_ view: UIView) {
    if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    self.touch = touch
    onTouch()
    return false
  }
}
