extension UIAdaptivePresentationControllerDelegate {
  /// Lets `delegate.presentationControllerShouldDismiss?(...)` compile, which Objective-C's optional methods need.
  public var presentationControllerShouldDismiss: UIOptionalCalls<UIPresentationController, Bool>? {
    UIOptionalCalls { self.presentationControllerShouldDismiss($0) }
  }

  /// Lets `delegate.presentationControllerWillDismiss?(...)` compile, which Objective-C's optional methods need.
  public var presentationControllerWillDismiss: UIOptionalCalls<UIPresentationController, Void>? {
    UIOptionalCalls { self.presentationControllerWillDismiss($0) }
  }

  /// Lets `delegate.presentationControllerDidDismiss?(...)` compile, which Objective-C's optional methods need.
  public var presentationControllerDidDismiss: UIOptionalCalls<UIPresentationController, Void>? {
    UIOptionalCalls { self.presentationControllerDidDismiss($0) }
  }

  /// Lets `delegate.presentationControllerDidAttemptToDismiss?(...)` compile, which Objective-C's optional methods need.
  public var presentationControllerDidAttemptToDismiss:
    UIOptionalCalls<UIPresentationController, Void>?
  {
    UIOptionalCalls { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// Lets `delegate.presentationController?(...)` compile, which Objective-C's optional methods need.
  public var presentationController: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegateCalls {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// The controller for the style on a narrow screen was made.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    delegate.presentationController(
      presentationController, prepare: adaptivePresentationController)
  }

  /// A page to show instead on a narrow screen; nil for the same page.
  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: style)
  }

  /// The page is about to come.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }
}
