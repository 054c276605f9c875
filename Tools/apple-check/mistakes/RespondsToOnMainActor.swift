// EXPECT: can not be referenced from a nonisolated context

import UIKit

@MainActor final class D: NSObject, UINavigationControllerDelegate {
  weak var real: (any UINavigationControllerDelegate)?
  override func responds(to aSelector: Selector!) -> Bool {
    real?.responds(to: aSelector) ?? super.responds(to: aSelector)
  }
}
