extension UIFontPickerViewControllerDelegate {
  /// Lets `delegate.fontPickerViewControllerDidCancel?(...)` compile, which Objective-C's optional methods need.
  public var fontPickerViewControllerDidCancel: UIOptionalCalls<UIFontPickerViewController, Void>? {
    UIOptionalCalls { self.fontPickerViewControllerDidCancel($0) }
  }

  /// Lets `delegate.fontPickerViewControllerDidPickFont?(...)` compile, which Objective-C's optional methods need.
  public var fontPickerViewControllerDidPickFont: UIOptionalCalls<UIFontPickerViewController, Void>?
  {
    UIOptionalCalls { self.fontPickerViewControllerDidPickFont($0) }
  }
}
