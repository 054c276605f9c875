public import Foundation

/// Follows the life of the app. All of it is optional.
///
/// Differs from UIKit: no state restoration and background work; of notifications only that there are none
/// from afar.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, UIWindowHolding {
  /// The app is about to be ready; `false` if it cannot open what it was started for.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app is ready: the place to make a window, in an app without scenes.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app is ready. Called only if the delegate has no method that hears of launch options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The app is used. Not called in an app with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to be left. Not called in an app with scenes.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is out of sight. Not called in an app with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to be seen. Not called in an app with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The system is about to end the app.
  func applicationWillTerminate(_ application: UIApplication)

  /// The app is to hold less memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Another app asks for a URL to be opened. Not called in an app with scenes.
  ///
  /// - Returns: Whether it was opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// A person has chosen one of the app's shortcuts. Not called in an app with scenes.
  ///
  /// - Parameter completionHandler: To be called with whether it could be done.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Scenes' sessions have been ended by the person. Differs from UIKit: never called.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Whether extensions of a kind may be used, such as keyboards. Differs from UIKit: never asked.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Whether the app's state is to be kept. Differs from UIKit: never asked, nor are the next four.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Whether the app's state is to come back.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Makes a page anew whose state comes back; nil for none.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// The app's state is about to be kept.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// The app's state has come back.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// The day, the time zone or the clock has changed. Differs from UIKit: never called.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Whether key commands follow the keyboard's layout of the person; asked once (since iOS 15). Differs from UIKit:
  /// never asked.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// Files can be read again. Differs from UIKit: never called, nor is the next one.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Files are about to be locked with the device.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// The app gets notifications from afar. Differs from UIKit: never called.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// The app gets no notifications from afar.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// The sides of the screen that may be up in a window. Asked whenever that is decided.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// The content is about to turn, for so many seconds (deprecated since iOS 13).
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)

  /// The content has begun to turn (deprecated since iOS 13).
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

  /// The status bar is about to have another frame (deprecated since iOS 13).
  ///
  /// - Parameter newStatusBarFrame: In the screen's coordinates, in points.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)

  /// The status bar has another frame (deprecated since iOS 13).
  ///
  /// - Parameter oldStatusBarFrame: The former one, in the screen's coordinates, in points.
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

  /// Goes on with an activity, such as a universal link. Not called in an app with scenes.
  ///
  /// - Parameter restorationHandler: To be called with the objects that go on with it, which are then told by
  ///   `restoreUserActivityState(_:)`.
  /// - Returns: Whether the app goes on with it.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// How a new scene is to be made. An app whose delegate has this method is an app with scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// The app's main window; `nil` if the delegate has no such property, and `.some(nil)` if it has one
  /// without a window.
  public var window: UIWindow?? { windowIfHeld }

  /// Goes on: the method is optional.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Tells by the method without launch options: this one is optional.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing: the method is optional.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Does nothing: the method is optional.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}

  /// They do: the method is optional.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(
    _ application: UIApplication
  ) -> Bool { true }

  /// Does nothing: the method is optional.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing: the method is optional.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing: the method is optional.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing: the method is optional.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing: the method is optional.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing: the method is optional.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Opens nothing: the method is optional.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Does nothing, and never answers: the method is optional.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  /// Does nothing: the method is optional.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing: the method is optional.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Those of the device: the method is optional.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    UISystem.current.traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Does not go on: the method is optional.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// The usual configuration: the method is optional.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}

extension UIApplication {
  /// Says why an app was started.
  public nonisolated struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key of its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    private init(named name: String) {
      rawValue = "UIApplicationLaunchOptions\(name)Key"
    }

    /// The URL that is to be opened.
    public static let url = LaunchOptionsKey(named: "URL")
    /// The bundle identifier of the app that sends the URL.
    public static let sourceApplication = LaunchOptionsKey(named: "SourceApplication")
    /// What that app says with the URL.
    public static let annotation = LaunchOptionsKey(named: "Annotation")
    /// The shortcut that was chosen, a `UIApplicationShortcutItem`.
    public static let shortcutItem = LaunchOptionsKey(named: "ShortcutItem")
    /// The content of a notification from a server; none comes to a device of the twin.
    public static let remoteNotification = LaunchOptionsKey(named: "RemoteNotification")
    /// A notification of the app's own; none comes to a device of the twin.
    public static let localNotification = LaunchOptionsKey(named: "LocalNotification")
    /// Says that the place of the device has changed; a device of the twin stays where it is.
    public static let location = LaunchOptionsKey(named: "Location")
    /// What another device goes on with here: a dictionary.
    public static let userActivityDictionary = LaunchOptionsKey(named: "UserActivityDictionary")
    /// The type of that, in the dictionary of ``userActivityDictionary``.
    public static let userActivityType = LaunchOptionsKey(named: "UserActivityType")
    /// The managers of centrals that are to be made again; a device of the twin has no Bluetooth.
    public static let bluetoothCentrals = LaunchOptionsKey(named: "BluetoothCentrals")
    /// The managers of peripherals that are to be made again; a device of the twin has no Bluetooth.
    public static let bluetoothPeripherals = LaunchOptionsKey(named: "BluetoothPeripherals")
    /// Issues of a magazine that have come; a device of the twin has none.
    public static let newsstandDownloads = LaunchOptionsKey(named: "NewsstandDownloads")
    /// What was shared by way of CloudKit; nothing is with a device of the twin.
    public static let cloudKitShareMetadata = LaunchOptionsKey(named: "CloudKitShareMetadata")
  }

  /// Says more about a URL that another app sends.
  public nonisolated struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key of its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the app that sends it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app says with it.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file has to be copied before it is used.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Says more about a URL that is sent to another app.
  public nonisolated struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key of its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app of the link's own may open it, and not the browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}
