// EXPECT: can not be referenced from a nonisolated context

import UIKit

@MainActor final class Delegate: NSObject, UINavigationControllerDelegate {
  weak var real: (any UINavigationControllerDelegate)?
  override func responds(to aSelector: Selector!) -> Bool {
    real?.responds(to: aSelector) ?? super.responds(to: aSelector)
  }
}
