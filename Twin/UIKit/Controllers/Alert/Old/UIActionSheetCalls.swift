extension UIActionSheetDelegate {
  /// Lets `delegate.actionSheet?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var actionSheet: UIActionSheetDelegateCalls? {
    UIActionSheetDelegateCalls(delegate: self)
  }

  /// Lets `delegate.willPresent?(...)` compile, which Objective-C's optional methods need.
  public var willPresent: UIOptionalCalls<UIActionSheet, Void>? {
    UIOptionalCalls { self.willPresent($0) }
  }

  /// Lets `delegate.didPresent?(...)` compile, which Objective-C's optional methods need.
  public var didPresent: UIOptionalCalls<UIActionSheet, Void>? {
    UIOptionalCalls { self.didPresent($0) }
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIActionSheetDelegateCalls {
  let delegate: any UIActionSheetDelegate

  /// A button was tapped.
  public func callAsFunction(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    delegate.actionSheet(actionSheet, clickedButtonAt: buttonIndex)
  }

  /// The message is about to go.
  public func callAsFunction(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {
    delegate.actionSheet(actionSheet, willDismissWithButtonIndex: buttonIndex)
  }

  /// The message has gone.
  public func callAsFunction(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {
    delegate.actionSheet(actionSheet, didDismissWithButtonIndex: buttonIndex)
  }
}
