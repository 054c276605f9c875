// EXPECT: 'topViewController' is a get-only property

import UIKit

final class Navigation: UINavigationController {
  override var topViewController: UIViewController? {
    get { super.topViewController }
    set { super.topViewController = newValue }
  }
}
