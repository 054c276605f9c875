// EXPECT: conflicts with method 'pushViewController(_:animated:)' from superclass

import UIKit

final class Navigation: UINavigationController {
  @objc(pushViewController:animated:) func pathPush(_ v: UIViewController, animated: Bool) {}
}
