import Foundation

/// What the system does with an app: starts it, connects scenes, opens URLs, ends it.
extension UIApplication {
  // MARK: Start

  /// Starts the app of a delegate.
  ///
  /// Order: `willFinish…`, `didFinish…`, the notification of it, the scene if there is one, and then the
  /// app is used (documentation of the app's life cycle).
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate; nil if there is nothing to tell it.
  ///   - sceneDelegate: The delegate of the app's scene; nil for an app without scenes, and for one whose
  ///     delegate says in `configurationForConnecting` of which class it is.
  ///   - url: What the app is started for.
  ///   - item: The shortcut that it is started for.
  package func launch(
    _ delegate: (any UIApplicationDelegate)?, scene sceneDelegate: (any UISceneDelegate)?,
    opening url: URL?, choosing item: UIApplicationShortcutItem? = nil
  ) {
    self.delegate = delegate
    applicationState = .inactive
    let hasScenes = sceneDelegate != nil
    // In an app with scenes the scene gets what it is started for (documentation of the launch options).
    let options = hasScenes ? nil : launchOptions(url, item)
    let mayOpen = finishLaunching(with: options)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    if let sceneDelegate {
      connectScene(sceneDelegate, opening: url, activity: nil, choosing: item)
    } else if !connectConfiguredScene(ConnectionOptionsSource(url: url, item: item)) {
      requireRootViewControllers()
      for scene in scenes { scene.become(.foregroundInactive) }
      if let url, mayOpen { _ = delegate?.application(self, open: url, options: [:]) }
      if let item, mayOpen {
        delegate?.application(self, performActionFor: item, completionHandler: { _ in })
      }
    }
    move(to: .active)
  }

  private func launchOptions(
    _ url: URL?, _ item: UIApplicationShortcutItem?
  ) -> [LaunchOptionsKey: Any]? {
    var options: [LaunchOptionsKey: Any] = [:]
    options[.url] = url
    options[.shortcutItem] = item
    return options.isEmpty ? nil : options
  }

  /// - Returns: Whether neither method refuses to open what the app was started for.
  private func finishLaunching(with options: [LaunchOptionsKey: Any]?) -> Bool {
    guard let delegate else { return true }
    let isReady = delegate.application(self, willFinishLaunchingWithOptions: options)
    return delegate.application(self, didFinishLaunchingWithOptions: options) && isReady
  }

  /// UIKit refuses windows without a page at the end of the launch (the customary text; multiple
  /// reports, iOS 9 and later).
  private func requireRootViewControllers() {
    let isShort = windows.contains {
      !$0.isHidden && $0.rootViewController == nil && !($0 is InputWindow)
    }
    guard isShort else { return }
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      "Application windows are expected to have a root view controller at the end of application "
        + "launch")
  }

  // MARK: Scenes

  /// Gives every app the scene that it has even if it knows nothing of scenes.
  func connectDefaultScene() {
    let source = ConnectionOptionsSource()
    let scene = makeScene(of: usualSession, source, delegate: nil)
    scene.become(.foregroundActive)
  }

  /// Connects the app's scene to its delegate, in the place of the one that every app gets.
  package func connectScene(
    _ sceneDelegate: any UISceneDelegate, opening url: URL?, activity: NSUserActivity?,
    choosing item: UIApplicationShortcutItem? = nil
  ) {
    let source = ConnectionOptionsSource(url: url, activity: activity, item: item)
    connect(describedSession(source), source, to: sceneDelegate)
  }

  /// Connects a scene to a delegate of the class that the app's delegate names for it.
  ///
  /// - Returns: Whether it names one.
  private func connectConfiguredScene(_ source: ConnectionOptionsSource) -> Bool {
    let session = describedSession(source)
    guard let type = session.configuration.delegateClass as? NSObject.Type,
      let sceneDelegate = NSObject.make(type) as? any UISceneDelegate
    else { return false }
    connect(session, source, to: sceneDelegate)
    return true
  }

  private func connect(
    _ session: UISceneSession, _ source: ConnectionOptionsSource,
    to sceneDelegate: any UISceneDelegate
  ) {
    if !hasScenes { scenes = [] }
    hasScenes = true
    let scene = makeScene(of: session, source, delegate: sceneDelegate)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: source.options)
    scene.become(
      .foregroundInactive, posting: UIScene.willEnterForegroundNotification, isAhead: true
    ) {
      $0.sceneWillEnterForeground(scene)
    }
    guard applicationState == .active else { return }
    scene.become(.foregroundActive, posting: UIScene.didActivateNotification) {
      $0.sceneDidBecomeActive(scene)
    }
  }

  /// The system takes a scene from the app.
  package func disconnect(_ scene: UIScene) {
    guard scenes.contains(scene) else { return }
    scenes.removeAll { $0 === scene }
    scene.become(.unattached, posting: UIScene.didDisconnectNotification) {
      $0.sceneDidDisconnect(scene)
    }
  }

  private struct ConnectionOptionsSource {
    var url: URL?
    var activity: NSUserActivity?
    var item: UIApplicationShortcutItem?

    @MainActor var options: UIScene.ConnectionOptions {
      UIScene.ConnectionOptions(
        urlContexts: Set(url.map { [UIOpenURLContext(url: $0)] } ?? []),
        userActivities: Set(activity.map { [$0] } ?? []), shortcutItem: item)
    }
  }

  /// The session of the next scene, of which nobody has said anything.
  private var usualSession: UISceneSession {
    UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
      persistentIdentifier: "scene-\(sceneCount + 1)")
  }

  /// The session of the next scene, as the app's delegate describes it.
  private func describedSession(_ source: ConnectionOptionsSource) -> UISceneSession {
    let usual = usualSession
    guard let delegate else { return usual }
    return UISceneSession(
      configuration: delegate.application(
        self, configurationForConnecting: usual, options: source.options),
      persistentIdentifier: usual.persistentIdentifier)
  }

  private func makeScene(
    of session: UISceneSession, _ source: ConnectionOptionsSource,
    delegate sceneDelegate: (any UISceneDelegate)?
  ) -> UIWindowScene {
    sceneCount += 1
    let scene = UIWindowScene(session: session, connectionOptions: source.options)
    session.connectedScene = scene
    scene.delegate = sceneDelegate
    scenes.append(scene)
    return scene
  }

  // MARK: URLs

  /// Another app asks this one to open a URL.
  package func receive(_ url: URL) {
    if let scene = scenes.first(where: { $0.delegate != nil }) {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = delegate?.application(self, open: url, options: [:])
    }
  }

  /// A universal link, or another device, asks this app to continue an activity.
  ///
  /// In an app without scenes its delegate goes on, and objects that it names.
  package func receive(_ activity: NSUserActivity) {
    guard let scene = scenes.first(where: { $0.delegate != nil }) else {
      _ = delegate?.application(self, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      }
      return
    }
    scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
    scene.delegate?.scene(scene, continue: activity)
  }

  /// - Returns: Whether an app opens it, which the completion is told in a later turn.
  @discardableResult
  func send(_ url: URL, completion: ((Bool) -> Void)?) -> Bool {
    let isOpened = canOpenURL(url)
    let system = UISystem.current
    if isOpened { system.openedURLs.append(url) }
    guard let completion else { return isOpened }
    system.loop.post { [system] in
      system.running(.app("completion of open")) { completion(isOpened) }
    }
    return isOpened
  }

  // MARK: Memory and end

  /// The system asks the app to hold less memory: first its delegate, then everybody, then each page.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for window in windows { window.rootViewController.map(warn) }
  }

  private func warn(_ page: UIViewController) {
    page.didReceiveMemoryWarning()
    for child in page.children { warn(child) }
    if let presented = page.ownPresentation?.presented { warn(presented) }
  }

  /// The system ends the app.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }
}
