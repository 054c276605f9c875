// EXPECT: use '#selector' instead

import UIKit

final class Navigation: UINavigationController {
  @objc func pan(_ gesture: UIPanGestureRecognizer) {}
  func use(_ gesture: UIGestureRecognizer) { gesture.addTarget(self, action: Selector("pan:")) }
}
