public import Foundation

/// Follows what a person does with the tabs, and may refuse.
///
/// When code selects a tab, nothing but an animator is asked for (documentation of `selectedIndex`).
///
/// Differs from UIKit: nobody hides tabs or changes their order, so that the methods about that are for code that calls
/// them.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select a page; true unless implemented. Also asked about the page that is
  /// selected already.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// A tap selected a page, or was on the tab of the page that is selected already.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Whether a tap may select a tab; true unless implemented. Only of a controller with `tabs`.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool

  /// A tap selected a tab, which may be one in a group. Only of a controller with `tabs`.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

  /// What becomes of things that are dropped on a tab; nothing unless implemented. Only of a controller with `tabs` (since
  /// iOS 18).
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation

  /// Things were dropped on a tab. Only of a controller with `tabs` (since iOS 18).
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab,
    acceptItemsFrom session: any UIDropSession)

  /// A person begins to hide tabs and to change their order (since iOS 18).
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)

  /// A person is done with hiding tabs and changing their order (since iOS 18).
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)

  /// A person has hidden tabs or brought them back (since iOS 18).
  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])

  /// A person has changed the order of the tabs in a group (since iOS 18).
  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

  /// The pages that a tab, one in a group with a `managingNavigationController` or that group itself, has on the stack of
  /// that; those that are proposed unless implemented (since iOS 18).
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]

  /// A person is about to choose the tabs of the bar.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )

  /// A person is about to be done with choosing the tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)

  /// A person is done with choosing the tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)

  /// Which sides of the screen may be up while the controller is shown.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  /// Which side of the screen is to be up when the controller is presented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation

  /// What animates the change from one page to another; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What lets a finger move the animator; nil if none does.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Agrees: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  /// Agrees: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }

  /// Does nothing: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}

  /// Nothing: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation { .cancel }

  /// Does nothing: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab,
    acceptItemsFrom session: any UIDropSession
  ) {}

  /// Does nothing: the method is optional.
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}

  /// Does nothing: the method is optional.
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}

  /// Does nothing: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {}

  /// Does nothing: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {}

  /// Those that are proposed: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }

  /// Those of the controller: the method is optional.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.usualOrientations }

  /// Upright: the method is optional.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }

  /// No animation: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// No finger: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Does nothing: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}

  /// Does nothing: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}

  /// Does nothing: the method is optional.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
}
