extension UIAdaptivePresentationControllerDelegate {
  /// Lets `delegate.adaptivePresentationStyle?(...)` compile, which Objective-C's optional methods need.
  public var adaptivePresentationStyle: UIAdaptivePresentationStyleCalls? {
    UIAdaptivePresentationStyleCalls(delegate: self)
  }

  /// Lets `delegate.presentationController?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var presentationController: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(delegate: self)
  }

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

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationStyleCalls {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// The style on a narrow screen; `none` for the page's own.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  /// The style on a screen of some traits; `none` for the page's own.
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegateCalls {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// The controller for the style on a narrow screen was made, and can be told what it should be like.
  public func callAsFunction(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    delegate.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  /// A page to show instead on a narrow screen; nil for the same page.
  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  /// The page is about to come; `none` as style if it does not adapt.
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
