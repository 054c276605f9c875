// EXPECT: in a synchronous nonisolated context

import UIKit

final class Navigation: UINavigationController {
  nonisolated override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
}
