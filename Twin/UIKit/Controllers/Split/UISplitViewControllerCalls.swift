extension UISplitViewControllerDelegate {
  /// Lets `delegate.splitViewController?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var splitViewController: UISplitViewControllerDelegateCalls? {
    UISplitViewControllerDelegateCalls(delegate: self)
  }

  /// Lets `delegate.primaryViewController?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var primaryViewController: UISplitViewControllerPrimaryCalls? {
    UISplitViewControllerPrimaryCalls(delegate: self)
  }

  /// Lets `delegate.splitViewControllerDidCollapse?(...)` compile, which Objective-C's optional methods need.
  public var splitViewControllerDidCollapse: UIOptionalCalls<UISplitViewController, Void>? {
    UIOptionalCalls { self.splitViewControllerDidCollapse($0) }
  }

  /// Lets `delegate.splitViewControllerInteractivePresentationGestureWillBegin?(...)` compile.
  public var splitViewControllerInteractivePresentationGestureWillBegin:
    UIOptionalCalls<UISplitViewController, Void>?
  {
    UIOptionalCalls { self.splitViewControllerInteractivePresentationGestureWillBegin($0) }
  }

  /// Lets `delegate.splitViewControllerInteractivePresentationGestureDidEnd?(...)` compile.
  public var splitViewControllerInteractivePresentationGestureDidEnd:
    UIOptionalCalls<UISplitViewController, Void>?
  {
    UIOptionalCalls { self.splitViewControllerInteractivePresentationGestureDidEnd($0) }
  }

  /// Lets `delegate.splitViewControllerDidExpand?(...)` compile, which Objective-C's optional methods need.
  public var splitViewControllerDidExpand: UIOptionalCalls<UISplitViewController, Void>? {
    UIOptionalCalls { self.splitViewControllerDidExpand($0) }
  }

  /// Lets `delegate.targetDisplayModeForAction?(in:)` compile, which Objective-C's optional methods need.
  public var targetDisplayModeForAction: UISplitViewControllerTargetCalls? {
    UISplitViewControllerTargetCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegateCalls {
  let delegate: any UISplitViewControllerDelegate

  /// The columns that are shown are about to change.
  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    delegate.splitViewController(svc, willChangeTo: displayMode)
  }

  /// Shows a page in the primary column; false lets the controller do it.
  public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, show: vc, sender: sender)
  }

  /// Shows a page in the secondary column; false lets the controller do it.
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  /// Takes the secondary column into the primary one; false lets the primary page do it. Before iOS 14.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    delegate.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  /// Gives what the secondary column shows again; nil lets the primary page do it. Before iOS 14.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  /// The column that is seen when all become one.
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  /// The columns that are shown when there is room for more than one.
  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    delegate.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  /// A column is about to be shown.
  public func callAsFunction(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willShow: column)
  }

  /// A column is about to be hidden.
  public func callAsFunction(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willHide: column)
  }

  /// A column has been shown.
  public func callAsFunction(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, didShow: column)
  }

  /// A column has been hidden.
  public func callAsFunction(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, didHide: column)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UISplitViewControllerPrimaryCalls {
  let delegate: any UISplitViewControllerDelegate

  /// What is shown when two columns become one; nil for the primary column. Before iOS 14.
  public func callAsFunction(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    delegate.primaryViewController(forCollapsing: splitViewController)
  }

  /// What the primary column shows when there is room for two; nil for what was shown. Before iOS 14.
  public func callAsFunction(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    delegate.primaryViewController(forExpanding: splitViewController)
  }
}

/// The optional method for the button of the columns, called through `?`.
@preconcurrency @MainActor
public struct UISplitViewControllerTargetCalls {
  let delegate: any UISplitViewControllerDelegate

  /// How columns are shown after the button's next tap; as the system has it unless implemented.
  public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    delegate.targetDisplayModeForAction(in: svc)
  }
}
