// EXPECT: in a synchronous nonisolated context

import UIKit

final class N: UINavigationController {
  let edge = UIScreenEdgePanGestureRecognizer()
  deinit { view.removeGestureRecognizer(edge) }
}
