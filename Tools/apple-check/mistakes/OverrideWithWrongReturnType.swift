// EXPECT: method does not override any method from its superclass

import UIKit

final class Navigation: UINavigationController {
  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> UIViewController?
  { nil }
}
