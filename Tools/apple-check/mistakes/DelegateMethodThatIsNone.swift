// EXPECT: nothing

import UIKit

final class D: NSObject, UINavigationControllerDelegate {
  func navigationControllerDidPush(_ nc: UINavigationController) {}
}
