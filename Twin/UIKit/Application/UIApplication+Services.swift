import CoreGraphics
public import Foundation

/// What came of a look for new content in the background.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was some.
  case newData = 0
  /// There was none.
  case noData = 1
  /// It went wrong.
  case failed = 2
}

/// Whether the app may look for new content in the background.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The system does not allow it.
  case restricted = 0
  /// The person does not want it.
  case denied = 1
  /// It may.
  case available = 2
}

/// Something that goes on with an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// Badges, notifications from afar, looks for new content, and what is left of orientations.
extension UIApplication {
  private final class Services {
    var badge = 0
    var fetchInterval: TimeInterval = .greatestFiniteMagnitude
    var supportsShakeToEdit = true
    var showsNetworkActivity = false
  }

  private var services: Services {
    let key = ObjectIdentifier(Services.self)
    if let known = attachments[key] as? Services { return known }
    let services = Services()
    attachments[key] = services
    return services
  }

  /// The number on the app's icon; 0 for none. Differs from UIKit: nobody has to allow it.
  public final var applicationIconBadgeNumber: Int {
    get { services.badge }
    set { services.badge = max(0, newValue) }
  }

  /// Whether shaking the device offers to undo. Differs from UIKit: kept and otherwise ignored.
  public final var applicationSupportsShakeToEdit: Bool {
    get { services.supportsShakeToEdit }
    set { services.supportsShakeToEdit = newValue }
  }

  /// Whether something in the status bar shows that the network is used; without effect since iOS 13.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { services.showsNetworkActivity }
    set { services.showsNetworkActivity = newValue }
  }

  /// As often as the system can.
  ///
  /// Source: Apple, "setMinimumBackgroundFetchInterval(_:)", for this and the next one: the smallest interval
  /// that the system supports, and one so large that it never comes.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  /// Says how often the app wants to look for new content, in seconds.
  ///
  /// Differs from UIKit: kept and otherwise ignored; the system never has it look.
  public final func setMinimumBackgroundFetchInterval(
    _ minimumBackgroundFetchInterval: TimeInterval
  ) {
    services.fetchInterval = minimumBackgroundFetchInterval
  }

  /// Whether the app may look for new content in the background.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Whether files that are locked with the device can be read.
  public final var isProtectedDataAvailable: Bool { true }

  /// Asks for notifications from afar: the delegate hears, in a later turn, that there are none, as on a
  /// simulator without push notifications.
  public final func registerForRemoteNotifications() {
    let system = UISystem.current
    system.loop.post { [self] in
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [
          NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
        ])
      system.running(.app("application(_:didFailToRegisterForRemoteNotificationsWithError:)")) {
        self.delegate?.application(
          self, didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }
  }

  /// No longer wants notifications from afar.
  public final func unregisterForRemoteNotifications() {}

  /// Whether notifications from afar come: never.
  public final var isRegisteredForRemoteNotifications: Bool { false }

  /// Wants to hear of remote controls. Differs from UIKit: there are none.
  public final func beginReceivingRemoteControlEvents() {}

  /// No longer wants to hear of remote controls.
  public final func endReceivingRemoteControlEvents() {}

  /// Whether the app may have another icon: never.
  public final var supportsAlternateIcons: Bool { false }

  /// The name of the icon that the app has in place of its own.
  public final var alternateIconName: String? { nil }

  /// The sides of the screen that may be up in a window, as the app's delegate says it; those of the device
  /// if it does not.
  public final func supportedInterfaceOrientations(for window: UIWindow?)
    -> UIInterfaceOrientationMask
  {
    if let delegate {
      return delegate.application(self, supportedInterfaceOrientationsFor: window)
    }
    return UISystem.current.traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Where the status bar is (deprecated since iOS 13).
  public final var statusBarFrame: CGRect {
    defaultWindowScene?.statusBarManager?.statusBarFrame ?? .zero
  }

  /// Which way the content is up (deprecated since iOS 13).
  ///
  /// Setting it has no effect, as in an app whose view controllers say how they turn.
  public final var statusBarOrientation: UIInterfaceOrientation {
    get { defaultWindowScene?.interfaceOrientation ?? .portrait }
    set {}
  }

  /// Whether the status bar is away (deprecated since iOS 13).
  ///
  /// Setting it has no effect: view controllers say it, unless the app's `Info.plist` wants it otherwise.
  /// Source: Apple, "UIViewControllerBasedStatusBarAppearance".
  public final var isStatusBarHidden: Bool {
    get { UISystem.current.isStatusBarHidden }
    set {}
  }

  /// The colors of the status bar's content (deprecated since iOS 13).
  ///
  /// Setting it has no effect, as with `isStatusBarHidden`.
  public final var statusBarStyle: UIStatusBarStyle {
    get { UISystem.current.statusBarStyle }
    set {}
  }

  /// How long the status bar takes to turn, in seconds (deprecated since iOS 13).
  public final var statusBarOrientationAnimationDuration: TimeInterval {
    UISystem.current.quarterTurnDuration
  }

  /// Ends the session of a scene, which is disconnected; a later turn.
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    UISystem.current.loop.post { [self] in
      if let scene = sceneSession.scene { disconnect(scene) }
    }
  }

  /// Asks for the picture of a scene to be brought up to date. Differs from UIKit: nobody looks at it.
  public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // Notifications that nothing on a simulated device has posted.

  /// Told when the day or the clock has changed.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Told when the person has taken a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Told when the app may look for new content, or may not any more.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Told before files are locked with the device.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Told when files are no longer locked.
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
}

/// How a scene goes when its session ends.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
