// EXPECT: 'required' initializer 'init(coder:)' must be provided

import UIKit

final class Navigation: UINavigationController {
  let tag: Int
  init(tag: Int) {
    self.tag = tag
    super.init(nibName: nil, bundle: nil)
  }
}
