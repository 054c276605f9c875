// EXPECT: nothing

import UIKit

// A limit of the check: UIKit never calls this, and a method of that name may be the app's own.
final class Delegate: NSObject, UINavigationControllerDelegate {
  func navigationControllerDidPush(_ navigationController: UINavigationController) {}
}
