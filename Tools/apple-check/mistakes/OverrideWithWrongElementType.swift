// EXPECT: method does not override any method from its superclass

import UIKit

final class Navigation: UINavigationController {
  override func setViewControllers(_ viewControllers: [UINavigationController], animated: Bool) {}
}
