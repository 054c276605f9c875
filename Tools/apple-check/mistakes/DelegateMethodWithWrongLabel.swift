// EXPECT: nearly matches optional requirement

import UIKit

final class Delegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animate: Bool
  ) {}
}
