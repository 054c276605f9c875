#if !canImport(ObjectiveC)
  import UIKit

  /// The delegate that UIKit's twin sees: it tells the guard, then the app's own delegate.
  class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
    /// The app's delegate.
    weak var client: (any UINavigationControllerDelegate)?
    private weak var driver: NavigationDriver?
    /// Stands for a client that implements nothing.
    private let nobody = NobodysDelegate()

    init(driver: NavigationDriver) {
      self.driver = driver
    }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
      (client ?? nobody).navigationControllerSupportedInterfaceOrientations(navigationController)
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
      (client ?? nobody).navigationControllerPreferredInterfaceOrientationForPresentation(
        navigationController)
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      driver?.hostWillShow(viewController)
      client?.navigationController?(
        navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      driver?.hostDidShow(viewController)
      client?.navigationController?(
        navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      // A method that the client does not have is missing here too: the swipe depends on it.
      (client ?? nobody).navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      client?.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
  }

  /// The proxy that UIKit sees while a finger drags a page away in the library's own swipe.
  final class PageDragDelegate: NavigationDelegateProxy {
    /// The drag.
    weak var drag: PageDrag?

    override func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let others = super.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      // This delegate has the method, whatever the client has.
      UISystem.current.missesDelegateMethod = false
      return drag?.animator(for: operation, from: fromVC, to: toVC) ?? others
    }

    override func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      guard let drag, animationController === drag.animator else {
        return super.navigationController(
          navigationController, interactionControllerFor: animationController)
      }
      return drag
    }
  }

  private final class NobodysDelegate: NSObject, UINavigationControllerDelegate {}
#endif
