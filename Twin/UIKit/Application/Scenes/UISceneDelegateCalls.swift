extension UISceneDelegate {
  /// Lets `delegate.scene?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var scene: UISceneDelegateCalls? {
    UISceneDelegateCalls(delegate: self)
  }

  /// Lets `delegate.sceneDidDisconnect?(...)` compile, which Objective-C's optional methods need.
  public var sceneDidDisconnect: UIOptionalCalls<UIScene, Void>? {
    UIOptionalCalls { self.sceneDidDisconnect($0) }
  }

  /// Lets `delegate.sceneDidBecomeActive?(...)` compile, which Objective-C's optional methods need.
  public var sceneDidBecomeActive: UIOptionalCalls<UIScene, Void>? {
    UIOptionalCalls { self.sceneDidBecomeActive($0) }
  }

  /// Lets `delegate.sceneWillResignActive?(...)` compile, which Objective-C's optional methods need.
  public var sceneWillResignActive: UIOptionalCalls<UIScene, Void>? {
    UIOptionalCalls { self.sceneWillResignActive($0) }
  }

  /// Lets `delegate.sceneWillEnterForeground?(...)` compile, which Objective-C's optional methods need.
  public var sceneWillEnterForeground: UIOptionalCalls<UIScene, Void>? {
    UIOptionalCalls { self.sceneWillEnterForeground($0) }
  }

  /// Lets `delegate.sceneDidEnterBackground?(...)` compile, which Objective-C's optional methods need.
  public var sceneDidEnterBackground: UIOptionalCalls<UIScene, Void>? {
    UIOptionalCalls { self.sceneDidEnterBackground($0) }
  }

  /// Lets `delegate.stateRestorationActivity?(for:)` compile, which Objective-C's optional methods need.
  public var stateRestorationActivity: UISceneDelegateRestorationCalls? {
    UISceneDelegateRestorationCalls(delegate: self)
  }
}

/// The optional method for a scene's state, called through `?`.
@preconcurrency @MainActor
public struct UISceneDelegateRestorationCalls {
  let delegate: any UISceneDelegate

  /// What the person does in the scene; nothing unless implemented.
  public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
    delegate.stateRestorationActivity(for: scene)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UISceneDelegateCalls {
  let delegate: any UISceneDelegate

  /// A scene was added to the app: the place to make its window.
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  /// Other apps ask for URLs to be opened.
  public func callAsFunction(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    delegate.scene(scene, openURLContexts: urlContexts)
  }

  /// An activity of this type is about to be continued.
  public func callAsFunction(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {
    delegate.scene(scene, willContinueUserActivityWithType: userActivityType)
  }

  /// An activity is to be continued.
  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
    delegate.scene(scene, continue: userActivity)
  }

  /// An activity that was set for the scene has other contents.
  public func callAsFunction(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    delegate.scene(scene, didUpdate: userActivity)
  }

  /// An activity of this type could not be continued.
  public func callAsFunction(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    delegate.scene(
      scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
  }
}
