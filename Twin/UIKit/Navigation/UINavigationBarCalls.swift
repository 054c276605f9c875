extension UINavigationBarDelegate {
  /// Lets `delegate.navigationBar?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var navigationBar: UINavigationBarDelegateCalls? {
    UINavigationBarDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UINavigationBarDelegateCalls {
  let delegate: any UINavigationBarDelegate

  /// Whether an item may be pushed; true unless implemented.
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  {
    delegate.navigationBar(navigationBar, shouldPush: item)
  }

  /// An item was pushed: after the animation, or at once if there was none.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPush: item)
  }

  /// Whether an item may be popped; true unless implemented.
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }

  /// An item was popped: after the animation, or at once if there was none.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}

extension UIBarPositioningDelegate {
  /// Lets `delegate.position?(for: bar)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var position: UIBarPositionCalls? { UIBarPositionCalls(delegate: self) }
}

/// The optional method that says where a bar is, called through `?`.
@preconcurrency @MainActor
public struct UIBarPositionCalls {
  let delegate: any UIBarPositioningDelegate

  /// Where the bar is.
  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
    delegate.position(for: bar)
  }
}
