// EXPECT: must call a designated initializer

import UIKit

final class Gesture: UIGestureRecognizer {
  init(distance: Int) { super.init() }
}
