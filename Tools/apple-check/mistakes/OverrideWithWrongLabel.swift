// EXPECT: do not match those of overridden method

import UIKit

final class Navigation: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animate: Bool) {}
}
