// EXPECT: can not be mutated from a nonisolated context

import UIKit

final class Delegate: NSObject, UINavigationControllerDelegate {
  nonisolated func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { navigationController.view.alpha = 0 }
}
