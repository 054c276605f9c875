// EXPECT: in a synchronous nonisolated context

import UIKit

final class Navigation: UINavigationController {
  let edge = UIScreenEdgePanGestureRecognizer()
  deinit { view.removeGestureRecognizer(edge) }
}
