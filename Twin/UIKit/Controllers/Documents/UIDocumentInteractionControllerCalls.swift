public import Foundation

extension UIDocumentInteractionControllerDelegate {
  /// Lets `delegate.documentInteractionControllerViewControllerForPreview?(...)` compile, which Objective-C's optional methods need.
  public var documentInteractionControllerViewControllerForPreview:
    UIOptionalCalls<UIDocumentInteractionController, UIViewController>?
  {
    UIOptionalCalls { self.documentInteractionControllerViewControllerForPreview($0) }
  }

  /// Lets `delegate.documentInteractionControllerViewForPreview?(...)` compile, which Objective-C's optional methods need.
  public var documentInteractionControllerViewForPreview:
    UIOptionalCalls<UIDocumentInteractionController, UIView?>?
  {
    UIOptionalCalls { self.documentInteractionControllerViewForPreview($0) }
  }

  /// Lets `delegate.documentInteractionControllerRectForPreview?(...)` compile, which Objective-C's optional methods need.
  public var documentInteractionControllerRectForPreview:
    UIOptionalCalls<UIDocumentInteractionController, CGRect>?
  {
    UIOptionalCalls { self.documentInteractionControllerRectForPreview($0) }
  }

  /// Lets `delegate.documentInteractionControllerWillBeginPreview?(...)` compile, which Objective-C's optional methods need.
  public var documentInteractionControllerWillBeginPreview:
    UIOptionalCalls<UIDocumentInteractionController, Void>?
  {
    UIOptionalCalls { self.documentInteractionControllerWillBeginPreview($0) }
  }

  /// Lets `delegate.documentInteractionControllerDidEndPreview?(...)` compile, which Objective-C's optional methods need.
  public var documentInteractionControllerDidEndPreview:
    UIOptionalCalls<UIDocumentInteractionController, Void>?
  {
    UIOptionalCalls { self.documentInteractionControllerDidEndPreview($0) }
  }

  /// Lets `delegate.documentInteractionControllerWillPresentOptionsMenu?(...)` compile, which Objective-C's optional methods need.
  public var documentInteractionControllerWillPresentOptionsMenu:
    UIOptionalCalls<UIDocumentInteractionController, Void>?
  {
    UIOptionalCalls { self.documentInteractionControllerWillPresentOptionsMenu($0) }
  }

  /// Lets `delegate.documentInteractionControllerDidDismissOptionsMenu?(...)` compile, which Objective-C's optional methods need.
  public var documentInteractionControllerDidDismissOptionsMenu:
    UIOptionalCalls<UIDocumentInteractionController, Void>?
  {
    UIOptionalCalls { self.documentInteractionControllerDidDismissOptionsMenu($0) }
  }

  /// Lets `delegate.documentInteractionControllerWillPresentOpenInMenu?(...)` compile, which Objective-C's optional methods need.
  public var documentInteractionControllerWillPresentOpenInMenu:
    UIOptionalCalls<UIDocumentInteractionController, Void>?
  {
    UIOptionalCalls { self.documentInteractionControllerWillPresentOpenInMenu($0) }
  }

  /// Lets `delegate.documentInteractionControllerDidDismissOpenInMenu?(...)` compile, which Objective-C's optional methods need.
  public var documentInteractionControllerDidDismissOpenInMenu:
    UIOptionalCalls<UIDocumentInteractionController, Void>?
  {
    UIOptionalCalls { self.documentInteractionControllerDidDismissOpenInMenu($0) }
  }

  /// Lets `delegate.documentInteractionController?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var documentInteractionController: UIDocumentInteractionControllerDelegateCalls? {
    UIDocumentInteractionControllerDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIDocumentInteractionControllerDelegateCalls {
  let delegate: any UIDocumentInteractionControllerDelegate

  /// Another app is about to get the document. Never called: there are none.
  public func callAsFunction(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {
    delegate.documentInteractionController(controller, willBeginSendingToApplication: application)
  }

  /// Another app has got the document. Never called: there are none.
  public func callAsFunction(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {
    delegate.documentInteractionController(controller, didEndSendingToApplication: application)
  }
}
