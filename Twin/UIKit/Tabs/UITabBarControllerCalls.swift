extension UITabBarControllerDelegate {
  /// Lets `delegate.tabBarController?(...)` compile, which Objective-C's optional methods need.
  public var tabBarController: UITabBarControllerDelegateCalls? {
    UITabBarControllerDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UITabBarControllerDelegateCalls {
  let delegate: any UITabBarControllerDelegate

  /// Whether a tap may select a page.
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(
      tabBarController, shouldSelect: viewController)
  }

  /// A tap selected a page.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(
      tabBarController, didSelect: viewController)
  }

  /// Whether a tap may select a tab.
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    delegate.tabBarController(
      tabBarController, shouldSelectTab: tab)
  }

  /// A tap selected a tab.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    delegate.tabBarController(
      tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }

  /// A person is about to choose the tabs of the bar.
  public func callAsFunction(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    delegate.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  /// A person is about to be done with choosing the tabs.
  public func callAsFunction(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    delegate.tabBarController(
      tabBarController, willEndCustomizing: viewControllers, changed: changed)
  }

  /// A person is done with choosing the tabs.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    delegate.tabBarController(
      tabBarController, didEndCustomizing: viewControllers, changed: changed)
  }

  /// What animates the change from one page to another.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// What lets a finger move the animator.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }
}

extension UITabBarControllerDelegate {
  /// Lets `delegate.tabBarControllerSupportedInterfaceOrientations?(...)` compile, which Objective-C's optional methods need.
  public var tabBarControllerSupportedInterfaceOrientations:
    UIOptionalCalls<UITabBarController, UIInterfaceOrientationMask>?
  {
    UIOptionalCalls { self.tabBarControllerSupportedInterfaceOrientations($0) }
  }

  /// Lets `delegate.tabBarControllerPreferredInterfaceOrientationForPresentation?(...)` compile, which Objective-C's optional methods need.
  public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    UIOptionalCalls<UITabBarController, UIInterfaceOrientation>?
  {
    UIOptionalCalls { self.tabBarControllerPreferredInterfaceOrientationForPresentation($0) }
  }
}
