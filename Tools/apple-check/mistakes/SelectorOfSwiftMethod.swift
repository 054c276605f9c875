// EXPECT: is not exposed to Objective-C

import UIKit

final class N: UINavigationController {
  func pan(_ s: UIPanGestureRecognizer) {}
  func f(_ g: UIGestureRecognizer) { g.addTarget(self, action: #selector(pan(_:))) }
}
