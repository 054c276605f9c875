// EXPECT: incorrect argument label

import UIKit

@MainActor func use(_ navigation: UINavigationController) {
  navigation.transitionCoordinator?.animate(
    alongside: nil,
    completion: { context in navigation.title = context.isCancelled ? "back" : "done" })
}
