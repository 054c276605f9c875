#if !canImport(ObjectiveC)
  import UIKit

  /// The delegate that UIKit's twin sees: it tells the guard, then the app's own delegate.
  final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
    /// The app's delegate.
    weak var client: (any UINavigationControllerDelegate)?
    private weak var driver: NavigationDriver?

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
  }
#endif
