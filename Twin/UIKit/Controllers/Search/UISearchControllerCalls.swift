extension UISearchControllerDelegate {
  /// Lets `delegate.willPresentSearchController?(...)` compile, which Objective-C's optional methods need.
  public var willPresentSearchController: UIOptionalCalls<UISearchController, Void>? {
    UIOptionalCalls { self.willPresentSearchController($0) }
  }

  /// Lets `delegate.didPresentSearchController?(...)` compile, which Objective-C's optional methods need.
  public var didPresentSearchController: UIOptionalCalls<UISearchController, Void>? {
    UIOptionalCalls { self.didPresentSearchController($0) }
  }

  /// Lets `delegate.willDismissSearchController?(...)` compile, which Objective-C's optional methods need.
  public var willDismissSearchController: UIOptionalCalls<UISearchController, Void>? {
    UIOptionalCalls { self.willDismissSearchController($0) }
  }

  /// Lets `delegate.didDismissSearchController?(...)` compile, which Objective-C's optional methods need.
  public var didDismissSearchController: UIOptionalCalls<UISearchController, Void>? {
    UIOptionalCalls { self.didDismissSearchController($0) }
  }

  /// Lets `delegate.presentSearchController?(...)` compile, which Objective-C's optional methods need.
  public var presentSearchController: UIOptionalCalls<UISearchController, Void>? {
    UIOptionalCalls { self.presentSearchController($0) }
  }
}
