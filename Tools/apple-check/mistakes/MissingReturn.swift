// EXPECT: missing return

import UIKit

extension UIViewController {
  func shown(_ isShown: Bool) -> UIView? {
    if isShown { return view }
  }
}
