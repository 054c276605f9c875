extension UIPopoverPresentationControllerDelegate {
  /// Lets `delegate.prepareForPopoverPresentation?(...)` compile, which Objective-C's optional methods need.
  public var prepareForPopoverPresentation: UIOptionalCalls<UIPopoverPresentationController, Void>?
  {
    UIOptionalCalls { self.prepareForPopoverPresentation($0) }
  }

  /// Lets `delegate.popoverPresentationControllerShouldDismissPopover?(...)` compile, which Objective-C's optional methods need.
  public var popoverPresentationControllerShouldDismissPopover:
    UIOptionalCalls<UIPopoverPresentationController, Bool>?
  {
    UIOptionalCalls { self.popoverPresentationControllerShouldDismissPopover($0) }
  }

  /// Lets `delegate.popoverPresentationControllerDidDismissPopover?(...)` compile, which Objective-C's optional methods need.
  public var popoverPresentationControllerDidDismissPopover:
    UIOptionalCalls<UIPopoverPresentationController, Void>?
  {
    UIOptionalCalls { self.popoverPresentationControllerDidDismissPopover($0) }
  }

  /// Lets `delegate.popoverPresentationController?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var popoverPresentationController: UIPopoverPresentationControllerDelegateCalls? {
    UIPopoverPresentationControllerDelegateCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIPopoverPresentationControllerDelegateCalls {
  let delegate: any UIPopoverPresentationControllerDelegate

  /// The popover goes to a place of a view.
  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    delegate.popoverPresentationController(
      popoverPresentationController, willRepositionPopoverTo: rect, in: view)
  }
}
