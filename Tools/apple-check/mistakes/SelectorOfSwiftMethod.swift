// EXPECT: is not exposed to Objective-C

import UIKit

final class Navigation: UINavigationController {
  func pan(_ gesture: UIPanGestureRecognizer) {}
  func use(_ gesture: UIGestureRecognizer) { gesture.addTarget(self, action: #selector(pan(_:))) }
}
