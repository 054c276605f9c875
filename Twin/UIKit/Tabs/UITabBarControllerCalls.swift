extension UITabBarControllerDelegate {
  /// Lets `delegate.tabBarController?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
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

  /// What becomes of things that are dropped on a tab.
  public func callAsFunction(
    _ tabBarController: UITabBarController, tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation {
    delegate.tabBarController(
      tabBarController, tab: tab, operationForAcceptingItemsFrom: session)
  }

  /// Things were dropped on a tab.
  public func callAsFunction(
    _ tabBarController: UITabBarController, tab: UITab,
    acceptItemsFrom session: any UIDropSession
  ) {
    delegate.tabBarController(tabBarController, tab: tab, acceptItemsFrom: session)
  }

  /// A person has hidden tabs or brought them back.
  public func callAsFunction(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {
    delegate.tabBarController(tabBarController, visibilityDidChangeFor: tabs)
  }

  /// A person has changed the order of the tabs in a group.
  public func callAsFunction(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {
    delegate.tabBarController(tabBarController, displayOrderDidChangeFor: group)
  }

  /// The pages that a tab has on the stack of its group.
  public func callAsFunction(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    delegate.tabBarController(
      tabBarController, displayedViewControllersFor: tab,
      proposedViewControllers: proposedViewControllers)
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

  /// Lets `delegate.tabBarControllerWillBeginEditing?(...)` compile, which Objective-C's optional methods need.
  public var tabBarControllerWillBeginEditing: UIOptionalCalls<UITabBarController, Void>? {
    UIOptionalCalls { self.tabBarControllerWillBeginEditing($0) }
  }

  /// Lets `delegate.tabBarControllerDidEndEditing?(...)` compile, which Objective-C's optional methods need.
  public var tabBarControllerDidEndEditing: UIOptionalCalls<UITabBarController, Void>? {
    UIOptionalCalls { self.tabBarControllerDidEndEditing($0) }
  }

  /// Lets `delegate.tabBarControllerPreferredInterfaceOrientationForPresentation?(...)` compile, which Objective-C's optional methods need.
  public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    UIOptionalCalls<UITabBarController, UIInterfaceOrientation>?
  {
    UIOptionalCalls { self.tabBarControllerPreferredInterfaceOrientationForPresentation($0) }
  }
}
