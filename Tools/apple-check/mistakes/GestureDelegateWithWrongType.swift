// EXPECT: nearly matches optional requirement

import UIKit

final class Delegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIPanGestureRecognizer
  ) -> Bool { true }
}
