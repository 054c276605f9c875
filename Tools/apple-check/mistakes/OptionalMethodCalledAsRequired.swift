// EXPECT: must be unwrapped

import UIKit

@MainActor func use(_ n: UINavigationController, _ v: UIViewController) {
  n.delegate?.navigationController(n, willShow: v, animated: true)
}
