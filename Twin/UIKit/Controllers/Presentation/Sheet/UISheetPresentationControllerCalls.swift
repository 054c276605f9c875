extension UISheetPresentationControllerDelegate {
  /// Lets `delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(...)` compile, which Objective-C's optional methods need.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    UIOptionalCalls<UISheetPresentationController, Void>?
  {
    UIOptionalCalls { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) }
  }
}
