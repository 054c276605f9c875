#if !canImport(ObjectiveC)
  import UIKit

  /// The delegate that UIKit's twin sees: it tells the guard, then the app's own delegate.
  final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
    /// The app's delegate.
    weak var client: (any UINavigationControllerDelegate)?
    private weak var driver: NavigationDriver?
    /// Stands for a client that implements nothing.
    private let nobody = NobodysDelegate()

    init(driver: NavigationDriver) {
      self.driver = driver
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

  private final class NobodysDelegate: NSObject, UINavigationControllerDelegate {}
#endif
