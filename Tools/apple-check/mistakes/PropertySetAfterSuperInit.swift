// EXPECT: not initialized at super.init call

import UIKit

final class Navigation: UINavigationController {
  let tag: Int
  init(tag: Int) {
    super.init(nibName: nil, bundle: nil)
    self.tag = tag
  }
  required init?(coder: NSCoder) {
    tag = 0
    super.init(coder: coder)
  }
}
