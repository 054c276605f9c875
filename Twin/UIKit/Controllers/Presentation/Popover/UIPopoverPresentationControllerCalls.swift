extension UIPopoverPresentationControllerDelegate {
  /// Lets `delegate.prepareForPopoverPresentation?(...)` compile, which Objective-C's optional methods need.
  public var prepareForPopoverPresentation: UIOptionalCalls<UIPopoverPresentationController, Void>?
  {
    UIOptionalCalls { self.prepareForPopoverPresentation($0) }
  }
}
