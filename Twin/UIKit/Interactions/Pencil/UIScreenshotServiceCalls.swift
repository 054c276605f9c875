public import Foundation

extension UIScreenshotServiceDelegate {
  /// Lets `delegate.screenshotService?(...)` compile, which Objective-C's optional methods need.
  public var screenshotService: UIScreenshotServiceDelegateCalls? {
    UIScreenshotServiceDelegateCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIScreenshotServiceDelegateCalls {
  let delegate: any UIScreenshotServiceDelegate

  /// Makes the whole document; there is none unless implemented.
  public func callAsFunction(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) {
    delegate.screenshotService(
      screenshotService, generatePDFRepresentationWithCompletion: completionHandler)
  }
}
