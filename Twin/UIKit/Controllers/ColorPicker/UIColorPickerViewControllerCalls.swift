extension UIColorPickerViewControllerDelegate {
  /// Lets `delegate.colorPickerViewControllerDidSelectColor?(...)` compile, which Objective-C's optional methods need.
  public var colorPickerViewControllerDidSelectColor:
    UIOptionalCalls<UIColorPickerViewController, Void>?
  {
    UIOptionalCalls { self.colorPickerViewControllerDidSelectColor($0) }
  }

  /// Lets `delegate.colorPickerViewController?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var colorPickerViewController: UIColorPickerViewControllerDelegateCalls? {
    UIColorPickerViewControllerDelegateCalls(delegate: self)
  }

  /// Lets `delegate.colorPickerViewControllerDidFinish?(...)` compile, which Objective-C's optional methods need.
  public var colorPickerViewControllerDidFinish: UIOptionalCalls<UIColorPickerViewController, Void>?
  {
    UIOptionalCalls { self.colorPickerViewControllerDidFinish($0) }
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIColorPickerViewControllerDelegateCalls {
  let delegate: any UIColorPickerViewControllerDelegate

  /// A color was picked (since iOS 15).
  public func callAsFunction(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    delegate.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
  }
}
