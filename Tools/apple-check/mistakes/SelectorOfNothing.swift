// EXPECT: cannot find 'pann' in scope

import UIKit

final class N: UINavigationController {
  @objc func pan(_ s: UIPanGestureRecognizer) {}
  func f(_ g: UIGestureRecognizer) { g.addTarget(self, action: #selector(pann(_:))) }
}
