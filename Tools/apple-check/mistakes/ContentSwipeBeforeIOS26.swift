// EXPECT: 'interactiveContentPopGestureRecognizer' is only available in iOS 26.0 or newer

import UIKit

@MainActor func use(_ navigation: UINavigationController) {
  navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
}
