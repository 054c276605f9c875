import Interlock
import UIKit

/// A navigation controller that takes willShow and didShow for the two ends of a transition.
///
/// Article: 001, a subclass that is its own delegate. The mistake: a swipe that is cancelled has had
/// its willShow, and no didShow follows.
class SelfWatchingController: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    transitionBegins()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    transitionEnds()
  }

  func transitionBegins() {}
  func transitionEnds() {}
}

/// Ignores pushes while a flag is set.
///
/// Article: 000, `inTransition`
final class FlagController: SelfWatchingController {
  private var isInTransition = false

  override func transitionBegins() { isInTransition = true }
  override func transitionEnds() { isInTransition = false }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !isInTransition else { return }
    super.pushViewController(viewController, animated: animated)
  }
}

/// Disables its own view, and so what a finger is just touching.
///
/// Article: 001, a reader's advice
final class BlockedViewsController: SelfWatchingController {
  override func transitionBegins() { view.isUserInteractionEnabled = false }
  override func transitionEnds() { view.isUserInteractionEnabled = true }
}

/// Hides the tab bar's view on all pages but the root.
///
/// Article: 002, hidesBottomBarWhenPushed, done by hand
final class HiddenTabBarController: SelfWatchingController {
  override func transitionBegins() {
    tabBarController?.tabBar.isHidden = viewControllers.count > 1
  }
}

/// A controller whose pages hide and show its bar by themselves, as each of them appears.
///
/// Article: 002, `setNavigationBarHidden(_:animated:)` in `viewWillAppear`. The mistake: `animated` is
/// false where the transition is animated.
final class UnanimatedBarController: UINavigationController {
  /// Called by a page in its `viewWillAppear`.
  func showOrHideBar(above page: UIViewController) {
    setNavigationBarHidden(page.interlockPage.bar.visibility == .hidden, animated: false)
  }
}
