public import Foundation

extension UIApplicationDelegate {
  /// Lets `delegate.application?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var application: UIApplicationDelegateCalls? {
    UIApplicationDelegateCalls(delegate: self)
  }

  /// Lets `delegate.applicationDidFinishLaunching?(...)` compile, which Objective-C's optional methods need.
  public var applicationDidFinishLaunching: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationDidFinishLaunching($0) }
  }

  /// Lets `delegate.applicationSignificantTimeChange?(...)` compile, which Objective-C's optional methods need.
  public var applicationSignificantTimeChange: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationSignificantTimeChange($0) }
  }

  /// Lets `delegate.applicationShouldAutomaticallyLocalizeKeyCommands?(...)` compile.
  public var applicationShouldAutomaticallyLocalizeKeyCommands:
    UIOptionalCalls<UIApplication, Bool>?
  {
    UIOptionalCalls { self.applicationShouldAutomaticallyLocalizeKeyCommands($0) }
  }

  /// Lets `delegate.applicationDidBecomeActive?(...)` compile, which Objective-C's optional methods need.
  public var applicationDidBecomeActive: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationDidBecomeActive($0) }
  }

  /// Lets `delegate.applicationWillResignActive?(...)` compile, which Objective-C's optional methods need.
  public var applicationWillResignActive: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationWillResignActive($0) }
  }

  /// Lets `delegate.applicationDidEnterBackground?(...)` compile, which Objective-C's optional methods need.
  public var applicationDidEnterBackground: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationDidEnterBackground($0) }
  }

  /// Lets `delegate.applicationWillEnterForeground?(...)` compile, which Objective-C's optional methods need.
  public var applicationWillEnterForeground: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationWillEnterForeground($0) }
  }

  /// Lets `delegate.applicationWillTerminate?(...)` compile, which Objective-C's optional methods need.
  public var applicationWillTerminate: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationWillTerminate($0) }
  }

  /// Lets `delegate.applicationDidReceiveMemoryWarning?(...)` compile, which Objective-C's optional methods need.
  public var applicationDidReceiveMemoryWarning: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationDidReceiveMemoryWarning($0) }
  }

  /// Lets `delegate.applicationProtectedDataDidBecomeAvailable?(...)` compile.
  public var applicationProtectedDataDidBecomeAvailable: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationProtectedDataDidBecomeAvailable($0) }
  }

  /// Lets `delegate.applicationProtectedDataWillBecomeUnavailable?(...)` compile.
  public var applicationProtectedDataWillBecomeUnavailable: UIOptionalCalls<UIApplication, Void>? {
    UIOptionalCalls { self.applicationProtectedDataWillBecomeUnavailable($0) }
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIApplicationDelegateCalls {
  let delegate: any UIApplicationDelegate

  /// The app is about to be ready; `false` if it cannot open what it was started for.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  /// The app is ready: the place to make a window, in an app without scenes.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  /// Another app asks for a URL to be opened. Not called in an app with scenes.
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    delegate.application(app, open: url, options: options)
  }

  /// A person has chosen one of the app's shortcuts. Not called in an app with scenes.
  public func callAsFunction(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    delegate.application(
      application, performActionFor: shortcutItem, completionHandler: completionHandler)
  }

  /// How a new scene is to be made. An app whose delegate has this method is an app with scenes.
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }

  /// The app gets notifications from afar.
  public func callAsFunction(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    delegate.application(
      application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
  }

  /// The app gets no notifications from afar.
  public func callAsFunction(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
  }

  /// The sides of the screen that may be up in a window.
  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate.application(application, supportedInterfaceOrientationsFor: window)
  }

  /// Goes on with an activity, such as a universal link; false unless implemented.
  public func callAsFunction(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    delegate.application(
      application, continue: userActivity, restorationHandler: restorationHandler)
  }

  /// Scenes' sessions have been ended by the person.
  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    delegate.application(application, didDiscardSceneSessions: sceneSessions)
  }

  /// Whether extensions of a kind may be used, such as keyboards; they may unless implemented.
  public func callAsFunction(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool {
    delegate.application(
      application, shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
  }

  /// Whether the app's state is to be kept; no unless implemented.
  public func callAsFunction(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    delegate.application(application, shouldSaveSecureApplicationState: coder)
  }

  /// Whether the app's state is to come back; no unless implemented.
  public func callAsFunction(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    delegate.application(application, shouldRestoreSecureApplicationState: coder)
  }

  /// Makes a page anew whose state comes back; none unless implemented.
  public func callAsFunction(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    delegate.application(
      application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder)
  }

  /// The app's state is about to be kept.
  public func callAsFunction(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {
    delegate.application(application, willEncodeRestorableStateWith: coder)
  }

  /// The app's state has come back.
  public func callAsFunction(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {
    delegate.application(application, didDecodeRestorableStateWith: coder)
  }
}
