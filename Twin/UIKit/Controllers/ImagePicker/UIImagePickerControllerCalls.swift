import Foundation

extension UIImagePickerControllerDelegate {
  /// Lets `delegate.imagePickerController?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var imagePickerController: UIImagePickerControllerDelegateCalls? {
    UIImagePickerControllerDelegateCalls(delegate: self)
  }

  /// Lets `delegate.imagePickerControllerDidCancel?(...)` compile, which Objective-C's optional methods need.
  public var imagePickerControllerDidCancel: UIOptionalCalls<UIImagePickerController, Void>? {
    UIOptionalCalls { self.imagePickerControllerDidCancel($0) }
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIImagePickerControllerDelegateCalls {
  let delegate: any UIImagePickerControllerDelegate

  /// Something was picked.
  public func callAsFunction(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
  }
}
