extension UIWindowSceneDelegate {
  /// Lets `delegate.windowScene?(...)` compile, which Objective-C's optional methods need.
  public var windowScene: UIWindowSceneDelegateCalls? {
    UIWindowSceneDelegateCalls(delegate: self)
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
