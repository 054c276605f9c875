// EXPECT: incorrect argument label

import UIKit

@MainActor func f(_ nav: UINavigationController) {
  nav.transitionCoordinator?.animate(
    alongside: nil, completion: { context in nav.title = context.isCancelled ? "back" : "done" })
}
