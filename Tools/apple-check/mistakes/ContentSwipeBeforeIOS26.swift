// EXPECT: 'interactiveContentPopGestureRecognizer' is only available in iOS 26.0 or newer

import UIKit

@MainActor func f(_ nav: UINavigationController) {
  nav.interactiveContentPopGestureRecognizer?.isEnabled = false
}
