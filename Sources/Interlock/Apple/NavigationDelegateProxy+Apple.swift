#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC
  import UIKit

  /// The delegate that UIKit sees: it tells the guard, then the app's own delegate.
  ///
  /// It answers for what it forwards exactly as its client does. That matters: a delegate that
  /// implements `navigationController(_:animationControllerFor:from:to:)`, even to answer `nil`, takes
  /// the swipe-back away.
  class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
    /// The app's delegate.
    weak var client: (any UINavigationControllerDelegate)? {
      didSet { forwardingClient = client }
    }
    private weak var driver: NavigationDriver?

    // UIKit asks a delegate on the main thread only, and `client` is set there only; but the two
    // methods that read this one are declared by NSObject, without isolation.
    private nonisolated(unsafe) weak var forwardingClient: AnyObject?

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

    nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || forwardingClient?.responds?(to: selector) == true
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      forwardingClient?.responds?(to: selector) == true
        ? forwardingClient : super.forwardingTarget(for: selector)
    }
  }

  /// The proxy that UIKit sees while a finger drags a page away in the library's own swipe.
  ///
  /// The selectors are named: the conformance is its superclass's, from which none are inferred here.
  final class PageDragDelegate: NavigationDelegateProxy {
    /// The drag.
    weak var drag: PageDrag?

    @objc(navigationController:animationControllerForOperation:fromViewController:toViewController:)
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      drag?.animator(for: operation, from: fromVC, to: toVC)
        ?? client?.navigationController?(
          navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    @objc(navigationController:interactionControllerForAnimationController:)
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      guard let drag, animationController === drag.animator else {
        return client?.navigationController?(
          navigationController, interactionControllerFor: animationController)
      }
      return drag
    }
  }
#endif
