extension UIWindowSceneDelegate {
  /// Lets `delegate.windowScene?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var windowScene: UIWindowSceneDelegateCalls? {
    UIWindowSceneDelegateCalls(delegate: self)
  }

  /// Lets `delegate.preferredWindowingControlStyle?(for:)` compile, which Objective-C's optional methods need.
  public var preferredWindowingControlStyle: UIWindowingControlStyleCalls? {
    UIWindowingControlStyleCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIWindowSceneDelegateCalls {
  let delegate: any UIWindowSceneDelegate

  /// A person has chosen one of the app's shortcuts while the scene is connected.
  public func callAsFunction(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    delegate.windowScene(
      windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
}

/// The optional method for the place of the system's buttons, called through `?`.
@preconcurrency @MainActor
public struct UIWindowingControlStyleCalls {
  let delegate: any UIWindowSceneDelegate

  /// Where the system's buttons for the scene's window are to be.
  public func callAsFunction(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle {
    delegate.preferredWindowingControlStyle(for: windowScene)
  }
}
