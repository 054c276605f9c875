extension UIAlertViewDelegate {
  /// Lets `delegate.alertView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var alertView: UIAlertViewDelegateCalls? {
    UIAlertViewDelegateCalls(delegate: self)
  }

  /// Lets `delegate.willPresent?(...)` compile, which Objective-C's optional methods need.
  public var willPresent: UIOptionalCalls<UIAlertView, Void>? {
    UIOptionalCalls { self.willPresent($0) }
  }

  /// Lets `delegate.didPresent?(...)` compile, which Objective-C's optional methods need.
  public var didPresent: UIOptionalCalls<UIAlertView, Void>? {
    UIOptionalCalls { self.didPresent($0) }
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIAlertViewDelegateCalls {
  let delegate: any UIAlertViewDelegate

  /// A button was tapped.
  public func callAsFunction(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    delegate.alertView(alertView, clickedButtonAt: buttonIndex)
  }

  /// The message is about to go.
  public func callAsFunction(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  {
    delegate.alertView(alertView, willDismissWithButtonIndex: buttonIndex)
  }

  /// The message has gone.
  public func callAsFunction(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    delegate.alertView(alertView, didDismissWithButtonIndex: buttonIndex)
  }
}
