// EXPECT: nearly matches optional requirement

import UIKit

final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    from source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
