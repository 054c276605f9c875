// EXPECT: value of optional type 'UIViewController?' must be unwrapped

import UIKit

@MainActor func use(_ navigation: UINavigationController) -> UIViewController {
  navigation.popViewController(animated: true)
}
