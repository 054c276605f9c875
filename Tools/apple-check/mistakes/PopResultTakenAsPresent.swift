// EXPECT: value of optional type 'UIViewController?' must be unwrapped

import UIKit

@MainActor func f(_ nav: UINavigationController) -> UIViewController {
  nav.popViewController(animated: true)
}
