public import Foundation

extension UIApplication {
  /// Whether the app is used, or has been left.
  public nonisolated enum State: Int, Sendable {
    /// In the foreground, and used.
    case active = 0
    /// In the foreground, and not used at this moment.
    case inactive = 1
    /// Out of sight.
    case background = 2
  }

  /// Told when the app is ready.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Told when the app is used.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Told when the app is about to be left.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Told when the app has been left.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// Told when the app is about to be used again.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Told when the system is about to end the app.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")

  /// Told when the app is to hold less memory.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Leaves the app, or comes back to it; nothing happens if that is so already.
  ///
  /// Each step goes by way of `inactive`. What is told in one step, in order: the scene's delegate and
  /// the scene's notification in an app with scenes, or else the app's delegate; then the app's
  /// notification (documentation of the two delegates; assumed: scenes before the app).
  ///
  /// Differs from UIKit: the app goes on in the background, where it would soon be suspended, and its
  /// animations too.
  package func move(to state: State) {
    while applicationState != state {
      switch (applicationState, state) {
      case (.active, _): resignActive()
      case (.inactive, .active): becomeActive()
      case (.inactive, _): enterBackground()
      case (.background, _): enterForeground()
      }
    }
  }

  private func becomeActive() {
    applicationState = .active
    step(
      .foregroundActive, scene: UIScene.didActivateNotification,
      application: Self.didBecomeActiveNotification,
      tellScene: { $0.sceneDidBecomeActive($1) }, tell: { $0.applicationDidBecomeActive(self) })
  }

  /// The app still counts as active while it is told.
  ///
  /// Source: the documentation of `applicationWillResignActive(_:)`; github.com/react/react-native, pull request 6379,
  /// where `applicationState` was never inactive then.
  private func resignActive() {
    step(
      .foregroundInactive, scene: UIScene.willDeactivateNotification,
      application: Self.willResignActiveNotification, isAhead: true,
      tellScene: { $0.sceneWillResignActive($1) }, tell: { $0.applicationWillResignActive(self) })
    applicationState = .inactive
  }

  private func enterBackground() {
    for window in windows { window.touches.cancelAll() }
    applicationState = .background
    step(
      .background, scene: UIScene.didEnterBackgroundNotification,
      application: Self.didEnterBackgroundNotification,
      tellScene: { $0.sceneDidEnterBackground($1) },
      tell: { $0.applicationDidEnterBackground(self) })
    for scene in scenes { scene.saveState() }
  }

  /// The app still counts as in the background while it is told (documentation of
  /// `applicationWillEnterForeground(_:)`).
  private func enterForeground() {
    step(
      .foregroundInactive, scene: UIScene.willEnterForegroundNotification,
      application: Self.willEnterForegroundNotification, isAhead: true,
      tellScene: { $0.sceneWillEnterForeground($1) },
      tell: { $0.applicationWillEnterForeground(self) })
    applicationState = .inactive
  }

  private func step(
    _ state: UIScene.ActivationState, scene sceneName: NSNotification.Name,
    application name: NSNotification.Name, isAhead: Bool = false,
    tellScene: (any UISceneDelegate, UIScene) -> Void, tell: (any UIApplicationDelegate) -> Void
  ) {
    for scene in scenes {
      scene.become(state, posting: sceneName, isAhead: isAhead) { tellScene($0, scene) }
    }
    if !hasScenes, let delegate { tell(delegate) }
    NotificationCenter.default.post(name: name, object: self)
  }
}
