// EXPECT: must call a designated initializer

import UIKit

final class V: UIGestureRecognizer {
  init(x: Int) { super.init() }
}
