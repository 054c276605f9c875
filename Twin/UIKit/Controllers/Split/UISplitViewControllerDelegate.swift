/// Is asked how columns become one and come apart again, and who shows what. All of it is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Which sides of the screen may be up while the controller is shown.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// Which side of the screen is to be up when the controller is presented.
  func splitViewControllerPreferredInterfaceOrientation(
    forPresentation splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation

  /// The columns that are shown are about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Shows a page in the primary column; false lets the controller do it.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool

  /// Shows a page in the secondary column; false lets the controller do it.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  /// What is shown when two columns become one; nil for the primary column. Before iOS 14.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?

  /// What the primary column shows when there is room for two; nil for what was shown. Before iOS 14.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?

  /// Takes the secondary column into the primary one; false lets the primary page do it. Before iOS 14.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Gives what the secondary column shows again; nil lets the primary page do it. Before iOS 14.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// The column that is seen when all become one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// The columns that are shown when there is room for more than one.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// The columns have become one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// The columns have come apart.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// A column is about to be shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// A column is about to be hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// A column has been shown. Since iOS 26.
  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column)

  /// A column has been hidden. Since iOS 26.
  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column)

  /// The mode that the button for it leads to, or a finger; `automatic` lets the controller choose.
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode

  /// A finger has begun to bring a column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

  /// The finger that brought a column has let go, or turned back.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// Those of the controller: the method is optional.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { splitViewController.usualOrientations }

  /// Upright: the method is optional.
  public func splitViewControllerPreferredInterfaceOrientation(
    forPresentation splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }

  /// Does nothing: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  /// The controller does it: the method is optional.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }

  /// The controller does it: the method is optional.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }

  /// The primary column: the method is optional.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// What was shown: the method is optional.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// The primary page does it: the method is optional.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// The primary page does it: the method is optional.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  /// The proposed one: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// The proposed ones: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  /// Does nothing: the method is optional.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing: the method is optional.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Does nothing: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}

  /// Does nothing: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}

  /// Does nothing: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) {}

  /// Does nothing: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) {}

  /// The controller chooses: the method is optional.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { .automatic }

  /// Does nothing: the method is optional.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {}

  /// Does nothing: the method is optional.
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) {}
}
