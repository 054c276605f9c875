public import Foundation

/// One instance of the app's interface.
///
/// Differs from UIKit: no state restoration and pointer lock; activation and destruction conditions are kept only.
open class UIScene: UIResponder {
  /// How much of the person's attention a scene has.
  public nonisolated enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In the foreground, and used.
    case foregroundActive = 0
    /// In the foreground, and not used at this moment.
    case foregroundInactive = 1
    /// Out of sight.
    case background = 2
  }

  /// What a scene is given when it is connected.
  ///
  /// Differs from UIKit: URLs and activities only.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    private let contexts: Set<UIOpenURLContext>
    private let activities: Set<NSUserActivity>
    private let item: UIApplicationShortcutItem?

    /// Collects what the system has for a scene.
    package init(
      urlContexts: Set<UIOpenURLContext>, userActivities: Set<NSUserActivity>,
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      contexts = urlContexts
      activities = userActivities
      item = shortcutItem
      super.init()
    }

    /// The URLs that the scene is to open.
    open var urlContexts: Set<UIOpenURLContext> { contexts }

    /// The activities that the scene is to continue.
    open var userActivities: Set<NSUserActivity> { activities }

    /// The shortcut for which the scene is connected; nil for none.
    open var shortcutItem: UIApplicationShortcutItem? { item }

    /// The bundle identifier of the app that has this one opened. Differs from UIKit: never known.
    open var sourceApplication: String? { nil }

    /// The type of the activity that is on its way from another device.
    open var handoffUserActivityType: String? { activities.first?.activityType }
  }

  private let ownSession: UISceneSession
  private(set) var state = ActivationState.unattached

  /// Makes a scene of a session, not connected yet.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    ownSession = session
    super.init()
  }

  /// The session that the scene belongs to.
  open var session: UISceneSession { ownSession }

  /// Who is told about the scene's life. The scene keeps it.
  open var delegate: (any UISceneDelegate)?

  /// What the person may call the scene, as where scenes are chosen. Differs from UIKit: nowhere seen.
  open var title = ""

  /// A second text beside the title.
  open var subtitle = ""

  /// How much of the person's attention the scene has.
  open var activationState: ActivationState { state }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  // MARK: Life

  /// Takes one step of the scene's life that nobody is told of.
  func become(_ newState: ActivationState) {
    state = newState
  }

  /// Takes one step of the scene's life, tells the delegate, and then everybody else.
  ///
  /// Documented: the scene's own method comes before the notification of the same step, and what is told ahead
  /// before the step (`sceneWillEnterForeground(_:)`; assumed for `sceneWillResignActive(_:)`).
  ///
  /// - Parameter isAhead: Whether the step is taken when all have been told.
  func become(
    _ newState: ActivationState, posting name: NSNotification.Name, isAhead: Bool = false,
    _ tell: (any UISceneDelegate) -> Void
  ) {
    if !isAhead { state = newState }
    if let delegate { tell(delegate) }
    NotificationCenter.default.post(name: name, object: self)
    state = newState
  }
}

extension UIScene {
  /// Told when a scene is about to be connected to the app.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")

  /// Told when the system has taken a scene from the app.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")

  /// Told when a scene is used.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")

  /// Told when a scene is about to be left.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")

  /// Told when a scene is about to be seen.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Told when a scene is out of sight.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that another app wants this one to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  private let ownURL: URL

  /// Describes a request to open a URL.
  package init(url: URL) {
    ownURL = url
    super.init()
  }

  /// The URL.
  open var url: URL { ownURL }

  /// More about the URL.
  open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

extension UIScene {
  /// Says more of a URL that another app wants this one to open.
  ///
  /// Differs from UIKit: nothing is known of who sent it.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that sends it.
    open var sourceApplication: String? { nil }
    /// What the app that sends it has added.
    open var annotation: Any? { nil }
    /// Whether the file must be copied before it is used.
    open var openInPlace: Bool { false }
  }
}
