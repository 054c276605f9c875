// EXPECT: nearly matches optional requirement

import UIKit

final class D: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ nc: UINavigationController, willShow vc: UIViewController, animate: Bool
  ) {}
}
