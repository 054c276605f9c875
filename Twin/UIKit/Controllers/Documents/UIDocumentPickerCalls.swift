public import Foundation

extension UIDocumentPickerDelegate {
  /// Lets `delegate.documentPicker?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var documentPicker: UIDocumentPickerDelegateCalls? {
    UIDocumentPickerDelegateCalls(delegate: self)
  }

  /// Lets `delegate.documentPickerWasCancelled?(...)` compile, which Objective-C's optional methods need.
  public var documentPickerWasCancelled: UIOptionalCalls<UIDocumentPickerViewController, Void>? {
    UIOptionalCalls { self.documentPickerWasCancelled($0) }
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIDocumentPickerDelegateCalls {
  let delegate: any UIDocumentPickerDelegate

  /// Documents were picked, or those of the app have been put somewhere; the picker goes by itself.
  public func callAsFunction(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    delegate.documentPicker(controller, didPickDocumentsAt: urls)
  }

  /// A document was picked (deprecated since iOS 11).
  public func callAsFunction(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {
    delegate.documentPicker(controller, didPickDocumentAt: url)
  }
}
