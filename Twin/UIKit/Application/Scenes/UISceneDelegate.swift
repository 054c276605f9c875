public import Foundation

/// Follows the life of a scene. All of it is optional.
///
/// Differs from UIKit: no scene is connected again, so its delegate is asked for its state and never gets it back.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// A scene was added to the app: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The system has taken the scene from the app.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene is used.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to be left.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Other apps ask for URLs to be opened.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)

  /// An activity of this type is about to be continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// An activity is to be continued.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// What the person does in the scene, to go on with when the scene is connected again. Asked when the scene is
  /// out of sight; kept as the session's ``UISceneSession/stateRestorationActivity``.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// The scene is connected again: what the person did in it is to be shown, once its views are there (since iOS
  /// 15). Differs from UIKit: never called.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

  /// The activity that the scene's state is kept in is up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

  /// An activity of this type could not be continued.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
}

/// Follows the life of a scene that has windows. All of it is optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowHolding {
  /// Where the system's buttons for the scene's window are to be (since iOS 26); as the system finds it right unless
  /// implemented. Differs from UIKit: never asked, as there are no such buttons.
  func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle

  /// A person has chosen one of the app's shortcuts while the scene is connected.
  ///
  /// - Parameter completionHandler: To be called with whether it could be done.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// The scene has another size, another side up, or other traits (deprecated since iOS 26).
  ///
  /// Differs from UIKit: not called for traits alone.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// The scene has another size, or another side up (since iOS 26).
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UISceneDelegate {
  /// Does nothing: the method is optional.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing: the method is optional.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing: the method is optional.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing: the method is optional.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing: the method is optional.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing: the method is optional.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing: the method is optional.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}

  /// Does nothing: the method is optional.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  /// Does nothing: the method is optional.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Nothing: the method is optional.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  /// Does nothing: the method is optional.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}

  /// Does nothing: the method is optional.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}

  /// Does nothing: the method is optional.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
}

extension UIWindowSceneDelegate {
  /// As the system finds it right: the method is optional.
  public func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle { .automatic }

  /// Does nothing, and never answers: the method is optional.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  /// The scene's main window; `nil` if the delegate has no such property, and `.some(nil)` if it has
  /// one without a window.
  public var window: UIWindow?? { windowIfHeld }
}
