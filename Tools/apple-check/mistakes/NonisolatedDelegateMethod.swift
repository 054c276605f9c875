// EXPECT: can not be mutated from a nonisolated context

import UIKit

final class D: NSObject, UINavigationControllerDelegate {
  nonisolated func navigationController(
    _ nc: UINavigationController, willShow vc: UIViewController, animated: Bool
  ) { nc.view.alpha = 0 }
}
