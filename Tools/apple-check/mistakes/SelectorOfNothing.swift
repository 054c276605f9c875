// EXPECT: cannot find 'pann' in scope

import UIKit

final class Navigation: UINavigationController {
  @objc func pan(_ gesture: UIPanGestureRecognizer) {}
  func use(_ gesture: UIGestureRecognizer) { gesture.addTarget(self, action: #selector(pann(_:))) }
}
